### Art Society: die Regeln

## Material

AS-C1 =
    Deine Wand hat 10 Spalten, von links nach rechts a bis j, und 14 Reihen, von oben nach unten 1 bis 14: zusammen 140 Felder. Zwei davon sind Sternfelder, e5 und f5. Die Reihen 9, 10 und 11 liegen auf Augenhöhe. Die vier Ecken sind a1, j1, a14 und j14. Alle Wände sind gleich. Ein Feld ist breiter als hoch (etwa 1,43 zu 1), deshalb lässt sich kein Plättchen drehen.
    .title = Die Wand

AS-C2 =
    Es gibt 116 Gemäldeplättchen. Eine Größe wie 2×3 bedeutet 2 Spalten breit und 3 Reihen hoch, und der Wert auf der Rückseite, von 3 bis 9, ist Breite plus Höhe. Jedes Gemälde hat einen von vier Typen (Porträt rot, Stadtleben blau, Stillleben gelb, Landschaft grün) und einen von vier Rahmen (Gold, Silber, Muschel, Holz). Vier der 2×3-Plättchen sind Startgemälde. Jede Verbindung aus Größe, Typ und Rahmen gibt es höchstens einmal; ein Name wie 2x3PG sagt also alles: die Größe, ein Buchstabe für den Typ (P Porträt, C Stadtleben, S Stillleben, L Landschaft) und einer für den Rahmen (G Gold, S Silber, H Muschel, W Holz). Ein Teil der Liste stammt aus echten Partien, der Rest ist so gewählt, dass sie vollständig wird; sie steht in einer Datendatei, die du mit der Schachtel in der Hand korrigieren kannst.
    .title = Gemälde

AS-C3 =
    Es gibt 108 Dekorplättchen: 60 in 1×1 mit 1 Schild, je 12 in 2×1 und 1×2 mit 2 Schilden, je 12 in 3×1 und 1×3 mit 3 Schilden. Ihre Kurznamen sind d1, d2h und d2v, d3h und d3v; h liegt quer, v steht hochkant. Wie sich die 108 auf die Formen verteilen, haben wir festgelegt. (Unsere Auslegung.)
    .title = Dekor

AS-C4 =
    Alle haben je 20 Gebotskarten, 1 bis 20, und je eine Assistenz, die ein Plättchen halten kann. Für den ganzen Tisch gibt es vier Start-Gebotskarten: 1, 2, 3 und 4.
    .title = Gebotskarten und Assistenz

AS-C5 =
    Der Museumsplan hat eine Prestigeleiste von 1 bis 50 mit einem Marker für jeden der vier Typen; ein Marker, der die 50 überschreitet, läuft als +50 weiter. Dazu kommen vier Stapel unverkaufter Gemälde, einer je Typ, und vier Rangplätze: ×5, ×4, ×3 und ×2. Die Marker beginnen neben der Leiste (0).
    .title = Museumsplan

## Aufbau

AS-S1 =
    Alle Gemälde außer den Startgemälden liegen verdeckt in Stapeln, einer für jede der 15 Größen. Die Reihenfolge in einem Stapel ist zufällig und niemandem bekannt.
    .title = Fünfzehn Stapel

AS-S2 =
    Mischt die Startgemälde und gebt allen je eines; die übrigen kommen endgültig beiseite. Häng deines so auf, dass es mindestens ein Sternfeld bedeckt; ein anderes Plättchen muss es nicht berühren (AS-H2 gilt nicht). Das geschieht in beliebiger Reihenfolge, und alle sehen jedes Startgemälde sofort. (Unsere Auslegung.)
    .title = Startgemälde

AS-S3 =
    Mischt die Start-Gebotskarten und gebt allen je eine, offen. Sie ist die unterste Karte deines Gebotsstapels. Wer die niedrigste hat, übernimmt die erste Auktionsleitung.
    .title = Start-Gebotskarten

## Auktion vorbereiten

AS-A1 =
    Hast du die Auktionsleitung, wählst du ein verdecktes Plättchen mehr, als Personen mitspielen. Du siehst dabei nur Größe und Wert. Dieselbe Größe darfst du mehrmals wählen, solange ihr Stapel reicht. Dann werden alle aufgedeckt: Das ist die Auslage.
    .title = Die Auslage wählen

## Bieten

AS-B1 =
    Alle wählen gleichzeitig und geheim je eine Gebotskarte aus der Hand. Dann werden alle aufgedeckt und liegen auf den Gebotsstapeln. Eine gespielte Karte kommt nie zurück.
    .title = Eine Karte pro Person

AS-B2 =
    Das höchste Gebot kommt zuerst, dann geht es abwärts. Bei gleichen Geboten vergleicht ihr die nächste Karte darunter im Stapel, und so weiter nach unten. Die Startkarten sind alle verschieden, also löst sich jeder Gleichstand auf.
    .title = Reihenfolge und Gleichstand

AS-B3 =
    Niemand sieht die Gebotsstapel durch: Der Tisch zeigt nur die oberste Karte jedes Stapels. Frühere Gebote waren beim Aufdecken öffentlich und stehen darum im Protokoll. (Unsere Auslegung.)
    .title = Nur die oberste Karte

## Nehmen und hängen

AS-T1 =
    In der Reihenfolge der Gebote nehmen alle je ein Gemälde aus der Auslage. Du hängst oder behältst deines, bevor die nächste Person nimmt. (Unsere Auslegung.)
    .title = Ein Gemälde nehmen

AS-H1 =
    Ein Plättchen hängt aufrecht, vollständig innerhalb des Rasters und nur auf leeren Feldern.
    .title = Innerhalb und aufrecht

AS-H2 =
    Ein Plättchen muss mindestens ein anderes, Gemälde oder Dekor, an einer Kante berühren. Ecken zählen nicht.
    .title = Kante an Kante

AS-H3 =
    Statt ein neues Plättchen, Gemälde oder Dekor, zu hängen, darfst du es deiner Assistenz geben, wenn sie nichts hält. Was du ihr in diesem Zug gibst, bleibt für diesen Zug bei ihr. (Unsere Auslegung.)
    .title = Der Assistenz geben

AS-H4 =
    Im selben Zug darfst du auch das Plättchen deiner Assistenz hängen, bevor oder nachdem du dich um das neue gekümmert hast. Hängst du es zuerst, kann das neue zur Assistenz. Nichts zwingt dich dazu.
    .title = Von der Assistenz hängen

AS-H5 =
    Ein Gemälde, das bei der Assistenz war, kann nur noch gehängt werden. Es wird nie getauscht (AS-X2) und nie eingelagert (AS-X3).
    .title = Kein Zurück

## Rahmen und Dekor

AS-D1 =
    Wenn du ein Gemälde hängst, zähl die Gemälde, die es berührt und die den gleichen Rahmen haben. Dekor hat keinen Rahmen. Es ist gleich, ob das Gemälde neu ist, eingetauscht wurde oder von der Assistenz kommt. (Unsere Auslegung.)
    .title = Gleiche Rahmen

AS-D2 =
    Bei 1, 2 oder 3 gleichen Rahmen musst du sofort genau ein Dekorplättchen nehmen, das höchstens so viele Schilde hat, wie es gleiche Rahmen sind. Bei 4 oder mehr nimmst du beliebige Dekorplättchen, mindestens eines, deren Schilde zusammen diese Zahl nicht überschreiten. (Unsere Auslegung.)
    .title = Wie viel Dekor

AS-D3 =
    Solange dir Dekor zusteht, darfst du nichts anderes tun. Jedes Dekorplättchen hängst du nach AS-H1 und AS-H2 oder gibst es der Assistenz, wenn sie frei ist. Geht für eine Größe beides nicht, wähl eine kleinere; geht gar keine, verfällt das Dekor. (Unsere Auslegung.)
    .title = Erst das Dekor

AS-D4 =
    Sobald deine Wand voll ist, verfällt noch zustehendes Dekor, auch das d1 für ein überzähliges Gemälde, und es zählt nie als überzählig. Schon platziertes Dekor bleibt, und Dekor, das selbst die Wand füllt, zählt. (Unsere Auslegung.)
    .title = Dekor und volle Wand

AS-D5 =
    Es kann sein, dass dir Dekor zusteht und im Vorrat mindestens eine der fünf Formen fehlt, die höchstens so viel wert sind, wie dir zusteht. Dann darfst du Dekor auf deiner eigenen Wand zusammenlegen, sofern dadurch ein Plättchen einer fehlenden Form zurückkommt: zwei benachbarte d1 zu einem d2; drei d1 in gerader Linie oder ein d1 und ein d2 in gerader Linie zu einem d3. Das neue Plättchen muss im Vorrat sein, die zusammengelegten gehen in den Vorrat zurück. Kann dir nur das Zusammenlegen helfen, darfst du zusammenlegen oder verzichten. Hilft nichts, verfällt das Dekor. (Unsere Auslegung.)
    .title = Dekormangel und Zusammenlegen

## Kein Raum an der Wand

AS-X1 =
    Das betrifft dich nur, wenn dein neues Gemälde nirgends an deiner Wand hängen darf; geprüft wird das, wenn du dich um dieses Gemälde kümmerst. Dann hast du drei Auswege. Erster Ausweg: Gib es deiner Assistenz, wenn sie frei ist. (Unsere Auslegung.)
    .title = Wenn ein Gemälde nicht passt

AS-X2 =
    Zweiter Ausweg: Tausche es gegen ein Gemälde desselben Typs aus den Museumsstapeln, das an deine Wand passt. Das eingetauschte hängst du sofort, vor allem anderen; das neue kommt auf den Stapel. Das Prestige ändert sich nicht. Der Tausch ist immer freiwillig. (Unsere Auslegung.)
    .title = Museumstausch

AS-X3 =
    Dritter Ausweg: Lagere es neben deiner Wand als überzähliges Gemälde ein. Dann nimm ein d1 und häng es nach den normalen Regeln; AS-D3 und AS-D5 gelten. Ein überzähliges Gemälde kommt nie zur Assistenz.
    .title = Überzähliges Gemälde

AS-X4 =
    Ein Gemälde, das passt, musst du hängen oder der freien Assistenz geben. Tauschen und Einlagern sind nicht erlaubt.
    .title = Wenn es passt

## Prestige

AS-P1 =
    Das eine übrig gebliebene Gemälde kommt auf den Museumsstapel seines Typs, und der Marker dieses Typs rückt um den Wert des Gemäldes vor.
    .title = Das unverkaufte Gemälde

AS-P2 =
    Keine zwei Marker haben denselben Stand, außer bei 0; Stände wie 3 und 53 sind verschieden. Ein Marker, der auf den Stand eines anderen käme, bleibt auf dem ersten freien Stand darunter stehen. Kann er nirgends stehen bleiben, weil die Stände 1, 2 und 3 besetzt sind, bleibt er auf 0, und sein Typ gilt trotzdem als im Museum vertreten. (Unsere Auslegung.)
    .title = Kein gleicher Stand

## Nachbessern und Rundenende

AS-E1 =
    Bevor du bestätigst, darfst du beliebig ausprobieren, wo ein Plättchen hängen soll. Bis die Runde abgeschlossen ist, dürfen alle, die in ihr etwas gehängt haben, einmal umhängen; das Regelheft lässt Plättchen frei verschieben, bis die nächste Auslage gezeigt wird.
    Hängst du um, gehst du zurück zu dem Moment direkt nach dem Nehmen deines Gemäldes oder, wenn du getauscht oder eingelagert hast, direkt danach; Tausch oder Einlagerung gelten weiter. Jedes Plättchen, das du in dieser Runde gehängt oder der Assistenz gegeben hast, nimmst du zurück, gewonnenes Dekor geht in den Vorrat zurück, und die Assistenz hält, was sie zu Beginn deines Zuges hielt. Dann spielst du den Zug noch einmal, ohne neuen Tausch und ohne neues Einlagern. Ein eingetauschtes Gemälde hängst du zuerst; das d1 für ein überzähliges Gemälde platzierst du wieder, auch wenn es wegen voller Wand verfallen war.
    Während des Umhängens kannst du jederzeit alles wiederherstellen, wie es war. Wer in dieser Runde Dekor zusammengelegt hat, darf nicht umhängen. Nach dem Umhängen oder Wiederherstellen bist du fertig. Immer nur eine Person hängt um. Alle, die etwas gehängt haben, melden sich fertig oder hängen um; dann ist die Runde abgeschlossen, und zwar sofort, wenn niemand etwas gehängt hat. (Unsere Auslegung.)
    .title = Umhängen

AS-E2 =
    Der Hammer geht nach links weiter: Wer ihn bekommt, hat die nächste Auktionsleitung.
    .title = Der Hammer wandert

AS-E3 =
    Die Partie endet nach der Runde, in der eines davon zutrifft: Irgendeine Wand hat kein leeres Feld mehr; jemand hat ein zweites überzähliges Gemälde eingelagert; es sind keine Gebotskarten mehr da, also nach 20 Runden.
    .title = Ende der Partie

## Schlusswertung

AS-F1 =
    Ordnet die vier Typen nach Prestige: Der am weitesten vorn liegende bekommt ×5, dann folgen ×4, ×3 und ×2. Ein Typ, von dem nie ein Gemälde ins Museum kam, zählt ×2.
    .title = Rangfolge der Typen

AS-F2 =
    Jedes Gemälde an deiner Wand zählt den Multiplikator seines Typs. Ein Gemälde, das ein anderes desselben Typs an einer Kante berührt, ist ein Fauxpas und zählt 0; das gilt für beide.
    .title = Prestige und Fauxpas

AS-F3 =
    Jeder Schild auf dem Dekor an deiner Wand zählt 1 Punkt.
    .title = Dekor

AS-F4 =
    Jedes Gemälde des ×5-Typs, das zumindest teilweise auf Augenhöhe hängt, in den Reihen 9 bis 11, zählt 3 Punkte. Auch Gemälde mit Fauxpas zählen hier.
    .title = Augenhöhe

AS-F5 =
    Wer kein leeres Feld mehr an der Wand hat, bekommt 5 Punkte.
    .title = Volle Wand

AS-F6 =
    Für jedes Eckfeld, das nicht bedeckt ist, verlierst du 2 Punkte.
    .title = Offene Ecken

AS-F7 =
    Für jedes deiner überzähligen Gemälde verlierst du 2 Punkte. Das Plättchen deiner Assistenz zählt gar nicht.
    .title = Überzählige Gemälde

AS-F8 =
    Die höchste Punktzahl gewinnt. Bei Gleichstand gewinnt die höchste Summe der Gebotskarten, die noch auf der Hand sind; ist auch sie gleich, ist der Sieg geteilt.
    .title = Gleichstand

## Beispiele

AS-Z1 =
    Auf der Beispielwand des Regelhefts zählen 4 Stillleben je 2 (8), 3 Porträts je 3 (9), 4 Gemälde des Typs Stadtleben je 4 (16) und 3 Landschaften je 5 (15); zwei weitere Landschaften sind ein Fauxpas und zählen 0. Das Dekor bringt 11. Die Augenhöhe bringt 3 × 3 = 9, und die beiden Fauxpas-Landschaften zählen dort mit. Eine offene Ecke kostet 2, ein überzähliges Gemälde kostet 2. Zusammen: 64.
    .title = Eine ausgewertete Wand

AS-Z2 =
    Ein Porträt mit Wert 4 bleibt übrig. Der Marker der Porträts steht auf 0, aber Stadtleben steht schon auf 4. Also bleibt der Marker der Porträts auf 3 stehen.
    .title = Ein besetzter Stand

AS-Z3 =
    Zwei echte Schlusswände, vollständig abgeschrieben, liegen in der Datei docs/walls.json des Projekts. Sie brachten 71 und 77 Punkte, und unsere Wertung muss dasselbe ergeben. Die Datei nennt die Typen city_life, still_life, portrait und landscape.
    .title = Zwei echte Wände

AS-Z4 =
    Zwei gleiche Rahmen bringen ein Dekorplättchen mit höchstens 2 Schilden, nie zwei Plättchen mit je 1 Schild.
    .title = Zwei Rahmen, ein Plättchen
