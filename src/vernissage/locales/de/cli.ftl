### Die Befehlszeile.

cli-vernissage = Modern Art, Art Society und Musée: spielen, erforschen, prüfen.
    .form = BEFEHL [Argumente]
cli-usage = Aufruf: vernissage { $form }
cli-example = Beispiel: { $command }
cli-commands = Befehle
cli-parameters = Optionen
cli-arguments = Argumente
cli-help-flag = Diese Hilfe zeigen.
cli-version-flag = Die Version zeigen.
cli-stopped = Abgebrochen.
cli-broken = Das ist unser Fehler ({ $detail }). Nichts Gespeichertes ist verloren. Um ihn zu melden, führe den Befehl noch einmal mit VERNISSAGE_TRACE=1 aus und schick uns die Ausgabe.

## Befehle

cli-play = Im Terminal gegen Bots spielen.
    .form = play [SPIEL] [Optionen]
cli-resume = Eine unterbrochene Partie fortsetzen.
    .form = resume [NAME] [Optionen]
cli-serve = Tische für Freunde: ein Tisch-Server mit Links zum Mitspielen.
    .form = serve [Optionen]
cli-simulate = Bots viele Partien spielen lassen und diese aufzeichnen.
    .form = simulate SPIEL [Optionen]
cli-verify = Aufgezeichnete Partien nachspielen und jede Aktion und jedes Ergebnis prüfen.
    .form = verify DATEI [Optionen]
cli-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
    .form = replay DATEI [Optionen]
cli-hint = Tipp zu einer Stellung einer aufgezeichneten Partie: der beste Zug und die Gründe.
    .form = hint DATEI [Optionen]
cli-review = Eine beendete Partie analysieren: teure Entscheidungen, Auktionen, Glück und Können.
    .form = review DATEI [Optionen]
cli-arena = Bots mit denselben Austeilungen antreten lassen und ihre Stärke messen.
    .form = arena SPIEL --seats BOT,BOT [Optionen]
cli-tune = Die Gewichte eines Bots abstimmen.
    .form = tune SPIEL BOT [Optionen]
cli-dataset = Partien von Bots als Datensatz, eine Zeile für jede Entscheidung.
    .form = dataset SPIEL [Optionen]
cli-rules = Die Regeln eines Spiels lesen oder eine einzelne.
    .form = rules SPIEL [REGEL] [Optionen]
cli-score = Eine beendete Partie aus der eigenen Schachtel werten, mit Rechenweg.
    .form = score SPIEL DATEI [Optionen]
cli-paintings = Alle unsere Bilder: eines als SVG oder ein Kontaktbogen.
    .form = paintings [BILD] [Optionen]
cli-doctor = Zeigen, ob die Engine kompiliert ist und welche Versionen installiert sind.
    .form = doctor [Optionen]

## Argumente und Optionen

cli-value-action = TÄTIGKEIT
cli-value-link = LINK
cli-value-game = SPIEL
cli-value-name = NAME
cli-value-file = DATEI
cli-value-rule = REGEL
cli-value-bot = BOT
cli-value-picture = BILD
cli-value-str = TEXT
cli-value-int = ZAHL
cli-value-float = ZAHL
cli-value-path = DATEI
page-made = { $date }: { $command }
cli-force = Eine vorhandene Datei überschreiben.
cli-lang = Sprache: { $known }. Vorgabe: die deiner Umgebung.
cli-game = Das Spiel: { $known }.
cli-players = Wie viele mitspielen. Vorgabe: { $defaults }.
cli-stairs = Musée: default (Standardmuster), random (zufällig) oder eigene Spalten als obere/untere Reihe, etwa 2,4,6/1,3,5.
cli-mystery-hand = Modern Art zu dritt: eine vierte Hand, die niemandem gehört.
cli-winner-reveals = Modern Art mit der geheimnisvollen Hand: Wer das Los gewonnen hat, darf aufdecken.
cli-shared-double = Modern Art: Die beiden, denen die Karten einer Doppelauktion gehören, teilen sich den Preis.
cli-open-purses = Modern Art: Alle Kassen liegen offen.
cli-score-file = Eine JSON-Datei in der Form von docs/scoring.md.
cli-tiles = Art Society: eine korrigierte Kopie von tiles.csv, der Liste der Gemälde in der Schachtel.
cli-games = Wie viele Partien (mit --match: Matches). Vorgabe: 100.
cli-seed = Der Startwert der ersten Partie; jede weitere nimmt die nächste Zahl. Vorgabe: 1.
cli-seats = Für jeden Platz ein Name, durch Kommas getrennt: ein Bot oder dein eigener als ./datei.py:Klasse. Vorgabe: überall random.
cli-out = Die Datei für die Aufzeichnungen. Vorgabe: Standardausgabe.
cli-workers = Wie viele Prozesse spielen. Vorgabe: 1.
cli-match = Matches spielen: Partien, bis eine Seite allein die meisten Siege hat, mindestens zwei.
cli-verify-file = Eine Datei mit einer Aufzeichnung je Zeile.
cli-replay-file = Eine Datei mit einer Aufzeichnung je Zeile oder mit einer einzigen.
cli-replay-at = Nur die Stellung zeigen, in der diese Aktion entschieden wird, gezählt ab 1, wie bei hint und review.
cli-replay-seat = Nur zeigen, was dieser Platz sehen konnte.
cli-replay-line = Welche Zeile der Datei. Vorgabe: 1.
cli-hint-at = Tipp zu dieser Aktion, gezählt ab 1, bevor sie gespielt wird. Vorgabe: zur nächsten einer Partie, die noch läuft.
cli-hint-seat = Welcher Platz, wenn mehrere am Zug sind. Vorgabe: der, der gezogen hat.
cli-hint-json = Als JSON ausgeben.
cli-review-html = Die Analyse als Seite mit Diagrammen schreiben, eine Datei, die kein Netz braucht.
cli-review-seat = Nur die Entscheidungen dieses Platzes bewerten. Vorgabe: alle.
cli-review-top = Wie viele Entscheidungen jedes Platzes gezeigt werden. Vorgabe: 3.
cli-review-replays = Wie oft mit jeder Sitzordnung der Bots noch einmal gespielt wird. Vorgabe: 12.
cli-rule = Die Kennung einer Regel, etwa MU-T5.
cli-markdown = Als Markdown ausgeben.
cli-resume-name = Welche Partie: ein Name aus --list. Vorgabe: die zuletzt unterbrochene.
cli-resume-list = Die Partien zeigen, die auf dich warten.
cli-paintings-picture = Ein Stapel und ein Bild, etwa musee/23.
cli-paintings-sheet = Einen Kontaktbogen schreiben: eine Datei, die auf .html oder .png endet.
cli-paintings-svg = Das Bild als SVG-Text ausgeben (Vorgabe bei einem Bild).
cli-paintings-deck = Nur dieser Stapel: modern-art, art-society, musee, decor, tokens, covers oder vision. Vorgabe: alle.
cli-play-game = Das Spiel; ohne Angabe wirst du gefragt.
cli-play-seats = Für jeden Platz ein Name, durch Kommas getrennt: „you“ (also du) oder ein Bot. Vorgabe: you, danach überall casual.
cli-play-seed = Mit diesem Startwert noch einmal austeilen. Vorgabe: neu mischen.

## Was Befehle sagen

score-total = Summe
score-noted = In der Datei vermerkt
cli-simulating = { $games ->
        [one] 1 Partie wird gespielt
       *[other] { $games } Partien werden gespielt
    }
cli-simulated = { $games ->
        [one] 1 Partie gespielt: { $file }
       *[other] { $games } Partien gespielt: { $file }
    }
cli-verifying = { $records ->
        [one] 1 Aufzeichnung wird nachgespielt
       *[other] { $records } Aufzeichnungen werden nachgespielt
    }
cli-verified = { $records ->
        [one] 1 Aufzeichnung nachgespielt: Jede Aktion ist erlaubt, und das Ergebnis stimmt.
       *[other] { $records } Aufzeichnungen nachgespielt: Jede Aktion ist erlaubt, und jedes Ergebnis stimmt.
    }
cli-engine = Engine
cli-engine-compiled = in Maschinencode kompiliert
cli-engine-pure = reines Python: alles funktioniert, etwa zwanzigmal langsamer
cli-engine-advice = Um die Engine zu kompilieren, installiere einen C-Compiler und die Header-Dateien von Python (Debian: apt install gcc python3-dev; macOS: xcode-select --install) und führe „make setup“ aus.
cli-engine-behind = Die Engine wird währenddessen kompiliert (build/engine.log): Ab dem nächsten Start denken die Bots etwa zwanzigmal schneller.
cli-engine-slow = Die Engine läuft als reines Python: alles funktioniert, etwa zwanzigmal langsamer. „vernissage doctor“ nennt den Ausweg.

## Was die Befehlszeile ablehnt

cli-no-such-command = diesen Befehl gibt es nicht.
    .instead = Befehle: { $known }.
cli-no-such-flag = diese Option gibt es hier nicht.
    .instead = „{ $command } --help“ zählt sie auf.
cli-no-such-language = diese Sprache gibt es nicht.
    .instead = Sprachen: { $known }.
cli-too-much = das ist mehr, als der Befehl annimmt.
    .instead = Siehe „{ $command } --help“.
cli-missing = das wird gebraucht und fehlt.
    .instead = Siehe „{ $command } --help“.
cli-wrong-value = { $wanted ->
        [int] hier wird eine ganze Zahl gebraucht.
        [float] hier wird eine Zahl gebraucht.
       *[other] dieser Wert passt nicht.
    }
    .instead = { $wanted ->
        [int] Gib eine Zahl wie 3 an; siehe „{ $command } --help“.
        [float] Gib eine Zahl wie 3 an; siehe „{ $command } --help“.
       *[other] Siehe „{ $command } --help“.
    }
cli-misread = das ist nicht lesbar.
    .instead = Siehe „{ $command } --help“.
cli-at-least-one = das muss mindestens 1 sein.
    .instead = Gib eine ganze Zahl ab 1 an.
cli-empty-name = ein Name ist leer: Zwischen zwei Kommas oder am Rand steht nichts.
    .instead = Nenne für jeden Platz einen Bot, etwa greedy,random.
