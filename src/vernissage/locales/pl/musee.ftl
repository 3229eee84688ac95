### Musée: odmowy, stół, boty.

## Dlaczego ruch jest odrzucony

musee-notation = to nie jest ruch w Musée.
    .instead = Napisz „hang 13 T4” (karta 13, galeria T górna, M środkowa lub B dolna, kolumna 4), „keep” (zatrzymaj) albo „give” (oddaj).
musee-legend = Znak za numerem to motyw. ╱╱ to schody między dwiema galeriami, ☆ to premia galerii, która jest jeszcze wolna; +3 to tyle, ile da tam wybrana karta.
musee-no-such-stairs = to nie jest układ schodów.
    .instead = Wybierz default, random albo kolumny obu rzędów, na przykład 2,4,6/1,3,5.
musee-stairs-columns = { $row ->
        [upper] górny
       *[lower] dolny
    } rząd podaje kolumnę dwa razy, nie po kolei albo taką, której nie ma.
    .instead = Podaj kolumny od 1 do { $columns }, rosnąco, każdą raz.
musee-stairs-count-6 = { $row ->
        [upper] górny
       *[lower] dolny
    } rząd ma { $count ->
        [one] jedne schody
        [2] dwoje schodów
        [4] czworo schodów
        [5] pięcioro schodów
        [6] sześcioro schodów
       *[many] { $count } schodów
    }.
    .instead = Przy 6 kolumnach w każdym rzędzie jest dokładnie troje schodów.
musee-stairs-count-5 = { $row ->
        [upper] górny
       *[lower] dolny
    } rząd ma { $count ->
        [one] jedne schody
        [4] czworo schodów
        [5] pięcioro schodów
       *[many] { $count } schodów
    }.
    .instead = Przy 5 kolumnach w jednym rzędzie jest dwoje schodów, a w drugim troje.
musee-stairs-total = { $count ->
        [one] w sumie są jedne schody.
        [4] w sumie jest czworo schodów.
        [6] w sumie jest sześcioro schodów.
       *[many] w sumie jest { $count } schodów.
    }
    .instead = Przy 5 kolumnach jest ich pięcioro: dwoje w jednym rzędzie i troje w drugim.
musee-stairs-differ = to nie są te schody, które podają opcje.
    .instead = Wpisz układ do opcji „stairs” albo popraw układ początkowy.
musee-deck = w talii nie ma numerów od 1 do { $cards }, każdego raz.
    .instead = Popraw układ początkowy albo rozdaj od nowa.
musee-out = ta osoba nie mogła w swojej turze nic powiesić i odpadła.
    .instead = Pozostali grają dalej; oglądaj albo odtwórz grę.
musee-keep-or-give-first = dobierasz jedną z dwóch ostatnich kart.
    .instead = Napisz „keep” (zatrzymaj) albo „give” (oddaj).
musee-nothing-to-decide = nie ma karty do zatrzymania ani oddania: to możliwe tylko przy dwóch ostatnich, w grze 4-osobowej.
    .instead = Powieś obraz.
musee-not-in-hand = nie masz na ręce { $number }.
    .instead = Twoja ręka: { $hand }.
musee-no-such-slot = przy tym stole nie ma pola { $place }.
    .instead = { $fitting ->
        [0] Dla { $number } nie ma już pola; wybierz inną kartę.
       *[other] Pola dla { $number }: { $ways }.
    }
musee-slot-taken = na { $place } wisi już { $there }, a obrazów nigdy się nie przenosi.
    .instead = { $fitting ->
        [0] Dla { $number } nie ma już pola; wybierz inną kartę.
       *[other] Pola dla { $number }: { $ways }.
    }
musee-not-ascending = z { $number } na { $place } numery w galerii nie rosłyby od lewej do prawej.
    .instead = { $fitting ->
        [0] Dla { $number } nie ma już pola; wybierz inną kartę.
       *[other] Pola dla { $number }: { $ways }.
    }

## Stół

musee = Musée
musee-pile = { $cards ->
        [0] stos dobierania jest pusty
        [one] 1 karta w stosie dobierania
        [few] { $cards } karty w stosie dobierania
       *[many] { $cards } kart w stosie dobierania
    }
musee-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
musee-is-out = poza grą: { $seat }
musee-hand = Ręka
musee-theme-landscapes = pejzaże
musee-theme-water = woda
musee-theme-people = ludzie
musee-theme-architecture = architektura
musee-theme-animals = zwierzęta
musee-staircase = schody
musee-bonus-free = premia
musee-score-paintings = Obrazy
musee-score-neighbours = Sąsiedzi
musee-score-staircases = Schody
musee-score-galleries = Galerie

## Co się wydarzyło

musee-hung = { $name }: { $number } na { $place }
musee-drew = Dobierasz { $number }.
musee-gave = { $name } → { $receiver }: karta w ciemno
musee-given = { $name } → ty: { $number }
musee-took-bonus = { $name }: premia za pełną { $gallery ->
        [top] górną
        [middle] środkową
       *[bottom] dolną
    } galerię
musee-went-out = { $name }: brak pasującego pola, poza grą
