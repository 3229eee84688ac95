### Wiersz poleceń.

cli-vernissage = Modern Art, Art Society i Musée: graj, analizuj, sprawdzaj.
    .form = POLECENIE [argumenty]
cli-usage = Użycie: vernissage { $form }
cli-example = Przykład: { $command }
cli-commands = Polecenia
cli-parameters = Opcje
cli-arguments = Argumenty
cli-help-flag = Pokaż tę pomoc.
cli-version-flag = Pokaż wersję.
cli-stopped = Przerwano.
cli-broken = To nasz błąd ({ $detail }). Twoje zapisy są bezpieczne. Aby go zgłosić, uruchom polecenie jeszcze raz z VERNISSAGE_TRACE=1 i prześlij to, co wypisze.

## Polecenia

cli-play = Graj w terminalu przeciw botom.
    .form = play [GRA] [opcje]
cli-resume = Wróć do przerwanej gry.
    .form = resume [NAZWA] [opcje]
cli-serve = Prowadź stoły dla znajomych: serwer stołów pod linkiem.
    .form = serve [opcje]
cli-simulate = Rozegraj wiele gier samymi botami i zapisz je.
    .form = simulate GRA [opcje]
cli-verify = Odtwórz zapisane gry i sprawdź każdą akcję i każdy wynik.
    .form = verify PLIK [opcje]
cli-replay = Obejrzyj zapisaną grę krok po kroku.
    .form = replay PLIK [opcje]
cli-hint = Podpowiedź do pozycji z zapisu gry: najlepszy ruch i dlaczego.
    .form = hint PLIK [opcje]
cli-review = Przeanalizuj skończoną grę: kosztowne decyzje, licytacje, szczęście i umiejętności.
    .form = review PLIK [opcje]
cli-arena = Zmierz siłę botów na powielonych rozdaniach.
    .form = arena GRA --seats BOT,BOT [opcje]
cli-tune = Dostrój wagi bota.
    .form = tune GRA BOT [opcje]
cli-dataset = Gry botów jako zbiór danych, jeden wiersz na decyzję.
    .form = dataset GRA [opcje]
cli-rules = Przeczytaj zasady gry albo jedną z nich.
    .form = rules GRA [ZASADA] [opcje]
cli-score = Policz punkty po grze z własnego pudełka, krok po kroku.
    .form = score GRA PLIK [opcje]
cli-paintings = Wszystkie nasze obrazy: jeden jako SVG albo stykówka.
    .form = paintings [OBRAZ] [opcje]
cli-doctor = Pokaż, czy silnik jest skompilowany i które wersje są zainstalowane.
    .form = doctor [opcje]

## Argumenty i opcje

cli-value-action = CZYNNOŚĆ
cli-value-link = LINK
cli-value-game = GRA
cli-value-name = NAZWA
cli-value-file = PLIK
cli-value-rule = ZASADA
cli-value-bot = BOT
cli-value-picture = OBRAZ
cli-value-str = TEKST
cli-value-int = LICZBA
cli-value-float = LICZBA
cli-value-path = PLIK
page-made = { $date }: { $command }
cli-force = Zastąp plik, który już istnieje.
cli-lang = Język: { $known }. Domyślnie: język twojego środowiska.
cli-game = Gra: { $known }.
cli-players = Ile osób gra. Domyślnie: { $defaults }.
cli-stairs = Musée: default (układ domyślny), random (losowy) albo własne kolumny jako górny/dolny rząd, np. 2,4,6/1,3,5.
cli-mystery-hand = Modern Art dla 3 osób: czwarta ręka, która nie należy do nikogo.
cli-winner-reveals = Modern Art z tajemniczą ręką: kartę może odkryć ten, kto wygrał licytację.
cli-shared-double = Modern Art: właściciele obu kart licytacji podwójnej dzielą się zapłatą.
cli-open-purses = Modern Art: kasy wszystkich są jawne.
cli-score-file = Plik JSON w postaci opisanej w docs/scoring.md.
cli-tiles = Art Society: poprawiona kopia tiles.csv, spisu obrazów w pudełku.
cli-games = Ile gier (z --match: ile meczów). Domyślnie: 100.
cli-seed = Ziarno pierwszej gry; każda następna bierze kolejną liczbę. Domyślnie: 1.
cli-seats = Jeden gracz na każde miejsce, po przecinkach: nazwa bota albo własny bot jako ./plik.py:Klasa. Domyślnie: wszędzie random.
cli-out = Plik na zapisy gier. Domyślnie: standardowe wyjście.
cli-workers = Ile procesów gra. Domyślnie: 1.
cli-match = Graj mecze: kolejne gry, aż jedna strona samodzielnie prowadzi i ma co najmniej dwie wygrane.
cli-verify-file = Plik z jednym zapisem w każdym wierszu.
cli-replay-file = Plik z jednym zapisem w każdym wierszu albo z jednym zapisem.
cli-replay-at = Pokaż tylko pozycję, w której ta akcja jest do rozstrzygnięcia, licząc od 1, jak w hint i review.
cli-replay-seat = Pokaż tylko to, co widać było z tego miejsca.
cli-replay-line = Który wiersz pliku. Domyślnie: 1.
cli-hint-at = Podpowiedź do tej akcji, licząc od 1, zanim ją zagrano. Domyślnie: do następnej akcji gry, która trwa.
cli-hint-seat = Które miejsce, jeśli na ruchu jest kilka. Domyślnie: to, które zagrało.
cli-hint-json = Zapisz jako JSON.
cli-review-html = Zapisz analizę jako stronę z wykresami, jeden plik, który nie potrzebuje sieci.
cli-review-seat = Oceniaj decyzje tylko tego miejsca. Domyślnie: wszystkich.
cli-review-top = Ile decyzji każdego miejsca pokazać. Domyślnie: 3.
cli-review-replays = Ile razy rozegrać rozdanie z każdym ustawieniem botów. Domyślnie: 12.
cli-rule = Oznaczenie jednej zasady, np. MU-T5.
cli-markdown = Wypisz jako Markdown.
cli-resume-name = Która gra: nazwa z --list. Domyślnie: ostatnio przerwana.
cli-resume-list = Pokaż gry, które na ciebie czekają.
cli-paintings-picture = Talia i obraz, na przykład musee/23.
cli-paintings-sheet = Zapisz stykówkę: plik .html albo .png.
cli-paintings-svg = Wypisz obraz jako tekst SVG (domyślnie dla jednego obrazu).
cli-paintings-deck = Tylko ta talia: modern-art, art-society, musee, decor, tokens, covers albo vision. Domyślnie: wszystkie.
cli-play-game = Gra; jeśli jej nie podasz, program o nią zapyta.
cli-play-seats = Jeden gracz na każde miejsce, po przecinkach: „you” (czyli ty) albo nazwa bota. Domyślnie: you, a dalej wszędzie casual.
cli-play-seed = Powtórz rozdanie o tym ziarnie. Domyślnie: nowe rozdanie.

## Co mówią polecenia

score-total = Razem
score-noted = Zapisano w pliku
cli-simulating = { $games ->
        [one] Rozgrywam 1 grę
        [few] Rozgrywam { $games } gry
       *[many] Rozgrywam { $games } gier
    }
cli-simulated = { $games ->
        [one] Rozegrano 1 grę: { $file }
        [few] Rozegrano { $games } gry: { $file }
       *[many] Rozegrano { $games } gier: { $file }
    }
cli-verifying = { $records ->
        [one] Odtwarzam 1 zapis
        [few] Odtwarzam { $records } zapisy
       *[many] Odtwarzam { $records } zapisów
    }
cli-verified = { $records ->
        [one] Odtworzono 1 zapis: każda akcja jest dozwolona, a wynik się zgadza.
        [few] Odtworzono { $records } zapisy: każda akcja jest dozwolona, a każdy wynik się zgadza.
       *[many] Odtworzono { $records } zapisów: każda akcja jest dozwolona, a każdy wynik się zgadza.
    }
cli-engine = silnik
cli-engine-compiled = skompilowany do kodu maszynowego
cli-engine-pure = czysty Python: wszystko działa, około dwudziestu razy wolniej
cli-engine-advice = Aby skompilować silnik, zainstaluj kompilator C i pliki nagłówkowe Pythona (Debian: apt install gcc python3-dev; macOS: xcode-select --install) i uruchom „make setup”.
cli-engine-behind = Silnik jest w tym czasie kompilowany (build/engine.log): od następnego uruchomienia boty będą myśleć około dwudziestu razy szybciej.
cli-engine-slow = Silnik to teraz czysty Python: wszystko działa, około dwudziestu razy wolniej. Polecenie „vernissage doctor” mówi, co z tym zrobić.

## Co odrzuca wiersz poleceń

cli-no-such-command = nie ma takiego polecenia.
    .instead = Polecenia: { $known }.
cli-no-such-flag = nie ma tu takiej opcji.
    .instead = Opcje wymienia „{ $command } --help”.
cli-no-such-language = nie ma takiego języka.
    .instead = Języki: { $known }.
cli-too-much = to więcej, niż przyjmuje polecenie.
    .instead = Zobacz „{ $command } --help”.
cli-missing = tego brakuje, a jest potrzebne.
    .instead = Zobacz „{ $command } --help”.
cli-wrong-value = { $wanted ->
        [int] tu potrzebna jest liczba całkowita.
        [float] tu potrzebna jest liczba.
       *[other] ta wartość nie pasuje.
    }
    .instead = { $wanted ->
        [int] Podaj liczbę, np. 3; zobacz „{ $command } --help”.
        [float] Podaj liczbę, np. 3; zobacz „{ $command } --help”.
       *[other] Zobacz „{ $command } --help”.
    }
cli-misread = tego nie da się odczytać.
    .instead = Zobacz „{ $command } --help”.
cli-at-least-one = musi być co najmniej 1.
    .instead = Podaj liczbę całkowitą od 1 wzwyż.
cli-empty-name = brakuje nazwy: między przecinkami, na początku albo na końcu nic nie ma.
    .instead = Podaj po jednym bocie na każde miejsce, np. greedy,random.
