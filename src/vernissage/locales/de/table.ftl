### Der Tisch im Terminal, für alle Spiele.

table-you = du
table-seat = { $name } (Platz { $seat })
table-which-game = Welches Spiel?
table-wait = Die anderen spielen …
table-your-turn = Du bist am Zug. Enter spielt: { $move }
table-your-turn-line = Du bist am Zug: Gib einen Zug ein, „hint“ (Tipp) oder „quit“ (Ende).
program-question = Du sitzt auf Platz { $seat }. Du entscheidest jetzt über: { $items }.
table-keys = ← → was  ↑ ↓ wie  Enter spielen  ? Tipp  h Hilfe  oder Zug tippen  Esc Ende
table-hand-over = Gib den Bildschirm an Platz { $seat } weiter und drück dann Enter.
table-left = Die Partie ist gespeichert. „vernissage resume“ setzt sie fort.
resume-round = { game-name }, Runde { $round }, gegen { $others }
resume-actions = { game-name }, Züge bisher: { $actions }, gegen { $others }
table-result = Die Partie ist zu Ende
table-score = Punktzahl
table-winners = { $count ->
        [one] Sieg: { $names }
       *[other] Gemeinsamer Sieg: { $names }
    }
table-record = Die Aufzeichnung: { $file }
table-review = Analyse dieser Partie: vernissage review { $file }
table-next-game = Siege bisher: { $wins }. Jetzt Partie { $number } des Matches.
table-press-enter = Drück Enter …

## Hilfe in der Partie

table-help = Die Tasten
table-help-arrows = ← →  was: eine Karte, ein Plättchen, eine Antwort    ↑ ↓  wie: wo, wie viel
table-help-enter = Enter  spielt, was gewählt ist; vorher wird noch einmal gefragt
table-help-hint = ?  ein Tipp mit Gründen; der Cursor springt auf seinen Zug
table-help-type = oder schreib so viel von einem Zug, dass er eindeutig ist, und drück Enter
table-help-help = h  diese Seite
table-help-leave = Esc  speichern und gehen; mit „vernissage resume“ geht es weiter
table-sure = { $move }: Drück noch einmal Enter, um das zu spielen.
table-possible = Jetzt möglich: { $moves }.
table-several-moves = das kann mehrere Züge bedeuten.
    .instead = Schreib welchen: { $moves }.
table-too-small = Dieses Fenster ist zu klein für den ganzen Tisch: Er braucht { $lines } Zeilen mit { $columns } Spalten.

## Nachspielen

replay-seat = Platz { $seat }
replay-deal = Austeilen
replay-position = Vor Aktion { $at } von { $actions }; zuletzt: { $last }
replay-over = Nach allen { $actions } Aktionen; zuletzt: { $last }
replay-seen = Von Platz { $seat } aus gesehen; zuletzt: { $last }
replay-keys = ← → eine Aktion   Home, End   Esc Ende

## Tipps

hint-position = Aktion { $at } von { $actions }, Entscheidung: { $name }
hint-next = Als Nächstes Aktion { $at }, Entscheidung: { $name }
hint-same = So wurde gespielt.
hint-played = Gespielt: { $move }
