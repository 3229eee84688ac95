### Der Tisch im Terminal, für alle Spiele.

table-you = du
table-seat = { $name } (Platz { $seat })
table-which-game = Welches Spiel?
table-wait = Die anderen spielen …
table-your-turn = Du bist am Zug. Enter spielt: { $move }
table-your-turn-line = Du bist am Zug: Gib einen Zug ein, „hint“ (Tipp) oder „quit“ (Ende).
table-keys = ← → was  ↑ ↓ wie  Enter spielen  ? Tipp  oder Zug tippen  Esc speichern, Ende
table-hand-over = Gib den Bildschirm an Platz { $seat } weiter und drück dann Enter.
table-left = Die Partie ist gespeichert. „vernissage resume“ setzt sie fort.
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
