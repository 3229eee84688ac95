### Musée in the browser: the houses, the hand, the decision, the numbers, the end.

web-musee-and = { $first } and { $last }

## Places and houses

web-musee-gallery = { $gallery ->
        [top] Top
        [middle] Middle
       *[bottom] Bottom
    }
web-musee-place = { $gallery ->
        [top] Top
        [middle] Middle
       *[bottom] Bottom
    } { $column }
web-musee-yours = Your Musée
web-musee-yours-and = You and { $name }
web-musee-of = { $name }’s Musée
web-musee-two-hands = One Musée, two secret hands
web-musee-points-word = { $points ->
        [one] point
       *[other] points
    }
web-musee-empty = empty
web-musee-empty-window = empty, takes { $window }
web-musee-empty-closed = empty, closed
web-musee-others = The other Musées
web-musee-houses = The Musées
web-musee-out = out
web-musee-order = Order of play
web-musee-holds = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-musee-turn = Turn { $turn }
web-musee-stairs-lit = Staircase at column { $column }: +3
web-musee-to-go = { $slots } to go
web-musee-bonus-yours = yours
web-musee-bonus-lost = cannot be filled
web-musee-bonus-nobody = nobody
web-musee-bonus-spoken = { $gallery ->
        [top] Bonus of the top gallery
        [middle] Bonus of the middle gallery
       *[bottom] Bonus of the bottom gallery
    }, 4 points

## Windows

web-musee-free = { $free } free
web-musee-any = any number
web-musee-closed = closed
web-musee-few = { $free } for { $slots }
web-musee-closes = closes { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    }
web-musee-closes-short = closes { $slots }
web-musee-fills = fills the gap
web-musee-fits = fits
web-musee-fills-sentence = It fills the gap.
web-musee-side = { $where ->
        [left] Left
       *[right] Right
    } { $window }: { $free } free.
web-musee-side-tight = { $where ->
        [left] Left
       *[right] Right
    } { $window }: only { $free } free for { $slots } slots.
web-musee-side-closed = { $where ->
        [left] Left
       *[right] Right
    }: { $slots ->
        [one] no number is left for 1 slot.
       *[other] no number is left for { $slots } slots.
    }

## What a place brings

web-musee-sum-painting = 1 painting
web-musee-sum-neighbours = { $points } { $points ->
        [2] neighbour
       *[other] neighbours
    }
web-musee-sum-staircases = { $points } { $points ->
        [3] staircase
       *[other] staircases
    }
web-musee-sum-bonus = { $points } gallery bonus

## The hand and the pile

web-musee-hand = Your hand
web-musee-hand-card = { $card }, “{ $title }”
web-musee-fits-nowhere = fits nowhere
web-musee-new = new
web-musee-in-the-pile = in the pile

## The decision

web-musee-decision = Decision
web-musee-your-turn = Your turn
web-musee-wait = { $count ->
        [one] { $names } waits.
       *[other] { $names } wait.
    }
web-musee-waiting-for = Waiting for { $name }
web-musee-watching = You are watching
web-musee-choose = Choose a painting to hang.
web-musee-choose-team = Choose a painting for your team.
web-musee-since = { $name }: { $number } in { $place } (+{ $points }).
web-musee-then-draw = After you hang it you draw one card.
web-musee-no-draw = The pile is empty: you draw nothing.
web-musee-no-hints = Partners give each other no hints.
web-musee-lit-slot = Hang { $number } in a lit slot.
web-musee-until-confirm = Nothing is final until you confirm.
web-musee-click-hangs = A click hangs it; for a moment you can take it back.
web-musee-hang-question = Hang { $number } in { $place }?
web-musee-hang = Hang { $number } in { $place }
web-musee-hang-anyway = Hang it anyway
web-musee-put-back = Put back
web-musee-hung-now = { $number } hangs in { $place }.
web-musee-hung-wait = Nothing has been sent yet.
web-musee-sent = It is on its way to the table.
web-musee-stuck-card = { $number } fits nowhere any more.
web-musee-stuck-why = Numbers rise from left to right, and no empty slot of your Musée takes it. Choose another painting.
web-musee-strands = Then no other card of your hand fits.
web-musee-strands-why = Only the card you draw could keep you in the game.
web-musee-they-hang = { $name } hangs a painting.
web-musee-they-decide = { $name } keeps the unseen card or gives it to the partner.
web-musee-you-next = You are next.
web-musee-prepare = You can already lift a card: its slots light up on your turn.
web-musee-out-title = You are out.
web-musee-out-why = No card of your hand fitted when your turn came. The others play on: { $names }.
web-musee-out-empty = Your hand is empty. The others play on: { $names }.
web-musee-keep-title = Keep the card, or give it to { $name }?
web-musee-keep-two = Two cards are left: you draw one unseen.
web-musee-keep-one = The last card: you decide before anybody sees it.
web-musee-keep-out = { $name } is out: a card that you give is never hung.
web-musee-keep = Keep it
web-musee-give = Give it to { $name }
web-musee-give-short = Give it

## The numbers

web-musee-numbers = Numbers
web-musee-unseen = { $count } unseen
web-musee-numbers-open = All numbers: which hang, which are yours, which may still come
web-musee-number-free = may still come
web-musee-number-mine = in your hand
web-musee-number-hung = hangs at { $name }
web-musee-number-you = hangs with you
web-musee-unseen-spoken = Still unseen: { $numbers }.

## The log

web-musee-log-kept = keeps the unseen card
web-musee-log-gave = gives the unseen card on

## What happened

web-musee-hung = { $name }: { $card } in { $place }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
web-musee-you-hung = You hang { $card } in { $place }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
web-musee-drew = You draw { $card }.
web-musee-other-drew = { $name } draws { $card }.
web-musee-gave-card = { $name } gives { $card } to { $receiver }.
web-musee-gave = { $name } gives a card unseen to { $receiver }.
web-musee-you-gave = You give a card unseen to { $receiver }.
web-musee-given = { $name } gives you { $card }.
web-musee-took = { $name } takes the bonus of the { $gallery ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } gallery, 4 points.
web-musee-you-took = You take the bonus of the { $gallery ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } gallery, 4 points.
web-musee-went-out = { $name } is out: no card fits any more.
web-musee-you-are-out = You are out: no card of your hand fits any more.
web-musee-nobody-can = Nobody can hang another painting. The game is over.
web-musee-your-turn-now = Your turn: choose a painting.
web-musee-decide-now = Keep the unseen card or give it?

## The end

web-musee-finished = finished after { $turns } turns
web-musee-left-in-hand = Cards left in hand
web-musee-count-paintings = 1 point each
web-musee-count-neighbours = same theme, side by side
web-musee-count-staircases = same theme, above and below
web-musee-count-galleries = first to fill one
web-musee-why-points = { $line ->
        [paintings] Paintings
        [neighbours] Neighbours
        [staircases] Staircases
       *[galleries] Full galleries
    } decided it: { $more } points against { $fewer }.
web-musee-why-paintings = Equal points, so more paintings decide: { $more } against { $fewer }.
web-musee-why-bonuses = Equal points and paintings, so more gallery bonuses decide: { $more } against { $fewer }.
web-musee-why-shared = Points, paintings and gallery bonuses are equal: the victory is shared.
