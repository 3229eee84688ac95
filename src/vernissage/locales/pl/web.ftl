### Stół w przeglądarce: to, co wspólne dla wszystkich gier i stron.

web-close = Zamknij
web-home = Do wejścia
web-take-back = Cofnij
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie; nic nie zostało wysłane.

## The line to the server

web-lost = Połączenie ze stołem zostało przerwane. Trwa ponawianie; twoje miejsce i gra pozostają bez zmian.
web-lost-sending = Połączenie ze stołem zostało przerwane. Twój ruch czeka tutaj i zostanie wysłany, gdy tylko stół wróci.
web-gone = Stół zakończył połączenie. Wczytaj stronę ponownie.
web-gone-table = Tego stołu już nie ma.
web-gone-seat = To miejsce przy tym stole nie jest już twoje.

## Clocks

web-time-left = Pozostały czas
web-hours-left = { $hours } godz.

## Rules

web-rule = Zasada
web-rules = Zasady
web-rules-of = Zasady: { $what }
web-whole-rulebook = Cała instrukcja

## The games

web-game-musee = Musée
web-game-modern-art = Modern Art
web-game-art-society = Art Society

## The head of a page and its menu

web-menu = Menu
web-language = Język
web-theme = Wygląd
web-theme-system = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-to-light = Włącz jasny wygląd
web-theme-to-dark = Włącz ciemny wygląd
web-your-seat = Twoje miejsce
web-away = Gdy cię nie ma
web-away-wait = pozostali czekają
web-away-bot = bot gra za ciebie
web-return-why = Z linkiem powrotnym usiądziesz na tym miejscu z innego urządzenia. Nie pokazuj go nikomu: kto go ma, gra za ciebie.
web-return-copy = Kopiuj link powrotny
web-return-copied = Link powrotny skopiowany. Otwórz go na drugim urządzeniu.
web-not-copied = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go samodzielnie.
web-letters = Pojedyncze litery działają jak klawisze
web-letters-which = H podpowiedź, S stan gry, M pieniądze, L ostatni ruch, / wiersz poleceń, ? zasady
web-home-seat-stays = miejsce pozostaje twoje
web-leave = Opuść miejsce
web-leave-means = Bot gra za ciebie, dopóki nie wrócisz do tego stołu.
web-stay = Zostań

## The log

web-log = Dziennik gry
web-log-empty = Jeszcze nic się nie wydarzyło.

## The command line

web-command = Ruch w notacji
web-command-send = Zagraj
web-command-moves = Ruchy możliwe teraz
web-command-none = Żaden możliwy teraz ruch tak się nie zaczyna. Zagraj mimo to, a przeczytasz dlaczego.
web-command-not-asked = To nie twoja kolej. Napisz s, m lub l: stan gry, pieniądze, ostatni ruch.
web-command-done = Zagrano: { $move }

## Hints

web-hint = Podpowiedź
web-hint-asking = Chwila namysłu…
web-hint-show = Pokaż na stole

## The end of a game

web-end = Koniec gry
web-end-counting = Podliczanie
web-end-show-all = Pokaż wszystko od razu
web-end-total = Razem
web-end-you = { $rivals ->
        [0] Wygrywasz z wynikiem { $points }.
       *[other] Wygrywasz, { $points } do { $next }.
    }
web-end-one = { $rivals ->
        [0] Zwycięstwo: { $names }, wynik { $points }.
       *[other] Zwycięstwo: { $names }, { $points } do { $next }.
    }
web-end-you-together = Wspólne zwycięstwo: ty i { $names }.
web-end-together = Wygrywają razem: { $names }.
web-rematch = Rewanż
web-record-download = Pobierz zapis gry

## The shuffle

web-shuffle = Czy tasowanie było uczciwe?
web-shuffle-explain = Zobacz sprawdzenie
web-shuffle-asking = Sprawdzanie tasowania…
web-shuffle-fits = Tasowanie było uczciwe.
    .why = Odcisk sprzed pierwszej karty zgadza się z rozdaniem, które zostało rozegrane.
web-shuffle-differs = Tasowanie się nie zgadza.
    .why = To, co serwer opublikował po grze, nie jest tym, co przyrzekł przed nią. Zobacz poszczególne kroki.
web-shuffle-given = To rozdanie zostało podane, a nie potasowane.
    .why = Stół powstał z własnym układem początkowym, więc nie ma czego sprawdzać.
web-shuffle-cannot = Twoja przeglądarka nie może tu sprawdzić tasowania.
    .why = Przeglądarki obliczają odciski tylko na stronach szyfrowanych (https) albo z tego samego komputera. Polecenie poniżej sprawdzi je mimo to.
web-shuffle-how = Zanim ktokolwiek usiadł, serwer wylosował sekret i opublikował jego odcisk (SHA-256). Każdy, kto siadał, dołożył odrobinę własnego losu. Sekret i losy razem dają ziarno, a ziarno daje rozdanie. Gra się skończyła, sekret jest jawny i twoja przeglądarka policzyła wszystko od nowa:
web-shuffle-promise = Sekret ma odcisk, który został opublikowany
    .fits = Serwer nie podmienił sekretu.
    .differs = Ten sekret ma inny odcisk: serwer go podmienił.
web-shuffle-same = Odcisk jest ten sam, który widać było przed grą
    .fits = To urządzenie zanotowało go, gdy siadałeś lub siadałaś do stołu.
    .differs = Przy siadaniu do stołu odcisk był inny.
    .unknown = To urządzenie nie widziało stołu przed grą, więc nie może porównać.
web-shuffle-mine = Twój los jest wliczony
    .fits = To, co dołożyło to urządzenie, stoi przy twoim miejscu.
    .differs = To, co dołożyło to urządzenie, nie zgadza się z tym, co stoi przy twoim miejscu.
    .unknown = To urządzenie nie dołożyło losu.
web-shuffle-seed = Sekret i losy dają ziarno
    .fits = Policzone od nowa ziarno jest takie samo.
    .differs = Policzone od nowa ziarno jest inne.
web-shuffle-fingerprint = Odcisk sprzed gry
web-shuffle-secret = Sekret
web-shuffle-luck = Los: { $name }
web-shuffle-seed-is = Ziarno
web-shuffle-limit = Czego to nie pokaże
    .why = Serwer nie mógł wybrać rozdania, gdy znał już wszystkie losy, a nikt inny nie mógł tego zrobić wcześniej. Ale serwer, który sam zajmuje miejsce, i to ostatnie, mógłby wypróbować wiele losów i zatrzymać najlepszy. Kto gra z nieznajomymi na cudzym serwerze, ufa, że ten tego nie robi.
web-shuffle-deal = Że karty są rozdaniem z tego ziarna,
    .why = sprawdza sam program, na twoim komputerze. Zapisz oba pliki i uruchom:
