### Art Society: podpowiedzi. Odpowiedź, ile jest warta, dwa powody i ryzyko.

advice-art-society = Na twojej ścianie jest to warte o około { $less } pkt więcej niż drugi najlepszy ruch: „{ $other }”.
advice-art-society-beside = Po odjęciu tego, co zyskują pozostali, jest to dla ciebie warte o około { $less } pkt więcej niż drugi najlepszy ruch: „{ $other }”.
advice-art-society-level = Ruch „{ $other }” jest równie dobry.
advice-art-society-best-place = Najlepiej powiesić go na { $space }.
advice-art-society-only = To jedyna możliwość.
advice-art-society-done = Nic więcej nie trzeba robić.

## Powody

advice-art-society-multiplier = { $type ->
        [portrait] Portrety powinny
        [city_life] Życie miejskie powinno
        [still_life] Martwe natury powinny
       *[landscape] Pejzaże powinny
    } na koniec dawać około { $worth } pkt za obraz.
advice-art-society-frames = { $frames ->
        [one] Styka się z jednym obrazem w takiej samej ramie, a to daje dekorację.
        [few] Styka się z { $frames } obrazami w takiej samej ramie, a to daje dekorację.
       *[many] Styka się z { $frames } obrazami w takiej samej ramie, a to daje dekorację.
    }
advice-art-society-eyeline = Wisi na linii wzroku: szansa, że da to jeszcze 3 punkty, to { $percent }%.
advice-art-society-eyeline-sure = Wisi na linii wzroku, co powinno dać jeszcze 3 punkty.
advice-art-society-corner = Zakrywa narożnik, co oszczędza 2 punkty.
advice-art-society-snug = Dobrze przylega: { $percent }% obwodu styka się z płytkami lub brzegiem ściany.
advice-art-society-holes = { $spaces ->
        [0] Nie przybywa pól, które zakryje już tylko dekoracja.
        [one] Przybywa tylko 1 pole, które zakryje już tylko dekoracja.
        [few] Przybywają tylko { $spaces } pola, które zakryje już tylko dekoracja.
       *[many] Przybywa tylko { $spaces } pól, które zakryje już tylko dekoracja.
    }
advice-art-society-closes = { $spaces ->
        [one] Zakrywa 1 pole, którego nie zakryłby żaden obraz.
        [few] Zakrywa { $spaces } pola, których nie zakryłby żaden obraz.
       *[many] Zakrywa { $spaces } pól, których nie zakryłby żaden obraz.
    }
advice-art-society-spares = Zakrywa mniej pól, na których mogłyby się spotkać inne takie same ramy.
advice-art-society-reach = Otwiera więcej pól, na których jego rama może trafić na taką samą.
advice-art-society-freedom = Zostawia późniejszym obrazom więcej pól bez faux pas.
advice-art-society-no-faux-pas = Unika faux pas, które kosztowałoby około { $points ->
        [one] 1 punktu
       *[many] { $points } punktów
    }: obok siebie obrazy tego samego typu nie dają nic.
advice-art-society-faux-pas-less = To faux pas kosztuje mniej niż tamto, o około { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
advice-art-society-full = Zapełnia twoją ścianę: 5 punktów i ostatnia runda.
advice-art-society-shields = { $shields ->
        [one] Dekoracja daje 1 punkt.
        [few] Dekoracja daje { $shields } punkty.
       *[many] Dekoracja daje { $shields } punktów.
    }
advice-art-society-wait = Powinna się trafić lepsza okazja, by go powiesić; do tego czasu niech poczeka u asystenta.
advice-art-society-frees = Zwalnia asystenta, który mógłby potem przechować { $tile }.
advice-art-society-rest = Dzięki temu { $tile } można powiesić lepiej.
advice-art-society-has-place = Mieści się na twojej ścianie, a ten drugi obraz nie.
advice-art-society-denies = { $name ->
        [none] Miejsce { $seat }
       *[other] { $name }
    } wybiera później i może skorzystać na nim bardziej niż na tym drugim.
advice-art-society-left-over = Do muzeum trafi wtedy { $tile }, a to dla twojej ściany lepsze.
advice-art-society-no-place-swap = Nie mieści się na twojej ścianie, ale w muzeum można go wymienić na { $tile }, a ten się mieści.
advice-art-society-no-place-assistant = Nie mieści się na twojej ścianie i już się nie zmieści; może go trzymać asystent, ale tam nic nie daje.
advice-art-society-no-place-excess = Nie mieści się na twojej ścianie i już się nie zmieści: będzie nadmiarowy, a to kosztuje 2 punkty.
advice-art-society-parked = Nie mieści się i już się nie zmieści; u asystenta nic nie kosztuje, a jako nadmiarowy 2 punkty.
advice-art-society-parked-decor = Nie mieści się i już się nie zmieści; u asystenta nic nie kosztuje.
advice-art-society-sides = { $sides ->
        [4] Tam obrazy mogą dołączyć z każdej strony.
        [one] Tam obrazy mogą dołączyć z 1 strony.
       *[other] Tam obrazy mogą dołączyć z { $sides } stron.
    }
advice-art-society-later = To, co powiesisz później, powinno wtedy dać o około { $points_tenths } pkt więcej.
advice-art-society-swap = Nowy obraz nie mieści się na twojej ścianie; ten z muzeum zawiśnie od razu.
advice-art-society-stored = Nowy obraz nie mieści się na twojej ścianie; jako nadmiarowy kosztuje 2 punkty, ale daje dekorację.
advice-art-society-stays = To, co wisi, może zostać tak, jak jest.
advice-art-society-spaces = Twoja ściana ma { $spaces ->
        [one] 1 puste pole
        [few] { $spaces } puste pola
       *[many] { $spaces } pustych pól
    }; { $rounds ->
        [0] to prawdopodobnie ostatnia runda.
        [one] potem będzie jeszcze mniej więcej 1 runda.
        [few] potem będą jeszcze mniej więcej { $rounds } rundy.
       *[many] potem będzie jeszcze mniej więcej { $rounds } rund.
    }
advice-art-society-stake = Pierwszy wybór zamiast ostatniego daje ci { $points ->
        [0] tyle co nic.
        [one] około 1 punktu.
       *[many] około { $points } punktów.
    }
advice-art-society-first = Karta { $card } daje ci pierwszy wybór w { $percent }% przypadków.
advice-art-society-rather = Karta { $card } daje ci pierwszy wybór w { $percent }% przypadków, a karta { $lower } w { $instead }%.
advice-art-society-saves = Karta { $card } dałaby pierwszy wybór w { $percent }% przypadków i teraz { $now ->
        [same] nic więcej,
       *[more] o około { $now_tenths } pkt więcej,
    } ale w późniejszej rundzie o około { $later_tenths } pkt mniej.
advice-art-society-size-worth = Obraz { $size } powinien dać tobie około { $own_tenths } pkt, a pozostałym średnio { $others_tenths }.
advice-art-society-size-rather = Obraz { $size } powinien dać tobie około { $own_tenths } pkt, a pozostałym średnio { $others_tenths }; obraz { $other_size } odpowiednio { $other_own_tenths } i { $other_others_tenths }.
advice-art-society-size-walls = { $walls ->
        [0] Nie mieści się na żadnej z { $seats } ścian.
        [one] Mieści się na 1 z { $seats } ścian.
        [few] Mieści się na { $walls } z { $seats } ścian.
       *[many] Mieści się na { $walls } z { $seats } ścian.
    }

## Ryzyko

advice-art-society-risk-assistant = Ryzyko: jeśli gra skończy się, gdy { $tile } trzyma asystent, ta płytka się nie liczy; { $rounds ->
        [0] to prawdopodobnie ostatnia runda.
        [one] potem będzie jeszcze mniej więcej 1 runda.
        [few] potem będą jeszcze mniej więcej { $rounds } rundy.
       *[many] potem będzie jeszcze mniej więcej { $rounds } rund.
    }
advice-art-society-risk-faux-pas = Ryzyko: to faux pas i kosztuje około { $points ->
        [one] 1 punktu
       *[many] { $points } punktów
    }; obok siebie obrazy tego samego typu nie dają nic.
advice-art-society-risk-faux-pas-only = Ryzyko: gdziekolwiek zawiśnie, będzie to faux pas, czyli strata około { $points ->
        [one] 1 punktu.
       *[many] { $points } punktów.
    }
advice-art-society-risk-stuck = Ryzyko: { $tile } nigdy się już nie zmieści, więc asystent pozostanie zajęty.
advice-art-society-risk-excess = Ryzyko: drugi nadmiarowy obraz kończy grę.
advice-art-society-risk-last-excess = Ryzyko: to twój drugi nadmiarowy obraz, więc trwa ostatnia runda.
advice-art-society-risk-holes = Ryzyko: { $spaces ->
        [one] przybędzie 1 pole, które zakryje tylko dekoracja.
        [few] przybędą { $spaces } pola, które zakryje tylko dekoracja.
       *[many] przybędzie { $spaces } pól, które zakryje tylko dekoracja.
    }
advice-art-society-risk-spoils = Ryzyko: leży tam, gdzie mogłyby się jeszcze spotkać inne takie same ramy.
advice-art-society-risk-multiplier = Ryzyko: szansa { $percent }%, że { $type ->
        [portrait] portrety nie będą
        [city_life] życie miejskie nie będzie
        [still_life] martwe natury nie będą
       *[landscape] pejzaże nie będą
    } na koniec typem ×5.
