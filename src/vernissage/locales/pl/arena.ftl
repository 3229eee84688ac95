### Arena: boty przeciw botom, z pomiarem; oraz strojenie ich wag.

## Opcje

arena-flag-seats = Jeden bot na każde miejsce, po przecinkach: nazwa, bot@wagi.json albo własny jako ./plik.py:Klasa. Każde rozdanie gra się w każdej rotacji.
arena-flag-ladder = Zamiast --seats: boty grające każdy z każdym, po przecinkach. Każdy dostaje ranking.
arena-flag-deals = Ile rozdań; każde gra się raz dla każdego miejsca. Domyślnie: 100.
arena-flag-seed = Ziarno, które ustala wszystkie rozdania. Domyślnie: 1.
arena-flag-ray = Graj na klastrze Ray pod tym adresem albo „local”: na klastrze na tej maszynie.
arena-flag-records = Plik na zapisy; rozdania, które już w nim są, nie są grane ponownie. Domyślnie: nowy plik obok zapisanych gier.
arena-flag-resume = Kontynuuj przebieg, którego zapisy są w tym pliku; --seats, --seed i opcje gry można pominąć.
arena-flag-json = Zapisz wynik jako JSON.
arena-flag-html = Zapisz raport z wykresami: jeden plik, który nie potrzebuje sieci.
arena-flag-sprt = Dwa odsetki wygranych jako NIŻSZY,WYŻSZY: zakończ, gdy rozdania rozstrzygną, który z nich ma pierwszy bot.
arena-flag-check = Ten sam bot na wszystkich miejscach, nowe rozdanie na każdą grę: czy arena jest uczciwa?
tune-flag-bot = Bot: taki, który ma wagi.
tune-flag-minutes = Jak długo szukać, w minutach. Domyślnie: 10.
tune-flag-generations = Zamiast --minutes: przez ile pokoleń szukać, żeby wynik nie zależał od maszyny.
tune-flag-deals = Rozdania na każdego kandydata i pokolenie. Domyślnie: 150.
tune-flag-seed = Ziarno poszukiwań; z niego pochodzą ich rozdania i rozdania testu końcowego. Domyślnie: 1.
tune-flag-held-out = Maksymalna liczba rozdań w teście końcowym. Domyślnie: 2000.
tune-flag-seats = Kto siedzi na pozostałych miejscach podczas szukania wag: jeden bot na wszystkich albo po jednym na każdym, po przecinkach. Domyślnie: ten sam bot z wagami początkowymi; ostatni test gra zawsze przeciw nim.
tune-flag-out = Plik na wagi. Powstaje tylko wtedy, gdy przejdą test.
tune-flag-start = Wagi, od których zaczyna się szukanie: plik taki, jaki pisze to polecenie. Domyślnie te, którymi bot gra.

## Co mówi arena

arena-playing = { $deals ->
        [one] Rozgrywam 1 rozdanie
        [few] Rozgrywam { $deals } rozdania
       *[many] Rozgrywam { $deals } rozdań
    }
arena-recorded = Zapisy: { $file }
arena-stopped = Przerwano. Aby kontynuować, powtórz polecenie z --resume { $file }
arena-title = { $game }, liczba graczy: { $players }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    } z pełną rotacją (ziarno { $seed })
arena-check-title = { $game }, liczba graczy: { $players }, { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, każda z nowym rozdaniem (ziarno { $seed })
arena-ladder-title = { $game }, liczba graczy: { $players }; każdy z każdym, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    } na każdy skład (ziarno { $seed })
arena-chance = Równie silne boty wygrywałyby po { $chance }. Przedziały są 95-procentowe, a ich jednostką jest rozdanie.
arena-check-chance = Równe boty wygrywałyby po { $chance }. Przedziały są 95-procentowe.
arena-gain = Ponieważ rotacje jednego rozdania są ze sobą powiązane, jedna gra liczy się jak { $gain } niezależnej gry.
arena-sprt-p0 = Rozstrzygnięto po { $deals ->
        [one] 1 rozdaniu
        [few] { $deals } rozdaniach
       *[many] { $deals } rozdaniach
    }: odsetek wygranych bota { $bot } jest bliższy { $low } niż { $high } (logarytm ilorazu wiarygodności { $llr }).
arena-sprt-p1 = Rozstrzygnięto po { $deals ->
        [one] 1 rozdaniu
        [few] { $deals } rozdaniach
       *[many] { $deals } rozdaniach
    }: odsetek wygranych bota { $bot } jest bliższy { $high } niż { $low } (logarytm ilorazu wiarygodności { $llr }).
arena-sprt-open = Nie rozstrzygnięto po { $deals ->
        [one] 1 rozdaniu
        [few] { $deals } rozdaniach
       *[many] { $deals } rozdaniach
    } między { $low } a { $high } dla bota { $bot } (logarytm ilorazu wiarygodności { $llr }).
arena-fair = Uczciwie: bot na każdym miejscu wygrywa tyle, ile wynika z przypadku, w granicach przedziału.
arena-unfair = Nieuczciwie: bot wygrywa więcej lub mniej niż ten sam bot obok.
arena-column-bot = bot
arena-column-games = gry
arena-column-win-rate = wygrane
arena-column-interval = 95%
arena-column-score = wynik
arena-column-margin = przewaga
arena-column-p50 = czas p50
arena-column-p99 = czas p99
arena-column-rating = ranking
arena-column-live = na żywo

## Raport

report-line-up = Skład: { $seats }
report-ladder = Drabina rankingowa
report-ladder-text = Plackett–Luce metodą największej wiarygodności, w skali Elo; średnia wszystkich botów to 1500. Przedziały pochodzą z 200 ponownych losowań rozdań.
report-wins = Odsetki wygranych
report-wins-text = Linia przerywana to tyle, ile wygrywałyby równe boty ({ $chance }).
report-seats = Przewaga miejsca
report-seats-text = Jak często wygrywa każde miejsce, bez względu na to, kto tam siedzi. Dzięki rotacji każdy bot siedzi na każdym miejscu równie często.
report-breakdown = Skąd biorą się punkty
report-breakdown-text = Średnia liczba punktów z każdego źródła w grze.
report-thinking = Czas namysłu
report-thinking-text = Milisekundy jednego rdzenia na decyzję: kropka to mediana, linia kończy się na 99. percentylu.
report-prices = Ceny według rundy i rodzaju licytacji
report-prices-text = Średnia cena obrazu sprzedanego w każdym rodzaju licytacji, w tysiącach.
report-axis-seat = miejsce { $seat }
report-axis-wins = wygrane, %
report-axis-rating = ranking
report-axis-points = punkty
report-axis-milliseconds = milisekundy
report-axis-price = cena
report-axis-round = runda
report-axis-action = akcja
report-no-plots = Brakuje wykresów: zainstaluj je poleceniem pip install "vernissage[plots]" i powtórz to polecenie z --resume.
report-made = Utworzono poleceniem „vernissage arena” { $version }: { $games ->
        [one] zapisano 1 grę
        [few] zapisano { $games } gry
       *[many] zapisano { $games } gier
    }, każdą można odtworzyć.

## Strojenie

tune-searching = { $minutes ->
        [one] Szukam przez 1 minutę
        [few] Szukam przez { $minutes } minuty
       *[many] Szukam przez { $minutes } minut
    }
tune-searching-generations = { $generations ->
        [one] Szukam przez 1 pokolenie
        [few] Szukam przez { $generations } pokolenia
       *[many] Szukam przez { $generations } pokoleń
    }
tune-testing = Test na rozdaniach, których bot jeszcze nie widział
tune-standing = pokolenie { $generation }, ocena { $fitness }
tune-passed = Zaliczono na { $deals ->
        [one] 1 odłożonym rozdaniu
        [few] { $deals } odłożonych rozdaniach
       *[many] { $deals } odłożonych rozdaniach
    }: nowe wagi wygrywają ze starymi { $rate } gier ({ $interval }). Zapisano: { $file }
tune-failed = Nie zaliczono po { $deals ->
        [one] 1 odłożonym rozdaniu
        [few] { $deals } odłożonych rozdaniach
       *[many] { $deals } odłożonych rozdaniach
    }: nowe wagi wygrywają ze starymi { $rate } gier ({ $interval }). Niczego nie zapisano.

## Odmowy

arena-seats-or-ladder = arena potrzebuje albo --seats, albo --ladder.
    .instead = Na przykład: --seats greedy,random
arena-ladder-names = drabina potrzebuje co najmniej dwóch botów, każdego raz.
    .instead = Na przykład: --ladder greedy,random
arena-ladder-alone = tego nie da się połączyć z innym rodzajem przebiegu.
    .instead = Wybierz jedno z --ladder, --sprt i --check.
arena-check-one-bot = sprawdzenie wymaga tego samego bota na każdym miejscu.
    .instead = Na przykład: --seats greedy,greedy --check
arena-two-rates = to nie są dwa odsetki wygranych.
    .instead = Podaj niższy i wyższy, np. 0.5,0.55.
arena-one-file = --records i --resume mówią dwa razy o tym samym.
    .instead = Pomiń jedno z nich.
arena-same-file = { $other } podaje ten sam plik.
    .instead = Wybierz inną ścieżkę.
arena-nothing-there = nie ma tu przebiegu do kontynuowania.
    .instead = Sprawdź ścieżkę albo zacznij nowy z --records.
arena-another-run = w tym pliku jest inny przebieg: { $runs }.
    .instead = Aby go kontynuować, pomiń --seats, --ladder i wszystko, co się różni, albo zacznij nowy plik z --records.
arena-several-runs = w tym pliku jest więcej niż jeden skład: { $runs }.
    .instead = Podaj, który kontynuować: --seats albo --ladder oraz --seed.
arena-foreign-file = to nie jest plik z zapisami areny ({ misfit }).
    .instead = Wybierz inny plik dla { $flag }.
arena-extra-missing = potrzebny do tego pakiet nie jest zainstalowany.
    .instead = Zainstaluj go poleceniem pip install "vernissage[{ $extra }]".
arena-no-cluster = nie odpowiada tam żaden klaster Ray ({ $detail }).
    .instead = Uruchom go poleceniem „ray start --head” albo podaj --ray local.
arena-weights-not-read = to nie są wagi tego bota ({ misfit }).
    .instead = Podaj plik, który zapisało dla niego „vernissage tune”.
arena-not-tunable = ten bot nie ma wag.
    .instead = Podaj bota, którego moduł zawiera Weights.
tune-minutes = to nie jest czas poszukiwań.
    .instead = Podaj minuty, więcej niż 0.
tune-one-length = --minutes i --generations mówią oba, jak długo szukać.
    .instead = Pomiń jedno z nich.
arena-replaced = { $bot } stracił miejsce na rzecz random w { $games ->
        [one] 1 grze.
        [few] { $games } grach.
        [many] { $games } grach.
       *[other] { $games } grach.
    } Za pierwszym razem: { $why }

## Zbiory danych

dataset-flag-out = Folder na pliki Parquet. Przerwany przebieg trwa w nim dalej po tym samym poleceniu.
dataset-flag-seats = Jeden bot na wszystkie miejsca albo po jednym na każde, po przecinkach. Domyślnie: club.
dataset-flag-deals = Ile rozdań; każde gra się raz dla każdego miejsca. Domyślnie: 100.
dataset-playing = { $deals ->
    [one] Gram { $deals } rozdanie
    [few] Gram { $deals } rozdania
   *[many] Gram { $deals } rozdań
}
dataset-made = { $deals ->
    [one] { $deals } rozdanie jest w { $folder }
    [few] { $deals } rozdania są w { $folder }
   *[many] { $deals } rozdań jest w { $folder }
}
dataset-stopped = Przerwano. To samo polecenie kontynuuje w { $folder }
dataset-not-a-folder = to jest plik.
    .instead = Podaj folder albo nazwę, której jeszcze nic nie ma.
dataset-another = ten plik należy do innego zbioru danych.
    .instead = Podaj inny folder albo powtórz polecenie, którym ten powstał.
dataset-nothing-there = w tym folderze nie ma zbioru danych.
    .instead = Utwórz go poleceniem vernissage dataset.
