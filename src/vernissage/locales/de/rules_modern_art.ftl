### Modern Art: die Regeln

## Material

MA-C1 =
    Es gibt 70 Gemäldekarten von fünf Künstlern. Auf dem Spielplan stehen sie von links nach rechts in dieser Reihenfolge: Nex (12 Karten), Bahut (13), Darmoir (14), Sadland (15), Koriko (16). Jede Karte trägt eine von fünf Auktionsarten (in deutschen Ausgaben: Kreuz und quer, Einmal reihum, In die Faust, Preis ansagen, Noch eine Karte):
    Nex: offen 3, reihum 3, verdeckt 2, Festpreis 2, doppelt 2
    Bahut: offen 3, reihum 2, verdeckt 3, Festpreis 3, doppelt 2
    Darmoir: offen 3, reihum 3, verdeckt 3, Festpreis 3, doppelt 2
    Sadland: offen 3, reihum 3, verdeckt 3, Festpreis 3, doppelt 3
    Koriko: offen 4, reihum 3, verdeckt 3, Festpreis 3, doppelt 3
    .title = Siebzig Gemälde

MA-C2 =
    Der Spielplan hat eine Spalte für jeden der 5 Künstler und eine Reihe für jede der 4 Runden. Darauf werden Wertmarker zu 30, 20 und 10 gelegt; sie bleiben bis zum Ende der Partie liegen.
    .title = Spielplan und Wertmarker

MA-C3 =
    Alle beginnen mit 100. Sämtliche Beträge in diesen Regeln sind ganze Tausend Euro, das sind also 100.000 Euro. Dein Geld liegt hinter deinem Sichtschirm und bleibt bis zum Ende der Partie geheim; wie viele Karten jemand auf der Hand hat, wer welche Gemälde gekauft hat und was dafür bezahlt wurde, ist öffentlich. Mit perfektem Gedächtnis ließe sich daher jede Kasse ausrechnen. Der Tisch zeigt dir wie das Protokoll alle öffentlichen Zahlungen, aber keine Kasse außer deiner eigenen, es sei denn, ihr spielt mit offenen Kassen (MA-open-purses); Bots, die den verborgenen Teil der Partie erraten, berechnen die Kassen exakt aus den Zahlungen. (Unsere Auslegung.)
    .title = Geheimes Geld

## Aufbau und Runden

MA-S1 =
    Eine Partie dauert vier Runden. Vor jeder Runde bekommen alle neue Karten, und zwar vor den Runden 1, 2, 3 und 4 der Reihe nach:
    3 Personen: 10, 6, 6, 0
    4 Personen: 9, 4, 4, 0
    5 Personen: 8, 3, 3, 0
    Karten, die du noch auf der Hand hast, behältst du für die nächste Runde.
    .title = Vier Runden

MA-S2 =
    Wer in der Partie die erste Auktion leitet, entscheidet der Zufall, nicht das Alter. (Unsere Auslegung.)
    .title = Die erste Auktion

MA-S3 =
    Im Uhrzeigersinn bringen alle, die Karten haben, der Reihe nach je ein Gemälde aus ihrer Hand zur Auktion. Hast du keine Karten, wirst du bei der Auktionsleitung übersprungen, darfst aber weiter mitbieten.
    .title = Reihum die Auktion leiten

## Alle Auktionen

MA-A1 =
    Gebote sind ganze Tausend und betragen mindestens 1; ausgenommen sind nur die leere Faust bei der verdeckten Auktion und der Preis 0 aus MA-F1. Du bietest nie mehr, als du besitzt. Ein neues Gebot muss höher sein als das geltende, auch in der offenen Auktion. (Unsere Auslegung.)
    .title = Gebote

MA-A2 =
    Wer den Zuschlag erhält, zahlt an die Auktionsleitung. Gewinnt die Auktionsleitung selbst, zahlt sie den Preis an die Bank.
    .title = Wer das Geld bekommt

MA-A3 =
    Bietet niemand, nimmt die Auktionsleitung das Gemälde umsonst. Beim Festpreis gilt das nicht (siehe MA-F3).
    .title = Kein Gebot

MA-A4 =
    Gekaufte Gemälde liegen bis zum Ende der Runde offen vor dir.
    .title = Gekaufte Gemälde

MA-A5 =
    Die nächste Auktion leitet die nächste Person mit Karten, die links von der bisherigen Auktionsleitung sitzt. Hat sonst niemand Karten, ist es wieder dieselbe Person.
    .title = Die nächste Auktionsleitung

## Offene Auktion

MA-O1 =
    Alle, auch die Auktionsleitung, dürfen jederzeit, in beliebiger Reihenfolge und beliebig oft bieten, bis niemand mehr erhöhen will.
    .title = Alle rufen

MA-O2 =
    Solange das geltende Gebot nicht deines ist, darfst du bieten oder passen. Nach dem Passen schweigst du bis zum nächsten Gebot; ein neues Gebot macht alles frühere Passen ungültig. Der Zuschlag fällt, wenn seit dem letzten Gebot alle außer der höchstbietenden Person gepasst haben oder wenn ganz ohne Gebot alle gepasst haben. Kannst du dir kein Gebot leisten, das um 1 über dem geltenden liegt, zählt das als Passen. An einem Live-Tisch übernimmt ein Countdown den Hammer („zum Ersten, zum Zweiten und zum Dritten“) und passt für alle, die schweigen; mit jedem Gebot beginnt er von vorn. (Unsere Auslegung.)
    .title = Wann der Hammer fällt

MA-O3 =
    Passen heißt in der offenen Auktion schweigen: Nichts auf dem Tisch und keine Meldung verrät den anderen, wer gepasst hat oder wem das Geld für mehr fehlt. Alle außer der höchstbietenden Person werden immer so angezeigt, als könnten sie handeln. Wer in der Auktion reihum oder beim Festpreis aus Geldmangel übergangen wird, wird so angezeigt wie jemand, der einfach gepasst hat. (Unsere Auslegung.)
    .title = Stilles Passen

## Auktion reihum

MA-R1 =
    Links von der Auktionsleitung beginnend ist jede Person genau einmal an der Reihe: höher bieten oder passen. Die Auktionsleitung spricht zuletzt.
    .title = Ein Gebot pro Person

## Verdeckte Auktion

MA-H1 =
    Alle, auch die Auktionsleitung, wählen geheim einen Betrag von 0, also kein Gebot, bis zu ihrem ganzen Geld. Dann werden alle Beträge gleichzeitig gezeigt, und der höchste gewinnt. Alle machen mit, auch wer kein Geld hat und deshalb nur 0 wählen kann; so sickert nichts durch.
    .title = Geheime Gebote

MA-H2 =
    Bei gleichem Höchstgebot gewinnt die Auktionsleitung, wenn sie beteiligt ist; sonst gewinnt von den Beteiligten, wer im Uhrzeigersinn am nächsten bei der Auktionsleitung sitzt. Haben alle 0 gewählt, gilt MA-A3.
    .title = Gleichstand bei verdeckten Geboten

## Festpreis

MA-F1 =
    Die Auktionsleitung nennt einen Preis von 1 bis zur Höhe ihres eigenen Geldes. Besitzt sie nichts, nennt sie 0, und nur dann ist 0 erlaubt. (Unsere Auslegung.)
    .title = Den Preis nennen

MA-F2 =
    Links von der Auktionsleitung beginnend dürfen die anderen der Reihe nach zu diesem Preis kaufen oder passen. Der erste Kauf beendet die Auktion. Wer nicht zahlen kann, passt.
    .title = Kaufen oder passen

MA-F3 =
    Kauft niemand, muss die Auktionsleitung zu diesem Preis kaufen und zahlt ihn an die Bank.
    .title = Niemand kauft

## Doppelauktion

MA-D1 =
    Spielst du als Auktionsleitung eine Doppelkarte aus, darfst du eine zweite Karte desselben Künstlers dazulegen, die selbst keine Doppelkarte ist. Beide werden zusammen als ein Los verkauft, und zwar nach der Auktionsart der zweiten Karte.
    .title = Zwei Gemälde, ein Los

MA-D2 =
    Legt die Auktionsleitung nichts dazu, geht die Möglichkeit im Uhrzeigersinn von Person zu Person weiter. Wer eine Karte dazulegt, übernimmt die Auktionsleitung für dieses Los: bekommt das ganze Geld (oder zahlt bei eigenem Zuschlag an die Bank) und gilt für Reihenfolge und Gleichstand als Auktionsleitung; wer die Doppelkarte gespielt hat, bekommt nichts. Gefragt werden alle mit mindestens einer Karte auf der Hand, zuerst die Person, die die Doppelkarte gespielt hat. Verzichten kann deine einzige mögliche Antwort sein; so verrät die Frage nichts. (Unsere Auslegung.)
    .title = Eine Karte dazulegen

MA-D3 =
    Legt niemand eine Karte dazu, bekommt die Person, die die Doppelkarte gespielt hat, diese Karte umsonst.
    .title = Niemand legt dazu

MA-D4 =
    Nach einem Los mit dazugelegter Karte geht es links von der neuen Auktionsleitung weiter. Wer dazwischen sitzt, verliert den Zug.
    .title = Wie es danach weitergeht

## Ende einer Runde

MA-E1 =
    Die Runde endet sofort, wenn die fünfte Karte eines Künstlers gespielt wird. Diese Karte wird nicht versteigert und gehört niemandem, zählt aber mit.
    .title = Die fünfte Karte

MA-E2 =
    Ist die fünfte Karte eine zuerst gespielte Doppelkarte, endet die Runde, und niemand wird nach einer zweiten Karte gefragt. Ist es die zur Doppelkarte dazugelegte Karte, bleiben beide unverkauft, und beide zählen.
    .title = Fünfte Karte und Doppelkarte

MA-E3 =
    Die Runde endet auch, wenn die letzte Karte gespielt wird, die überhaupt noch jemand auf der Hand hatte; die geheimnisvolle Hand wird dabei nicht berücksichtigt. Diese Karte wird nicht versteigert, gehört niemandem und zählt. Wurde sie zu einer Doppelkarte dazugelegt, bleiben beide unverkauft; ist sie selbst eine einzelne Doppelkarte, wird niemand gefragt. Im normalen Spiel kommt das nur in Runde 4 vor; mit der geheimnisvollen Hand gilt dieselbe Regel in jeder Runde. (Unsere Auslegung.)
    .title = Die letzte Karte

MA-E4 =
    Die nächste Runde beginnt links von der Person, die mit ihrer Karte diese Runde beendet hat; wer keine Karten hat, wird übersprungen. Hat zu Beginn einer Runde niemand eine Karte, was mit der geheimnisvollen Hand vorkommen kann, gibt es keine Auktion, kein Marker wird gelegt, und die Runde ist zu Ende. (Unsere Auslegung.)
    .title = Wer die nächste Runde beginnt

## Verkauf an die Bank

MA-V1 =
    Ordnet die Künstler nach der Zahl ihrer in dieser Runde gespielten Karten, ob verkauft oder nicht, die Karten der geheimnisvollen Hand eingeschlossen. Bei Gleichstand liegt vorn, wer auf dem Spielplan weiter links steht. Künstler ohne Karte bekommen keinen Rang.
    .title = Rangfolge der Künstler

MA-V2 =
    Der erste Künstler bekommt einen Marker zu 30, der zweite zu 20 und der dritte zu 10, in der Reihe dieser Runde. Wurden weniger Künstler gespielt, gibt es weniger Marker.
    .title = Marker legen

MA-V3 =
    Ein Gemälde eines Künstlers, der in dieser Runde Erster, Zweiter oder Dritter wurde, bringt die Summe aller Marker in seiner Spalte, die früherer Runden eingeschlossen. Jedes andere Gemälde bringt 0, egal welche Marker dort liegen.
    .title = Was ein Gemälde einbringt

MA-V4 =
    Nach jeder Runde werden alle gekauften Gemälde verkauft. Dann werden alle in dieser Runde gespielten Karten abgelegt, auch unverkaufte und aufgedeckte. Deine Handkarten behältst du; am Ende der Partie sind sie nichts wert.
    .title = Verkaufen und abräumen

## Sieg

MA-W1 =
    Nach Runde 4 gewinnt, wer am meisten Geld hat. Bei Gleichstand ist der Sieg geteilt. (Unsere Auslegung.)
    .title = Wer am reichsten ist

## Zu dritt: die geheimnisvolle Hand

MA-M1 =
    Diese Option zu dritt ist aus, solange ihr sie nicht wählt. Teilt aus wie für 4 Personen (9, 4, 4, 0); die vierte Hand liegt verdeckt und gehört niemandem. Nicht aufgedeckte Karten bleiben für spätere Runden liegen. (Unsere Auslegung.)
    .title = Eine vierte Hand

MA-M2 =
    Nach einer Auktion darf die Person, die sie geleitet hat, eine zufällige Karte der geheimnisvollen Hand aufdecken. Sie wird nicht versteigert und gehört niemandem, zählt aber für die Rangfolge (MA-V1) und für das Ende der Runde; zu einer aufgedeckten Doppelkarte wird keine zweite Karte verlangt. Hat niemand zu einer Doppelkarte dazugelegt (MA-D3), darf aufdecken, wer sie gespielt hat. Ist keine Karte der geheimnisvollen Hand mehr da, wird niemand gefragt, und nach dem Ende einer Runde durch MA-E1, MA-E2 oder MA-E3 deckt niemand auf.
    .title = Eine Karte aufdecken

MA-M3 =
    Ist die aufgedeckte Karte die fünfte ihres Künstlers, endet die Runde. Wer sie aufgedeckt hat, gilt als die Person, die sie gespielt hat. (Unsere Auslegung.)
    .title = Die fünfte Karte aufdecken

## Beispiele

MA-X1 =
    Hanna, Max und Ada sitzen in dieser Reihenfolge im Uhrzeigersinn. Hanna bietet eine Doppelkarte von Nex an und legt nichts dazu, Max legt nichts dazu, Ada legt einen Nex mit verdeckter Auktion dazu. Adas Gebot von 25 ist das höchste: Sie zahlt 25 an die Bank und nimmt beide Gemälde. Hätten Hanna oder Max mit 25 gewonnen, hätten sie an Ada gezahlt. Die nächste Auktion leitet, wer links von Ada sitzt, also Hanna; Max wird übersprungen.
    .title = Eine dazugelegte Karte

MA-X2 =
    In den Runden 1 bis 4 wird Koriko Erster, Dritter, bleibt ohne Rang und wird Zweiter. Ein Gemälde von Koriko bringt dann 30, 40 (30 + 10), 0 und 60 (30 + 10 + 20).
    .title = Koriko in vier Runden

## Varianten

MA-shared-double =
    Eine Option aus einer älteren Ausgabe; sie ist aus, solange ihr sie nicht wählt. Legt eine andere Person zu einer Doppelkarte dazu, wird der Preis zwischen den beiden geteilt, denen die Karten gehörten; bei ungeradem Preis bekommt die Person, die dazugelegt hat, 1 mehr. Gewinnt eine dieser beiden Personen, zahlt sie die Hälfte, aufgerundet, an die andere und den Rest an die Bank. Einen Festpreis, zu dem niemand kauft, zahlt die Person, die dazugelegt hat, an die Bank. (Unsere Auslegung.)
    .title = Geteilte Doppelauktion

MA-winner-reveals =
    Eine Option nach dem Wortlaut von 1992 für Partien mit der geheimnisvollen Hand; sie ist aus, solange ihr sie nicht wählt. Statt der Auktionsleitung darf aufdecken, wer das Los bekommen hat. Die Reihenfolge der Auktionsleitung (MA-A5) und die Regel zur aufgedeckten fünften Karte (MA-M3) bleiben unverändert.
    .title = Wer gewinnt, deckt auf

MA-open-purses =
    Eine Option; sie ist aus, solange ihr sie nicht wählt: Das Geld aller ist die ganze Partie über für alle sichtbar (siehe MA-C3). Sonst ändert sich nichts.
    .title = Offene Kassen
