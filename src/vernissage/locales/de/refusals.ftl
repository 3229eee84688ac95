### Warum etwas abgelehnt wird und was stattdessen geht (.instead).

game-name = { $game ->
        [musee] Musée
        [modern-art] Modern Art
        [art-society] Art Society
       *[other] { $game }
    }
no-such-game = dieses Spiel gibt es nicht.
    .instead = Spiele: { $known }.
no-such-option = { game-name } hat keine solche Option.
    .instead = Optionen: { $known }.
no-such-player-count = { game-name } wird nicht mit so vielen gespielt.
    .instead = Möglich sind: { $known }.
players-not-a-number = wie viele spielen, ist eine ganze Zahl ohne Anführungszeichen.
    .instead = Möglich sind: { $known }.
no-such-seat = diesen Platz gibt es an diesem Tisch nicht.
    .instead = Die Plätze haben die Nummern 0 bis { $last }.
no-such-action = es gibt keine Aktion mit dieser Nummer.
    .instead = Die Nummern beginnen bei 0 und sind kleiner als { $actions }; am Tisch und in Dateien stehen Aktionen in Notation.
game-over = die Partie ist zu Ende.
    .instead = Beginne eine neue oder spiel diese nach.
not-your-turn = Platz { $seat } ist am Zug.
    .instead = Warte, bis du am Zug bist.

## Aufzeichnungen

where-action = Aktion { $number }
where-bot = { $bot } auf Platz { $seat }
misfit = { $misfit ->
        [missing] „{ $field }“ fehlt
        [unknown] „{ $field }“ ist hier unbekannt
        [wrong] „{ $field }“ sollte { $wanted ->
            [int] eine ganze Zahl
            [float] eine Zahl
            [str] ein Text
            [bool] true oder false
            [array] eine Liste
            [object] ein Objekt
           *[other] etwas anderes
        } sein
        [truncated] der Text bricht ab
       *[broken] um Byte { $byte } ist es kein JSON
    }
not-a-record = das ist keine Aufzeichnung einer Partie ({ misfit }).
    .instead = Wie eine Aufzeichnung aussieht, steht in docs/records.md.
broken-json = das ist kein JSON ({ misfit }).
    .instead = Korrigier die Zeile oder hol die Datei noch einmal von ihrer Quelle.
newer-format = diese Aufzeichnung stammt von einer neueren Version von Vernissage.
    .instead = Diese hier liest { $known }; installiere die neuere.
foreign-format = dieses Aufzeichnungsformat kennen wir nicht.
    .instead = Wir lesen { $known }.
other-game = diese Aufzeichnung gehört nicht zu { game-name }.
    .instead = Wähl das Spiel, aus dem die Aufzeichnung stammt.
no-players = die Aufzeichnung sagt nicht, wie viele mitspielen.
    .instead = Schreib „players“ in ihre Optionen.
no-seat = eine Aktion beginnt mit ihrem Platz.
    .instead = Schreib sie als „<Platz> <Notation>“.
wrong-seats = hier steht nicht für jeden Platz genau ein Name.
    .instead = Nenne { $players ->
        [one] 1 Namen.
       *[other] { $players } Namen.
    }
result-too-early = die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
    .instead = Entferne das Ergebnis oder ergänze die fehlenden Aktionen.
result-missing = die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
    .instead = Ergänze das Ergebnis.
result-differs = zu diesem Ergebnis führen die Aktionen nicht.
    .instead = Nachgespielt ist es { $truth }.

## Bots

no-such-bot = { game-name } hat keinen solchen Bot.
    .instead = Bots: { $known }; oder dein eigener als datei.py:Klasse; oder ein Programm als exec:./mybot.
bot-not-read = dieser Bot lässt sich nicht laden ({ $detail }).
    .instead = Gib ./datei.py:Klasse oder paket.modul:Klasse an.
bot-without-choose = das ist kein Bot.
    .instead = Nenne eine Klasse mit choose(self, view, choices, chance).
bot-without-budget = { $bot } nimmt keine Zahl von { $kind ->
        [seconds] Sekunden
       *[iterations] Iterationen
    } an.
    .instead = Nenne den Bot ohne den Teil nach @; Bots, die suchen, nehmen eine Zahl an, etwa expert@500 oder master@0.9s.
bot-budget = einem Bot, der sucht, kann man nicht so viel geben.
    .instead = Gib eine Zahl über 0 und bis { $most } an, etwa master@2000 oder master@0.9s.
bot-answer = ein Bot antwortet mit einer Aktion oder ihrer Notation.
    .instead = Gib einen int zurück oder einen Text wie „hang 13 T4“.
worker-died = ein Prozess, der spielte, hat sich selbst beendet.
    .instead = Spiel mit --workers 1, um zu sehen, warum: Ein Bot kann ihn beendet haben, oder der Speicher war zu klein.
bot-not-made = der Bot für Platz { $seat } lässt sich nicht erzeugen ({ $detail }).
    .instead = Korrigier seinen Konstruktor; er wird ohne Argumente aufgerufen.
bot-failed = der Bot auf Platz { $seat } hat abgebrochen ({ $detail }).
    .instead = Korrigier seine Methode choose; die Partie wurde nicht aufgezeichnet.

## Dateien

where-line = { $file }, Zeile { $line }
file-not-read = { $cause ->
        [ENOENT] diese Datei gibt es nicht.
        [EISDIR] das ist ein Ordner, keine Datei.
        [EACCES] du darfst diese Datei nicht lesen.
       *[other] diese Datei lässt sich nicht lesen ({ $detail }).
    }
    .instead = Prüfe den Pfad.
broken-archive = das ist kein vollständiges .xz-Archiv ({ $detail }).
    .instead = Entpacke es mit xz, um zu sehen, wie weit es heil ist, oder lade es noch einmal herunter.
file-not-written = { $cause ->
        [ENOENT] diesen Ordner gibt es nicht.
        [ENOTDIR] diesen Ordner gibt es nicht.
        [EISDIR] das ist ein Ordner, keine Datei.
        [EACCES] du darfst hier nicht schreiben.
       *[other] diese Datei lässt sich nicht schreiben ({ $detail }).
    }
    .instead = Wähl einen anderen Pfad.
output-there = diese Datei gibt es schon.
    .instead = Wähl einen anderen Namen oder überschreib sie mit --force.
output-is-input = diese Datei wird gerade gelesen.
    .instead = Wähl einen anderen Namen für das, was geschrieben wird.
not-utf-8 = das ist kein Text in UTF-8 (Byte { $byte }).
    .instead = Speichere die Datei als UTF-8.
key-twice = dieser Schlüssel steht zweimal in einem Objekt.
    .instead = Lass einen davon stehen.
json-too-deep = das ist zu tief verschachtelt.
    .instead = Prüfe, woher die Datei kommt.
unknown-field = eine Aufzeichnung hat kein solches Feld.
    .instead = Ihre Felder: { $known }.
journal-not-a-file = ein Journal wird beim Fortsetzen wieder gelesen: Es muss eine gewöhnliche Datei sein.
    .instead = Wähl einen anderen Pfad.
no-records = in dieser Datei ist keine Aufzeichnung.
    .instead = „vernissage simulate“ erzeugt welche.
no-such-line = in dieser Zeile ist keine Aufzeichnung.
    .instead = { $lines ->
        [0] Die Datei hat keine Aufzeichnungen.
        [one] Die Datei hat 1 Aufzeichnung.
       *[other] Die Datei hat { $lines } Aufzeichnungen.
    }
no-such-rule = diese Regel gibt es nicht.
    .instead = Regeln: { $known }.
no-match = { game-name } wird nicht in Matches gespielt.
    .instead = Spiel einzelne Partien.
no-such-action-number = diese Aktion gibt es in der Aufzeichnung nicht.
    .instead = Gib eine Zahl von 1 bis { $last } an; die letzte ist die Stellung am Ende.

## Spielen

nobody-plays = du sitzt nicht an diesem Tisch.
    .instead = Schreib „you“ für einen der Plätze oder nimm „vernissage simulate“.
nothing-to-resume = keine Partie wartet.
    .instead = Beginne eine mit „vernissage play“.
no-such-save = keine Partie dieses Namens wartet.
    .instead = Es warten: { $known }.
save-in-use = diese Partie wird gerade in einem anderen Fenster gespielt.
    .instead = Spiel dort weiter oder verlass sie dort zuerst.
save-not-read = die gespeicherte Partie lässt sich nicht lesen ({ misfit }).
    .instead = Sie bleibt, wie sie ist; entferne sie oder beginne eine neue mit „vernissage play“.
save-not-played = die gespeicherte Partie lässt sich nicht weiterspielen ({ $detail }).
    .instead = Sie bleibt, wie sie ist; entferne sie oder beginne eine neue mit „vernissage play“.

## Tipps und Analysen

hint-game-over = die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.
    .instead = Gib --at mit einer Aktion von 1 bis { $last } an oder analysiere die ganze Partie mit „vernissage review“.
hint-no-such-action = diese Aktion gibt es nicht.
    .instead = Gib eine Zahl von 1 bis { $last } an.
hint-not-to-act = dieser Platz hat dort nichts zu entscheiden.
    .instead = Am Zug: Platz { $seats }.
hint-silent = dieser Platz hat gepasst oder kann nicht mehr bieten; er schweigt bis zum nächsten Gebot.
    .instead = Nenne mit --at eine Aktion nach dem nächsten Gebot.
review-not-over = die Partie ist noch nicht zu Ende, und eine Analyse zeigt alle Hände.
    .instead = Lass dir stattdessen einen Tipp geben: „vernissage hint DATEI --at { $next }“.

## Bilder

paintings-svg-or-sheet = ein Bogen wird in seine Datei geschrieben und nicht als SVG ausgegeben.
    .instead = Lass --svg oder --sheet weg.
paintings-picture-or-deck = es geht nur um ein Bild: { $picture }.
    .instead = Lass das Bild oder --deck weg.
paintings-svg-of-what = als SVG wird ein einzelnes Bild ausgegeben.
    .instead = Nenne eines, etwa „vernissage paintings musee/23“.

## Forschung

research-choice = einen solchen Wert gibt es hier nicht.
    .instead = Gib einen davon an: { $known }.
research-actions = jedes Spiel braucht eine Aktion, zusammen { $games }.
    .instead = Gib ein Array dieser Länge an.
research-illegal = die Maske dieses Platzes enthält diese Aktion nicht.
    .instead = Wähl eine Aktion, deren Stelle in action_mask 1 ist.
research-not-reset = es ist noch nichts ausgeteilt.
    .instead = Ruf zuerst reset() auf.
research-box = eine kleinere Schachtel von { $game } wird ganz angegeben: mit { $known }, und players, wenn du willst.
    .instead = Gib alle an oder keine davon für die echte Schachtel.
research-box-number = so groß oder klein ist keine Schachtel, aus der dieses Spiel gespielt werden kann.
    .instead = Gib eine ganze Zahl von { $low } bis { $high } an.
research-box-twice = die echte Schachtel hat keine solche Karte, oder nicht so viele davon.
    .instead = Nenne Karten der echten Schachtel, jede höchstens so oft, wie es sie darin gibt.
research-box-deal = es muss sagen, wie viele der { $cards } Karten jede Hand vor jeder der vier Runden bekommt.
    .instead = Gib vier Zahlen an, zum Beispiel 2,0,0,0.
research-no-imagining = aus einer kleineren Schachtel dieses Spiels lassen sich keine anderen Welten austeilen.
    .instead = Nimm die echte Schachtel oder ein Verfahren, das den ganzen Baum durchläuft.

## Programme als Bots

program-not-started = dieses Programm lässt sich nicht starten ({ $detail }).
    .instead = Gib einen Befehl an, zum Beispiel exec:./mybot oder "exec:python mybot.py"; er muss ausführbar sein.
program-silent = es hat in { $seconds } s nicht geantwortet.
    .instead = Antworte rechtzeitig mit „play“ und einem Zug oder gib mehr Zeit: exec:./mybot@10s.
program-ended = es hat sich beendet ({ $detail }).
    .instead = Lies Zeilen bis „quit“; siehe docs/protocol-bots.md.
program-closed = es hat seine Standardausgabe geschlossen.
    .instead = Lass sie bis „quit“ offen; siehe docs/protocol-bots.md.
