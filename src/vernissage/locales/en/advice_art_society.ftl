### Art Society: advice. An answer, what it is worth, two reasons and a risk.

advice-art-society = Worth about { $worth } points. Next best: “{ $other }”, { $less } points behind.
advice-art-society-level = Worth about { $worth } points. “{ $other }” is as good.
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
advice-art-society-corner = It covers a corner, which saves 2 points.
advice-art-society-snug = It lies close: { $percent } % of its sides touch tiles or the edge of the wall.
advice-art-society-holes = { $spaces ->
        [0] It leaves no space that no painting can cover.
        [one] It leaves only 1 space that no painting can cover.
       *[other] It leaves only { $spaces } spaces that no painting can cover.
    }
advice-art-society-spares = It covers fewer spaces where other frames could meet their like.
advice-art-society-full = It fills your wall: 5 points, and the last round.
advice-art-society-shields = { $shields ->
        [one] The decor brings 1 point.
       *[other] The decor brings { $shields } points.
    }
advice-art-society-wait = A better place should come; until then the assistant keeps it.
advice-art-society-sides = { $sides ->
        [4] There paintings can join it on every side.
       *[other] There paintings can join it on { $sides } sides.
    }
advice-art-society-played-on = At a glance the two are close; played on, this one does better.
advice-art-society-forced = The new painting has no place on your wall.
advice-art-society-stays = What you hung can stay as it is.
advice-art-society-spaces = { $spaces ->
        [one] Your wall has 1 empty space
       *[other] Your wall has { $spaces } empty spaces
    } for about { $rounds ->
        [one] 1 more round.
       *[other] { $rounds } more rounds.
    }
advice-art-society-stake = Taking first instead of last would bring you { $points ->
        [0] next to nothing.
        [one] about 1 point.
       *[other] about { $points } points.
    }
advice-art-society-cards-kept = { $cards ->
        [0] You keep no higher card
        [one] You keep 1 higher card
       *[other] You keep { $cards } higher cards
    } for about { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
advice-art-society-size-places = A { $size } painting has { $places ->
        [0] no place
        [one] 1 place
       *[other] { $places } places
    } on your wall.
advice-art-society-size-walls = { $walls ->
        [0] It fits on none of the { $seats } walls.
        [one] It fits on 1 of the { $seats } walls.
       *[other] It fits on { $walls } of the { $seats } walls.
    }

## Risks

advice-art-society-risk-assistant = Risk: if the game ends while the assistant holds { $tile }, it counts for nothing; there { $rounds ->
        [one] is about 1 round left.
       *[other] are about { $rounds } rounds left.
    }
advice-art-society-risk-back = Risk: only the back is known; type and frame may suit the others better.
advice-art-society-risk-excess = Risk: a second excess painting ends the game.
advice-art-society-risk-multiplier = Risk: a chance of { $percent } % that { $type ->
        [portrait] portraits do
        [city_life] city life does
        [still_life] still lifes do
       *[landscape] landscapes do
    } not end as the ×5 type.
advice-art-society-risk-end = Risk: the fullest wall, with { $spaces ->
        [one] 1 empty space
       *[other] { $spaces } empty spaces
    }, is that of seat { $seat }: it could end the game first.
advice-art-society-risk-outbid = Risk: seat { $seat } has { $cards ->
        [one] 1 higher card.
       *[other] { $cards } higher cards.
    }
advice-art-society-risk-spent = Risk: nobody can beat { $card } now, but you will not have it again.
