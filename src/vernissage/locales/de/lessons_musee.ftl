### Musée: die erste Partie Schritt für Schritt.

lesson-musee-house = Drei Galerien mit je sechs Feldern. Du füllst dein Musée, Bot Hugo das eigene. Wer am Ende mehr Punkte hat, gewinnt.
    .title = Das ist dein Musée
lesson-musee-hang = In deinem Zug hängst du ein Gemälde auf. In jeder Galerie müssen die Nummern von links nach rechts ansteigen. 2 ist deine niedrigste: Häng sie ganz links in die obere Galerie.
    .title = Häng ein Gemälde auf
lesson-musee-drawn = Die 2 bringt dir 1 Punkt, wie jedes Gemälde. Du hast eine neue Karte nachgezogen und wieder fünf auf der Hand; Bot Hugo hat in seinem Musée ein Gemälde aufgehängt. Mehr gehört nicht zu einem Zug.
    .title = Eine hängen, eine nachziehen
lesson-musee-pair = Gemälde desselben Motivs nebeneinander bringen 2 Punkte. 2 und 12 zeigen beide Wasser: Häng 12 direkt daneben.
    .title = Nachbarn: +2
lesson-musee-stairs = In der zweiten Spalte liegt zwischen oberer und mittlerer Galerie eine Treppe. Dasselbe Motiv darüber und darunter bringt 3 Punkte. Auch 17 ist Wasser: Häng sie unter 12.
    .title = Treppen: +3
lesson-musee-gap = Du darfst Felder und Nummern auslassen. Häng 31 auf das fünfte Feld: Zwei Felder bleiben frei für Nummern von 13 bis 30. Jedes beleuchtete Feld sagt, was daneben noch passt.
    .title = Lass etwas frei
lesson-musee-later = Vier Züge vergehen. In deiner oberen Galerie ist noch ein einziges Feld frei; eine Nummer von 23 bis 30 passt dorthin.
    .title = Etwas später
lesson-musee-full = Wer eine Galerie zuerst füllt, nimmt ihre Bonuskarte: 4 Punkte. Häng 27 auf das letzte Feld. Es ist Wasser, also zählen auch der Nachbar und eine Treppe.
    .title = Volle Galerie: +4
lesson-musee-points = 10 Punkte mit einem Gemälde: 1 für sich selbst, 2 für den Nachbarn, 3 für die Treppe, 4 für die Galerie.
    .title = Gut gehängt
lesson-musee-gone = Jede Nummer gibt es nur einmal. Diese Leiste zeigt, welche schon hängen. So siehst du, was noch kommen kann.
    .title = Behalte die Nummern im Blick
lesson-musee-end = Niemand darf passen. Wer kein Gemälde aufhängen kann, scheidet aus, und die Partie endet, wenn alle ausgeschieden sind. Jetzt weißt du alles. Spiel eine ganze Partie!
    .title = Wie es endet
