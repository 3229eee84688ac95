### Art Society: advice. An answer, what it is worth, two reasons and a risk.

advice-art-society = On your wall it should be worth about { $less } points more than the next best, “{ $other }”.
advice-art-society-beside = With what the others gain set against it, it is worth about { $less } points more to you than the next best, “{ $other }”.
advice-art-society-level = “{ $other }” is as good.
advice-art-society-best-place = It would best hang at { $space }.
advice-art-society-only = This is the only answer.
advice-art-society-done = Nothing more is to be done.

## Reasons

advice-art-society-multiplier = { $type ->
        [portrait] Portraits
        [city_life] City life
        [still_life] Still lifes
       *[landscape] Landscapes
    } should score about { $worth } each in the end.
advice-art-society-frames = { $frames ->
        [one] It touches one painting with the same frame, which brings decor.
       *[other] It touches { $frames } paintings with the same frame, which brings decor.
    }
advice-art-society-eyeline = It hangs at the eyeline: the chance that this brings 3 points more is { $percent } %.
advice-art-society-eyeline-sure = It hangs at the eyeline, which should bring 3 points more.
advice-art-society-corner = It covers a corner, which saves 2 points.
advice-art-society-snug = It lies close: { $percent } % of its sides touch tiles or the edge of the wall.
advice-art-society-holes = { $spaces ->
        [0] It adds no space that only decor can cover.
        [one] It adds only 1 space that only decor can cover.
       *[other] It adds only { $spaces } spaces that only decor can cover.
    }
advice-art-society-closes = { $spaces ->
        [one] It closes 1 space that no painting could cover.
       *[other] It closes { $spaces } spaces that no painting could cover.
    }
advice-art-society-spares = It covers fewer spaces where other frames could meet their like.
advice-art-society-reach = It opens more spaces where its frame can meet its like.
advice-art-society-freedom = It leaves more places without a faux pas for the paintings to come.
advice-art-society-no-faux-pas = It avoids a faux pas, which would cost about { $points ->
        [one] 1 point
       *[other] { $points } points
    }: side by side, paintings of one type score nothing.
advice-art-society-faux-pas-less = Its faux pas costs about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than the other one.
advice-art-society-full = It fills your wall: 5 points, and the last round.
advice-art-society-shields = { $shields ->
        [one] The decor brings 1 point.
       *[other] The decor brings { $shields } points.
    }
advice-art-society-wait = A better place should come; until then the assistant keeps it.
advice-art-society-frees = It frees the assistant, who could then keep { $tile }.
advice-art-society-rest = It leaves { $tile } a better place.
advice-art-society-has-place = It has a place on your wall, the other painting has none.
advice-art-society-denies = { $name ->
        [none] Seat { $seat }
       *[other] { $name }
    }, who takes later, could make more of it than of the other.
advice-art-society-left-over = That { $tile } then goes to the museum suits your wall better.
advice-art-society-no-place-swap = It has no place on your wall, but the museum can give you { $tile } for it, which has one.
advice-art-society-no-place-assistant = It has no place on your wall and will get none; the assistant can keep it, where it counts for nothing.
advice-art-society-no-place-excess = It has no place on your wall and will get none: it becomes an excess painting, which costs 2 points.
advice-art-society-parked = It has no place and will get none; with the assistant it costs nothing, as an excess painting 2 points.
advice-art-society-parked-decor = It has no place and will get none; with the assistant it costs nothing.
advice-art-society-sides = { $sides ->
        [4] There paintings can join it on every side.
       *[other] There paintings can join it on { $sides } sides.
    }
advice-art-society-later = What you can hang later should then bring about { $points_tenths } points more.
advice-art-society-swap = The new painting has no place on your wall; the one from the museum hangs at once.
advice-art-society-stored = The new painting has no place on your wall; as an excess painting it costs 2 points, but a decor tile comes with it.
advice-art-society-stays = What you hung can stay as it is.
advice-art-society-spaces = { $spaces ->
        [one] Your wall has 1 empty space
       *[other] Your wall has { $spaces } empty spaces
    }; { $rounds ->
        [0] this is probably the last round.
        [one] about 1 round is still to come.
       *[other] about { $rounds } rounds are still to come.
    }
advice-art-society-stake = Taking first instead of last would bring you { $points ->
        [0] next to nothing.
        [one] about 1 point.
       *[other] about { $points } points.
    }
advice-art-society-first = With { $card } you take first in { $percent } % of cases.
advice-art-society-rather = With { $card } you take first in { $percent } % of cases, with { $lower } in { $instead } %.
advice-art-society-saves = { $card } would take first in { $percent } % of cases and bring { $now ->
        [same] no more now,
       *[more] about { $now_tenths } points more now,
    } but about { $later_tenths } points less in a later round.
advice-art-society-size-worth = A { $size } painting should bring you about { $own_tenths } points, the others { $others_tenths } on average.
advice-art-society-size-rather = A { $size } painting should bring you about { $own_tenths } points, the others { $others_tenths } on average; a { $other_size } painting { $other_own_tenths } and { $other_others_tenths }.
advice-art-society-size-walls = { $walls ->
        [0] It fits on none of the { $seats } walls.
        [one] It fits on 1 of the { $seats } walls.
       *[other] It fits on { $walls } of the { $seats } walls.
    }

## Risks

advice-art-society-risk-assistant = Risk: if the game ends while the assistant holds { $tile }, it counts for nothing; { $rounds ->
        [0] this is probably the last round.
        [one] about 1 round is still to come.
       *[other] about { $rounds } rounds are still to come.
    }
advice-art-society-risk-faux-pas = Risk: it is a faux pas and costs about { $points ->
        [one] 1 point
       *[other] { $points } points
    }; side by side, paintings of one type score nothing.
advice-art-society-risk-faux-pas-only = Risk: every place it has is a faux pas, which costs about { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
advice-art-society-risk-stuck = Risk: { $tile } will never have a place, so your assistant stays occupied.
advice-art-society-risk-excess = Risk: a second excess painting would end the game.
advice-art-society-risk-last-excess = Risk: it is your second excess painting, so this is the last round.
advice-art-society-risk-holes = Risk: { $spaces ->
        [one] 1 space more can then be covered by decor only.
       *[other] { $spaces } spaces more can then be covered by decor only.
    }
advice-art-society-risk-spoils = Risk: it lies where other frames could still have met their like.
advice-art-society-risk-multiplier = Risk: a chance of { $percent } % that { $type ->
        [portrait] portraits do
        [city_life] city life does
        [still_life] still lifes do
       *[landscape] landscapes do
    } not end as the ×5 type.
