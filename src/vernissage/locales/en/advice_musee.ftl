### Musée: advice.

advice-musee = On average you end { $value } against the best rival. Next best: “{ $other }” with { $other_value }.
advice-musee-level = On average you end { $value } against the best rival. “{ $other }” is about as good.
advice-musee-only = This is the only move; on average you end { $value } against the best rival.
advice-musee-reasons = It { $first }, and it { $second }.
advice-musee-reason = It { $reason }.
advice-musee-risk = Risk: { $risk }.

## What speaks for the move

advice-musee-points = brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once{ $bonus ->
        [0] {""}
       *[other] , the gallery bonus among them
    }
advice-musee-playable = keeps { $percent } % of the unseen numbers playable
advice-musee-room = leaves { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    } for the { $slots ->
        [one] empty slot
       *[other] { $slots } empty slots
    } beside it
advice-musee-closed = fills a gap without leaving an empty slot beside it
advice-musee-full = fills the last slot of your Musée
advice-musee-hand = lets { $fitting ->
        [one] 1 other card
       *[other] { $fitting } other cards
    } of your hand still fit
advice-musee-themes = leaves about { $points ->
        [one] 1 point
       *[other] { $points } points
    } of matching themes to come
advice-musee-pairs = keeps { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    } of adjoining slots empty, where any theme may yet meet
advice-musee-race = brings the { $gallery ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } gallery to { $missing ->
        [one] 1 painting
       *[other] { $missing } paintings
    } from its bonus
advice-musee-played-out = does better than the other when both are played out to the end
advice-musee-keep-own = adds a card to your hand, of which { $fitting } of { $cards ->
        [one] 1 card fits
       *[other] { $cards } cards fit
    }
advice-musee-keep-partner = leaves your partner in seat { $seat } with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
advice-musee-give-own = leaves you with your own hand, of which { $fitting } of { $cards ->
        [one] 1 card fits
       *[other] { $cards } cards fit
    }
advice-musee-give-partner = gives one more card to your partner in seat { $seat }, who holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## What can go wrong

advice-musee-risk-out = { $fitting ->
        [0] none of your other cards fits; only the draw can keep you in the game
        [one] only 1 of your other cards fits; without a good draw you are out soon
       *[other] only { $fitting } of your other cards fit; without good draws you are out soon
    }
advice-musee-risk-no-pile = { $fitting ->
        [0] the pile is empty, and no card of your hand fits after this: it is your last painting
       *[other] the pile is empty, and only { $fitting } of your other cards fits: few paintings are left to you
    }
advice-musee-risk-full = none for your Musée, which is full then; the others may still score
advice-musee-risk-rival = seat { $seat } needs one painting for the bonus of the { $gallery ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } gallery
advice-musee-risk-empty = about { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    } may stay empty, for want of numbers
advice-musee-risk-unfit = { $percent } % of the unseen numbers find no place in your Musée
advice-musee-risk-draws = little for now; but { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } still unseen, and an average hides bad draws
