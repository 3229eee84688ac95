### Musée: podpowiedzi.

advice-musee-level = Ruch „{ $other }” jest prawie równie dobry.
advice-musee-runner-up = Drugi najlepszy ruch: „{ $other }”, o { $less } pkt mniej.
advice-musee-only = To jedyny ruch.
advice-musee-wins = Po rozegraniu do końca { $percent ->
        [0] prawie nigdy już nie wygrywasz
        [100] wygrywasz prawie zawsze
       *[other] wygrywasz { $percent }% gier (przy równych szansach { $even }%)
    }; średnio kończysz { $side ->
        [ahead] { $points } pkt przed najlepszym z rywali.
        [behind] { $points } pkt za najlepszym z rywali.
       *[level] na równi z najlepszym z rywali.
    }
advice-musee-reasons = Ten ruch { $first }, a także { $second }.
advice-musee-reason = Ten ruch { $reason }.
advice-musee-risk = Ryzyko: { $risk }.

## Co przemawia za ruchem

advice-musee-points = od razu daje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $bonus ->
        [0] {""}
       *[other] , w tym premię galerii
    }
advice-musee-playable = zostawia pole dla { $percent }% niewidzianych numerów
advice-musee-room = zostawia { $numbers ->
        [one] 1 numer
        [few] { $numbers } numery
       *[many] { $numbers } numerów
    } na { $slots ->
        [one] 1 puste pole
        [few] { $slots } puste pola
       *[many] { $slots } pustych pól
    } obok
advice-musee-closed = zamyka lukę i nie zostawia obok pustego pola
advice-musee-full = zapełnia ostatnie pole w twoim Musée
advice-musee-hand = sprawia, że { $fitting ->
        [one] wciąż pasuje 1 inna karta
        [few] wciąż pasują { $fitting } inne karty
       *[many] wciąż pasuje { $fitting } innych kart
    } z twojej ręki
advice-musee-themes = zostawia szansę na mniej więcej { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za zgodne motywy
advice-musee-pairs = zostawia { $pairs ->
        [one] 1 parę połączonych pustych pól
        [few] { $pairs } pary połączonych pustych pól
       *[many] { $pairs } par połączonych pustych pól
    }, na których może się jeszcze spotkać dowolny motyw
advice-musee-race = zbliża { $gallery ->
        [top] górną
        [middle] środkową
       *[bottom] dolną
    } galerię do premii: { $missing ->
        [one] brakuje jeszcze 1 obrazu
       *[other] brakuje jeszcze { $missing } obrazów
    }
advice-musee-played-out = po rozegraniu do końca daje ci { $own_way ->
        [more] o { $own_tenths } pkt więcej
        [less] o { $own_tenths } pkt mniej
       *[same] tyle samo punktów
    } niż drugi, a najlepszemu z rywali { $best_way ->
        [more] o { $best_tenths } pkt więcej
        [less] o { $best_tenths } pkt mniej
       *[same] tyle samo
    }
advice-musee-same-end = po rozegraniu do końca daje ci około { $points ->
        [one] 1 punktu
       *[other] { $points } punktów
    }, podobnie jak drugi
advice-musee-keep-own = daje ci jeszcze jedną kartę (z obecnych { $fitting ->
        [0] nie pasuje żadna)
        [one] pasuje 1 z { $cards })
        [few] pasują { $fitting } z { $cards })
       *[many] pasuje { $fitting } z { $cards })
    }
advice-musee-keep-partner = zostawia partnera ({ $name ->
        [none] miejsce { $seat }
       *[other] { $name }
    }) z { $cards ->
        [one] 1 kartą
       *[many] { $cards } kartami
    }
advice-musee-give-own = zostawia ci obecną rękę ({ $fitting ->
        [0] nie pasuje żadna)
        [one] pasuje 1 z { $cards })
        [few] pasują { $fitting } z { $cards })
       *[many] pasuje { $fitting } z { $cards })
    }
advice-musee-give-partner = daje jeszcze jedną kartę partnerowi ({ $name ->
        [none] miejsce { $seat }
       *[other] { $name }
    }), który ma { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }

## Co może się nie udać

advice-musee-risk-out = { $fitting ->
        [0] żadna z pozostałych kart nie pasuje; w grze utrzyma cię tylko dobra karta ze stosu
        [one] z pozostałych kart pasuje tylko 1; bez dobrej karty ze stosu wkrótce odpadasz
        [few] z pozostałych kart pasują tylko { $fitting }; bez dobrych kart ze stosu wkrótce odpadasz
       *[many] z pozostałych kart pasuje tylko { $fitting }; bez dobrych kart ze stosu wkrótce odpadasz
    }
advice-musee-risk-no-pile = { $fitting ->
        [0] stos jest pusty i żadna karta z ręki już nie będzie pasować: to twój ostatni obraz
        [one] stos jest pusty, a z pozostałych kart pasuje tylko { $fitting }: niewiele obrazów ci zostało
        [few] stos jest pusty, a z pozostałych kart pasują tylko { $fitting }: niewiele obrazów ci zostało
       *[other] stos jest pusty, a z pozostałych kart pasuje tylko { $fitting }: niewiele obrazów ci zostało
    }
advice-musee-risk-rival = do premii za { $gallery ->
        [top] górną
        [middle] środkową
       *[bottom] dolną
    } galerię brakuje już tylko jednego obrazu ({ $name ->
        [none] miejsce { $seat }
       *[other] { $name }
    })
advice-musee-risk-short = na { $slots ->
        [one] 1 puste pole
        [few] { $slots } puste pola
       *[many] { $slots } pustych pól
    } obok { $held ->
        [0] nie masz na ręce żadnego numeru
        [one] masz na ręce 1 numer
        [few] masz na ręce { $held } numery
       *[many] masz na ręce { $held } numerów
    }, a { $unseen ->
        [0] niewidzianych już nie ma
        [one] niewidziany został tylko 1
        [few] niewidziane zostały tylko { $unseen }
       *[many] niewidzianych zostało tylko { $unseen }
    }
advice-musee-risk-unfit = { $percent }% niewidzianych numerów teraz pasuje, a potem już nie będzie
