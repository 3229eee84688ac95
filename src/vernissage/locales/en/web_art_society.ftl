### Art Society in the browser.

## Tiles

web-art-society-tile = { $type ->
        [portrait] Portrait
        [city_life] City life
        [still_life] Still life
       *[landscape] Landscape
    }, { $size }, { $frame ->
        [gold] gold
        [silver] silver
        [shell] shell
       *[wood] wood
    }
web-art-society-named = { $size } ({ $type ->
        [portrait] portrait
        [city_life] city life
        [still_life] still life
       *[landscape] landscape
    }, { $frame ->
        [gold] gold
        [silver] silver
        [shell] shell
       *[wood] wood
    })
web-art-society-decor = decor
web-art-society-decor-name = Decor, { $size }, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
web-art-society-value = value { $value }

## The sentence over the wall

web-art-society-you = You:
web-art-society-round = Round { $round }
web-art-society-phase = { $phase ->
        [start] Starting paintings
        [lot] The lot
        [bid] Bid
        [take] Take and hang
        [turn] Take and hang
        [settle] Prestige
       *[over] Final count
    }
web-art-society-waiting = { $phase ->
        [bid] Still choosing:
        [settle] Still deciding:
       *[other] { $count ->
            [one] Waiting for:
           *[other] Waiting for:
        }
    }
web-art-society-do-start = hang your starting painting over a star.
web-art-society-do-lot = { $missing ->
        [one] choose a size for the lot.
       *[other] choose { $missing } sizes for the lot.
    }
web-art-society-do-bid = choose a bid card and seal it.
web-art-society-do-sealed = your { $card } is sealed.
web-art-society-do-take = { $count ->
        [2] take one of the two paintings.
        [3] take one of the three paintings.
        [4] take one of the four paintings.
       *[5] take one of the five paintings.
    }
web-art-society-do-hang = hang your { $type ->
        [portrait] portrait
        [city_life] city life
        [still_life] still life
       *[landscape] landscape
    }.
web-art-society-do-no-room = your { $type ->
        [portrait] portrait
        [city_life] city life
        [still_life] still life
       *[landscape] landscape
    } has no place.
web-art-society-do-end = hang the assistant’s tile, or end your turn.
web-art-society-do-decor = { $owed ->
        [one] place a decor tile with 1 shield.
       *[other] place one decor tile, up to { $owed } shields.
    }
web-art-society-do-decor-set = place decor tiles, up to { $owed } shields in all.
web-art-society-decor-why = { $count ->
        [0] in place of the stored painting
        [one] one { $frame ->
            [gold] gold
            [silver] silver
            [shell] shell
           *[wood] wooden
        } frame matches
       *[other] { $count } { $frame ->
            [gold] gold
            [silver] silver
            [shell] shell
           *[wood] wooden
        } frames match
    }
web-art-society-do-settle = say done, or re-hang once.
web-art-society-do-done = say done.
web-art-society-who = { $name }:
web-art-society-other = { $does ->
        [start] hanging the starting painting.
        [lot] choosing the lot.
        [bid] choosing a bid card.
        [take] taking a painting.
        [turn] hanging a painting.
        [decor] choosing decor.
       *[settle] done, or re-hanging.
    }
web-art-society-others = { $phase ->
        [start] The others hang their starting paintings.
        [bid] The others choose their cards.
        [settle] The others finish the round.
       *[other] The others are playing.
    }
web-art-society-over = The game ended after round { $round }.

## The wall

web-art-society-stage = The wall
web-art-society-decision = Decision and table
web-art-society-state = The state of the game
web-art-society-seats = The other players
web-art-society-wall = Your wall. The arrow keys walk over its spaces.
web-art-society-wall-placing = Your wall. Arrow keys move the tile, Tab goes to the next place by worth, Enter hangs it, Escape puts it back, F6 goes to the buttons.
web-art-society-space = column { $column }, row { $row }{ $eyeline ->
        [yes] , eyeline
       *[no] {""}
    }{ $star ->
        [yes] , star
       *[no] {""}
    }{ $corner ->
        [yes] , open corner
       *[no] {""}
    }, { $free ->
        [yes] free
       *[no] { $what }
    }
web-art-society-zoom-in = Enlarge the wall
web-art-society-whole-wall = Show the whole wall
web-art-society-free-spaces = { $count ->
        [one] 1 space free
       *[other] { $count } spaces free
    }
web-art-society-free-spaces-word = Spaces free
web-art-society-points-now = { $count ->
        [one] point now
       *[other] points now
    }
web-art-society-points-word = { $count ->
        [one] point
       *[other] points
    }
web-art-society-assistant = Assistant
web-art-society-assistant-free = Assistant free
web-art-society-assistant-holds = with the assistant
web-art-society-excess = Excess
web-art-society-excess-count = { $count } excess

## The lot

web-art-society-lot = The lot
web-art-society-lot-by = { $name }: auctioneer. { $count ->
        [2] Two
        [3] Three
       *[4] Four
    } go to the walls, the last to the museum.
web-art-society-lot-facts = counted for your wall, without a faux pas
web-art-society-lot-missing = { $chosen } of { $wanted } chosen
web-art-society-lot-being-chosen = { $name }: choosing sizes. The paintings are turned up together.
web-art-society-lot-empty = { $count } paintings will stand here.
web-art-society-turn-up = { $missing ->
        [0] Turn the paintings up
        [one] Choose one more size
       *[other] Choose { $missing } more sizes
    }
web-art-society-lot-take-out = Take { $size } out of the lot
web-art-society-back-value = value { $value }
web-art-society-taken-by = taken: { $name }
web-art-society-places = { $count ->
        [0] no place
        [one] 1 place
       *[other] { $count } places
    }
web-art-society-only-faux-pas = only a faux pas
web-art-society-plate-decor = { $count ->
        [0] no decor
       *[other] +{ $count } decor
    }
web-art-society-stacks = The stacks
web-art-society-stacks-how = type and frame stay hidden
web-art-society-stack-left = { $left } left
web-art-society-stack-places = { $count ->
        [0] no place
        [one] 1 place
       *[other] { $count } places
    }

## Bids

web-art-society-your-bid = Your bid
web-art-society-your-cards = Your bid cards
web-art-society-cards-left = { $count ->
        [one] 1 card left.
       *[other] { $count } cards left.
    } A card you play is gone for good.
web-art-society-card = Card { $card }
web-art-society-choose-card = Choose a card
web-art-society-seal = Seal { $card }
web-art-society-seal-instead = Seal { $card } instead
web-art-society-sealed = { $card } is sealed.
web-art-society-can-change = You can change it until everyone has sealed.
web-art-society-bids = The bids
web-art-society-bids-order = highest first
web-art-society-ribbon-took = took { $size }
web-art-society-ribbon-now = now
web-art-society-ribbon-waits = waits
web-art-society-tie = Tie on { $card }: { $first } and { $second }. { $below ->
        [1] The card below decides:
       *[other] The card { $below } below decides:
    } { $higher } beats { $lower }.
web-art-society-last-bid = last bid { $card }
web-art-society-cards-in-hand = Bid cards in hand
web-art-society-wishes = Your wishes for this round:
web-art-society-wishes-how = Press paintings in the order you want them: in this round the first that is left is taken for you.
web-art-society-wishes-clear = Withdraw
web-art-society-take = Take the { $type ->
        [portrait] portrait
        [city_life] city life
        [still_life] still life
       *[landscape] landscape
    }
web-art-society-take-choose = Choose a painting
web-art-society-take-fact = { $places ->
        [one] One place
       *[other] { $places } places
    } without a faux pas, { $decor ->
        [0] no decor.
       *[other] decor up to { $decor }.
    }
web-art-society-take-no-place = { $places ->
        [0] It has no place on your wall.
       *[other] Every place is a faux pas.
    }

## Hanging

web-art-society-hang = Hang
web-art-society-picks = Which tile?
web-art-society-new = new
web-art-society-at-assistant = with the assistant
web-art-society-turn-rest = The rest of your turn
web-art-society-how-to-hang = { $places ->
        [one] It has one place. Point at your wall and press, or use the keys.
       *[other] It fits { $places } places{ $flawed ->
            [0] {""}
           *[other] , { $good } without a faux pas
        }. Point at your wall and press, or use the keys.
    }
web-art-society-tap-to-hang = { $places ->
        [one] It has one place. Tap the wall.
       *[other] It fits { $places } places{ $flawed ->
            [0] {""}
           *[other] , { $good } without a faux pas
        }. Tap the wall; tap twice to enlarge it.
    }
web-art-society-at = { $space }: { $told }
web-art-society-at-fits = it fits
web-art-society-at-illegal = { $space }: { $reason }
web-art-society-at-space = at { $space }
web-art-society-why-taken = It would cover another tile.
web-art-society-why-loose = It must touch a tile along an edge.
web-art-society-why-star = It must cover a star.
web-art-society-nearest = To { $space }, the nearest place
web-art-society-no-place = It has no place on your wall.{ $hold ->
        [yes] {" "}Your assistant may keep it for later.
       *[no] {""}
    }{ $swap ->
        [yes] {" "}You may swap it for a painting of its type in the museum.
       *[no] {""}
    }{ $store ->
        [yes] {" "}You may store it.
       *[no] {""}
    }
web-art-society-chip-frames = +{ $count } decor ({ $frame ->
        [gold] gold
        [silver] silver
        [shell] shell
       *[wood] wood
    } × { $count })
web-art-society-chip-shields = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
web-art-society-chip-eyeline = Eyeline
web-art-society-chip-corner = { $count ->
        [one] Corner
       *[other] { $count } corners
    }
web-art-society-chip-full-wall = Fills the wall
web-art-society-chip-type = { $type ->
        [portrait] touches no other portrait
        [city_life] touches no other city life
        [still_life] touches no other still life
       *[landscape] touches no other landscape
    }
web-art-society-chip-faux-pas = Faux pas with { $count ->
        [one] { $type ->
            [portrait] a portrait: both score 0
            [city_life] a city life: both score 0
            [still_life] a still life: both score 0
           *[landscape] a landscape: both score 0
        }
       *[other] { $count } paintings: all score 0
    }
web-art-society-line-frames = { $count ->
        [one] One { $frame ->
            [gold] gold
            [silver] silver
            [shell] shell
           *[wood] wooden
        } frame touches it
       *[other] { $count } { $frame ->
            [gold] gold
            [silver] silver
            [shell] shell
           *[wood] wooden
        } frames touch it
    }
web-art-society-line-shields = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
web-art-society-line-eyeline = In the eyeline
web-art-society-line-corner = { $count ->
        [one] Covers a corner
       *[other] Covers { $count } corners
    }
web-art-society-line-full-wall = Fills the wall
web-art-society-line-type = { $type ->
        [portrait] Touches no other portrait
        [city_life] Touches no other city life
        [still_life] Touches no other still life
       *[landscape] Touches no other landscape
    }
web-art-society-line-faux-pas = Faux pas with { $count ->
        [one] { $type ->
            [portrait] the portrait at
            [city_life] the city life at
            [still_life] the still life at
           *[landscape] the landscape at
        }
       *[other] { $type ->
            [portrait] the portraits at
            [city_life] the city life at
            [still_life] the still lifes at
           *[landscape] the landscapes at
        }
    } { $spaces }
web-art-society-note-eyeline = { $type ->
        [portrait] scores only if portraits end ×5; now ×{ $multiplier }
        [city_life] scores only if city life ends ×5; now ×{ $multiplier }
        [still_life] scores only if still lifes end ×5; now ×{ $multiplier }
       *[landscape] scores only if landscapes end ×5; now ×{ $multiplier }
    }
web-art-society-note-faux-pas = { $points ->
        [0] neither scores anything
       *[other] neither scores anything: { $points } points are lost
    }
web-art-society-note-type = so it scores, ×{ $multiplier } now
web-art-society-note-full = but on a full wall decor lapses
web-art-society-plus-decor = +{ $count } decor
web-art-society-here-now = Points here, as the museum stands now
web-art-society-hang-here = Hang here
web-art-society-place-here = Place here
web-art-society-hang-anyway = Hang it anyway
web-art-society-press-again = Sure? Press again
web-art-society-cancel = Cancel
web-art-society-to-assistant = To the assistant
web-art-society-swap = Swap in the museum
web-art-society-swap-title = Swap in the museum
web-art-society-swap-means = Your painting goes to the museum, one of the same type comes to you and must be hung at once. Prestige does not change.
web-art-society-store = Store it
web-art-society-store-means = A stored painting costs 2 points at the end and brings a piece of decor; the second one ends the game.
web-art-society-merge = Merge decor
web-art-society-merge-title = Merge decor on your wall
web-art-society-merge-means = The pool lacks a size. Small pieces in a line become a larger one and go back to the pool. Who merges may not re-hang in this round.
web-art-society-merge-spaces = { $spaces } become one
web-art-society-enough = Enough decor
web-art-society-end-turn = End the turn
web-art-society-restore = Put everything back
web-art-society-flawed-places = Every place is a faux pas
web-art-society-good-places = Good places
web-art-society-better-places = Better places
web-art-society-fact-frames = +{ $count } decor
web-art-society-fact-eyeline = eyeline
web-art-society-fact-corner = corner
web-art-society-fact-full-wall = fills the wall
web-art-society-fact-faux-pas = faux pas
web-art-society-steps-through = { $count ->
        [one] goes to the only one
       *[other] steps through all { $count }
    }
web-art-society-nudge = Move the tile
web-art-society-nudge-up = One up
web-art-society-nudge-left = One to the left
web-art-society-nudge-right = One to the right
web-art-society-nudge-down = One down

## Museum and settling

web-art-society-museum = Museum
web-art-society-museum-type = { $type }: { $prestige }, times { $multiplier }
web-art-society-bought = The last painting goes to the museum
web-art-society-climbs = { $type ->
        [portrait] Portrait
        [city_life] City life
        [still_life] Still life
       *[landscape] Landscape
    } climbs: { $before } + { $by } = { $after }.
web-art-society-climbs-short = Not by { $value }: { $taken } is taken.
web-art-society-passes = Passed: { $types }.
web-art-society-rank-stays = stays
web-art-society-rank-from = from ×{ $from }
web-art-society-settle = End of the round
web-art-society-your-wall-changes = On your wall
web-art-society-paintings-of = { $type ->
        [portrait] { $count ->
            [one] 1 portrait
           *[other] { $count } portraits
        }
        [city_life] { $count } city life
        [still_life] { $count ->
            [one] 1 still life
           *[other] { $count } still lifes
        }
       *[landscape] { $count ->
            [one] 1 landscape
           *[other] { $count } landscapes
        }
    }
web-art-society-in-eyeline = { $count } in the eyeline
web-art-society-your-points = Your points, { $before } → { $after }
web-art-society-nothing-changes = Nothing changes: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-art-society-done = Done
web-art-society-rehang = Re-hang once
web-art-society-rehang-means = What you hung in this round comes down and is hung anew.
web-art-society-rehang-merged = You merged decor in this round, so nothing is re-hung.
web-art-society-rehang-other = Somebody is re-hanging; only one does so at a time.
web-art-society-is-rehanging = { $name }: re-hanging.
web-art-society-you-are-done = You are done with this round.

## The seats

web-art-society-show-wall = Show the wall
web-art-society-walls = The walls of the others
web-art-society-is-choosing-lot = chooses the lot
web-art-society-is-choosing = choosing
web-art-society-is-sealed = sealed
web-art-society-is-taking = taking
web-art-society-is-hanging = hanging
web-art-society-is-ready = ready
web-art-society-is-done = done
web-art-society-is-deciding = deciding
web-art-society-lately = Just now

## What happened

web-art-society-told-start = { $name }: starting painting at { $space }
web-art-society-told-chose = { $name }: a { $size } for the lot
web-art-society-told-lot = The lot: { $lot }.
web-art-society-told-bids = Bids: { $bids }.
web-art-society-told-took = { $name }: took { $tile }.
web-art-society-told-hung = { $name }: { $tile } at { $space }{ $matches ->
        [0] {""}
        [one] , 1 frame matches
       *[other] , { $matches } frames match
    }.
web-art-society-told-hung-faux-pas = { $name }: { $tile } at { $space }, a faux pas{ $matches ->
        [0] {""}
        [one] ; 1 frame matches
       *[other] ; { $matches } frames match
    }.
web-art-society-told-held = { $name }: { $tile } goes to the assistant.
web-art-society-told-swapped = { $name }: swap in the museum, { $given } for { $taken }.
web-art-society-told-stored = { $name }: { $tile } is stored, an excess painting.
web-art-society-told-decor = { $name }: { $tile } at { $space }.
web-art-society-told-decor-held = { $name }: { $tile } goes to the assistant.
web-art-society-told-forfeited = { $name }: decor worth { $owed } lapses.
web-art-society-told-merged = { $name }: decor merged, { $tile } at { $space }.
web-art-society-told-unsold = The museum gets { $tile }: { $type ->
        [portrait] portrait
        [city_life] city life
        [still_life] still life
       *[landscape] landscape
    } from { $before } to { $after }.
web-art-society-told-rehang = { $name }: re-hanging.
web-art-society-told-restore = { $name }: everything is put back.
web-art-society-told-closed = Round { $round } is over. The gavel passes to { $name }.
web-art-society-told-ended = The game ends with round { $round }.

## The final count

web-art-society-the-count = The count
web-art-society-count-decor = Decor
web-art-society-count-eyeline = Eyeline
web-art-society-count-full-wall = Full wall
web-art-society-count-corners = Open corners
web-art-society-count-excess = Excess
web-art-society-count-each = ×{ $each }
web-art-society-count-struck = { $count } × { $each }, faux pas { $struck }
web-art-society-how-type = { $count } × { $each }
web-art-society-how-decor = shields
web-art-society-how-eyeline = { $count } × { $each }
web-art-society-how-full-wall = { $free } free
web-art-society-how-corners = { $count } × −2
web-art-society-how-excess = { $count } × −2
web-art-society-ended-full-wall = Full wall: { $name }.
web-art-society-ended-excess = Second excess painting: { $name }.
web-art-society-ended-cards = No bid cards are left.
web-art-society-tie-cards = Equal points: the bid cards left in hand decide, together { $cards }.
web-art-society-tie-shared = Equal points and equal cards left in hand ({ $cards }): a shared victory.
