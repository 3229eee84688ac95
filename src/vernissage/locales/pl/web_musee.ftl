### Musée w przeglądarce: domy, ręka, decyzja, numery, koniec.

web-musee-and = { $first } i { $last }

## Places and houses

web-musee-gallery = { $gallery ->
        [top] Górna
        [middle] Środkowa
       *[bottom] Dolna
    }
web-musee-place = { $gallery ->
        [top] Górna
        [middle] Środkowa
       *[bottom] Dolna
    } { $column }
web-musee-yours = Twoje Musée
web-musee-yours-and = Ty i { $name }
web-musee-of = Musée: { $name }
web-musee-two-hands = Jedno Musée, dwie tajne ręce
web-musee-points-word = { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-musee-empty = puste
web-musee-empty-window = puste, przyjmuje { $window }
web-musee-empty-closed = puste, zamknięte
web-musee-others = Pozostałe Musée
web-musee-houses = Musée przy stole
web-musee-out = poza grą
web-musee-order = Kolejność gry
web-musee-holds = { $cards ->
        [one] 1 karta na ręce
        [few] { $cards } karty na ręce
       *[many] { $cards } kart na ręce
    }
web-musee-turn = Tura { $turn }
web-musee-stairs-lit = Schody w kolumnie { $column }: +3
web-musee-to-go = jeszcze { $slots }
web-musee-bonus-yours = dla ciebie
web-musee-bonus-lost = nie do zapełnienia
web-musee-bonus-nobody = nikt
web-musee-bonus-spoken = { $gallery ->
        [top] Premia górnej galerii
        [middle] Premia środkowej galerii
       *[bottom] Premia dolnej galerii
    }, 4 punkty

## Windows

web-musee-free = wolne { $free }
web-musee-any = dowolny numer
web-musee-closed = zamknięte
web-musee-few = { $free } na { $slots }
web-musee-closes = zamyka { $slots ->
        [one] 1 pole
        [few] { $slots } pola
       *[many] { $slots } pól
    }
web-musee-closes-short = zamyka { $slots }
web-musee-fills = wypełnia lukę
web-musee-fits = pasuje
web-musee-fills-sentence = Wypełnia lukę.
web-musee-side = { $where ->
        [left] Po lewej
       *[right] Po prawej
    } { $window }: wolne { $free }.
web-musee-side-tight = { $where ->
        [left] Po lewej
       *[right] Po prawej
    } { $window }: wolne tylko { $free } na { $slots ->
        [few] { $slots } pola
       *[many] { $slots } pól
    }.
web-musee-side-closed = { $where ->
        [left] Po lewej
       *[right] Po prawej
    }: brak numerów na { $slots ->
        [one] 1 pole.
        [few] { $slots } pola.
       *[many] { $slots } pól.
    }

## What a place brings

web-musee-sum-painting = 1 za obraz
web-musee-sum-neighbours = { $points } za { $points ->
        [2] sąsiada
       *[other] sąsiadów
    }
web-musee-sum-staircases = { $points } za schody
web-musee-sum-bonus = { $points } za galerię

## The hand and the pile

web-musee-hand = Twoja ręka
web-musee-hand-card = { $card }, „{ $title }”
web-musee-fits-nowhere = nie pasuje
web-musee-new = nowa
web-musee-in-the-pile = w stosie

## The decision

web-musee-decision = Decyzja
web-musee-your-turn = Twoja kolej
web-musee-wait = { $count ->
        [one] Czeka { $names }.
       *[other] Czekają: { $names }.
    }
web-musee-waiting-for = Teraz: { $name }
web-musee-watching = Oglądasz grę
web-musee-choose = Wybierz obraz do powieszenia.
web-musee-choose-team = Wybierz obraz dla drużyny.
web-musee-since = { $name }: { $number }, { $place } (+{ $points }).
web-musee-then-draw = Po powieszeniu dobierasz kartę.
web-musee-no-draw = Stos jest pusty: nic nie dobierasz.
web-musee-no-hints = Partnerzy niczego sobie nie podpowiadają.
web-musee-lit-slot = Powieś { $number } na jasnym polu.
web-musee-until-confirm = Nic nie jest ostateczne, dopóki nie potwierdzisz.
web-musee-click-hangs = Kliknięcie wiesza obraz; przez chwilę możesz to cofnąć.
web-musee-hang-question = Powiesić { $number }: { $place }?
web-musee-hang = Powieś { $number }: { $place }
web-musee-hang-anyway = Mimo to powieś
web-musee-put-back = Odłóż
web-musee-hung-now = { $number } wisi: { $place }.
web-musee-hung-wait = Jeszcze nic nie zostało wysłane.
web-musee-sent = Ruch jest w drodze do stołu.
web-musee-stuck-card = { $number } nigdzie już nie pasuje.
web-musee-stuck-why = Numery rosną od lewej do prawej i żadne puste pole twojego Musée go nie przyjmie. Wybierz inny obraz.
web-musee-strands = Potem nie pasuje żadna inna karta z ręki.
web-musee-strands-why = W grze utrzyma cię tylko dobrana karta.
web-musee-they-hang = { $name } wiesza obraz.
web-musee-they-decide = { $name }: zatrzymać kartę w ciemno czy oddać ją partnerowi?
web-musee-you-next = Potem ty.
web-musee-prepare = Kartę możesz unieść już teraz: w twojej turze zaświecą się jej pola.
web-musee-out-title = Jesteś poza grą.
web-musee-out-why = W twojej turze nie pasowała żadna karta. Grają dalej: { $names }.
web-musee-out-empty = Twoja ręka jest pusta. Grają dalej: { $names }.
web-musee-keep-title = Zatrzymać kartę czy oddać? ({ $name })
web-musee-keep-two = Zostały dwie karty: jedną dobierasz w ciemno.
web-musee-keep-one = Ostatnia karta: decydujesz, zanim ktokolwiek ją zobaczy.
web-musee-keep-out = { $name } jest poza grą: oddana karta nigdy nie zawiśnie.
web-musee-keep = Zatrzymaj
web-musee-give = Oddaj: { $name }
web-musee-give-short = Oddaj

## The numbers

web-musee-numbers = Numery
web-musee-unseen = niewidziane: { $count }
web-musee-numbers-open = Wszystkie numery: które wiszą, które masz na ręce, które mogą jeszcze przyjść
web-musee-number-free = może jeszcze przyjść
web-musee-number-mine = na twojej ręce
web-musee-number-hung = wisi: { $name }
web-musee-number-you = wisi u ciebie
web-musee-unseen-spoken = Jeszcze niewidziane: { $numbers }.

## The log

web-musee-log-kept = zatrzymuje kartę w ciemno
web-musee-log-gave = oddaje kartę w ciemno

## What happened

web-musee-hung = { $name }: { $card }, { $place }, { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
web-musee-you-hung = Wieszasz { $card }: { $place }, { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
web-musee-drew = Dobierasz { $card }.
web-musee-other-drew = { $name } dobiera { $card }.
web-musee-gave-card = { $name } oddaje { $card }: { $receiver }.
web-musee-gave = { $name } oddaje kartę w ciemno: { $receiver }.
web-musee-you-gave = Oddajesz kartę w ciemno: { $receiver }.
web-musee-given = { $name } oddaje ci { $card }.
web-musee-took = { $name } bierze premię { $gallery ->
        [top] górnej
        [middle] środkowej
       *[bottom] dolnej
    } galerii, 4 punkty.
web-musee-you-took = Bierzesz premię { $gallery ->
        [top] górnej
        [middle] środkowej
       *[bottom] dolnej
    } galerii, 4 punkty.
web-musee-went-out = { $name } jest poza grą: nie pasuje już żadna karta.
web-musee-you-are-out = Jesteś poza grą: nie pasuje już żadna karta z twojej ręki.
web-musee-nobody-can = Nikt nie może powiesić już żadnego obrazu. Koniec gry.
web-musee-your-turn-now = Twoja kolej: wybierz obraz.
web-musee-decide-now = Zatrzymać kartę w ciemno czy oddać?

## The end

web-musee-finished = koniec po { $turns } turach
web-musee-left-in-hand = Karty, które zostały na ręce
web-musee-count-paintings = po 1 punkcie
web-musee-count-neighbours = ten sam motyw obok siebie
web-musee-count-staircases = ten sam motyw jeden nad drugim
web-musee-count-galleries = pierwsza pełna
web-musee-why-points = Zdecydowały { $line ->
        [paintings] obrazy
        [neighbours] pary sąsiadów
        [staircases] schody
       *[galleries] pełne galerie
    }: { $more } wobec { $fewer } punktów.
web-musee-why-paintings = Punktów tyle samo, więc decyduje liczba obrazów: { $more } wobec { $fewer }.
web-musee-why-bonuses = Punktów i obrazów tyle samo, więc decydują premie galerii: { $more } wobec { $fewer }.
web-musee-why-shared = Punktów, obrazów i premii galerii tyle samo: wspólne zwycięstwo.
