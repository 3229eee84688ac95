### Musée im Browser: die Häuser, die Hand, die Entscheidung, die Nummern, das Ende.

web-musee-and = { $first } und { $last }

## Places and houses

web-musee-gallery = { $gallery ->
        [top] Oben
        [middle] Mitte
       *[bottom] Unten
    }
web-musee-place = { $gallery ->
        [top] Oben
        [middle] Mitte
       *[bottom] Unten
    } { $column }
web-musee-yours = Dein Musée
web-musee-yours-and = Du und { $name }
web-musee-of = Musée von { $name }
web-musee-two-hands = Ein Musée, zwei geheime Hände
web-musee-points-word = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-musee-empty = leer
web-musee-empty-window = leer, nimmt { $window }
web-musee-empty-closed = leer, geschlossen
web-musee-others = Die anderen Musées
web-musee-houses = Die Musées
web-musee-out = ausgeschieden
web-musee-order = Reihenfolge
web-musee-holds = { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
web-musee-turn = Zug { $turn }
web-musee-stairs-lit = Treppe in Spalte { $column }: +3
web-musee-to-go = noch { $slots }
web-musee-bonus-yours = für dich
web-musee-bonus-lost = nicht mehr füllbar
web-musee-bonus-nobody = niemand
web-musee-bonus-spoken = { $gallery ->
        [top] Bonus der oberen Galerie
        [middle] Bonus der mittleren Galerie
       *[bottom] Bonus der unteren Galerie
    }, 4 Punkte

## Windows

web-musee-free = { $free } frei
web-musee-any = jede Nummer
web-musee-closed = geschlossen
web-musee-few = { $free } für { $slots }
web-musee-closes = schließt { $slots ->
        [one] 1 Feld
       *[other] { $slots } Felder
    }
web-musee-closes-short = schließt { $slots }
web-musee-fills = füllt die Lücke
web-musee-fits = passt
web-musee-fills-sentence = Es füllt die Lücke.
web-musee-side = { $where ->
        [left] Links
       *[right] Rechts
    } { $window }: { $free } frei.
web-musee-side-tight = { $where ->
        [left] Links
       *[right] Rechts
    } { $window }: nur { $free } frei für { $slots } Felder.
web-musee-side-closed = { $where ->
        [left] Links
       *[right] Rechts
    }: keine Nummer mehr für { $slots ->
        [one] 1 Feld.
       *[other] { $slots } Felder.
    }

## What a place brings

web-musee-sum-painting = 1 Gemälde
web-musee-sum-neighbours = { $points } { $points ->
        [2] Nachbar
       *[other] Nachbarn
    }
web-musee-sum-staircases = { $points } { $points ->
        [3] Treppe
       *[other] Treppen
    }
web-musee-sum-bonus = { $points } Galeriebonus

## The hand and the pile

web-musee-hand = Deine Hand
web-musee-hand-card = { $card }, „{ $title }“
web-musee-fits-nowhere = passt nicht
web-musee-new = neu
web-musee-in-the-pile = im Stapel

## The decision

web-musee-decision = Entscheidung
web-musee-your-turn = Du bist am Zug
web-musee-wait = { $count ->
        [one] { $names } wartet.
       *[other] { $names } warten.
    }
web-musee-waiting-for = Am Zug: { $name }
web-musee-watching = Du schaust zu
web-musee-choose = Wähl ein Gemälde aus.
web-musee-choose-team = Wähl ein Gemälde für dein Team.
web-musee-since = { $name }: { $number }, { $place } (+{ $points }).
web-musee-then-draw = Danach ziehst du eine Karte nach.
web-musee-no-draw = Der Stapel ist leer: Du ziehst nichts nach.
web-musee-no-hints = Im Team gibt es keine Hinweise.
web-musee-lit-slot = Häng { $number } auf ein helles Feld.
web-musee-until-confirm = Nichts ist endgültig, bis du bestätigst.
web-musee-click-hangs = Ein Klick hängt es auf; kurz kannst du es noch zurücknehmen.
web-musee-hang-question = { $number } aufhängen: { $place }?
web-musee-hang = { $number } aufhängen: { $place }
web-musee-hang-anyway = Trotzdem aufhängen
web-musee-put-back = Zurücklegen
web-musee-hung-now = { $number } hängt: { $place }.
web-musee-hung-wait = Noch ist nichts gesendet.
web-musee-sent = Der Zug ist auf dem Weg zum Tisch.
web-musee-stuck-card = { $number } passt nirgends mehr.
web-musee-stuck-why = Die Nummern steigen von links nach rechts, und kein leeres Feld deines Musées nimmt sie. Wähl ein anderes Gemälde.
web-musee-strands = Dann passt keine andere Karte mehr.
web-musee-strands-why = Nur die nachgezogene Karte kann dich noch retten.
web-musee-they-hang = { $name } hängt ein Gemälde auf.
web-musee-they-decide = { $name }: ungesehene Karte behalten oder im Team weitergeben?
web-musee-you-next = Danach bist du am Zug.
web-musee-prepare = Du kannst schon eine Karte anheben: In deinem Zug leuchten ihre Felder.
web-musee-out-title = Du bist ausgeschieden.
web-musee-out-why = Als du am Zug warst, passte keine Karte. Es spielen weiter: { $names }.
web-musee-out-empty = Deine Hand ist leer. Es spielen weiter: { $names }.
web-musee-keep-title = Karte behalten oder an { $name } weitergeben?
web-musee-keep-two = Zwei Karten sind übrig: Eine ziehst du ungesehen nach.
web-musee-keep-one = Die letzte Karte: Du entscheidest, bevor jemand sie sieht.
web-musee-keep-out = { $name } ist ausgeschieden: Eine weitergegebene Karte hängt nie.
web-musee-keep = Behalten
web-musee-give = An { $name } weitergeben
web-musee-give-short = Weitergeben

## The numbers

web-musee-numbers = Nummern
web-musee-unseen = { $count } ungesehen
web-musee-numbers-open = Alle Nummern: welche hängen, welche du hast, welche noch kommen können
web-musee-number-free = kann noch kommen
web-musee-number-mine = auf deiner Hand
web-musee-number-hung = hängt bei { $name }
web-musee-number-you = hängt bei dir
web-musee-unseen-spoken = Noch ungesehen: { $numbers }.

## The log

web-musee-log-kept = behält die ungesehene Karte
web-musee-log-gave = gibt die ungesehene Karte weiter

## What happened

web-musee-hung = { $name }: { $card }, { $place }, { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
web-musee-you-hung = Du hängst { $card } auf: { $place }, { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
web-musee-drew = Du ziehst { $card } nach.
web-musee-other-drew = { $name } zieht { $card } nach.
web-musee-gave-card = { $name } gibt { $card } an { $receiver } weiter.
web-musee-gave = { $name } gibt { $receiver } eine Karte ungesehen weiter.
web-musee-you-gave = Du gibst { $receiver } eine Karte ungesehen weiter.
web-musee-given = { $name } gibt dir { $card } weiter.
web-musee-took = { $name } nimmt den Bonus der { $gallery ->
        [top] oberen
        [middle] mittleren
       *[bottom] unteren
    } Galerie, 4 Punkte.
web-musee-you-took = Du nimmst den Bonus der { $gallery ->
        [top] oberen
        [middle] mittleren
       *[bottom] unteren
    } Galerie, 4 Punkte.
web-musee-went-out = { $name } ist ausgeschieden: Keine Karte passt mehr.
web-musee-you-are-out = Du bist ausgeschieden: Keine Karte deiner Hand passt mehr.
web-musee-nobody-can = Niemand kann mehr ein Gemälde aufhängen. Die Partie ist zu Ende.
web-musee-your-turn-now = Du bist am Zug: Wähl ein Gemälde.
web-musee-decide-now = Ungesehene Karte behalten oder weitergeben?

## The end

web-musee-finished = zu Ende nach { $turns } Zügen
web-musee-left-in-hand = Übrige Handkarten
web-musee-count-paintings = je 1 Punkt
web-musee-count-neighbours = gleiches Motiv nebeneinander
web-musee-count-staircases = gleiches Motiv übereinander
web-musee-count-galleries = zuerst gefüllt
web-musee-why-points = Entscheidend waren { $line ->
        [paintings] die Gemälde
        [neighbours] die Nachbarn
        [staircases] die Treppen
       *[galleries] die vollen Galerien
    }: { $more } gegen { $fewer } Punkte.
web-musee-why-paintings = Gleich viele Punkte, also zählen die Gemälde: { $more } gegen { $fewer }.
web-musee-why-bonuses = Gleich viele Punkte und Gemälde, also zählen die Galerieboni: { $more } gegen { $fewer }.
web-musee-why-shared = Punkte, Gemälde und Galerieboni sind gleich: geteilter Sieg.
