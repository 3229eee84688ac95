### Co serwer odrzuca, zanim spojrzy na stół, i tytuły wszystkich odmów.

problem-title-400 = Niezrozumiałe
problem-title-401 = Brak tokenu albo token nieznany
problem-title-403 = Niedozwolone
problem-title-404 = Nie znaleziono
problem-title-405 = Tu niemożliwe
problem-title-408 = Za wolno
problem-title-409 = Nie teraz
problem-title-413 = Za duże
problem-title-415 = To nie JSON
problem-title-422 = Wbrew zasadom
problem-title-426 = Potrzebny WebSocket
problem-title-429 = Za dużo naraz
problem-title-503 = Chwilowo niedostępne

## Zapytania

not-http = takiego HTTP nie rozumiemy.
    .instead = Wyślij mniejsze i prostsze zapytanie.
not-json = to nie jest JSON w UTF-8.
    .instead = Wyślij jeden obiekt JSON, taki jak w { $schema }.
too-deep = zbyt głęboko zagnieżdżone.
    .instead = Najwyższa liczba poziomów: { $levels }.
field-missing = brakuje tego pola.
    .instead = Dodaj je; opis: { $schema }.
field-unknown = nie ma tu takiego pola.
    .instead = Pomiń je; wszystkie pola wymienia { $schema }.
field-wrong = ta wartość nie pasuje.
    .instead = Wyślij taką, na jaką pozwala { $schema }.
bad-query = ten adres tego nie przyjmuje.
    .instead = Pomiń to albo zapisz tak, jak w { $schema }.
one-change = jedna zmiana naraz.
    .instead = Wyślij „occupant”, „name” albo „away”.
foreign-origin = inna strona nie może używać tego serwera w twoim imieniu.
    .instead = Otwórz stół pod jego własnym adresem.
no-such-page = pod tym adresem nic nie ma.
    .instead = Wszystkie adresy wymienia { $schema }.
no-such-method = z tym, co jest pod tym adresem, nie da się tego zrobić.
    .instead = Możliwe: { $known }.
too-slow = zapytanie nie dotarło na czas.
    .instead = Wyślij je jeszcze raz, w całości.
too-large = to więcej niż { $most } B.
    .instead = Wyślij mniej.
not-json-type = rozumiemy tylko JSON.
    .instead = Wyślij to jako „application/json” w UTF-8.
needs-socket = pod tym adresem jest WebSocket.
    .instead = Otwórz go jako WebSocket; przez HTTP jest „update”.
too-much = to było za dużo w krótkim czasie.
    .instead = { $seconds ->
        [one] Spróbuj ponownie za 1 sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
       *[many] Spróbuj ponownie za { $seconds } sekund.
    }
not-written = serwer nie może teraz niczego zapisać; nic się nie zmieniło.
    .instead = Spróbuj ponownie za chwilę.
mishap = to nasz błąd, przepraszamy. Wszystko, co zostało wcześniej potwierdzone, jest bezpieczne.
    .instead = Spróbuj ponownie za chwilę, ale najpierw spójrz na stół.

## Strona serwera bez klienta w przeglądarce

page-title = Vernissage: serwer stołów
page-running = To serwer stołów do gier Musée, Modern Art i Art Society. Działa.
page-clients = Programy znajdą opis jego języka w { $openapi } i { $schema }.
no-such-eye = nikt stamtąd nie patrzy.
    .instead = Proś o „public”, „all” albo miejsce od 0 do { $last }.
record-too-long = ten zapis ma za dużo akcji, by go pokazać.
    .instead = Pokazujemy zapisy do { $most } akcji.

## What a link shows of itself elsewhere

preview-title = { $game }: { $names }
preview-waiting = { $free ->
        [0] Wszyscy już są. Gra zaraz się zacznie.
        [one] 1 miejsce jest wolne. Usiądź i graj w przeglądarce, bez konta.
        [few] { $free } miejsca są wolne. Usiądź i graj w przeglądarce, bez konta.
       *[many] { $free } miejsc jest wolnych. Usiądź i graj w przeglądarce, bez konta.
    }
preview-playing = Gra trwa. Obejrzyj ją w przeglądarce.
preview-over = Gra jest skończona. Odtwórz ją ruch po ruchu.
preview-moment = Chwila gry: akcja { $at }. Odtwórz ją ruch po ruchu.
