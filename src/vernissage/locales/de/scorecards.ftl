### Abrechnungen von Musée und Modern Art. Die von Art Society stehen bei dessen anderen Texten.

## Musée

musee-card-paintings = Gemälde: { $count } × 1
musee-card-neighbours = Nachbarn mit gleichem Motiv: { $count } × 2
musee-card-staircases = Treppen, die ein Motiv verbinden: { $count } × 3
musee-card-galleries = Galerieboni: { $count } × 4
musee-written-form = das ist kein Objekt mit Musées ({ misfit }).
    .instead = Das Format steht in docs/scoring.md.
musee-written-size = ein Musée hat drei Galerien mit je 6 Feldern, zu dritt mit je 5.
    .instead = Schreib 0 für jedes leere Feld.
musee-written-cards = eine Nummer kommt zweimal vor oder steht auf keiner Karte.
    .instead = Karten gehen von 1 bis { $highest }, jede einmal.
musee-written-order = die Nummern dieser Galerie steigen nicht von links nach rechts.
    .instead = Prüfe die Galerie.
musee-written-bonus = einen Galeriebonus gibt es für eine volle Galerie, je Galerie einen.
    .instead = Nimm ihn heraus oder fülle die Galerie.

## Modern Art

modern-art-card-sale = Runde { $round }, { $artist }: { $count } × { $each }
modern-art-written-form = das ist kein Objekt mit Partien ({ misfit }).
    .instead = Die Form steht in docs/scoring.md.
modern-art-written-rounds = eine Partie hat eine bis vier Runden.
    .instead = Schreib die gespielten Runden auf.
modern-art-written-artist = so einen Künstler gibt es nicht.
    .instead = Künstler: { $known }.
modern-art-written-negative = eine Kartenzahl ist kleiner als 0.
    .instead = Zähl die Karten noch einmal.
modern-art-written-fifth = die fünfte Karte eines Künstlers beendet die Runde, also hat nur einer fünf.
    .instead = Zähl die Karten dieser Runde noch einmal.
modern-art-written-cards = von diesem Künstler gibt es nur { $cards } Karten.
    .instead = Zähl die Karten aller Runden noch einmal.
modern-art-written-last = es sind so viele Gemälde gekauft wie gespielt, aber die letzte Karte einer Runde wird nie verkauft.
    .instead = Lass die Karte weg, die die Runde beendet hat.
modern-art-written-owned = von diesem Künstler sind mehr Gemälde im Besitz, als verkauft wurden; gespielt wurden { $played }, und die fünfte Karte wird nie verkauft.
    .instead = Zähl sie noch einmal.
score-nothing = in dieser Datei ist nichts zu werten.
    .instead = Die Formen zeigt docs/scoring.md.
