### Stół w terminalu, dla wszystkich gier.

table-you = ty
table-seat = { $name } (miejsce { $seat })
table-which-game = Która gra?
table-wait = Grają pozostali …
table-your-turn = Twoja kolej. Enter zagrywa: { $move }
table-your-turn-line = Twoja kolej: ruch w notacji, „hint” (rada) albo „quit” (wyjście).
table-keys = ← → co  ↑ ↓ jak  Enter graj  ? rada  albo wpisz ruch  Esc zapis i wyjście
table-hand-over = Oddaj ekran osobie na miejscu { $seat }, potem naciśnij Enter.
table-left = Gra jest zapisana. Wrócisz do niej przez „vernissage resume”.
table-result = Koniec gry
table-score = Wynik
table-winners = { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wygrywają razem: { $names }
       *[many] Wygrywają razem: { $names }
    }
table-record = Zapis gry: { $file }
table-review = Analiza tej gry: vernissage review { $file }
table-next-game = Wygrane dotąd: { $wins }. Teraz gra { $number } tego meczu.
table-press-enter = Naciśnij Enter …

## Odtwarzanie

replay-seat = miejsce { $seat }
replay-deal = rozdanie
replay-position = { $at } z { $actions }: { $last }
replay-keys = ← → jedna akcja   Home, End   Esc wyjście

## Rady

hint-position = Akcja { $at } z { $actions }, decyduje { $name }
hint-next = Następna jest akcja { $at }, decyduje { $name }
hint-same = Tak właśnie zagrano.
hint-played = Zagrano: { $move }
