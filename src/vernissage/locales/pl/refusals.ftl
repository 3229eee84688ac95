### Dlaczego coś jest odrzucone i co zrobić zamiast tego (.instead).

game-name = { $game ->
        [musee] Musée
        [modern-art] Modern Art
        [art-society] Art Society
       *[other] { $game }
    }
no-such-game = nie ma takiej gry.
    .instead = Gry: { $known }.
no-such-option = { game-name } nie ma takiej opcji.
    .instead = Opcje: { $known }.
no-such-player-count = w { game-name } nie gra się w tyle osób.
    .instead = Możliwe liczby graczy: { $known }.
players-not-a-number = liczba graczy to liczba całkowita, bez cudzysłowu.
    .instead = Możliwe liczby graczy: { $known }.
no-such-seat = przy tym stole nie ma takiego miejsca.
    .instead = Miejsca mają numery od 0 do { $last }.
no-such-action = nie ma akcji o tym numerze.
    .instead = Numery zaczynają się od 0 i są mniejsze niż { $actions }; przy stole i w plikach akcje zapisuje się notacją.
game-over = gra jest skończona.
    .instead = Zacznij nową albo odtwórz tę.
not-your-turn = na ruchu jest miejsce { $seat }.
    .instead = Poczekaj na swoją kolej.

## Zapisy gier

where-action = akcja { $number }
where-bot = { $bot } na miejscu { $seat }
misfit = { $misfit ->
        [missing] brakuje „{ $field }”
        [unknown] „{ $field }” nie jest tu znane
        [wrong] „{ $field }” powinno być { $wanted ->
            [int] liczbą całkowitą
            [float] liczbą
            [str] tekstem
            [bool] wartością true lub false
            [array] listą
            [object] obiektem
           *[other] czymś innym
        }
        [truncated] tekst się urywa
       *[broken] około bajtu { $byte } to nie jest JSON
    }
not-a-record = to nie jest zapis gry ({ misfit }).
    .instead = Postać zapisu opisuje docs/records.md.
broken-json = to nie jest JSON ({ misfit }).
    .instead = Popraw wiersz albo pobierz plik jeszcze raz ze źródła.
newer-format = ten zapis pochodzi z nowszej wersji Vernissage.
    .instead = Ta wersja czyta { $known }; zainstaluj nowszą.
foreign-format = nie znamy takiego formatu zapisu.
    .instead = Czytamy { $known }.
other-game = to nie jest zapis gry { game-name }.
    .instead = Wybierz grę, z której pochodzi zapis.
no-players = zapis nie mówi, ile osób gra.
    .instead = Wpisz „players” do jego opcji.
no-seat = akcja zaczyna się od numeru miejsca.
    .instead = Zapisz ją jako „<miejsce> <notacja>”.
wrong-seats = nie ma tu po jednym graczu na każde miejsce.
    .instead = Podaj { $players ->
        [one] 1 nazwę.
        [few] { $players } nazwy.
       *[many] { $players } nazw.
    }
result-too-early = zapis ma wynik, ale gra nie jest skończona.
    .instead = Usuń wynik albo dopisz brakujące akcje.
result-missing = gra jest skończona, ale zapis nie ma wyniku.
    .instead = Dopisz wynik.
result-differs = te akcje nie prowadzą do takiego wyniku.
    .instead = Po odtworzeniu jest to { $truth }.

## Boty

no-such-bot = { game-name } nie ma takiego bota.
    .instead = Boty: { $known }; albo własny jako plik.py:Klasa; albo program jako exec:./mybot.
bot-not-read = tego bota nie da się wczytać ({ $detail }).
    .instead = Podaj ./plik.py:Klasa albo pakiet.moduł:Klasa.
bot-without-choose = to nie jest bot.
    .instead = Podaj klasę z metodą choose(self, view, choices, chance).
bot-without-budget = { $bot } nie przyjmuje liczby { $kind ->
        [seconds] sekund
       *[iterations] iteracji
    }.
    .instead = Podaj nazwę bez części po @; liczbę przyjmują boty, które liczą warianty, np. expert@500 albo master@0.9s.
bot-budget = bot, który liczy warianty, nie może tyle dostać.
    .instead = Podaj liczbę większą od 0, najwyżej { $most }, np. master@2000 albo master@0.9s.
bot-answer = bot odpowiada akcją albo jej notacją.
    .instead = Zwróć int albo tekst, na przykład „hang 13 T4”.
worker-died = proces, który grał, sam się zakończył.
    .instead = Zagraj z opcją --workers 1, żeby zobaczyć dlaczego: mógł go zakończyć bot albo zabrakło pamięci.
bot-not-made = nie można utworzyć bota na miejsce { $seat } ({ $detail }).
    .instead = Popraw jego konstruktor: jest wywoływany bez argumentów.
bot-failed = bot na miejscu { $seat } przerwał grę ({ $detail }).
    .instead = Popraw jego metodę choose; gra nie została zapisana.

## Pliki

where-line = { $file }, wiersz { $line }
file-not-read = { $cause ->
        [ENOENT] nie ma takiego pliku.
        [EISDIR] to jest folder, a nie plik.
        [EACCES] nie masz prawa odczytu tego pliku.
       *[other] tego pliku nie da się odczytać ({ $detail }).
    }
    .instead = Sprawdź ścieżkę.
broken-archive = to archiwum .xz jest niekompletne ({ $detail }).
    .instead = Rozpakuj je programem xz, żeby zobaczyć, ile ocalało, albo pobierz je jeszcze raz.
file-not-written = { $cause ->
        [ENOENT] nie ma takiego folderu.
        [ENOTDIR] nie ma takiego folderu.
        [EISDIR] to jest folder, a nie plik.
        [EACCES] nie masz tu prawa zapisu.
       *[other] tego pliku nie da się zapisać ({ $detail }).
    }
    .instead = Wybierz inną ścieżkę.
output-there = ten plik już istnieje.
    .instead = Wybierz inną nazwę albo zastąp go, dodając --force.
output-is-input = ten plik jest właśnie czytany.
    .instead = Wybierz inną nazwę dla tego, co ma powstać.
not-utf-8 = to nie jest tekst w UTF-8 (bajt { $byte }).
    .instead = Zapisz plik jako UTF-8.
key-twice = ten klucz występuje w jednym obiekcie dwa razy.
    .instead = Zostaw jeden z nich.
json-too-deep = to jest zbyt głęboko zagnieżdżone.
    .instead = Sprawdź, skąd pochodzi ten plik.
unknown-field = w zapisie gry nie ma takiego pola.
    .instead = Jego pola: { $known }.
journal-not-a-file = dziennik jest czytany ponownie przy wznowieniu: musi być zwykłym plikiem.
    .instead = Wybierz inną ścieżkę.
no-records = w tym pliku nie ma żadnego zapisu gry.
    .instead = Zapisy tworzy „vernissage simulate”.
no-such-line = w tym wierszu nie ma zapisu gry.
    .instead = { $lines ->
        [0] W pliku nie ma zapisów.
        [one] W pliku jest 1 zapis.
        [few] W pliku są { $lines } zapisy.
       *[many] W pliku jest { $lines } zapisów.
    }
no-such-rule = nie ma takiej zasady.
    .instead = Zasady: { $known }.
no-match = w { game-name } nie gra się meczów.
    .instead = Zagraj pojedyncze gry.
no-such-action-number = w zapisie nie ma takiej akcji.
    .instead = Podaj liczbę od 1 do { $last }; ostatnia to pozycja na końcu.

## Granie

nobody-plays = ciebie nie ma przy tym stole.
    .instead = Wpisz „you” na jednym z miejsc albo użyj „vernissage simulate”.
nothing-to-resume = żadna gra nie czeka.
    .instead = Zacznij nową: „vernissage play”.
no-such-save = nie czeka żadna gra o tej nazwie.
    .instead = Czekają: { $known }.
save-in-use = w tę grę ktoś właśnie gra w innym oknie.
    .instead = Graj tam dalej albo najpierw ją tam zamknij.
save-not-read = tej zapisanej gry nie da się odczytać ({ misfit }).
    .instead = Plik pozostał bez zmian; usuń go albo zacznij nową grę: „vernissage play”.
save-not-played = tej zapisanej gry nie da się dokończyć ({ $detail }).
    .instead = Plik pozostał bez zmian; usuń go albo zacznij nową grę: „vernissage play”.

## Podpowiedzi i analizy

hint-game-over = gra się skończyła; nie ma już o czym decydować.
    .instead = Podaj --at z akcją od 1 do { $last } albo przeanalizuj całą grę poleceniem „vernissage review”.
hint-no-such-action = nie ma akcji o tym numerze.
    .instead = Podaj liczbę od 1 do { $last }.
hint-not-to-act = z tego miejsca nie ma tu o czym decydować.
    .instead = Na ruchu: miejsce { $seats }.
hint-silent = to miejsce spasowało albo nie stać go na więcej; milczy aż do następnej oferty.
    .instead = Podaj opcją --at akcję po następnej ofercie.
review-not-over = gra jeszcze trwa, a analiza pokazuje wszystkie ręce.
    .instead = Poproś o podpowiedź: „vernissage hint PLIK --at { $next }”.

## Obrazy

paintings-svg-or-sheet = stykówkę zapisuje się do pliku, a nie wypisuje jako SVG.
    .instead = Pomiń --svg albo --sheet.
paintings-picture-or-deck = chodzi tylko o jeden obraz: { $picture }.
    .instead = Pomiń obraz albo --deck.
paintings-svg-of-what = jako SVG można wypisać tylko jeden obraz.
    .instead = Podaj go, na przykład „vernissage paintings musee/23”.

## Badania

research-choice = takiej wartości tu nie ma.
    .instead = Podaj jedną z tych: { $known }.
research-actions = każda gra potrzebuje jednego ruchu, razem: { $games }.
    .instead = Podaj tablicę tej długości.
research-illegal = maska tego miejsca nie ma tego ruchu.
    .instead = Wybierz ruch, którego miejsce w action_mask ma wartość 1.
research-not-reset = jeszcze nic nie rozdano.
    .instead = Najpierw wywołaj reset().
research-box = mniejsze pudełko gry { $game } podaje się w całości: { $known }, a do tego, jeśli chcesz, players.
    .instead = Podaj wszystkie albo żadnej, jeśli chcesz prawdziwe pudełko.
research-box-number = to więcej lub mniej, niż mogą mieć mniejsze pudełka tej gry.
    .instead = Podaj liczbę całkowitą od { $low } do { $high }.
research-box-twice = prawdziwe pudełko nie ma takiej karty albo nie ma jej tylu sztuk.
    .instead = Nazwij karty z prawdziwego pudełka, każdą najwyżej tyle razy, ile ich w nim jest.
research-box-deal = ma mówić, ile z kart (razem: { $cards }) dostaje każda ręka przed każdą z czterech rund.
    .instead = Podaj cztery liczby, na przykład 2,0,0,0.
research-no-imagining = z mniejszego pudełka tej gry nie da się rozdać innych światów.
    .instead = Użyj prawdziwego pudełka albo algorytmu, który przechodzi całe drzewo.

## Programy jako boty

program-not-started = tego programu nie można uruchomić ({ $detail }).
    .instead = Podaj polecenie, na przykład exec:./mybot albo "exec:python mybot.py"; plik musi być wykonywalny.
program-silent = program nie odpowiedział w ciągu { $seconds } s.
    .instead = Odpowiedz w porę słowem „play” i ruchem albo daj więcej czasu: exec:./mybot@10s.
program-ended = program się zakończył ({ $detail }).
    .instead = Czytaj wiersze aż do „quit”; zob. docs/protocol-bots.md.
program-closed = program zamknął swoje standardowe wyjście.
    .instead = Zostaw je otwarte aż do „quit”; zob. docs/protocol-bots.md.
