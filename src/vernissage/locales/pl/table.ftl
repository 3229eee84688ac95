### Stół w terminalu, dla wszystkich gier.

table-you = ty
table-seat = { $name } (miejsce { $seat })
table-which-game = Która gra?
table-wait = Grają pozostali…
table-your-turn = Twoja kolej. Enter zagrywa: { $move }
table-your-turn-line = Twoja kolej: wpisz ruch, „hint” (podpowiedź) albo „quit” (wyjście).
program-question = Twoje miejsce: { $seat }. Decydujesz teraz o: { $items }.
table-keys = ← → co  ↑ ↓ jak  Enter zagraj  ? podpowiedź  h pomoc  lub wpisz ruch  Esc koniec
table-hand-over = Przekaż ekran osobie na miejscu { $seat }, a potem naciśnij Enter.
table-left = Gra jest zapisana. Wrócisz do niej poleceniem „vernissage resume”.
resume-round = { game-name }, runda { $round }, przeciw: { $others }
resume-actions = { game-name }, ruchy dotąd: { $actions }, przeciw: { $others }
table-result = Koniec gry
table-score = Wynik
table-winners = { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wygrywają razem: { $names }
       *[many] Wygrywają razem: { $names }
    }
table-record = Zapis gry: { $file }
table-review = Analiza tej gry: vernissage review { $file }
table-next-game = Wygrane dotąd: { $wins }. Gra nr { $number } tego meczu.
table-press-enter = Naciśnij Enter…

## Pomoc w grze

table-help = Klawisze
table-help-arrows = ← →  wybierz co: kartę, płytkę, odpowiedź    ↑ ↓  wybierz jak: gdzie, za ile
table-help-enter = Enter  zagraj to, co wybrane; najpierw padnie jeszcze pytanie
table-help-hint = ?  podpowiedź z powodami; kursor przejdzie na jej ruch
table-help-type = albo wpisz ruch i naciśnij Enter; wystarczy tyle, by nie mógł to być inny ruch
table-help-help = h  ta strona
table-help-leave = Esc  zapisz i wyjdź; wrócisz poleceniem „vernissage resume”
table-sure = { $move }: naciśnij Enter jeszcze raz, żeby to zagrać.
table-possible = Teraz możliwe: { $moves }.
table-several-moves = to może oznaczać kilka ruchów.
    .instead = Napisz który: { $moves }.
table-too-small = To okno jest za małe na cały stół: potrzeba wysokości { $lines } i szerokości { $columns }.

## Odtwarzanie

replay-seat = miejsce { $seat }
replay-deal = rozdanie
replay-position = Przed akcją { $at } z { $actions }; ostatnio: { $last }
replay-over = Po wszystkich akcjach ({ $actions }); ostatnio: { $last }
replay-seen = Tak to widać z miejsca { $seat }; ostatnio: { $last }
replay-keys = ← → jedna akcja   Home, End   Esc wyjście

## Podpowiedzi

hint-position = Akcja { $at } z { $actions }, decyzja: { $name }
hint-next = Następna akcja: { $at }, decyzja: { $name }
hint-same = Tak właśnie zagrano.
hint-played = Zagrano: { $move }
