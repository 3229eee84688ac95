### Musée: advice.

advice-musee-level = “{ $other }” is about as good.
advice-musee-runner-up = Next best: “{ $other }”, { $less } points less.
advice-musee-only = This is the only move.
advice-musee-wins = Played out from here, { $percent ->
        [0] you hardly win a game any more
        [100] you win nearly every game
       *[other] you win { $percent } % of the games (with even chances { $even } %)
    }; on average you end { $side ->
        [ahead] { $points } points ahead of the best rival.
        [behind] { $points } points behind the best rival.
       *[level] level with the best rival.
    }
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
advice-musee-played-out = brings you, played out to the end, { $own_way ->
        [more] { $own_tenths } points more
        [less] { $own_tenths } points less
       *[same] as many points
    } and the best rival { $best_way ->
        [more] { $best_tenths } more
        [less] { $best_tenths } less
       *[same] as many
    }, compared with the other
advice-musee-same-end = brings you about { $points } points in the end, as the other does
advice-musee-keep-own = adds a card to your hand, of which { $fitting ->
        [0] no card fits
        [one] 1 of { $cards } cards fits
       *[other] { $fitting } of { $cards } cards fit
    }
advice-musee-keep-partner = leaves your partner { $name ->
        [none] in seat { $seat }
       *[other] { $name }
    } with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
advice-musee-give-own = leaves you with your own hand, of which { $fitting ->
        [0] no card fits
        [one] 1 of { $cards } cards fits
       *[other] { $fitting } of { $cards } cards fit
    }
advice-musee-give-partner = gives one more card to your partner { $name ->
        [none] in seat { $seat }
       *[other] { $name }
    }, who holds { $cards ->
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
        [one] the pile is empty, and only 1 of your other cards fits: few paintings are left to you
       *[other] the pile is empty, and only { $fitting } of your other cards fit: few paintings are left to you
    }
advice-musee-risk-rival = { $name ->
        [none] seat { $seat }
       *[other] { $name }
    } needs one painting for the bonus of the { $gallery ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } gallery
advice-musee-risk-short = for the { $slots ->
        [one] empty slot
       *[other] { $slots } empty slots
    } beside it you hold { $held ->
        [0] no number
        [one] 1 number
       *[other] { $held } numbers
    }, and { $unseen ->
        [0] none is still unseen
        [one] only 1 is still unseen
       *[other] only { $unseen } are still unseen
    }
advice-musee-risk-unfit = { $percent } % of the unseen numbers fit now and will not after it
