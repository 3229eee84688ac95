### Art Society w przeglądarce.

## Płytki

web-art-society-tile = { $type ->
        [portrait] Portret
        [city_life] Życie miejskie
        [still_life] Martwa natura
       *[landscape] Pejzaż
    }, { $size }, rama { $frame ->
        [gold] złota
        [silver] srebrna
        [shell] muszlowa
       *[wood] drewniana
    }
web-art-society-named = { $size } ({ $type ->
        [portrait] portret
        [city_life] życie miejskie
        [still_life] martwa natura
       *[landscape] pejzaż
    }, rama { $frame ->
        [gold] złota
        [silver] srebrna
        [shell] muszlowa
       *[wood] drewniana
    })
web-art-society-decor = dekoracja
web-art-society-decor-name = Dekoracja, { $size }, { $shields ->
        [one] 1 tarcza
        [few] { $shields } tarcze
       *[many] { $shields } tarcz
    }
web-art-society-value = wartość { $value }

## Zdanie nad ścianą

web-art-society-you = Ty:
web-art-society-round = Runda { $round }
web-art-society-phase = { $phase ->
        [start] Obrazy startowe
        [lot] Wybór obrazów
        [bid] Oferty
        [take] Wybór i wieszanie
        [turn] Wybór i wieszanie
        [settle] Prestiż
       *[over] Punktacja
    }
web-art-society-waiting = { $phase ->
        [bid] { $count ->
            [one] Jeszcze wybiera:
           *[many] Jeszcze wybierają:
        }
        [settle] { $count ->
            [one] Jeszcze decyduje:
           *[many] Jeszcze decydują:
        }
       *[other] Czekamy na:
    }
web-art-society-do-start = powieś obraz startowy tak, by zakrył gwiazdę.
web-art-society-do-lot = { $missing ->
        [one] wybierz jeszcze 1 rozmiar.
        [few] wybierz { $missing } rozmiary na licytację.
       *[many] wybierz { $missing } rozmiarów na licytację.
    }
web-art-society-do-bid = wybierz kartę i ją zapieczętuj.
web-art-society-do-sealed = karta { $card } jest zapieczętowana.
web-art-society-do-take = { $count ->
        [2] weź jeden z dwóch obrazów.
        [3] weź jeden z trzech obrazów.
        [4] weź jeden z czterech obrazów.
       *[5] weź jeden z pięciu obrazów.
    }
web-art-society-do-hang = powieś { $type ->
        [portrait] portret
        [city_life] życie miejskie
        [still_life] martwą naturę
       *[landscape] pejzaż
    }.
web-art-society-do-no-room = { $type ->
        [portrait] portret się nie mieści
        [city_life] życie miejskie się nie mieści
        [still_life] martwa natura się nie mieści
       *[landscape] pejzaż się nie mieści
    }.
web-art-society-do-end = powieś płytkę asystenta albo zakończ turę.
web-art-society-do-decor = { $owed ->
        [one] powieś dekorację z 1 tarczą.
       *[many] powieś jedną dekorację, do { $owed } tarcz.
    }
web-art-society-do-decor-set = powieś dekoracje, razem do { $owed } tarcz.
web-art-society-decor-why = { $count ->
        [0] za obraz nadmiarowy
        [one] pasuje 1 rama: { $frame ->
            [gold] złota
            [silver] srebrna
            [shell] muszlowa
           *[wood] drewniana
        }
        [few] pasują { $count } ramy: { $frame ->
            [gold] złote
            [silver] srebrne
            [shell] muszlowe
           *[wood] drewniane
        }
       *[many] pasuje { $count } ram: { $frame ->
            [gold] złote
            [silver] srebrne
            [shell] muszlowe
           *[wood] drewniane
        }
    }
web-art-society-do-settle = gotowe czy raz przewiesić?
web-art-society-do-done = potwierdź: gotowe.
web-art-society-who = { $name }:
web-art-society-other = { $does ->
        [start] wieszanie obrazu startowego.
        [lot] wybór obrazów na licytację.
        [bid] wybór karty oferty.
        [take] wybór obrazu.
        [turn] wieszanie obrazu.
        [decor] wybór dekoracji.
       *[settle] koniec rundy.
    }
web-art-society-others = { $phase ->
        [start] Pozostali wieszają obrazy startowe.
        [bid] Pozostali wybierają karty.
        [settle] Pozostali kończą rundę.
       *[other] Pozostali grają.
    }
web-art-society-over = Gra skończyła się po rundzie { $round }.

## Ściana

web-art-society-stage = Ściana
web-art-society-decision = Decyzja i stół
web-art-society-state = Stan gry
web-art-society-seats = Pozostali
web-art-society-wall = Twoja ściana. Strzałki prowadzą po polach.
web-art-society-wall-placing = Twoja ściana. Strzałki przesuwają płytkę, Tab przechodzi do następnego położenia według wartości, Enter wiesza, Escape odkłada, F6 przechodzi do przycisków.
web-art-society-space = kolumna { $column }, rząd { $row }{ $eyeline ->
        [yes] , linia wzroku
       *[no] {""}
    }{ $star ->
        [yes] , gwiazda
       *[no] {""}
    }{ $corner ->
        [yes] , odsłonięty narożnik
       *[no] {""}
    }, { $free ->
        [yes] wolne
       *[no] { $what }
    }
web-art-society-zoom-in = Powiększ ścianę
web-art-society-whole-wall = Pokaż całą ścianę
web-art-society-free-spaces = { $count ->
        [one] 1 wolne pole
        [few] { $count } wolne pola
       *[many] { $count } wolnych pól
    }
web-art-society-free-spaces-word = Wolne pola
web-art-society-points-now = { $count ->
        [one] punkt teraz
        [few] punkty teraz
       *[many] punktów teraz
    }
web-art-society-points-word = { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-art-society-assistant = Asystent
web-art-society-assistant-free = Asystent wolny
web-art-society-assistant-holds = u asystenta
web-art-society-excess = Nadmiarowe
web-art-society-excess-count = nadmiarowe: { $count }

## Obrazy na licytacji

web-art-society-lot = Na licytacji
web-art-society-lot-by = Aukcjoner: { $name }. { $count ->
        [2] Dwa
        [3] Trzy
       *[4] Cztery
    } trafią na ściany, ostatni do muzeum.
web-art-society-lot-facts = dla twojej ściany, bez faux pas
web-art-society-lot-missing = wybrane: { $chosen } z { $wanted }
web-art-society-lot-being-chosen = { $name }: wybór rozmiarów. Obrazy odkrywa się razem.
web-art-society-lot-empty = Tu staną obrazy: { $count }.
web-art-society-turn-up = { $missing ->
        [0] Odkryj obrazy
        [one] Wybierz jeszcze 1 rozmiar
        [few] Wybierz jeszcze { $missing } rozmiary
       *[many] Wybierz jeszcze { $missing } rozmiarów
    }
web-art-society-lot-take-out = Usuń { $size } z wyboru
web-art-society-back-value = wartość { $value }
web-art-society-taken-by = wzięty: { $name }
web-art-society-places = { $count ->
        [0] nie pasuje
        [one] pasuje raz
       *[many] pasuje { $count }×
    }
web-art-society-only-faux-pas = tylko faux pas
web-art-society-plate-decor = { $count ->
        [0] bez dekoracji
        [one] +1 tarcza
        [few] +{ $count } tarcze
       *[many] +{ $count } tarcz
    }
web-art-society-stacks = Stosy
web-art-society-stacks-how = typ i rama pozostają zakryte
web-art-society-stack-left = { $left } szt.
web-art-society-stack-places = { $count ->
        [0] nie pasuje
        [one] pasuje raz
       *[many] pasuje { $count }×
    }

## Oferty

web-art-society-your-bid = Twoja oferta
web-art-society-your-cards = Twoje karty oferty
web-art-society-cards-left = { $count ->
        [one] Została 1 karta;
        [few] Zostały { $count } karty;
       *[many] Zostało { $count } kart;
    } zagrana nie wraca.
web-art-society-card = Karta { $card }
web-art-society-choose-card = Wybierz kartę
web-art-society-seal = Zapieczętuj { $card }
web-art-society-seal-instead = Zmień na { $card }
web-art-society-sealed = Karta { $card } zapieczętowana.
web-art-society-can-change = Możesz ją zmienić, dopóki wszyscy nie zapieczętują swoich.
web-art-society-bids = Oferty
web-art-society-bids-order = od najwyższej
web-art-society-ribbon-took = wzięty { $size }
web-art-society-ribbon-now = teraz
web-art-society-ribbon-waits = czeka
web-art-society-tie = Remis na { $card }: { $first } i { $second }. { $below ->
        [1] Decyduje karta pod spodem:
       *[other] Decyduje karta o { $below } niżej:
    } { $higher } bije { $lower }.
web-art-society-last-bid = ostatnio { $card }
web-art-society-cards-in-hand = Karty na ręce
web-art-society-wishes = Twoje życzenia w tej rundzie:
web-art-society-wishes-how = Wskaż obrazy w kolejności, w jakiej je chcesz: w tej rundzie weźmiesz pierwszy, który zostanie.
web-art-society-wishes-clear = Wycofaj
web-art-society-take = Weź { $type ->
        [portrait] portret
        [city_life] życie miejskie
        [still_life] martwą naturę
       *[landscape] pejzaż
    }
web-art-society-take-choose = Wybierz obraz
web-art-society-take-fact = { $places ->
        [one] 1 możliwość
        [few] { $places } możliwości
       *[many] { $places } możliwości
    } bez faux pas, { $decor ->
        [0] bez dekoracji.
       *[other] dekoracja do { $decor }.
    }
web-art-society-take-no-place = { $places ->
        [0] Nie mieści się na twojej ścianie.
       *[other] Gdziekolwiek zawiśnie, będzie to faux pas.
    }

## Wieszanie

web-art-society-hang = Wieszanie
web-art-society-picks = Która płytka?
web-art-society-new = nowy
web-art-society-at-assistant = u asystenta
web-art-society-turn-rest = Reszta tury
web-art-society-how-to-hang = { $places ->
        [one] Pasuje na 1 sposób. Wskaż ścianę i naciśnij albo użyj klawiszy.
        [few] Pasuje na { $places } sposoby{ $flawed ->
            [0] {""}
           *[other] , { $good } bez faux pas
        }. Wskaż ścianę i naciśnij albo użyj klawiszy.
       *[many] Pasuje na { $places } sposobów{ $flawed ->
            [0] {""}
           *[other] , { $good } bez faux pas
        }. Wskaż ścianę i naciśnij albo użyj klawiszy.
    }
web-art-society-tap-to-hang = { $places ->
        [one] Pasuje na 1 sposób. Dotknij ściany.
        [few] Pasuje na { $places } sposoby{ $flawed ->
            [0] {""}
           *[other] , { $good } bez faux pas
        }. Dotknij ściany; dwa dotknięcia ją powiększą.
       *[many] Pasuje na { $places } sposobów{ $flawed ->
            [0] {""}
           *[other] , { $good } bez faux pas
        }. Dotknij ściany; dwa dotknięcia ją powiększą.
    }
web-art-society-at = { $space }: { $told }
web-art-society-at-fits = pasuje
web-art-society-at-illegal = { $space }: { $reason }
web-art-society-at-space = na { $space }
web-art-society-why-taken = To zakryłoby inną płytkę.
web-art-society-why-loose = Musi stykać się krawędzią z inną płytką.
web-art-society-why-star = Musi zakryć gwiazdę.
web-art-society-nearest = Najbliższe dobre pole: { $space }
web-art-society-no-place = Nie mieści się na twojej ścianie.{ $hold ->
        [yes] {" "}Może go przechować asystent.
       *[no] {""}
    }{ $swap ->
        [yes] {" "}Możesz go wymienić na obraz tego samego typu z muzeum.
       *[no] {""}
    }{ $store ->
        [yes] {" "}Możesz go odłożyć.
       *[no] {""}
    }
web-art-society-chip-frames = { $count ->
        [one] +1 tarcza
        [few] +{ $count } tarcze
       *[many] +{ $count } tarcz
    } ({ $frame ->
        [gold] złota rama
        [silver] srebrna rama
        [shell] muszlowa rama
       *[wood] drewniana rama
    } × { $count })
web-art-society-chip-shields = { $count ->
        [one] 1 tarcza
        [few] { $count } tarcze
       *[many] { $count } tarcz
    }
web-art-society-chip-eyeline = Linia wzroku
web-art-society-chip-corner = { $count ->
        [one] Narożnik
        [few] { $count } narożniki
       *[many] { $count } narożników
    }
web-art-society-chip-full-wall = Zapełnia ścianę
web-art-society-chip-type = { $type ->
        [portrait] nie dotyka innego portretu
        [city_life] nie dotyka innego obrazu typu życie miejskie
        [still_life] nie dotyka innej martwej natury
       *[landscape] nie dotyka innego pejzażu
    }
web-art-society-chip-faux-pas = Faux pas z { $count ->
        [one] { $type ->
            [portrait] portretem: żaden nie daje punktów
            [city_life] życiem miejskim: żaden nie daje punktów
            [still_life] martwą naturą: żadna nie daje punktów
           *[landscape] pejzażem: żaden nie daje punktów
        }
       *[other] { $count } obrazami: żaden nie daje punktów
    }
web-art-society-line-frames = { $count ->
        [one] Dotyka go 1 rama: { $frame ->
            [gold] złota
            [silver] srebrna
            [shell] muszlowa
           *[wood] drewniana
        }
        [few] Dotykają go { $count } ramy: { $frame ->
            [gold] złote
            [silver] srebrne
            [shell] muszlowe
           *[wood] drewniane
        }
       *[many] Dotyka go { $count } ram: { $frame ->
            [gold] złote
            [silver] srebrne
            [shell] muszlowe
           *[wood] drewniane
        }
    }
web-art-society-line-shields = { $count ->
        [one] 1 tarcza
        [few] { $count } tarcze
       *[many] { $count } tarcz
    }
web-art-society-line-eyeline = Na linii wzroku
web-art-society-line-corner = { $count ->
        [one] Zakrywa narożnik
        [few] Zakrywa { $count } narożniki
       *[many] Zakrywa { $count } narożników
    }
web-art-society-line-full-wall = Zapełnia ścianę
web-art-society-line-type = { $type ->
        [portrait] Nie dotyka innego portretu
        [city_life] Nie dotyka innego obrazu typu życie miejskie
        [still_life] Nie dotyka innej martwej natury
       *[landscape] Nie dotyka innego pejzażu
    }
web-art-society-line-faux-pas = Faux pas { $count ->
        [one] { $type ->
            [portrait] z portretem
            [city_life] z życiem miejskim
            [still_life] z martwą naturą
           *[landscape] z pejzażem
        }
       *[other] { $type ->
            [portrait] z portretami
            [city_life] z życiem miejskim
            [still_life] z martwymi naturami
           *[landscape] z pejzażami
        }
    } na { $spaces }
web-art-society-note-eyeline = { $type ->
        [portrait] punkty tylko, gdy portrety skończą na ×5; teraz ×{ $multiplier }
        [city_life] punkty tylko, gdy życie miejskie skończy na ×5; teraz ×{ $multiplier }
        [still_life] punkty tylko, gdy martwe natury skończą na ×5; teraz ×{ $multiplier }
       *[landscape] punkty tylko, gdy pejzaże skończą na ×5; teraz ×{ $multiplier }
    }
web-art-society-note-faux-pas = { $points ->
        [0] żaden nie daje punktów
       *[other] żaden nie daje punktów: strata { $points }
    }
web-art-society-note-type = więc punktuje, teraz ×{ $multiplier }
web-art-society-note-full = ale na pełnej ścianie dekoracja przepada
web-art-society-plus-decor = { $count ->
        [one] +1 tarcza
        [few] +{ $count } tarcze
       *[many] +{ $count } tarcz
    }
web-art-society-here-now = Punkty tu, przy obecnym stanie muzeum
web-art-society-hang-here = Powieś tutaj
web-art-society-place-here = Powieś tutaj
web-art-society-hang-anyway = Powieś mimo to
web-art-society-press-again = Na pewno? Jeszcze raz
web-art-society-cancel = Anuluj
web-art-society-to-assistant = Do asystenta
web-art-society-swap = Wymień w muzeum
web-art-society-swap-title = Wymiana w muzeum
web-art-society-swap-means = Twój obraz trafia do muzeum, a do ciebie inny tego samego typu; trzeba go od razu powiesić. Prestiż się nie zmienia.
web-art-society-store = Odłóż
web-art-society-store-means = Odłożony obraz kosztuje na koniec 2 punkty i daje dekorację; drugi taki obraz kończy grę.
web-art-society-merge = Połącz dekoracje
web-art-society-merge-title = Połącz dekoracje na ścianie
web-art-society-merge-means = W puli brakuje potrzebnego rozmiaru. Małe dekoracje w jednej linii zmieniają się w większą i wracają do puli. Kto łączy, w tej rundzie już nie przewiesza.
web-art-society-merge-spaces = { $spaces } razem
web-art-society-enough = Wystarczy dekoracji
web-art-society-end-turn = Zakończ turę
web-art-society-restore = Przywróć wszystko
web-art-society-flawed-places = Wszędzie faux pas
web-art-society-good-places = Dobre położenia
web-art-society-better-places = Lepsze położenia
web-art-society-fact-frames = { $count ->
        [one] +1 tarcza
        [few] +{ $count } tarcze
       *[many] +{ $count } tarcz
    }
web-art-society-fact-eyeline = linia wzroku
web-art-society-fact-corner = narożnik
web-art-society-fact-full-wall = zapełnia ścianę
web-art-society-fact-faux-pas = faux pas
web-art-society-steps-through = { $count ->
        [one] prowadzi do jedynego
       *[many] prowadzi przez wszystkie { $count }
    }
web-art-society-nudge = Przesuń płytkę
web-art-society-nudge-up = O jedno w górę
web-art-society-nudge-left = O jedno w lewo
web-art-society-nudge-right = O jedno w prawo
web-art-society-nudge-down = O jedno w dół

## Muzeum i koniec rundy

web-art-society-museum = Muzeum
web-art-society-museum-type = { $type }: { $prestige }, razy { $multiplier }
web-art-society-bought = Ostatni obraz trafia do muzeum
web-art-society-climbs = { $type ->
        [portrait] Portret
        [city_life] Życie miejskie
        [still_life] Martwa natura
       *[landscape] Pejzaż
    } idzie w górę: { $before } + { $by } = { $after }.
web-art-society-climbs-short = Nie o { $value }, bo { $taken } jest zajęte.
web-art-society-passes = Za nim: { $types }.
web-art-society-rank-stays = bez zmian
web-art-society-rank-from = z ×{ $from }
web-art-society-settle = Koniec rundy
web-art-society-your-wall-changes = Na twojej ścianie
web-art-society-paintings-of = { $type ->
        [portrait] { $count ->
            [one] 1 portret
            [few] { $count } portrety
           *[many] { $count } portretów
        }
        [city_life] życie miejskie: { $count }
        [still_life] { $count ->
            [one] 1 martwa natura
            [few] { $count } martwe natury
           *[many] { $count } martwych natur
        }
       *[landscape] { $count ->
            [one] 1 pejzaż
            [few] { $count } pejzaże
           *[many] { $count } pejzaży
        }
    }
web-art-society-in-eyeline = { $count } na linii wzroku
web-art-society-your-points = Twoje punkty, { $before } → { $after }
web-art-society-nothing-changes = Nic się nie zmienia: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
web-art-society-done = Gotowe
web-art-society-rehang = Przewieś raz
web-art-society-rehang-means = To, co zawisło w tej rundzie, zdejmujesz i wieszasz od nowa.
web-art-society-rehang-merged = Po połączeniu dekoracji nie można w tej rundzie przewieszać.
web-art-society-rehang-other = Ktoś właśnie przewiesza; robi to zawsze tylko jedna osoba.
web-art-society-is-rehanging = { $name }: przewieszanie.
web-art-society-you-are-done = W tej rundzie nie masz już nic do zrobienia.

## Miejsca przy stole

web-art-society-show-wall = Pokaż ścianę
web-art-society-walls = Ściany pozostałych
web-art-society-is-choosing-lot = wybór obrazów
web-art-society-is-choosing = wybór karty
web-art-society-is-sealed = zakryta
web-art-society-is-taking = wybór obrazu
web-art-society-is-hanging = wieszanie
web-art-society-is-ready = gotowe
web-art-society-is-done = gotowe
web-art-society-is-deciding = decyzja
web-art-society-lately = Przed chwilą

## Co się stało

web-art-society-told-start = { $name }: obraz startowy na { $space }
web-art-society-told-chose = { $name }: { $size } na licytację
web-art-society-told-lot = Na licytacji: { $lot }.
web-art-society-told-bids = Oferty: { $bids }.
web-art-society-told-took = { $name }: wybór, { $tile }.
web-art-society-told-hung = { $name }: { $tile } na { $space }{ $matches ->
        [0] {""}
        [one] , pasuje 1 rama
        [few] , pasują { $matches } ramy
       *[many] , pasuje { $matches } ram
    }.
web-art-society-told-hung-faux-pas = { $name }: { $tile } na { $space }, faux pas{ $matches ->
        [0] {""}
        [one] ; pasuje 1 rama
        [few] ; pasują { $matches } ramy
       *[many] ; pasuje { $matches } ram
    }.
web-art-society-told-held = { $name }: { $tile } idzie do asystenta.
web-art-society-told-swapped = { $name }: wymiana w muzeum, { $given } na { $taken }.
web-art-society-told-stored = { $name }: { $tile } odłożony jako nadmiarowy.
web-art-society-told-decor = { $name }: { $tile } na { $space }.
web-art-society-told-decor-held = { $name }: { $tile } idzie do asystenta.
web-art-society-told-forfeited = { $name }: dekoracja warta { $owed } przepada.
web-art-society-told-merged = { $name }: połączone dekoracje, { $tile } na { $space }.
web-art-society-told-unsold = Do muzeum trafia { $tile }: { $type ->
        [portrait] portret
        [city_life] życie miejskie
        [still_life] martwa natura
       *[landscape] pejzaż
    } z { $before } na { $after }.
web-art-society-told-rehang = { $name }: przewieszanie.
web-art-society-told-restore = { $name }: wszystko przywrócone.
web-art-society-told-closed = Koniec rundy { $round }. Młotek przechodzi dalej: { $name }.
web-art-society-told-ended = Gra kończy się rundą { $round }.

## Końcowa punktacja

web-art-society-the-count = Punktacja
web-art-society-count-decor = Dekoracje
web-art-society-count-eyeline = Linia wzroku
web-art-society-count-full-wall = Pełna ściana
web-art-society-count-corners = Odsłonięte narożniki
web-art-society-count-excess = Nadmiarowe
web-art-society-count-each = ×{ $each }
web-art-society-count-struck = { $count } × { $each }, faux pas { $struck }
web-art-society-how-type = { $count } × { $each }
web-art-society-how-decor = tarcze
web-art-society-how-eyeline = { $count } × { $each }
web-art-society-how-full-wall = wolne: { $free }
web-art-society-how-corners = { $count } × −2
web-art-society-how-excess = { $count } × −2
web-art-society-ended-full-wall = Pełna ściana: { $name }.
web-art-society-ended-excess = Drugi nadmiarowy obraz: { $name }.
web-art-society-ended-cards = Nie ma już kart oferty.
web-art-society-tie-cards = Remis: decydują karty oferty na ręce, razem { $cards }.
web-art-society-tie-shared = Równe punkty i równe karty na ręce ({ $cards }): wspólne zwycięstwo.
