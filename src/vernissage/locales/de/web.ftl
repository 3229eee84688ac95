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

## The games

web-game-musee = Musée
web-game-modern-art = Modern Art
web-game-art-society = Art Society

## The head of a page and its menu

web-menu = Menü
web-language = Sprache
web-theme = Helligkeit
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Auf hell umstellen
web-theme-to-dark = Auf dunkel umstellen
web-your-seat = Dein Platz
web-away = Während du weg bist
web-away-wait = warten die anderen
web-away-bot = spielt ein Bot für dich
web-return-why = Mit dem Rückkehr-Link setzt du dich von einem anderen Gerät auf diesen Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
web-return-copy = Rückkehr-Link kopieren
web-return-copied = Der Rückkehr-Link ist kopiert. Öffne ihn auf dem anderen Gerät.
web-not-copied = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn selbst.
web-letters = Einzelne Buchstaben sind Tasten
web-letters-which = H Tipp, S Stand, M Geld, L letzter Zug, / Befehlszeile, ? Regeln
web-home-seat-stays = dein Platz bleibt deiner
web-leave = Platz verlassen
web-leave-means = Ein Bot spielt für dich weiter, bis du an diesen Tisch zurückkommst.
web-stay = Bleiben

## The log

web-log = Protokoll
web-log-empty = Noch ist nichts geschehen.

## The command line

web-command = Ein Zug in Notation
web-command-send = Spielen
web-command-moves = Züge, die jetzt möglich sind
web-command-none = Kein Zug, der jetzt möglich ist, beginnt so. Spiel ihn trotzdem, dann liest du, warum.
web-command-not-asked = Du bist nicht am Zug. Schreib s, m oder l: der Stand, das Geld, der letzte Zug.
web-command-done = Gespielt: { $move }

## Hints

web-hint = Tipp
web-hint-asking = Denkt nach …
web-hint-show = Auf dem Tisch zeigen

## The end of a game

web-end = Ende der Partie
web-end-counting = Die Wertung
web-end-show-all = Alles auf einmal zeigen
web-end-total = Summe
web-end-you = { $rivals ->
        [0] Du gewinnst mit { $points }.
       *[other] Du gewinnst, { $points } zu { $next }.
    }
web-end-one = { $rivals ->
        [0] Sieg: { $names } mit { $points }.
       *[other] Sieg: { $names }, { $points } zu { $next }.
    }
web-end-you-together = Gemeinsamer Sieg: du und { $names }.
web-end-together = Gemeinsamer Sieg: { $names }.
web-rematch = Revanche
web-record-download = Aufzeichnung herunterladen

## The shuffle

web-shuffle = War das Mischen ehrlich?
web-shuffle-explain = Die Prüfung ansehen
web-shuffle-asking = Das Mischen wird geprüft …
web-shuffle-fits = Das Mischen war ehrlich.
    .why = Der Fingerabdruck von vor der ersten Karte passt zur Austeilung, die gespielt wurde.
web-shuffle-differs = Das Mischen passt nicht.
    .why = Was der Server nach der Partie veröffentlicht hat, ist nicht, was er vorher versprochen hat. Sieh dir die Schritte an.
web-shuffle-given = Diese Austeilung war vorgegeben, nicht gemischt.
    .why = Der Tisch hatte einen eigenen Aufbau; es gibt also nichts zu prüfen.
web-shuffle-cannot = Dein Browser kann das Mischen hier nicht prüfen.
    .why = Browser berechnen Fingerabdrücke nur auf Seiten, die verschlüsselt (https) oder von diesem Rechner kamen. Der Befehl unten prüft es trotzdem.
web-shuffle-how = Bevor sich jemand setzte, zog der Server ein Geheimnis und veröffentlichte dessen Fingerabdruck (SHA-256). Wer sich setzte, gab etwas eigenes Glück dazu. Geheimnis und Glück ergeben zusammen den Startwert, und der Startwert ergibt die Austeilung. Jetzt ist die Partie zu Ende, das Geheimnis ist öffentlich, und dein Browser hat alles nachgerechnet:
web-shuffle-promise = Das Geheimnis hat den veröffentlichten Fingerabdruck
    .fits = Der Server hat sein Geheimnis nicht ausgetauscht.
    .differs = Dieses Geheimnis hat einen anderen Fingerabdruck: Der Server hat es ausgetauscht.
web-shuffle-same = Der Fingerabdruck ist der, den du vor der Partie gesehen hast
    .fits = Dieses Gerät hat ihn notiert, als du dich gesetzt hast.
    .differs = Als du dich gesetzt hast, war der Fingerabdruck ein anderer.
    .unknown = Dieses Gerät hat den Tisch vor der Partie nicht gesehen und kann nicht vergleichen.
web-shuffle-mine = Dein Glück ist dabei
    .fits = Was dieses Gerät dazugegeben hat, steht bei deinem Platz.
    .differs = Was dieses Gerät dazugegeben hat, steht nicht bei deinem Platz.
    .unknown = Dieses Gerät hat kein Glück dazugegeben.
web-shuffle-seed = Geheimnis und Glück ergeben den Startwert
    .fits = Nachgerechnet ist der Startwert derselbe.
    .differs = Nachgerechnet ist der Startwert ein anderer.
web-shuffle-fingerprint = Fingerabdruck von vor der Partie
web-shuffle-secret = Geheimnis
web-shuffle-luck = Glück: { $name }
web-shuffle-seed-is = Startwert
web-shuffle-limit = Was das nicht zeigen kann
    .why = Der Server konnte die Austeilung nicht mehr wählen, als er alles Glück kannte, und sonst konnte es vorher niemand. Ein Server aber, der selbst als Letzter am Tisch sitzt, könnte viel Glück durchprobieren und das beste behalten. Wer mit Fremden auf einem fremden Server spielt, vertraut darauf, dass er das nicht tut.
web-shuffle-deal = Dass die Karten die Austeilung dieses Startwerts sind,
    .why = prüft das Programm selbst, auf deinem Rechner. Speichere beide Dateien und starte:
