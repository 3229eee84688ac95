### Musée: porady.

advice-musee = Średnio kończysz z wynikiem { $value } względem najlepszego rywala. Następny w kolejności: „{ $other }” z wynikiem { $other_value }.
advice-musee-level = Średnio kończysz z wynikiem { $value } względem najlepszego rywala. Ruch „{ $other }” jest mniej więcej równie dobry.
advice-musee-only = To jedyny ruch; średnio kończysz z wynikiem { $value } względem najlepszego rywala.
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
       *[other] , w tym premię za galerię
    }
advice-musee-playable = zostawia miejsce dla { $percent } % niewidzianych liczb
advice-musee-room = zostawia { $numbers ->
        [one] 1 liczbę
        [few] { $numbers } liczby
       *[many] { $numbers } liczb
    } na { $slots ->
        [one] 1 puste miejsce
        [few] { $slots } puste miejsca
       *[many] { $slots } pustych miejsc
    } obok
advice-musee-closed = zamyka lukę i nie zostawia obok pustego miejsca
advice-musee-full = zapełnia ostatnie miejsce w twoim Musée
advice-musee-hand = sprawia, że { $fitting ->
        [one] wciąż pasuje 1 inna karta
        [few] wciąż pasują { $fitting } inne karty
       *[many] wciąż pasuje { $fitting } innych kart
    } z twojej ręki
advice-musee-themes = zostawia szansę na około { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za zgodne tematy
advice-musee-pairs = zostawia { $pairs ->
        [one] 1 pustą parę
        [few] { $pairs } puste pary
       *[many] { $pairs } pustych par
    } połączonych miejsc, gdzie może się jeszcze spotkać każdy temat
advice-musee-race = zbliża { $gallery ->
        [top] górną
        [middle] środkową
       *[bottom] dolną
    } galerię do premii, do której { $missing ->
        [one] brakuje jeszcze 1 obrazu
       *[other] brakuje jeszcze { $missing } obrazów
    }
advice-musee-played-out = wypada lepiej niż drugi, gdy oba rozegrać do końca
advice-musee-keep-own = dodaje kartę do twojej ręki, w której { $fitting ->
        [one] pasuje 1
        [few] pasują { $fitting }
       *[many] pasuje { $fitting }
    } z { $cards ->
        [one] 1 karty
       *[many] { $cards } kart
    }
advice-musee-keep-partner = zostawia partnera (miejsce { $seat }) z { $cards ->
        [one] 1 kartą
       *[many] { $cards } kartami
    }
advice-musee-give-own = zostawia cię z twoją ręką, w której { $fitting ->
        [one] pasuje 1
        [few] pasują { $fitting }
       *[many] pasuje { $fitting }
    } z { $cards ->
        [one] 1 karty
       *[many] { $cards } kart
    }
advice-musee-give-partner = daje jeszcze jedną kartę partnerowi (miejsce { $seat }), który ma { $cards ->
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
       *[other] stos jest pusty, a z pozostałych kart pasuje tylko { $fitting }: niewiele obrazów ci zostało
    }
advice-musee-risk-full = twoje Musée jest wtedy pełne i nic mu nie grozi; inni mogą jednak jeszcze zdobywać punkty
advice-musee-risk-rival = miejsce { $seat } potrzebuje jednego obrazu do premii za { $gallery ->
        [top] górną
        [middle] środkową
       *[bottom] dolną
    } galerię
advice-musee-risk-empty = z braku liczb { $slots ->
        [one] około 1 miejsce może pozostać puste
        [few] około { $slots } miejsca mogą pozostać puste
       *[many] około { $slots } miejsc może pozostać pustych
    }
advice-musee-risk-unfit = { $percent } % niewidzianych liczb nie znajdzie miejsca w twoim Musée
advice-musee-risk-draws = na razie małe; ale { $cards ->
        [one] 1 karta jest wciąż niewidziana
        [few] { $cards } karty są wciąż niewidziane
       *[many] { $cards } kart jest wciąż niewidzianych
    }, a średnia nie pokazuje złych kart
