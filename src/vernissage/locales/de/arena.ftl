### Die Arena: Bots gegen Bots, gemessen; und das Abstimmen ihrer Gewichte.

## Optionen

arena-flag-seats = Für jeden Platz ein Bot, durch Kommas getrennt: ein Name, bot@gewichte.json oder dein eigener als ./datei.py:Klasse. Jede Austeilung wird in jeder Rotation gespielt.
arena-flag-ladder = Statt --seats: die Bots, die alle gegeneinander antreten, durch Kommas getrennt. Jeder erhält eine Wertung.
arena-flag-deals = Wie viele Austeilungen; jede wird einmal für jeden Platz gespielt. Vorgabe: 100.
arena-flag-seed = Der Startwert, der alle Austeilungen festlegt. Vorgabe: 1.
arena-flag-ray = Auf dem Ray-Cluster mit dieser Adresse spielen oder mit „local“ auf einem auf diesem Rechner.
arena-flag-records = Die Datei für die Aufzeichnungen; Austeilungen, die schon darin stehen, werden nicht noch einmal gespielt. Vorgabe: eine neue Datei bei deinen gespeicherten Partien.
arena-flag-resume = Den Lauf fortsetzen, dessen Aufzeichnungen in dieser Datei stehen; --seats, --seed und die Optionen des Spiels können fehlen.
arena-flag-json = Das Ergebnis als JSON schreiben.
arena-flag-html = Einen Bericht mit Diagrammen schreiben: eine Datei, die kein Netz braucht.
arena-flag-sprt = Zwei Siegquoten als NIEDRIG,HOCH: aufhören, sobald die Austeilungen entscheiden, welche der erste Bot hat.
arena-flag-check = Derselbe Bot auf allen Plätzen, für jede Partie neu ausgeteilt: Ist die Arena fair?
tune-flag-bot = Der Bot: einer, der Gewichte hat.
tune-flag-minutes = Wie lange gesucht wird, in Minuten. Vorgabe: 10.
tune-flag-generations = Statt --minutes: wie viele Generationen lang gesucht wird, damit das Ergebnis nicht vom Rechner abhängt.
tune-flag-deals = Austeilungen für jeden Kandidaten und jede Generation. Vorgabe: 150.
tune-flag-seed = Der Startwert der Suche; aus ihm kommen ihre Austeilungen und die der Abschlussprüfung. Vorgabe: 1.
tune-flag-held-out = Höchstzahl der Austeilungen in der Abschlussprüfung. Vorgabe: 2000.
tune-flag-seats = Wer auf den anderen Plätzen sitzt, während Gewichte gesucht werden: ein Bot auf allen, oder auf jedem einer, durch Kommas getrennt. Vorgabe: der Bot selbst mit den Gewichten vom Anfang; gegen sie geht immer die letzte Prüfung.
tune-flag-out = Die Datei für die Gewichte. Sie wird nur geschrieben, wenn sie die Prüfung bestehen.
tune-flag-start = Die Gewichte, von denen die Suche ausgeht: eine Datei, wie dieser Befehl sie schreibt. Vorgabe: die, mit denen der Bot spielt.

## Was die Arena sagt

arena-playing = { $deals ->
        [one] 1 Austeilung wird gespielt
       *[other] { $deals } Austeilungen werden gespielt
    }
arena-recorded = Aufzeichnungen: { $file }
arena-stopped = Abgebrochen. Weiter geht es mit demselben Befehl und --resume { $file }
arena-title = { $game }, { $players } Plätze, { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    } mit voller Rotation (Startwert { $seed })
arena-check-title = { $game }, zu { $players }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, jede neu ausgeteilt (Startwert { $seed })
arena-ladder-title = { $game }, zu { $players }: jeder gegen jeden, { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    } je Aufstellung (Startwert { $seed })
arena-chance = Gleich starke Bots würden je { $chance } gewinnen. Die Intervalle gelten zu 95 %, ihre Einheit ist die Austeilung.
arena-check-chance = Gleich starke Bots würden je { $chance } gewinnen. Die Intervalle gelten zu 95 %.
arena-gain = Weil die Rotationen einer Austeilung zusammenhängen, zählt eine Partie so viel wie { $gain } unabhängige.
arena-sprt-p0 = Entschieden nach { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    }: Die Siegquote von { $bot } liegt näher an { $low } als an { $high } (Log-Likelihood-Quotient { $llr }).
arena-sprt-p1 = Entschieden nach { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    }: die Siegquote von { $bot } liegt näher an { $high } als an { $low } (Log-Likelihood-Quotient { $llr }).
arena-sprt-open = Nicht entschieden nach { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    } zwischen { $low } und { $high } für { $bot } (Log-Likelihood-Quotient { $llr }).
arena-fair = Fair: Der Bot gewinnt auf jedem Platz, was ihm der Zufall gibt, im Rahmen seines Intervalls.
arena-unfair = Nicht fair: Ein Bot gewinnt mehr oder weniger als derselbe Bot neben ihm.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-win-rate = Siege
arena-column-interval = 95 %
arena-column-score = Punkte
arena-column-margin = Abstand
arena-column-p50 = Zeit p50
arena-column-p99 = Zeit p99
arena-column-rating = Wertung
arena-column-live = laufend

## Der Bericht

report-line-up = Aufstellung: { $seats }
report-ladder = Rangleiter
report-ladder-text = Plackett–Luce nach größter Likelihood, auf der Elo-Skala; das Mittel aller Bots ist 1500. Die Intervalle stammen aus 200-maligem Neuziehen der Austeilungen.
report-wins = Siegquoten
report-wins-text = Die gestrichelte Linie zeigt, was gleich starke Bots gewinnen würden ({ $chance }).
report-seats = Platzvorteil
report-seats-text = Wie oft jeder Platz gewinnt, wer auch dort sitzt. Durch die Rotation hat jeder Bot jeden Platz gleich oft.
report-breakdown = Woher die Punkte kommen
report-breakdown-text = Mittlere Punkte je Quelle in einer Partie.
report-thinking = Bedenkzeit
report-thinking-text = Millisekunden eines Kerns für eine Entscheidung: Der Punkt ist der Median, die Linie endet beim 99. Perzentil.
report-prices = Preise nach Runde und Auktion
report-prices-text = Der mittlere Preis eines Gemäldes in jeder Auktionsart, in Tausend.
report-axis-seat = Platz { $seat }
report-axis-wins = Siege, %
report-axis-rating = Wertung
report-axis-points = Punkte
report-axis-milliseconds = Millisekunden
report-axis-price = Preis
report-axis-round = Runde
report-axis-action = Aktion
report-no-plots = Die Diagramme fehlen: Installiere sie mit pip install "vernissage[plots]" und wiederhole den Befehl mit --resume.
report-made = Erstellt mit „vernissage arena“ { $version }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } aufgezeichnet, jede lässt sich nachspielen.

## Abstimmen

tune-searching = { $minutes ->
        [one] Suche 1 Minute lang
       *[other] Suche { $minutes } Minuten lang
    }
tune-searching-generations = { $generations ->
        [one] Suche 1 Generation lang
       *[other] Suche { $generations } Generationen lang
    }
tune-testing = Prüfung auf nie gesehenen Austeilungen
tune-standing = Generation { $generation }, Güte { $fitness }
tune-passed = Bestanden auf { $deals ->
        [one] 1 zurückgehaltenen Austeilung
       *[other] { $deals } zurückgehaltenen Austeilungen
    }: Die neuen Gewichte gewinnen { $rate } der Partien gegen die alten ({ $interval }). Geschrieben: { $file }
tune-failed = Nicht bestanden nach { $deals ->
        [one] 1 zurückgehaltenen Austeilung
       *[other] { $deals } zurückgehaltenen Austeilungen
    }: Die neuen Gewichte gewinnen { $rate } gegen die alten ({ $interval }). Nichts wurde geschrieben.

## Ablehnungen

arena-seats-or-ladder = die Arena braucht entweder --seats oder --ladder.
    .instead = Zum Beispiel: --seats greedy,random
arena-ladder-names = eine Rangleiter braucht mindestens zwei Bots, jeden einmal.
    .instead = Zum Beispiel: --ladder greedy,random
arena-ladder-alone = das geht nicht zusammen mit einer anderen Art von Lauf.
    .instead = Wähl eines von --ladder, --sprt und --check.
arena-check-one-bot = die Probe braucht denselben Bot auf jedem Platz.
    .instead = Zum Beispiel: --seats greedy,greedy --check
arena-two-rates = das sind nicht zwei Siegquoten.
    .instead = Gib die niedrigere und die höhere an, etwa 0.5,0.55.
arena-one-file = --records und --resume nennen dasselbe zweimal.
    .instead = Lass eines davon weg.
arena-same-file = { $other } nennt dieselbe Datei.
    .instead = Wähl einen anderen Pfad.
arena-nothing-there = hier ist kein Lauf, der fortzusetzen wäre.
    .instead = Prüfe den Pfad oder beginne einen mit --records.
arena-another-run = in dieser Datei steht ein anderer Lauf: { $runs }.
    .instead = Lass --seats, --ladder und alles weg, was abweicht, um ihn fortzusetzen, oder beginne eine neue Datei mit --records.
arena-several-runs = in dieser Datei steht mehr als eine Aufstellung: { $runs }.
    .instead = Gib an, womit es weitergeht: --seats oder --ladder, und --seed.
arena-foreign-file = das ist keine Datei mit Aufzeichnungen der Arena ({ misfit }).
    .instead = Wähl eine andere Datei für { $flag }.
arena-extra-missing = ein Paket dafür ist nicht installiert.
    .instead = Installiere es mit pip install "vernissage[{ $extra }]".
arena-no-cluster = dort antwortet kein Ray-Cluster ({ $detail }).
    .instead = Starte einen mit „ray start --head“ oder gib --ray local an.
arena-weights-not-read = das sind keine Gewichte dieses Bots ({ misfit }).
    .instead = Gib eine Datei an, die „vernissage tune“ für ihn geschrieben hat.
arena-not-tunable = dieser Bot hat keine Gewichte.
    .instead = Nenne einen Bot, dessen Modul Weights enthält.
tune-minutes = das ist keine Suchzeit.
    .instead = Gib Minuten an, mehr als 0.
tune-one-length = --minutes und --generations sagen beide, wie lange gesucht wird.
    .instead = Lass eines davon weg.
arena-replaced = { $bot } hat seinen Platz in { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    } an random verloren. Beim ersten Mal: { $why }

## Datensätze

dataset-flag-out = Der Ordner für die Parquet-Dateien. Ein abgebrochener Lauf geht darin mit demselben Befehl weiter.
dataset-flag-seats = Ein Bot für alle Plätze, oder für jeden Platz einer, durch Kommas getrennt. Vorgabe: club.
dataset-flag-deals = Wie viele Austeilungen; jede wird einmal für jeden Platz gespielt. Vorgabe: 100.
dataset-playing = { $deals ->
    [one] { $deals } Austeilung wird gespielt
   *[other] { $deals } Austeilungen werden gespielt
}
dataset-made = { $deals ->
    [one] { $deals } Austeilung liegt in { $folder }
   *[other] { $deals } Austeilungen liegen in { $folder }
}
dataset-stopped = Abgebrochen. Derselbe Befehl macht weiter in { $folder }
dataset-not-a-folder = das ist eine Datei.
    .instead = Nenne einen Ordner, oder einen Namen, den noch nichts hat.
dataset-another = diese Datei gehört zu einem anderen Datensatz.
    .instead = Nenne einen anderen Ordner, oder wiederhole den Befehl, der diesen gemacht hat.
dataset-nothing-there = in diesem Ordner liegt kein Datensatz.
    .instead = Erzeug einen mit „vernissage dataset“.
