### Finished games in the browser: replays and reviews.

web-replay = Odtwarzanie
web-replay-opening = Otwieranie gry…
web-replay-eye = Czyimi oczami
web-replay-public = Widownia
web-replay-all = Wszystko
web-replay-own = { $name } (ty)
web-replay-table = Stół w tym momencie
web-replay-told = Co się stało
web-replay-timeline = Cała gra
web-replay-actions = Akcje
web-replay-curves = Wynik w ciągu gry
web-replay-moment = Pokazywany moment
web-replay-controls = Krok i odtwarzanie
web-replay-back = O jedną akcję wstecz
web-replay-on = O jedną akcję dalej
web-replay-back-round = Na początek rundy
web-replay-on-round = Do następnej rundy
web-replay-back-ten = O dziesięć akcji wstecz
web-replay-on-ten = O dziesięć akcji dalej
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-speed = Tempo: { $speed }×. Naciśnij, by je zmienić
web-replay-keys = ← → jedna akcja, z ⇧ kilka, spacja odtwarza, E następny widok, C następna kosztowna decyzja
web-replay-action = Akcja { $at } z { $actions }
web-replay-round = runda { $round }
web-replay-before = Przed pierwszą akcją
web-replay-deal = Rozdanie
web-replay-over = Gra jest skończona.
web-replay-price = Sprzedane za { $price }
web-replay-hand = Ręka: { $name }
web-replay-hidden = zakryte dla tych oczu
web-replay-sealed = wybiera w tajemnicy
web-replay-played = Zagrane
web-replay-better = Lepiej
web-replay-link = Skopiuj link do tego momentu
web-replay-link-copied = Link do tego momentu jest skopiowany.

## What chips call actions

web-replay-chip-keep = zatrzymuje
web-replay-chip-give = oddaje
web-replay-chip-add = dokłada
web-replay-chip-decline = rezygnuje
web-replay-chip-pass = pas
web-replay-chip-bid = oferta
web-replay-chip-seal = tajnie
web-replay-chip-price = cena
web-replay-chip-buy = kupuje
web-replay-chip-reveal = odkrywa
web-replay-chip-skip = nie odkrywa
web-replay-chip-start = start
web-replay-chip-lot = na licytację
web-replay-chip-take = bierze
web-replay-chip-hold = asystent
web-replay-chip-swap = wymienia
web-replay-chip-store = nadmiar
web-replay-chip-decor = dekoracja
web-replay-chip-enough = wystarczy
web-replay-chip-merge = łączy
web-replay-chip-end = koniec tury
web-replay-chip-rehang = przewiesza
web-replay-chip-done = gotowe
web-replay-chip-restore = przywraca

## Where there is none, and files

web-replay-none = Tej gry nie można odtworzyć
web-replay-not-now = Teraz to niemożliwe
web-replay-again = Spróbuj ponownie
web-replay-unread = Coś poszło nie tak przy wczytywaniu gry. Wczytaj stronę ponownie.
web-replay-to-table = Do stołu
web-replay-watch = Odtwórz grę
web-replay-file = Odtwórz plik
web-replay-file-why = Zapis gry z przycisku „Pobierz zapis gry” albo z programu. Serwer czyta go, by go pokazać, i zapomina.
web-replay-drop = Upuść tu zapis gry albo naciśnij, by go wybrać
web-replay-drop-kinds = .json lub .jsonl
web-replay-no-record = { $file } nie zawiera zapisu gry. Zapisy to JSON, jeden w wierszu albo jeden w pliku.
web-replay-several = { $file } zawiera { $count ->
        [one] 1 grę. Którą otworzyć?
        [few] { $count } gry. Którą otworzyć?
       *[many] { $count } gier. Którą otworzyć?
    }

## Co by było, gdyby: warianty

web-what-if = Co by było, gdyby…
web-what-if-why = Graj dalej od tego momentu na dowolnym miejscu przeciw botom.
web-what-if-instead = Wróć przed ten ruch i spróbuj innego, przeciw botom.
web-what-if-over = Tu gra jest już skończona. Cofnij się do momentu, w którym jest jeszcze coś do rozstrzygnięcia.
web-what-if-from = Grasz dalej po akcji { $at } z { $actions }.
web-what-if-start = Grasz dalej od rozdania.
web-what-if-seat = Twoje miejsce
web-what-if-fair = Rozdanie pozostaje prawdziwe. Gra jest skończona i jawna dla wszystkich, więc możesz wiedzieć, co jeszcze przyjdzie; boty widzą tylko to, co widzą ich miejsca. Wynik nigdzie się nie liczy: to wariant tej gry, a nie osobna gra.
web-what-if-begin = Graj dalej stąd
web-branch = Co by było, gdyby
web-branch-is = Wariant skończonej gry: nigdzie się nie liczy.
web-branches = Co by było, gdyby: warianty
web-branch-back = Wróć do gry
web-branch-before = To jeszcze gra, którą rozegrano; wariant odchodzi od niej po akcji { $at }.
web-branch-after = Po akcji { $at } to już nie jest gra, którą rozegrano.
web-branch-show = Pokaż akcję { $at }, po której zaczyna się ten wariant
web-branch-who = { $name } przeciw botom: { $level }
web-branch-play-on = Graj dalej
web-branch-played = w toku
web-branch-of = { $game }, od akcji { $at }

## The review

web-review = Analiza
web-review-why = Każda decyzja jest porównana z najlepszą, jaką dało się znaleźć, wiedząc to, co wtedy. Trwa to minutę lub dwie i zostaje zachowane.
web-review-start = Analizuj tę grę
web-review-working = Analiza gry
web-review-minute = Minuta lub dwie. Możesz się tymczasem rozejrzeć.
web-review-ahead = { $count ->
        [one] W kolejce przed nią jest 1 analiza.
        [few] W kolejce przed nią są { $count } analizy.
       *[many] W kolejce przed nią jest { $count } analiz.
    }
web-review-decisions = Najkosztowniejsze decyzje
web-review-none = Żadna nie kosztowała tyle, by o niej mówić.
web-review-cost = { $game ->
        [modern-art] { $name }: koszt { $cost } w pieniądzach.
       *[other] { $name }: koszt { $cost } pkt.
    }
web-review-tables = Tabele, szczęście i umiejętności
web-review-how = Jak oceniane są decyzje
