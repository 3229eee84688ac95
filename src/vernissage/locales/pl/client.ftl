### Klient stołu: linki i połączenia.

client-no-link = To nie jest link do stołu.
    .instead = Podaj link otrzymany od gospodarza (http://…/t/…) albo sześć liter kodu.
client-unreachable = Pod tym adresem nie odpowiada żaden serwer stołów ({ $detail }).
    .instead = Sprawdź link i to, czy serwer działa.
client-closed = Stół zamknął połączenie ({ $reason }).
    .instead = Otwórz stół ponownie jego linkiem.

## Commands

cli-play-at = Graj przy stole na serwerze: jego link albo powrót na swoje miejsce.
cli-play-name = Z --at: twoje imię przy stole. Domyślnie: nazwa użytkownika.
cli-join = Posadź bota przy stole na serwerze.
    .form = join LINK [opcje]
cli-join-link = Link lub kod stołu albo powrót na miejsce.
cli-join-bot = Bot: jeden z naszych albo plik.py:Klasa. Domyślnie: club.
cli-join-name = Jego imię przy stole. Domyślnie: nazwa bota.

## Terminal przy stole z przyjaciółmi

friends-waiting = Czekamy na pozostałych; kod stołu: { $code }. Gospodarz zaczyna klawiszem Enter.
friends-free = (wolne)
friends-left = Ekran jest zamknięty, ale twoje miejsce czeka. Powrót: vernissage play --at { $link }
friends-need-a-screen = Stół z przyjaciółmi potrzebuje terminala, na którym można rysować.
    .instead = Uruchom w terminalu albo posadź bota poleceniem „vernissage join”.
join-seated = { $name } ma miejsce. Powrót na nie: { $link }
join-over = { $moves ->
        [one] Koniec gry po 1 ruchu tego bota: { $scores }
       *[other] Koniec gry po { $moves } ruchach tego bota: { $scores }
    }
