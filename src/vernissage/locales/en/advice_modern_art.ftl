### Modern Art: advice. A move, what it is worth, two reasons and a risk.

advice-modern-art-gain = { $value ->
        [0] There is next to nothing to gain.
       *[other] You should gain about { $value } by it, on average.
    }
advice-modern-art-gain-selling = { $side ->
        [less] Against the average of the others you lose about { $value } by it.
       *[more] Against the average of the others you gain about { $value } by it.
    }
advice-modern-art-gain-buying = { $value ->
        [0] Keeping it yourself is no better than selling it.
       *[other] Keeping it yourself should bring you about { $value } more than selling it at that price.
    }
advice-modern-art-runner-up = { $less ->
        [0] “{ $move }” is as good.
       *[other] “{ $move }” would bring about { $less } less.
    }
advice-modern-art-runner-up-played-out = { $less ->
        [0] “{ $move }” is as good.
       *[other] “{ $move }” would leave you about { $less } worse off against the best of the others.
    }
advice-modern-art-wins = { $percent ->
        [0] Played out from here, you hardly win a game any more.
        [100] Played out from here, you win nearly every game.
       *[other] Played out from here, you win { $percent } % of the games; with even chances it would be { $even } %.
    }

## Reasons

advice-modern-art-places = { $artist } finishes 1st in { $first } %, 2nd in { $second } % and 3rd in { $third } % of the rounds tried: a painting should pay { $worth }.
advice-modern-art-chances = { $artist } finishes 1st in { $first } %, 2nd in { $second } % and 3rd in { $third } % of the rounds tried.
advice-modern-art-unplaced = { $artist } hardly gets among the first three of this round.
advice-modern-art-sale = { $cards ->
        [one] The sale should bring you about { $price }.
       *[other] Selling two paintings at once should bring you about { $price }.
    }
advice-modern-art-alone = In { $percent } % of cases nobody can add a second card, and you get the painting for nothing.
advice-modern-art-own-gain = Your { $owned ->
        [one] painting by { $artist } gains { $each }.
       *[other] { $owned } paintings by { $artist } gain { $each } each.
    }
advice-modern-art-own-spared = “{ $other }” would cost your paintings by { $artist } { $less } more.
advice-modern-art-rivals = It helps the paintings of the others less than “{ $other }” would: by { $less } in all.
advice-modern-art-keep = A card by { $kept } is the better one to keep: in a later round it should bring about { $more } more.
advice-modern-art-goes-on = If the round goes on, your paintings should pay { $expected }; “{ $other }” would end it, and the bank would pay you { $paid }.
advice-modern-art-played-out = Beside “{ $other }”, played out to the end, you have { $own_way ->
        [more] { $own } more
        [less] { $own } less
       *[same] as much
    } and the best of the others { $best_way ->
        [more] { $best } more.
        [less] { $best } less.
       *[same] as much.
    }
advice-modern-art-same-end = Played out to the end, you have about { $own } either way, and the best of the others { $best }.
advice-modern-art-end = It ends the round, and the bank pays you { $paid }.
advice-modern-art-end-both = The round ends either way; { $more ->
        [0] the bank pays you { $paid } in both cases.
       *[other] this way the bank pays you { $paid }, after “{ $other }” it would pay you { $instead }.
    }
advice-modern-art-end-others = None of the others gets more than { $most } for the paintings of this round.
advice-modern-art-decline = { $ends ->
        [yes] A card you could add would end the round, and nobody would buy it.
       *[no] Sold together with the card you could add, the two should bring you about { $sale }{ $kept ->
            [0] .
           *[other] ; kept for a later round, the card should bring about { $kept }.
        }
    }
advice-modern-art-nothing-to-add = You hold no card that could be added.
advice-modern-art-reveal = { $mine ->
        [none] You have no painting from this round. { advice-modern-art-reveal-others }
        [same] One more card hardly changes what you own from this round: it should pay about { $paid } either way.
        [more] With one more card, what you own from this round should pay { $change } more on average: { $then } instead of { $paid }.
       *[less] With one more card, what you own from this round should pay { $change } less on average: { $then } instead of { $paid }.
    }
advice-modern-art-skip = { advice-modern-art-reveal }
advice-modern-art-reveal-others = { $theirs ->
        [none] The others have no paintings from this round.
        [same] One more card hardly changes what the paintings of the others should pay.
        [more] With one more card, the paintings of the others should pay { $gain } more in all.
       *[less] With one more card, the paintings of the others should pay { $gain } less in all.
    }
advice-modern-art-limit = { $last ->
        [yes] { $limit } is the most you should pay
       *[no] Pay up to { $limit }
    }: fair value { $worth }{ $less ->
        [0] .
       *[other] , minus { $less } in case the estimate is too high.
    }
advice-modern-art-limit-own = Pay up to { $limit } for a lot of your own: it is worth { $worth }, but whoever buys does not sell.
advice-modern-art-limit-poor = Pay up to { $limit }, which is all you have: fair value { $worth }.
advice-modern-art-too-dear = { $price } is too much: fair value { $worth }{ $less ->
        [0] , and you should pay { $limit } at most.
       *[other] , minus { $less } in case the estimate is too high, makes { $limit }.
    }
advice-modern-art-too-dear-own = { $price } is too much for a lot of your own: it is worth { $worth }, but whoever buys does not sell, so pay { $limit } at most.
advice-modern-art-too-dear-poor = You cannot pay { $price }: you have { $limit }.
advice-modern-art-free = Nobody has bid: if it stays so, you get the lot for nothing.
advice-modern-art-wait = Silence costs little here: if somebody raises, you may speak again, up to { $limit }.
advice-modern-art-seal = Fair value { $worth }: { $amount ->
        [0] { $every ->
            [yes] but you have no money.
           *[no] no amount that could win leaves you a gain.
        }
       *[other] with { $amount }{ $every ->
            [yes] , which is all you have,
           *[no] {""}
        } you { $percent ->
            [0] hardly ever win.
           *[other] win in { $percent } % of cases.
        }
    }
advice-modern-art-reserve = The lot is your own and worth { $worth }: { $amount ->
        [0] whatever the others seal is better for you than buying it.
       *[other] { $percent ->
            [0] somebody nearly always seals more than { $amount }; if not, you would rather keep it than sell it so cheaply.
           *[other] in { $percent } % of cases nobody seals more than { $amount }; then you keep it, which leaves you { $left }.
        }
    }
advice-modern-art-ask = Ask { $price } of { $worth }: the chance that somebody pays that is { $percent } %.
advice-modern-art-rather-bid = { $amount } wins the lot in { $percent } % of cases and would then bring you { $left }; { $instead ->
        [0] { $other } hardly ever wins.
       *[other] { $other } wins in { $instead } % and would bring { $left_instead }.
    }
advice-modern-art-rather-seal = { $instead ->
        [0] With { $other } you would hardly ever win.
       *[other] With { $other } you would win in { $instead } % of cases; the lot would then bring you { $left_instead } instead of { $left }.
    }
advice-modern-art-rather-ask = At { $other } it would be { $instead } %.

## Risks

advice-modern-art-risk-nothing = Risk: { $percent ->
        [0] small. { $artist } is nearly certain to be among the first three.
       *[other] a chance of { $percent } % that { $artist } is not among the first three and pays nothing.
    }
advice-modern-art-risk-owner = Risk: { $name ->
        [none] seat { $seat }
       *[other] { $name }
    } gains too, with { $owned ->
        [one] one painting by { $artist }.
       *[other] { $owned } paintings by { $artist }.
    }
advice-modern-art-risk-no-sale = Risk: the card itself is not sold, and you will not have it in a later round.
advice-modern-art-risk-added = Risk: a chance of { $percent } % that another can add the second card, and would then be the auctioneer.
advice-modern-art-risk-kept = Risk: a chance of { $percent } % that nobody pays { $price }, and you must buy the lot yourself.
advice-modern-art-risk-left = Risk: { $name ->
        [none] seat { $seat }
       *[other] { $name }
    } may get the lot for { $price ->
        [0] nothing
       *[other] { $price }
    }, { $percent ->
        [0] but it hardly pays more than that.
       *[other] and with { $percent } % it pays more than that.
    }
advice-modern-art-risk-left-open = Risk: another may buy the lot for { $price }, { $percent ->
        [0] but it hardly pays more than that.
       *[other] and with { $percent } % it pays more than that.
    }
advice-modern-art-risk-left-sealed = Risk: another may get the lot for less than { $worth }, which is what it should pay.
