### Was ein Tisch ablehnt, und was man stattdessen tun kann (.instead).

## Plätze und Token

no-such-table = diesen Tisch gibt es nicht.
    .instead = Prüfe den Link oder lass dir einen neuen geben.
no-such-code = kein Tisch, der noch wartet, hat diesen Code.
    .instead = Lass dir den Link geben: Ein Code gilt nur, bis die Partie beginnt.
no-chair = diesen Platz hat der Tisch nicht.
    .instead = Die Plätze haben die Nummern 0 bis { $last }.
token = es fehlt, oder dieser Tisch kennt es nicht.
    .instead = Öffne deinen Rückkehr-Link oder setz dich neu hin.
not-yours = das ist nicht dein Platz.
    .instead = Nimm das Token dieses Platzes; vor dem Beginn kann auch einen Platz frei machen, wer eingeladen hat.
not-host = das darf nur, wer zu diesem Tisch eingeladen hat.
    .instead = Bitte dort darum.
seatless = es gehört zu keinem Platz.
    .instead = Setz dich zuerst; ohne Platz lässt sich ein Tisch nur vorbereiten und beginnen.
no-spectators = diese Partie sehen nur die, die mitspielen.
    .instead = Bitte um einen Platz oder um einen Tisch, bei dem man zusehen darf.
bad-name = das kann kein Name sein.
    .instead = Nimm 1 bis { $longest } sichtbare Zeichen, ohne Steuerzeichen.
name-taken = jemand an diesem Tisch heißt schon so.
    .instead = Wähl einen anderen Namen.
seat-taken = dort sitzt schon jemand.
    .instead = Wähl einen anderen Platz oder keinen: Dann bekommst du den ersten freien.
table-full = alle Plätze sind besetzt.
    .instead = Sieh dieser Partie zu oder eröffne einen eigenen Tisch.
bad-seats = diese Plätze gehen so nicht.
    .instead = Nenne alle Plätze ({ $players }) und setz dich auf einen freien; wer keinen Namen nennt, hat keinen Platz.
testing-only = der Zufall eines Tisches lässt sich nicht vorgeben.
    .instead = Lass „seed“, „setup“ und „bot_seed“ weg; die nimmt nur ein Server, der mit --testing läuft.

## Die Partie

already-started = die Partie hat schon begonnen.
    .instead = Das geht nur vorher.
seats-open = Platz { $seat } ist noch frei.
    .instead = Warte auf jemanden oder setz einen Bot dorthin.
not-started = die Partie hat noch nicht begonnen.
    .instead = Warte, bis sie beginnt; das entscheidet, wer eingeladen hat.
still-playing = die Partie ist noch nicht zu Ende.
    .instead = Frag nach ihrem Ende noch einmal.
stale = am Tisch hat sich etwas geändert, seit du hingesehen hast.
    .instead = Sieh dir die Stellung an, wie sie jetzt ist, und entscheide neu.
cid-reused = diese cid wurde schon für etwas anderes benutzt.
    .instead = Nimm für alles, was du willst, eine neue cid.
bad-since = das kommt erst noch: Du bist bei { $n }.
    .instead = Frag nach einer Nummer bis { $n } oder lass sie weg, um alles zu bekommen.
no-hints = an diesem Tisch gibt es keine Tipps.
    .instead = Entscheide selbst; das wird festgelegt, wenn ein Tisch eröffnet wird.
not-asked = du hast gerade nichts zu entscheiden.
    .instead = Frag, wenn du am Zug bist.
undo-company = an diesem Tisch spielen noch andere Menschen.
    .instead = Spiel weiter oder eröffne einen Tisch nur mit Bots: Dort kannst du deine Züge zurücknehmen.
nothing-to-undo = du hast noch nichts getan, was sich zurücknehmen ließe.
    .instead = Mach erst einen Zug.
undone-often = in dieser Partie wurde schon { $most }-mal etwas zurückgenommen.
    .instead = Spiel sie zu Ende oder beginne eine neue.
no-such-moment = die Partie hat { $last } Aktionen.
    .instead = Nenne einen Moment von 0 bis { $last }.
branched-often = von dieser Partie aus wurde schon { $most }-mal weitergespielt.
    .instead = Spiel von einer dieser Varianten aus weiter oder lade die Aufzeichnung herunter und spiel von der Datei aus weiter.
push-off = dieser Server schickt keine Benachrichtigungen an Geräte.
    .instead = Komm über deinen Link an den Tisch zurück; wer den Server betreibt, kann Web Push einschalten.
push-not-by-days = nur Tische mit dem Tempo „Tage“ schicken Benachrichtigungen.
    .instead = Bleib am Tisch oder eröffne einen mit diesem Tempo.
push-address = das ist keine Adresse eines Push-Dienstes, den der Server kennt.
    .instead = Lass den Browser sich neu anmelden oder nimm einen anderen Browser.
push-keys = das ist kein Schlüssel eines Browsers.
    .instead = Lass den Browser sich neu anmelden.
no-answer = kein Bot kam dazu, darüber nachzudenken.
    .instead = Frag gleich noch einmal.
already-there = du hast deinen Platz am neuen Tisch schon.
    .instead = Nimm das Token, das du dafür bekommen hast.
going-down = der Server wird gerade beendet.
    .instead = Versuch es gleich noch einmal; nichts geht verloren.

## Daueraufträge

order-nothing-runs = es läuft nichts, wofür dieser Auftrag gut wäre.
    .instead = Gib ihn, während ein Los versteigert wird, oder bei Art Society, sobald die Auslage offen liegt und bis alle ein Gemälde haben.
order-twice = von jeder Art kann es nur einen Auftrag geben.
    .instead = Schick die ganze Liste, diese Art nur einmal.
order-unfit = dieser Auftrag bewirkt jetzt nichts.
    .instead = „ceiling“ ist für offene Auktionen und solche reihum, „buy“ für einen Festpreis, „out“ für jedes Los, „wishes“ für Art Society.
order-no-painting = dieses Gemälde gibt es nicht.
    .instead = Nenne Gemälde in der Form 2x3PG.

## Erste Partien und Aufgaben

lesson-other = das ist erlaubt. Die Lektion geht aber mit einem anderen Zug weiter.
    .instead = Jetzt: { $wanted }.
lesson-over = diese erste Partie hat nicht mehr als { $moves } Züge.
    .instead = Schick weniger.
no-such-day = diesen Tag gibt es nicht.
    .instead = Schreib ihn so: 2026-11-17.
puzzle-cost-points = Dein Zug verschenkt im Schnitt etwa { $amount } Punkte.
puzzle-cost-money = Dein Zug verschenkt im Schnitt etwa { $amount } an Geld.
puzzle-cost-least = Dein Zug verschenkt im Schnitt mindestens { $amount } Punkte.
