### Finished games in the browser: replays and reviews.

web-replay = Nachspielen
web-replay-opening = Die Partie wird geöffnet …
web-replay-eye = Mit wessen Augen
web-replay-public = Publikum
web-replay-all = Alles
web-replay-own = { $name } (du)
web-replay-table = Der Tisch in diesem Moment
web-replay-told = Was geschah
web-replay-timeline = Die ganze Partie
web-replay-actions = Aktionen
web-replay-curves = Der Stand im Lauf der Partie
web-replay-moment = Der gezeigte Moment
web-replay-controls = Schritt und Ablauf
web-replay-back = Eine Aktion zurück
web-replay-on = Eine Aktion weiter
web-replay-back-round = Zurück zum Anfang der Runde
web-replay-on-round = Weiter zur nächsten Runde
web-replay-back-ten = Zehn Aktionen zurück
web-replay-on-ten = Zehn Aktionen weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo: { $speed }×. Drücken ändert es
web-replay-keys = ← → eine Aktion, mit ⇧ mehrere, Leertaste spielt ab, E der nächste Blick, C die nächste teure Entscheidung
web-replay-action = Aktion { $at } von { $actions }
web-replay-round = Runde { $round }
web-replay-before = Vor der ersten Aktion
web-replay-deal = Die Austeilung
web-replay-over = Die Partie ist zu Ende.
web-replay-price = Verkauft für { $price }
web-replay-hand = Die Hand von { $name }
web-replay-hidden = für diese Augen verdeckt
web-replay-sealed = wählt verdeckt
web-replay-played = Gespielt
web-replay-better = Besser
web-replay-link = Link zu diesem Moment kopieren
web-replay-link-copied = Der Link zu diesem Moment ist kopiert.

## What chips call actions

web-replay-chip-keep = behält
web-replay-chip-give = gibt weiter
web-replay-chip-add = legt dazu
web-replay-chip-decline = verzichtet
web-replay-chip-pass = passt
web-replay-chip-bid = Gebot
web-replay-chip-seal = verdeckt
web-replay-chip-price = Preis
web-replay-chip-buy = kauft
web-replay-chip-reveal = deckt auf
web-replay-chip-skip = deckt nicht auf
web-replay-chip-start = Start
web-replay-chip-lot = Auslage
web-replay-chip-take = nimmt
web-replay-chip-hold = Assistenz
web-replay-chip-swap = tauscht
web-replay-chip-store = überzählig
web-replay-chip-decor = Dekor
web-replay-chip-enough = genug
web-replay-chip-merge = legt zusammen
web-replay-chip-end = Zugende
web-replay-chip-rehang = hängt um
web-replay-chip-done = fertig
web-replay-chip-restore = zurück

## Where there is none, and files

web-replay-none = Diese Partie kann nicht nachgespielt werden
web-replay-not-now = Gerade nicht möglich
web-replay-again = Noch einmal versuchen
web-replay-unread = Beim Lesen der Partie ging etwas schief. Lade die Seite neu.
web-replay-to-table = Zum Tisch
web-replay-watch = Partie nachspielen
web-replay-file = Datei nachspielen
web-replay-file-why = Eine Aufzeichnung von „Aufzeichnung herunterladen“ oder aus dem Programm. Der Server liest sie, um sie zu zeigen, und vergisst sie.
web-replay-drop = Aufzeichnung hier ablegen oder drücken, um eine zu wählen
web-replay-drop-kinds = .json oder .jsonl
web-replay-no-record = { $file } enthält keine Aufzeichnung. Aufzeichnungen sind JSON, eine je Zeile oder eine im Ganzen.
web-replay-several = { $file } enthält { $count ->
        [one] 1 Partie. Welche?
       *[other] { $count } Partien. Welche?
    }

## Was wäre, wenn: Varianten

web-what-if = Was wäre, wenn …
web-what-if-why = Spiel von diesem Moment an weiter, auf einem beliebigen Platz, gegen Bots.
web-what-if-instead = Geh vor diesen Zug zurück und probier einen anderen, gegen Bots.
web-what-if-over = Hier ist die Partie zu Ende. Geh zurück zu einem Moment, in dem noch etwas zu entscheiden ist.
web-what-if-from = Du spielst nach Aktion { $at } von { $actions } weiter.
web-what-if-start = Du spielst von der Austeilung an weiter.
web-what-if-seat = Dein Platz
web-what-if-fair = Die Austeilung bleibt die echte. Die Partie ist zu Ende und für alle offen, also weißt du vielleicht, was noch kommt; die Bots sehen nur, was ihre Plätze sehen. Das Ergebnis zählt nirgends: Es ist eine Variante dieser Partie, keine eigene.
web-what-if-begin = Von hier an weiterspielen
web-branch = Was wäre, wenn
web-branch-is = Eine Variante einer beendeten Partie: Sie zählt nirgends.
web-branches = Was wäre, wenn: Varianten
web-branch-back = Zurück zur Partie
web-branch-before = Noch ist es die Partie, wie sie gespielt wurde; nach Aktion { $at } geht es anders weiter.
web-branch-after = Nach Aktion { $at } ist es nicht mehr die Partie, die gespielt wurde.
web-branch-show = Aktion { $at } zeigen, nach der diese Variante beginnt
web-branch-who = { $name } gegen Bots: { $level }
web-branch-play-on = Weiterspielen
web-branch-played = läuft noch
web-branch-of = { $game }, ab Aktion { $at }

## The review

web-review = Analyse
web-review-why = Jede Entscheidung wird mit der besten verglichen, die sich mit dem damaligen Wissen finden ließ. Das dauert ein, zwei Minuten und bleibt erhalten.
web-review-start = Diese Partie analysieren
web-review-working = Die Partie wird analysiert
web-review-minute = Ein, zwei Minuten. Du kannst dich inzwischen umsehen.
web-review-ahead = { $count ->
        [one] 1 Analyse ist vorher dran.
       *[other] { $count } Analysen sind vorher dran.
    }
web-review-decisions = Die teuersten Entscheidungen
web-review-none = Keine war teuer genug, um hier zu stehen.
web-review-cost = { $game ->
        [modern-art] { $name }: Das kostete { $cost } an Geld.
       *[other] { $name }: Das kostete { $cost } Punkte.
    }
web-review-tables = Tabellen, Glück und Können
web-review-how = Wie Entscheidungen abgewogen werden
