### Moves in words: the notation of records as a person would say it.

## Musée

move-musee-hang = hang { $first } in the { $row ->
        [T] top
        [M] middle
       *[B] bottom
    } gallery, column { $column }
move-musee-keep = keep the unseen card
move-musee-give = give the unseen card to the partner

## Modern Art

move-modern-art-offer = offer a painting by { $name }, { $second ->
        [open] open auction
        [once] once around
        [sealed] sealed auction
        [fixed] fixed price
       *[double] double auction
    }
move-modern-art-add = add a painting by { $name }, { $second ->
        [open] open auction
        [once] once around
        [sealed] sealed auction
       *[fixed] fixed price
    }
move-modern-art-decline = add no second painting
move-modern-art-bid = bid { $first }
move-modern-art-pass = pass
move-modern-art-seal = { $first ->
        [0] an empty hand
       *[other] { $first } in the closed hand
    }
move-modern-art-price = ask { $first } for it
move-modern-art-buy = buy it at the price
move-modern-art-reveal = reveal a card of the mystery hand
move-modern-art-skip = reveal no card

## Art Society

move-art-society-start = hang the starting painting at { $first }
move-art-society-lot = put a painting of size { $first } into the lot
move-art-society-bid = bid card { $first }
move-art-society-take = take the painting { $first }
move-art-society-hang = hang { $first } at { $second }
move-art-society-hold = give { $first } to the assistant
move-art-society-swap = give { $first } to the museum for { $second }
move-art-society-store = store { $first } as excess
move-art-society-decor = { $second ->
        [hold] take the decor { $first } for the assistant
       *[other] hang the decor { $first } at { $second }
    }
move-art-society-enough = take no more decor
move-art-society-merge = merge the decor at { $all }
move-art-society-end = end the turn
move-art-society-rehang = re-hang what is new
move-art-society-done = leave the wall as it is
move-art-society-restore = put everything back
