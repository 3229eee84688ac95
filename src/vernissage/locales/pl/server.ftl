### Czego stół odmawia i co zrobić zamiast tego (.instead).

## Miejsca i tokeny

no-such-table = nie ma takiego stołu.
    .instead = Sprawdź link albo poproś o nowy.
no-such-code = żaden stół, który czeka na graczy, nie ma tego kodu.
    .instead = Poproś o link: kod działa tylko do początku gry.
no-chair = przy tym stole nie ma takiego miejsca.
    .instead = Miejsca mają numery od 0 do { $last }.
token = brakuje go albo ten stół go nie zna.
    .instead = Otwórz swój link powrotny albo usiądź na nowo.
not-yours = to nie jest twoje miejsce.
    .instead = Użyj tokenu tego miejsca; przed początkiem gry miejsce może zwolnić także gospodarz.
not-host = może to zrobić tylko gospodarz.
    .instead = Poproś gospodarza.
seatless = nie należy do żadnego miejsca.
    .instead = Najpierw usiądź; gospodarz bez miejsca może tylko przygotować i zacząć grę.
no-spectators = tę grę widzą tylko ci, którzy grają.
    .instead = Poproś o miejsce albo o stół, przy którym można się przyglądać.
bad-name = to nie może być imię.
    .instead = Weź od 1 do { $longest } widocznych znaków, bez znaków sterujących.
name-taken = ktoś przy tym stole ma już to imię.
    .instead = Wybierz inne.
seat-taken = ktoś już tu siedzi.
    .instead = Wybierz inne miejsce albo żadne: wtedy dostaniesz pierwsze wolne.
table-full = wszystkie miejsca są zajęte.
    .instead = Przyglądaj się tej grze albo załóż własny stół.
bad-seats = takich miejsc nie może być.
    .instead = Podaj wszystkie miejsca ({ $players }) i usiądź na wolnym; gospodarz bez imienia nie ma miejsca.
testing-only = losu stołu nie można ustalić z góry.
    .instead = Pomiń „seed”, „setup” i „bot_seed”; przyjmuje je tylko serwer uruchomiony z --testing.

## Gra

already-started = gra już się zaczęła.
    .instead = Można to zrobić tylko przed jej początkiem.
seats-open = miejsce { $seat } jest jeszcze wolne.
    .instead = Poczekaj na kogoś albo posadź tam bota.
not-started = gra się jeszcze nie zaczęła.
    .instead = Poczekaj, aż gospodarz ją zacznie.
still-playing = gra nie jest skończona.
    .instead = Zapytaj jeszcze raz po jej końcu.
stale = od twojego ostatniego spojrzenia coś się przy stole zmieniło.
    .instead = Spójrz na obecną pozycję i zdecyduj jeszcze raz.
cid-reused = ten cid był już użyty do czegoś innego.
    .instead = Do każdej rzeczy weź nowy cid.
bad-since = to dopiero nastąpi: jesteś przy { $n }.
    .instead = Podaj liczbę do { $n } albo pomiń ją, żeby dostać wszystko.
no-hints = przy tym stole nie ma podpowiedzi.
    .instead = Zdecyduj samodzielnie; gospodarz wybiera to, gdy zakłada stół.
not-asked = nie masz teraz nic do rozstrzygnięcia.
    .instead = Zapytaj, gdy będzie twoja kolej.
undo-company = przy tym stole grają też inni ludzie.
    .instead = Graj dalej albo załóż stół z samymi botami: przy nim można cofać swoje ruchy.
nothing-to-undo = nie ma jeszcze żadnego twojego ruchu, który można by cofnąć.
    .instead = Najpierw wykonaj ruch.
undone-often = w tej grze cofano już ruchy tyle razy: { $most }.
    .instead = Dograj ją do końca albo zacznij nową.
no-such-moment = w grze jest tyle akcji: { $last }.
    .instead = Podaj moment od 0 do { $last }.
branched-often = z tej gry rozegrano już tyle wariantów: { $most }.
    .instead = Graj dalej z któregoś z nich albo pobierz zapis i graj dalej z pliku.
push-off = ten serwer nie wysyła powiadomień na urządzenia.
    .instead = Wróć do stołu swoim linkiem; Web Push może włączyć ten, kto prowadzi serwer.
push-not-by-days = powiadomienia wysyłają tylko stoły w tempie „Dni”.
    .instead = Zostań przy stole albo załóż stół w tym tempie.
push-address = to nie jest adres usługi push, którą zna ten serwer.
    .instead = Niech przeglądarka zapisze się ponownie albo użyj innej przeglądarki.
push-keys = to nie jest klucz przeglądarki.
    .instead = Niech przeglądarka zapisze się ponownie.
no-answer = żaden bot nie miał czasu się nad tym zastanowić.
    .instead = Zapytaj za chwilę jeszcze raz.
already-there = masz już swoje miejsce przy nowym stole.
    .instead = Użyj tokenu, który do niego należy.
going-down = serwer właśnie się wyłącza.
    .instead = Spróbuj za chwilę; nic nie przepadnie.

## Stałe zlecenia

order-nothing-runs = nie dzieje się nic, do czego to zlecenie mogłoby służyć.
    .instead = Daj je w czasie licytacji albo w Art Society od chwili, gdy obrazy na licytację są odkryte, aż każdy weźmie swój.
order-twice = każdego rodzaju może być jedno zlecenie.
    .instead = Wyślij całą listę, a w niej ten rodzaj raz.
order-unfit = to zlecenie nic teraz nie zmieni.
    .instead = „ceiling” służy do licytacji otwartej i jednorazowej, „buy” do ustalonej ceny, „out” do każdej licytacji, „wishes” do Art Society.
order-no-painting = nie ma takiego obrazu.
    .instead = Podaj obrazy w postaci 2x3PG.

## Pierwsze gry i zadania

lesson-other = to dozwolone. Lekcja idzie jednak dalej innym ruchem.
    .instead = Teraz: { $wanted }.
lesson-over = w tej pierwszej grze nie ma więcej ruchów niż { $moves }.
    .instead = Wyślij ich mniej.
no-such-day = nie ma takiego dnia.
    .instead = Napisz go tak: 2026-11-17.
puzzle-cost-points = Tym ruchem tracisz średnio około { $amount } pkt.
puzzle-cost-money = Tym ruchem tracisz średnio około { $amount } (pieniędzy).
puzzle-cost-least = Tym ruchem tracisz średnio co najmniej { $amount } pkt.
