### Musée: refusals, the table, the bots.

## Why a move is refused

musee-notation = this is not a move of Musée.
    .instead = Write “hang 13 T4” (card 13, gallery T, M or B, column 4), “keep” or “give”.
musee-legend = The sign after a number is its theme. ╱╱ is a staircase between two galleries, ☆ a gallery bonus that is still free; +3 is what the chosen card would bring there.
musee-no-such-stairs = this is not a pattern of staircases.
    .instead = Choose default, random, or the columns of both rows, such as 2,4,6/1,3,5.
musee-stairs-columns = the { $row ->
        [upper] upper
       *[lower] lower
    } row names a column twice, out of order, or one that is not there.
    .instead = Name columns from 1 to { $columns }, ascending, each once.
musee-stairs-count-6 = the { $row ->
        [upper] upper
       *[lower] lower
    } row has { $count ->
        [one] 1 staircase
       *[other] { $count } staircases
    }.
    .instead = With 6 columns each row has exactly 3.
musee-stairs-count-5 = the { $row ->
        [upper] upper
       *[lower] lower
    } row has { $count ->
        [one] 1 staircase
       *[other] { $count } staircases
    }.
    .instead = With 5 columns one row has 2 and the other has 3.
musee-stairs-total = { $count ->
        [one] there is 1 staircase in all.
       *[other] there are { $count } staircases in all.
    }
    .instead = With 5 columns there are 5: 2 in one row and 3 in the other.
musee-stairs-differ = the staircases are not those that the options name.
    .instead = Write the pattern into the option “stairs”, or mend the set-up.
musee-deck = the deck is not the numbers from 1 to { $cards }, each once.
    .instead = Mend the set-up, or deal anew.
musee-out = this seat could not hang a painting when its turn came, and is out.
    .instead = The others play on; watch them, or replay the game.
musee-keep-or-give-first = one of the last two cards is being drawn.
    .instead = Say “keep” or “give”.
musee-nothing-to-decide = there is no card to keep or give; that happens only with 4 players, at the last two cards.
    .instead = Hang a painting.
musee-not-in-hand = you do not hold { $number }.
    .instead = Your hand: { $hand }.
musee-no-such-slot = there is no { $place } at this table.
    .instead = { $fitting ->
        [0] No place is left for { $number }; choose another card.
       *[other] Places for { $number }: { $ways }.
    }
musee-slot-taken = { $there } already hangs in { $place }, and no painting is ever moved.
    .instead = { $fitting ->
        [0] No place is left for { $number }; choose another card.
       *[other] Places for { $number }: { $ways }.
    }
musee-not-ascending = with { $number } in { $place } the gallery would not rise from left to right.
    .instead = { $fitting ->
        [0] No place is left for { $number }; choose another card.
       *[other] Places for { $number }: { $ways }.
    }

## The table

musee = Musée
musee-pile = { $cards ->
        [0] the draw pile is empty
        [one] 1 card in the draw pile
       *[other] { $cards } cards in the draw pile
    }
musee-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
musee-is-out = out: { $seat }
musee-hand = Hand
musee-theme-landscapes = landscapes
musee-theme-water = water
musee-theme-people = people
musee-theme-architecture = architecture
musee-theme-animals = animals
musee-staircase = stairs
musee-bonus-free = bonus
musee-score-paintings = Paintings
musee-score-neighbours = Neighbours
musee-score-staircases = Staircases
musee-score-galleries = Galleries

## What happened

musee-hung = { $name }: { $number } at { $place }
musee-drew = You draw { $number }.
musee-gave = { $name } → { $receiver }: a card unseen
musee-given = { $name } → you: { $number }
musee-took-bonus = { $name }: bonus for the full { $gallery ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } gallery
musee-went-out = { $name }: no place left, out
