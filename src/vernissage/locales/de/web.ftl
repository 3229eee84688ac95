### Der Tisch im Browser: was alle Spiele und Seiten gemeinsam haben.

web-close = Schließen
web-home = Zum Eingang
web-take-back = Zurücknehmen
web-unreachable = Der Server antwortet nicht. Prüfe die Verbindung; es wurde nichts gesendet.

## The line to the server

web-lost = Die Verbindung zum Tisch ist unterbrochen. Sie wird wieder aufgebaut; dein Platz und das Spiel bleiben, wie sie sind.
web-lost-sending = Die Verbindung zum Tisch ist unterbrochen. Dein Zug wartet hier und wird gesendet, sobald der Tisch wieder da ist.
web-gone = Der Tisch hat die Verbindung beendet. Lade die Seite neu.
web-gone-table = Diesen Tisch gibt es nicht mehr.
web-gone-seat = Dieser Platz am Tisch gehört dir nicht mehr.

## Clocks

web-time-left = Verbleibende Zeit
web-hours-left = { $hours } Std.

## Rules

web-rule = Die Regel
web-rules = Regeln
web-rules-of = Regeln: { $what }
web-whole-rulebook = Das ganze Regelheft
