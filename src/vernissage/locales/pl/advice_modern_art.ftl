### Modern Art: podpowiedzi. Ruch, jego wartość, dwa powody i ryzyko.

advice-modern-art-gain = { $value ->
        [0] Prawie nic tu nie zyskasz.
       *[other] Średnio powinno ci to dać około { $value } zysku.
    }
advice-modern-art-gain-selling = { $side ->
        [less] Względem średniej pozostałych tracisz na tym około { $value }.
       *[more] Względem średniej pozostałych zyskujesz na tym około { $value }.
    }
advice-modern-art-gain-buying = { $value ->
        [0] Kupno dla siebie nie jest lepsze niż sprzedaż.
       *[other] Kupno dla siebie powinno dać ci o około { $value } więcej niż sprzedaż po tej cenie.
    }
advice-modern-art-runner-up = { $less ->
        [0] Ruch „{ $move }” jest równie dobry.
       *[other] Ruch „{ $move }” dałby o około { $less } mniej.
    }
advice-modern-art-runner-up-played-out = { $less ->
        [0] Ruch „{ $move }” jest równie dobry.
       *[other] Ruch „{ $move }” byłby gorszy o około { $less } względem najlepszego z pozostałych.
    }
advice-modern-art-wins = { $percent ->
        [0] Po rozegraniu do końca prawie nigdy już nie wygrywasz.
        [100] Po rozegraniu do końca wygrywasz prawie zawsze.
       *[other] Po rozegraniu do końca wygrywasz { $percent }% gier; przy równych szansach byłoby to { $even }%.
    }

## Powody

advice-modern-art-places = { $artist } kończy na 1. miejscu w { $first }%, na 2. w { $second }% i na 3. w { $third }% próbnych rund: obraz powinien dać { $worth }.
advice-modern-art-chances = { $artist } kończy na 1. miejscu w { $first }%, na 2. w { $second }% i na 3. w { $third }% próbnych rund.
advice-modern-art-unplaced = { $artist } raczej nie wejdzie w tej rundzie do pierwszej trójki.
advice-modern-art-sale = { $cards ->
        [one] Sprzedaż powinna przynieść ci około { $price }.
       *[other] Sprzedaż dwóch obrazów naraz powinna przynieść ci około { $price }.
    }
advice-modern-art-alone = Szansa, że nikt nie dołoży drugiej karty i dostaniesz obraz za darmo, to { $percent }%.
advice-modern-art-own-gain = { $owned ->
        [one] Twój obraz artysty { $artist } zyskuje { $each }.
        [few] Twoje { $owned } obrazy artysty { $artist } zyskują po { $each }.
       *[many] Twoich { $owned } obrazów artysty { $artist } zyskuje po { $each }.
    }
advice-modern-art-own-spared = Po ruchu „{ $other }” twoje obrazy artysty { $artist } straciłyby o { $less } więcej.
advice-modern-art-rivals = Cudze obrazy zyskują na tym mniej niż na ruchu „{ $other }”: łącznie o { $less }.
advice-modern-art-keep = Kartę artysty { $kept } lepiej zachować: w późniejszej rundzie powinna dać o około { $more } więcej.
advice-modern-art-goes-on = Jeśli runda potrwa, twoje obrazy powinny dać { $expected }; ruch „{ $other }” kończy ją od razu, a bank płaci ci { $paid }.
advice-modern-art-played-out = W porównaniu z ruchem „{ $other }”, po rozegraniu do końca, masz { $own_way ->
        [more] o { $own } więcej
        [less] o { $own } mniej
       *[same] tyle samo
    }, a najlepszy z pozostałych { $best_way ->
        [more] o { $best } więcej.
        [less] o { $best } mniej.
       *[same] tyle samo.
    }
advice-modern-art-same-end = Po rozegraniu do końca tak czy inaczej masz około { $own }, a najlepszy z pozostałych { $best }.
advice-modern-art-end = To kończy rundę, a bank płaci ci { $paid }.
advice-modern-art-end-both = Runda i tak się kończy; { $more ->
        [0] bank w obu przypadkach płaci ci { $paid }.
       *[other] tak bank płaci ci { $paid }, a po ruchu „{ $other }” płaciłby { $instead }.
    }
advice-modern-art-end-others = Nikt z pozostałych nie dostaje za obrazy tej rundy więcej niż { $most }.
advice-modern-art-decline = { $ends ->
        [yes] Karta, którą możesz dołożyć, zakończyłaby rundę i nikt by jej nie kupił.
       *[no] Razem z kartą, którą możesz dołożyć, sprzedaż powinna dać ci około { $sale }{ $kept ->
            [0] .
           *[other] ; zachowana na później karta powinna dać około { $kept }.
        }
    }
advice-modern-art-nothing-to-add = Nie masz karty, którą można by dołożyć.
advice-modern-art-reveal = { $mine ->
        [none] Nie masz obrazów z tej rundy. { advice-modern-art-reveal-others }
        [same] Kolejna karta prawie nie zmienia tego, co dadzą twoje zakupy z tej rundy: tak czy inaczej powinny dać około { $paid }.
        [more] Z kolejną kartą twoje zakupy z tej rundy powinny dać przeciętnie o { $change } więcej: { $then } zamiast { $paid }.
       *[less] Z kolejną kartą twoje zakupy z tej rundy powinny dać przeciętnie o { $change } mniej: { $then } zamiast { $paid }.
    }
advice-modern-art-skip = { advice-modern-art-reveal }
advice-modern-art-reveal-others = { $theirs ->
        [none] Pozostali nie mają obrazów z tej rundy.
        [same] Kolejna karta prawie nie zmienia tego, co powinny dać cudze obrazy.
        [more] Z kolejną kartą cudze obrazy powinny dać łącznie o { $gain } więcej.
       *[less] Z kolejną kartą cudze obrazy powinny dać łącznie o { $gain } mniej.
    }
advice-modern-art-limit = { $last ->
        [yes] { $limit } to najwięcej, ile warto dać
       *[no] Daj najwyżej { $limit }
    }: szacowana wartość to { $worth }{ $less ->
        [0] .
       *[other] , minus { $less } na wypadek, gdyby była zawyżona.
    }
advice-modern-art-limit-own = Za własny obraz daj najwyżej { $limit }: jest wart { $worth }, ale kto kupuje, ten nie sprzedaje.
advice-modern-art-limit-poor = Daj najwyżej { $limit }, bo tyle masz: szacowana wartość to { $worth }.
advice-modern-art-too-dear = { $price } to za dużo: szacowana wartość to { $worth }{ $less ->
        [0] , a dać warto najwyżej { $limit }.
       *[other] , minus { $less } na wypadek, gdyby była zawyżona: zostaje { $limit }.
    }
advice-modern-art-too-dear-own = { $price } to za dużo za własny obraz: jest wart { $worth }, ale kto kupuje, ten nie sprzedaje, więc daj najwyżej { $limit }.
advice-modern-art-too-dear-poor = Nie możesz dać { $price }: masz { $limit }.
advice-modern-art-free = Na razie nikt nie licytuje: jeśli tak zostanie, dostajesz to za darmo.
advice-modern-art-wait = Milczenie niewiele tu kosztuje: jeśli ktoś przebije, możesz znów licytować, do { $limit }.
advice-modern-art-seal = Szacowana wartość to { $worth }: { $amount ->
        [0] { $every ->
            [yes] ale nie masz pieniędzy.
           *[no] żadna kwota, która mogłaby wygrać, nie daje zysku.
        }
       *[other] { $amount }{ $every ->
            [yes] , czyli wszystko, co masz,
           *[no] {""}
        } { $percent ->
            [0] prawie nigdy nie wygrywa.
           *[other] wygrywa w { $percent }% przypadków.
        }
    }
advice-modern-art-reserve = Wystawiasz ty, a wartość to { $worth }: { $amount ->
        [0] każda oferta innych jest dla ciebie lepsza niż kupno.
       *[other] { $percent ->
            [0] prawie zawsze ktoś daje więcej niż { $amount }, a jeśli nie, lepiej zatrzymać obraz, niż sprzedać go tak tanio.
           *[other] w { $percent }% przypadków nikt nie daje więcej niż { $amount }; wtedy obraz zostaje u ciebie, a to daje { $left }.
        }
    }
advice-modern-art-ask = Podaj cenę { $price } przy wartości { $worth }: szansa, że ktoś tyle zapłaci, to { $percent }%.
advice-modern-art-rather-bid = { $amount } wygrywa w { $percent }% przypadków i daje wtedy { $left }; { $instead ->
        [0] { $other } prawie nigdy nie wygrywa.
       *[other] { $other } wygrywa w { $instead }% i daje { $left_instead }.
    }
advice-modern-art-rather-seal = { $instead ->
        [0] { $other } prawie nigdy by nie wygrało.
       *[other] { $other } wygrałoby w { $instead }% przypadków i dałoby wtedy { $left_instead } zamiast { $left }.
    }
advice-modern-art-rather-ask = Przy cenie { $other } byłoby to { $instead }%.

## Ryzyko

advice-modern-art-risk-nothing = Ryzyko: { $percent ->
        [0] małe. { $artist } prawie na pewno będzie w pierwszej trójce.
       *[other] szansa { $percent }%, że { $artist } nie będzie w pierwszej trójce i nie da nic.
    }
advice-modern-art-risk-owner = Ryzyko: zyskuje też { $name ->
        [none] miejsce { $seat }
       *[other] { $name }
    }, mając { $owned ->
        [one] 1 obraz artysty { $artist }.
        [few] { $owned } obrazy artysty { $artist }.
       *[many] { $owned } obrazów artysty { $artist }.
    }
advice-modern-art-risk-no-sale = Ryzyko: samej karty nikt nie kupi, a na później już jej nie będzie.
advice-modern-art-risk-added = Ryzyko: szansa { $percent }%, że ktoś inny może dołożyć drugą kartę i zostać aukcjonerem.
advice-modern-art-risk-kept = Ryzyko: szansa { $percent }%, że nikt nie zapłaci { $price } i kupisz to ty.
advice-modern-art-risk-left = Ryzyko: { $name ->
        [none] miejsce { $seat }
       *[other] { $name }
    } może dostać obraz za { $price ->
        [0] darmo
       *[other] { $price }
    }, { $percent ->
        [0] ale obraz raczej nie da więcej.
       *[other] a z prawdopodobieństwem { $percent }% obraz da więcej.
    }
advice-modern-art-risk-left-open = Ryzyko: ktoś inny może kupić obraz za { $price }, { $percent ->
        [0] ale obraz raczej nie da więcej.
       *[other] a z prawdopodobieństwem { $percent }% obraz da więcej.
    }
advice-modern-art-risk-left-sealed = Ryzyko: ktoś inny może dostać obraz za mniej niż { $worth }, a tyle powinien dać.
