### Stół w przeglądarce: to, co wspólne dla wszystkich gier i stron.

web-close = Zamknij
web-home = Do wejścia
web-take-back = Cofnij
web-undo = Cofnij
web-undone = Twoja ostatnia decyzja jest cofnięta.
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie; nic nie zostało wysłane.

## The line to the server

web-lost = Połączenie ze stołem zostało przerwane. Trwa ponawianie; twoje miejsce i gra pozostają bez zmian.
web-lost-sending = Połączenie ze stołem zostało przerwane. Twój ruch czeka tutaj i zostanie wysłany, gdy tylko stół wróci.
web-gone = Stół zakończył połączenie
    .why = Wczytaj stronę ponownie; miejsce pozostaje twoje.
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
web-rulebook-of = { $game }: zasady
web-contents = Spis treści
web-search-rules = Szukaj w zasadach
web-rules-found = { $count ->
        [0] Żadna zasada nie ma tych słów.
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-link-to-rule = Link do zasady { $rule }

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
web-call = Daj mi znać, gdy przyjdzie moja kolej
web-call-is = Powiadomienie na tym urządzeniu, gdy stół czeka na ciebie i nie jest tu otwarty. Mówi tylko, że teraz twoja kolej, a o samej grze nic. Dociera przez usługę push twojej przeglądarki.
web-call-on = To urządzenie da ci znać, gdy przyjdzie twoja kolej.
web-call-turn = Teraz twoja kolej.
web-call-not-allowed = Bez twojej zgody przeglądarka nie pokaże powiadomień. Możesz na nie tutaj pozwolić w każdej chwili.
web-call-failed = Przeglądarce nie udało się zapisać do swojej usługi push. Spróbuj później albo użyj innej przeglądarki.
web-call-denied = Ta przeglądarka ma nie pokazywać powiadomień z tej strony. Pozwól na nie w jej ustawieniach dla tej strony (znak obok adresu), a potem tu wróć.
web-call-install = Na iPhonie i iPadzie działa to tylko w aplikacji. Najpierw skopiuj swój link powrotny (w menu). Potem naciśnij „Udostępnij” i „Do ekranu początkowego”, otwórz stamtąd Vernissage i dołącz z tym linkiem.
web-call-unable = Ta przeglądarka tu tego nie potrafi. Potrzebny jest adres z https i przeglądarka, która obsługuje powiadomienia.
web-return-why = Z linkiem powrotnym usiądziesz na tym miejscu z innego urządzenia. Nie pokazuj go nikomu: kto go ma, gra za ciebie.
web-return-copy = Kopiuj link powrotny
web-return-copied = Link powrotny skopiowany. Otwórz go na drugim urządzeniu.
web-not-copied = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go samodzielnie.
web-motion = Animacje
web-motion-normal = Zwykłe
web-motion-fast = Szybkie
web-motion-off = Wyłączone
web-motion-still = To urządzenie prosi o bezruch, więc nic się tu nie porusza.
web-sounds = Dźwięki
web-sounds-why = Krótkie, tworzone przez samą stronę
web-volume = Głośność
web-sound-turn = Twoja kolej
web-sound-gavel = Młotek
web-sound-paper = Papier
web-sound-coin = Monety
web-sound-hang = Wieszanie
web-sound-tick = Oferty i wywołania
web-sound-win = Zwycięstwo
web-recap = Pod twoją nieobecność
web-recap-more = { $count ->
    [one] Wcześniej jest jeszcze jeden wpis w dzienniku gry.
    [few] Wcześniej są jeszcze { $count } wpisy w dzienniku gry.
   *[many] Wcześniej jest jeszcze { $count } wpisów w dzienniku gry.
  }
web-letters = Pojedyncze litery działają jak klawisze
web-letters-which = { $game ->
        [modern-art] H podpowiedź, S stan gry, M pieniądze, L ostatni ruch, U cofnij, / wiersz poleceń, ? zasady
       *[other] H podpowiedź, S stan gry, L ostatni ruch, U cofnij, / wiersz poleceń, ? zasady
    }
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
web-end-whose = Czyja ściana i wynik
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
web-match = Mecz
web-match-game = Gra { $number } meczu
web-match-and-turn = Gra { $number } · { $turn }
web-match-won = Zwycięstwo w meczu: { $names }.
web-match-on = Mecz trwa. Następną grę zaczyna ktoś, kto tę przegrał.
web-match-next = Następna gra meczu
web-match-new = Nowy mecz
web-record-download = Pobierz zapis gry

## The shuffle

web-shuffle = Czy tasowanie było uczciwe?
web-shuffle-explain = Zobacz sprawdzenie
web-shuffle-asking = Sprawdzanie tasowania…
web-shuffle-fits = Tasowanie się zgadza.
    .why = Odcisk sprzed pierwszej karty pasuje do sekretu, losów i ziarna.
web-shuffle-differs = Tasowanie się nie zgadza.
    .why = To, co serwer opublikował po grze, nie jest tym, co obiecał przed nią. Zobacz poszczególne kroki.
web-shuffle-given = To rozdanie zostało podane, a nie potasowane.
    .why = Stół powstał z własnym układem początkowym, więc nie ma czego sprawdzać.
web-shuffle-cannot = Twoja przeglądarka nie może tu sprawdzić tasowania.
    .why = Przeglądarki obliczają odciski tylko na stronach szyfrowanych (https) albo z tego samego komputera. Polecenie poniżej sprawdzi je mimo to.
web-shuffle-how = Zanim ktokolwiek usiadł, serwer wylosował sekret i opublikował jego odcisk (SHA-256). Każdy, kto siadał, dołożył odrobinę własnego losu. Sekret i losy razem dają ziarno, a ziarno daje rozdanie. Gra się skończyła, sekret jest jawny i twoja przeglądarka policzyła wszystko od nowa:
web-shuffle-promise = Sekret ma odcisk, który został opublikowany
    .fits = Serwer nie podmienił sekretu.
    .differs = Ten sekret ma inny odcisk: serwer go podmienił.
web-shuffle-same = Odcisk jest ten sam, który widać było przed grą
    .fits = To urządzenie zanotowało go przy siadaniu do stołu.
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

## Seats and bots

web-you = Ty
web-your-turn = Twoja kolej
web-guest = Gość
web-name = Twoje imię
web-bot-0 = Bot Klara
web-bot-1 = Bot Hugo
web-bot-2 = Bot Wera
web-bot-3 = Bot Emil
web-bot-4 = Bot Lota
web-level = Siła botów
web-level-novice = nowicjusz
    .is = zna zasady i liczy na szczęście
web-level-casual = amator
    .is = spokojny wieczór, dobry na pierwsze gry
web-level-club = klubowicz
    .is = widzi, ile wart jest ruch
web-level-expert = ekspert
    .is = myśli naprzód
web-level-master = mistrz
    .is = myśli najdłużej, niczego nie wybacza
web-rating-means = Liczba to zmierzony ranking z błędem: 400 punktów więcej to szanse dziesięć do jednego.

## The entrance

web-ways = Przejścia
web-headline = Trzy gry o sztuce
web-pitch = „Zagraj teraz” od razu sadza cię do stołu z botami. Dla znajomych stołem jest link: nikt nie potrzebuje konta.
web-play-now = Zagraj teraz
web-play-now-game = Zagraj teraz: { $game }
web-about-musee = Trzy galerie i numery, które tylko rosną.
web-about-modern-art = Pięć sposobów, by zlicytować obraz.
web-about-art-society = Licytuj, a potem stwórz ścianę roku.
web-players-minutes = { $fewest }–{ $most } graczy, { $minutes } min
web-company = { $bots ->
        [one] z 1 botem, { $level }
        [few] z { $bots } botami, { $level }
       *[many] z { $bots } botami, { $level }
    }
web-company-more = Znajomi, warianty, zegar:
web-players = Liczba graczy
web-join-code = Dołącz z kodem lub linkiem
web-join = Dołącz
web-new-for-friends = Załóż stół dla znajomych
web-new-table = Załóż stół
web-my-tables = Moje stoły
web-my-tables-where = Miejsca, które pamięta to urządzenie.
web-my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
web-mine-round = { $game }, runda { $round }
web-mine-waiting = { $game }, poczekalnia
web-mine-over = { $game }, gra skończona
web-mine-free = { $free ->
        [0] wszystkie krzesła zajęte
        [one] jedno wolne krzesło, kod { $code }
        [few] { $free } wolne krzesła, kod { $code }
       *[many] { $free } wolnych krzeseł, kod { $code }
    }
web-mine-with = przy stole: { $names }
web-mine-waits = stół czeka: { $names }
web-forget-table = Zapomnij: { $title }
web-forget-sure = Zapomnij
web-forget-means = To urządzenie nie będzie już znało drogi do twojego miejsca.

## A new table

web-which-game = Która gra?
web-chairs = Krzesła
web-chair = Krzesło { $number }
web-chair-free = wolne, dla znajomych
web-chair-bot = bot, { $level }
web-host-only = Tylko zakładam stół i nie gram
web-pace = Tempo
web-pace-relaxed = Spokojne
    .is = Bez zegara. Każdy myśli tak długo, jak trzeba.
web-pace-live = Na żywo
    .is = 10 sekund na każdą decyzję, potem 5 minut na całą grę; w licytacji otwartej odlicza młotek.
web-pace-days = Dni
    .is = 24 godziny na każdą decyzję. Wracaj, gdy przyjdzie twoja kolej.
web-options = Warianty
web-option-open_purses = Jawne kasy
    .is = Wszyscy widzą pieniądze wszystkich.
web-option-shared_double = Wspólna licytacja podwójna
    .is = Właściciele obu kart dzielą się zapłatą.
web-option-mystery_hand = Tajemnicza ręka
    .is = Czwarta ręka, która nie należy do nikogo.
web-option-winner_reveals = Odkrywa zwycięzca
    .is = Kto wygrał licytację, może odkryć kartę tajemniczej ręki.
web-option-stairs = Losowe schody
    .is = O układzie schodów decyduje los, a nie wzór z pierwszej gry.
web-option-match = Mecz
    .is = Rewanże to jego kolejne gry; kto pierwszy wygra dwie gry, wygrywa mecz.
web-table-allows = Stół pozwala na
web-spectators = Widzowie
    .is = Kto ma link, może oglądać to, co jawne.
web-hints = Podpowiedzi
    .is = Bot objaśnia dobry ruch temu, kto zapyta.
web-make-table = Załóż stół

## The waiting room

web-waiting-room = Poczekalnia
web-who-else = Kto jeszcze?
web-invite = Zaproszenie
web-invite-how = Wyślij link albo pokaż kod QR. Nikt nie potrzebuje konta.
web-code = Kod
web-qr = Link zaproszenia jako kod QR
web-copy-link = Kopiuj link
web-link-copied = Link skopiowany. Wyślij go znajomym.
web-only-here = Ten link działa tylko na tym komputerze.
web-invite-others = Jak zaprosić innych?
    .how = Zatrzymaj serwer i uruchom go ponownie z tymi dwiema opcjami. Potem załóż stół pod nowym adresem.
    .host = udostępnia ten komputer innym urządzeniom.
    .url = to adres tego komputera w twojej sieci. Od niego zaczynają się linki do stołów.
web-share = Udostępnij
web-share-text = Zagrajmy w { $game }! Kod { $code }
web-chair-is-free = Wolne krzesło
web-sit-here = Usiądź tu
web-sit-here-number = Usiądź tu: krzesło { $number }
web-stand-up = Wstań
web-remove = Zwolnij krzesło: { $name }
web-remove-short = Zwolnij
web-add-bot = + Dodaj bota
web-add-bot-number = Dodaj bota na krześle { $number }
web-chair-make-free = zwolnij krzesło
web-level-of = Siła: { $name }
web-here = przy stole
web-not-here = z dala od stołu
web-host-here = gospodarz, przy stole
web-host-away = gospodarz, z dala od stołu
web-the-host = gospodarz
web-you-host = Twój stół
web-room-choose = Wybierz krzesło.
web-room-full = Wszystkie krzesła są zajęte. Możesz oglądać.
web-room-wait = Poczekaj na pozostałych.
web-room-wait-host = Grę rozpoczyna: { $name }.
web-room-host-wait = Poczekaj na znajomych albo dodaj boty.
web-room-host-start = Zacznij, kiedy chcesz.
web-room-taken = Zajęte krzesła: { $taken } z { $all }.
web-start = Rozpocznij grę
web-fill-and-start = Zacznij z botami na wolnych krzesłach
web-room-settings-stay = Ustawień stołu nie da się zmienić.
web-room-another = Załóż inny stół
web-welcome = mile widziani
web-not-welcome = bez widzów
web-allowed = dozwolone
web-not-allowed = niedozwolone

## Watching

web-watching = Oglądasz.
web-watching-why = Widzisz to, co jawne; co ukryte, pozostaje ukryte.
web-watching-host = To twój stół; widzisz to, co jawne.

## When there is nothing to see

web-opening = Otwieranie stołu…
web-server-away = Serwer nie odpowiada. Trwa ponawianie…
web-no-table = Nie ma takiego stołu
    .why = Link może być ucięty albo od dawna nikt nie usiadł przy tym stole. Poproś o link jeszcze raz albo dołącz z kodem.
web-no-spectators = Ten stół nie ma widzów
    .why = Widzą go tylko ci, którzy przy nim siedzą. Jeśli masz miejsce, wróć swoim linkiem powrotnym.
web-no-page = Nie ma takiej strony
    .why = W adresie może być literówka. Od wejścia trafisz wszędzie.
web-wrong-code = Ten kod nie otwiera żadnego stołu
    .why = Kody mają sześć liter i działają do początku gry. Potem wrócisz linkiem, z którym siadasz do stołu.
