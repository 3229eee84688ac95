### Notatnik gracza, tylko na własnym urządzeniu.

web-notebook = Notatnik
web-notebook-where = Gry rozegrane na tym urządzeniu. Notatnik jest tylko tutaj: nic z niego nie jest wysyłane i żaden serwer go nie zna.
web-notebook-none = Jeszcze nic tu nie ma. Każda gra rozegrana do końca zostanie tu zapisana.
web-notebook-results = Wyniki
web-notebook-title = Gra
web-notebook-players = Gracze
web-notebook-played = Roze{"\u00AD"}grane
web-notebook-won = Wy{"\u00AD"}grane
web-notebook-mean = Średnio
web-notebook-best = Naj{"\u00AD"}lepszy wynik
web-notebook-matches = Mecze: rozegrane { $played }, wygrane { $won }.
web-notebook-undone = { $count ->
        [one] 1 gra, w której coś cofnięto, się nie liczy.
        [few] { $count } gry, w których coś cofnięto, się nie liczą.
       *[many] { $count } gier, w których coś cofnięto, się nie liczy.
    }
web-notebook-walls = Najlepsze ściany
web-notebook-points = { $points ->
        [one] { $game }: { $points } punkt
        [few] { $game }: { $points } punkty
       *[many] { $game }: { $points } punktów
    }
web-notebook-purse = { $game }: { $points } w kasie
web-notebook-round = Runda { $round }
web-notebook-save = Zapisz jako PNG
web-notebook-share = Udostępnij
web-notebook-games = Gry
web-notebook-bot = bot ({ $level })
web-notebook-win = wygrana
web-notebook-match = mecz, gra { $game }
web-notebook-taken-back = coś cofnięto
web-notebook-own = Twoje dane
web-notebook-export = Eksportuj do pliku
web-notebook-erase = Usuń notatnik
web-notebook-erase-sure = { $count ->
        [one] 1 gra i jej ściana znikną na zawsze.
        [few] { $count } gry i ich ściany znikną na zawsze.
       *[many] { $count } gier i ich ściany znikną na zawsze.
    }
web-notebook-erase-yes = Usuń wszystko
web-notebook-erase-no = Zachowaj
web-notebook-erased = Notatnik jest pusty.
