### Musée: Ablehnungen, der Tisch, die Bots.

## Warum ein Zug abgelehnt wird

musee-notation = das ist kein Zug von Musée.
    .instead = Schreib „hang 13 T4“ (Karte 13, Galerie T oben, M Mitte oder B unten, Spalte 4), „keep“ (behalten) oder „give“ (weitergeben).
musee-legend = Das Zeichen hinter einer Nummer ist ihr Motiv. ╱╱ ist eine Treppe zwischen zwei Galerien, ☆ ein Galeriebonus, der noch frei ist; +3 ist, was die gewählte Karte dort bringen würde.
musee-no-such-stairs = das ist kein Treppenmuster.
    .instead = Wähl default, random oder die Spalten beider Reihen, etwa 2,4,6/1,3,5.
musee-stairs-columns = die { $row ->
        [upper] obere
       *[lower] untere
    } Reihe nennt eine Spalte doppelt, nicht der Reihe nach oder eine, die es nicht gibt.
    .instead = Nenne Spalten von 1 bis { $columns }, aufsteigend, jede einmal.
musee-stairs-count-6 = die { $row ->
        [upper] obere
       *[lower] untere
    } Reihe hat { $count ->
        [one] 1 Treppe
       *[other] { $count } Treppen
    }.
    .instead = Bei 6 Spalten hat jede Reihe genau 3.
musee-stairs-count-5 = die { $row ->
        [upper] obere
       *[lower] untere
    } Reihe hat { $count ->
        [one] 1 Treppe
       *[other] { $count } Treppen
    }.
    .instead = Bei 5 Spalten hat eine Reihe 2 und die andere 3.
musee-stairs-total = { $count ->
        [one] insgesamt gibt es 1 Treppe.
       *[other] insgesamt gibt es { $count } Treppen.
    }
    .instead = Bei 5 Spalten sind es 5: 2 in der einen Reihe und 3 in der anderen.
musee-stairs-differ = das sind nicht die Treppen, die die Optionen nennen.
    .instead = Schreib das Muster in die Option „stairs“ oder korrigier den Aufbau.
musee-deck = der Kartenstapel besteht nicht aus den Nummern 1 bis { $cards }, jede einmal.
    .instead = Korrigier den Aufbau oder teil neu aus.
musee-out = dieser Platz konnte kein Gemälde hängen, als er am Zug war, und ist ausgeschieden.
    .instead = Die anderen spielen weiter; schau zu oder spiel die Partie nach.
musee-keep-or-give-first = gerade wird eine der letzten zwei Karten nachgezogen.
    .instead = Schreib „keep“ (behalten) oder „give“ (weitergeben).
musee-nothing-to-decide = es gibt keine Karte zu behalten oder weiterzugeben: Das geht nur zu viert mit den letzten zwei.
    .instead = Häng ein Gemälde auf.
musee-not-in-hand = du hast { $number } nicht auf der Hand.
    .instead = Deine Hand: { $hand }.
musee-no-such-slot = ein Feld { $place } gibt es an diesem Tisch nicht.
    .instead = { $fitting ->
        [0] Für { $number } ist kein Feld mehr frei; wähl eine andere Karte.
       *[other] Felder für { $number }: { $ways }.
    }
musee-slot-taken = auf { $place } hängt schon { $there }, und was hängt, bleibt hängen.
    .instead = { $fitting ->
        [0] Für { $number } ist kein Feld mehr frei; wähl eine andere Karte.
       *[other] Felder für { $number }: { $ways }.
    }
musee-not-ascending = mit { $number } auf { $place } würde die Galerie nicht von links nach rechts ansteigen.
    .instead = { $fitting ->
        [0] Für { $number } ist kein Feld mehr frei; wähl eine andere Karte.
       *[other] Felder für { $number }: { $ways }.
    }

## Der Tisch

musee = Musée
musee-pile = { $cards ->
        [0] der Nachziehstapel ist leer
        [one] 1 Karte im Nachziehstapel
       *[other] { $cards } Karten im Nachziehstapel
    }
musee-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
musee-is-out = raus: { $seat }
musee-hand = Hand
musee-theme-landscapes = Landschaften
musee-theme-water = Wasser
musee-theme-people = Menschen
musee-theme-architecture = Architektur
musee-theme-animals = Tiere
musee-staircase = Treppe
musee-bonus-free = Bonus
musee-score-paintings = Gemälde
musee-score-neighbours = Nachbarn
musee-score-staircases = Treppen
musee-score-galleries = Galerien

## Was geschah

musee-hung = { $name }: { $number } auf { $place }
musee-drew = Du ziehst { $number } nach.
musee-gave = { $name } → { $receiver }: eine ungesehene Karte
musee-given = { $name } → du: { $number }
musee-took-bonus = { $name }: Bonus für die volle { $gallery ->
        [top] obere
        [middle] mittlere
       *[bottom] untere
    } Galerie
musee-went-out = { $name }: kein passendes Feld mehr, ausgeschieden
