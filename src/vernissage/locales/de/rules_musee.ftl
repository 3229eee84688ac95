### Musée: die Regeln

## Material

MU-C1 =
    Es gibt 60 Gemäldekarten mit den Nummern 1 bis 60, jede Nummer genau einmal. Die Karten 51 bis 60 kommen nur zu dritt ins Spiel; sonst bleiben sie in der Schachtel.
    .title = Die Gemälde

MU-C2 =
    Jedes Gemälde zeigt eines von fünf Motiven: Landschaften (grau), Wasser (blau), Menschen (rot), Architektur (gelb) oder Tiere (grün). Die Nummern eines Motivs liegen immer 5 auseinander; das Motiv ergibt sich also aus dem Rest, der beim Teilen der Nummer durch 5 bleibt: Rest 0 sind Tiere, 1 Landschaften, 2 Wasser, 3 Menschen, 4 Architektur. Dass die Tiere auf den Vielfachen von 5 liegen, ist gut belegt; die anderen vier haben wir selbst zugeordnet, in der Reihenfolge, in der das Regelheft sie nennt. Wie ein Motiv heißt, hat nie Einfluss auf das Spiel. (Unsere Auslegung.)
    .title = Fünf Motive

MU-C3 =
    Es gibt drei Galeriebonus-Karten: je eine für die obere, die mittlere und die untere Galerie.
    .title = Galeriebonus-Karten

MU-C4 =
    Es gibt 30 doppelseitige Marker mit einem Kronleuchter auf der einen und einer Treppe auf der anderen Seite.
    .title = Kronleuchter und Treppen

## Das Musée

MU-M1 =
    Dein Musée hat drei Galerien übereinander: eine obere, eine mittlere und eine untere. Zwischen zwei benachbarten Galerien verläuft eine Reihe aus Markern, einer je Spalte. Zu zweit und zu viert ist ein Musée 6 Spalten breit: 18 Felder und 12 Marker. Zu dritt ist es 5 Spalten breit: 15 Felder und 10 Marker.
    .title = Galerien, Felder und Marker

MU-M2 =
    Vor der Partie legt ihr gemeinsam fest, welche Marker ihre Treppenseite zeigen. Bei 6 Spalten sind es genau 3 Treppen in jeder der beiden Markerreihen. Bei 5 Spalten sind es insgesamt 5: 2 in der einen und 3 in der anderen Reihe. Alle Musées am Tisch haben dasselbe Muster.
    .title = Wo die Treppen liegen

MU-M3 =
    Ihr wählt das Standardmuster, ein zufälliges oder ein eigenes. Das Standardmuster ist für die erste Partie gedacht: Treppen auf den geraden Spalten der oberen Markerreihe und auf den ungeraden der unteren; bei 5 Spalten sind das oben die Spalten 2 und 4, unten 1, 3 und 5. Ein zufälliges Muster ergibt sich aus dem Startwert der Partie, und bei 5 Spalten entscheidet der Zufall auch, welche Reihe die 3 Treppen bekommt. Ein eigenes Muster, das gegen MU-M2 verstößt, wird abgelehnt, und ihr erfahrt, welche Anzahl nicht stimmt. (Unsere Auslegung.)
    .title = Standard-, Zufalls- oder eigenes Muster

## Aufbau

MU-S1 =
    Mischt die Gemälde und teilt an alle je fünf aus. Der Rest ist der verdeckte Nachziehstapel. Deine Hand bleibt geheim.
    .title = Fünf Karten austeilen

MU-S2 =
    In der ersten Partie bestimmt der Zufall, wer beginnt, kein Wettstreit um die schönste Aussprache von „Musée“. In den weiteren Partien eines Matches beginnt jemand, der die vorige verloren hat: unter diesen, wer die wenigsten Punkte hatte, und bei Gleichstand, wer auf dem Platz mit der niedrigsten Nummer sitzt. Haben sich alle den Sieg geteilt, beginnt der Platz mit der niedrigsten Nummer. (Unsere Auslegung.)
    .title = Wer beginnt

## Der Zug

MU-T1 =
    In deinem Zug hängst du genau ein Gemälde aus deiner Hand auf ein leeres Feld deines eigenen Musées und ziehst dann eine Karte nach. Danach geht es links von dir weiter.
    .title = Eins hängen, eine nachziehen

MU-T2 =
    Innerhalb einer Galerie müssen die Nummern von links nach rechts ansteigen. Du darfst beliebig viele Felder und beliebig viele Nummern auslassen.
    .title = Nummern steigen an

MU-T3 =
    In einer leeren Galerie ist jedes Feld erlaubt. In jeder anderen müssen alle Gemälde links vom neuen eine niedrigere und alle rechts davon eine höhere Nummer haben.
    .title = Wo ein Gemälde hängen darf

MU-T4 =
    Ein Gemälde, das hängt, wird nie mehr bewegt oder abgenommen.
    .title = Einmal gehängt

MU-T5 =
    Niemand darf passen oder Karten abwerfen. Kannst du, wenn du an die Reihe kommst, keine Karte deiner Hand hängen, scheidest du für den Rest der Partie aus: Du hast keine Züge mehr, ziehst keine Karten mehr, und deine Hand bleibt bis zum Ende geheim. Die anderen spielen weiter.
    .title = Kein Passen, kein Abwerfen

MU-T6 =
    Ist der Nachziehstapel leer, geht die Partie ohne Nachziehen weiter. Wer keine Karte mehr auf der Hand hat, kann nichts hängen und scheidet darum aus (MU-T5). (Unsere Auslegung.)
    .title = Leerer Nachziehstapel

MU-T7 =
    Wer zuerst in der eigenen oberen, mittleren oder unteren Galerie kein leeres Feld mehr hat, nimmt sofort die Bonuskarte dieser Galerie. Eine Bonuskarte kann niemand wieder verlieren.
    .title = Erste volle Galerie

MU-T8 =
    Die Partie endet, sobald alle ausgeschieden sind. Geprüft wird das nach dem Nachziehen und zu viert auch nach der Entscheidung, eine Karte zu behalten oder weiterzugeben (MU-4P2).
    .title = Ende der Partie

## Wertung

MU-P1 =
    Jedes Gemälde in deinem Musée zählt 1 Punkt.
    .title = Gemälde

MU-P2 =
    Zwei Felder, die in einer Galerie nebeneinanderliegen und Gemälde desselben Motivs tragen, zählen 2 Punkte. Jedes solche Paar zählt.
    .title = Nachbarn

MU-P3 =
    Eine Treppe zählt 3 Punkte, wenn auf dem Feld direkt darüber und auf dem Feld direkt darunter Gemälde desselben Motivs hängen. Ein Kronleuchter verbindet nichts.
    .title = Treppen

MU-P4 =
    Jede Galeriebonus-Karte zählt 4 Punkte.
    .title = Galeriebonus

MU-P5 =
    Ein und dasselbe Gemälde darf in mehreren Boni zählen.
    .title = Mehrfach gezählt

MU-P6 =
    Die höchste Punktzahl gewinnt. Bei Gleichstand gewinnt, wer mehr Gemälde hat; ist auch das gleich, wer mehr Galeriebonus-Karten hat; bleibt es gleich, ist der Sieg geteilt.
    .title = Gleichstand

## Zu dritt

MU-3P =
    Nehmt alle 60 Karten und drei Musées mit 5 Spalten; Felder, Marker und Treppen richten sich nach den Angaben für 5 Spalten in MU-M1 und MU-M2. Sonst ändert sich nichts.
    .title = Spiel zu dritt

## Zu viert

MU-4P1 =
    Nehmt die Karten 1 bis 50 und zwei Musées mit 6 Spalten. Es spielen zwei Teams: die Plätze 0 und 2 gegen die Plätze 1 und 3. Alle haben eine eigene, geheime Hand; wer zusammen ein Team bildet, füllt gemeinsam ein Musée, punktet gemeinsam und gewinnt oder verliert gemeinsam. Im Team sind Hinweise jeder Art verboten. Deshalb haben alle, die mitspielen, während einer Partie zu viert weder Chat noch Emotes.
    .title = Zwei Teams

MU-4P2 =
    Sind nur noch zwei Karten im Nachziehstapel, entscheidet die Person, die nachziehen muss, ohne die Karte anzusehen, ob sie sie behält oder der anderen Person im Team gibt. Wer als Nächstes ein Gemälde hängt, trifft dieselbe Entscheidung für die letzte Karte, auch wenn das dasselbe Team ist, weil das andere ausgeschieden ist. Wird eine Karte an jemanden weitergegeben, der ausgeschieden ist, bleibt sie ungespielt in dieser Hand. (Unsere Auslegung.)
    .title = Die letzten zwei Karten

MU-4P3 =
    Das Ausscheiden (MU-T5) gilt nur für dich selbst: Die andere Person im Team spielt weiter. (Unsere Auslegung.)
    .title = Ausscheiden für sich allein

## Match

MU-X1 =
    Wenn ihr wollt, spielt ein Match: Es gewinnt die Person oder das Team mit den ersten zwei Siegen. Ein geteilter Sieg zählt für alle, die ihn teilen. Das Match geht an die Seite, die allein die meisten Siege hat, mindestens aber zwei; solange es keine solche gibt, spielt ihr eine weitere Partie. (Unsere Auslegung.)
    .title = Ein Match spielen

## Beispiele

MU-E1 =
    13, 18, 28 und 38 haben dasselbe Motiv. Du hängst die 13 neben die 28: Das bringt am Ende 2 Punkte. Dann hängst du die 38 auf die andere Seite der 28: noch einmal 2. Dann hängst du die 18 so, dass eine Treppe sie mit der 28 verbindet: noch einmal 3. Die 28 zählt also dreimal.
    .title = Ein Gemälde, drei Boni

MU-E2 =
    In einer Galerie hängt schon die 25; die 35 kann dort nur weiter rechts hängen. Direkt neben die 5 darfst du die 25 hängen, obwohl viele Nummern dazwischenliegen. Du darfst auch die 6 zwei oder mehr Felder rechts von der 5 aufhängen, obwohl keine Nummer dazwischenliegt.
    .title = Lücken sind erlaubt
