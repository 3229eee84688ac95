### Analysen beendeter Partien.

review-title = Analyse: { $game }, { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }
review-working = Die Partie wird analysiert
review-written = Die Analyse als Seite: { $file }
review-made = Erstellt von „vernissage review“ { $version } allein aus der Aufzeichnung; dieselbe Aufzeichnung gibt dieselbe Analyse.
review-no-plots = Die Diagramme fehlen: Installiere sie mit pip install "vernissage[plots]" und starte den Befehl noch einmal.

## Der Verlauf

review-course = Der Verlauf der Partie
review-course-text = { $game ->
        [modern-art] Geld und das, was die Gemälde aller einbrächten, wenn die Runde dort endete.
       *[other] Punkte nach jeder Aktion, als ob die Partie dort endete.
    }
review-ahead = { $name }: in { $percent } % der Partie vorn.
review-decided = Ab Aktion { $at } durchgehend an der Spitze: { $name }.
review-axis-money = Geld

## Entscheidungen

review-decisions = Die teuersten Entscheidungen
review-decisions-text = { $game ->
        [modern-art] Jeder Zug wird mit dem besten verglichen, der sich aus dem finden ließ, was von diesem Platz aus damals bekannt war. Scheint eine Karte etwas zu kosten, spielen club-Bots beide Züge in denselben simulierten Partien zu Ende: Die Kosten sind der Vorsprung am Ende, den sie dort im Schnitt verschenkt, in Geld, und sie werden nur genannt, wenn das mehr als Zufall ist. Bei einem Gebot sind sie der geschätzte entgangene Gewinn. Späteres Glück spielt keine Rolle.
        [art-society] Jeder Zug wird mit dem besten verglichen, der sich aus dem finden ließ, was von diesem Platz aus damals bekannt war: Gebote in simulierten Bietrunden, das Hängen zu zweit durch probeweises Weiterspielen, alles andere so, wie man es mit viel Erfahrung auf den ersten Blick sieht. Die Wahl des Stapels und das Umhängen am Ende werden nicht bewertet. Die Kosten sind Punkte, im Schnitt; späteres Glück spielt keine Rolle.
       *[musee] Jeder Zug wird mit dem besten verglichen, der sich aus dem finden ließ, was von diesem Platz aus damals bekannt war, in denselben simulierten Partien. Die Kosten sind Punkte des Vorsprungs am Ende, im Schnitt; späteres Glück spielt keine Rolle.
    }
review-sound = { $every ->
        [0] Es gab nichts zu entscheiden.
        [one] Beste oder fast beste Wahl: { $good } von 1 Entscheidung.
       *[other] Beste oder fast beste Wahl: { $good } von { $every } Entscheidungen.
    }
review-decision = Aktion { $at }, Kosten { $cost }: { $played }
review-at-least = mindestens { $cost }
review-better = Besser: { $move }. { $why }
review-position = Die Stellung vor Aktion { $at }.{ $marks ->
        [yes] {" "}Gestrichelter roter Rahmen: gespielt; durchgezogener blauer: besser.
       *[no] {""}
    }
review-position-hand = Hand
review-position-lot = { $bid ->
        [0] Los
       *[other] Los, Gebot { $bid }
    }
review-position-offers = Auslage
review-position-new = Neues Gemälde
review-position-assistant = Bei der Assistenz
review-position-bought = In dieser Runde gekauft
review-position-money = Hand, Geld { $money }

## Tabellen

review-auctions = Die Auktionen
review-auctions-text = Der Preis; was das Los in diesem Augenblick beim Kauf im Schnitt wert war; und was die Bank am Ende der Runde dafür zahlte. Zuletzt, wer am Unterschied zwischen Preis und Auszahlung gewann: wer kaufte oder wer verkaufte.
review-sources = Woher die Punkte kamen, und wann
review-sources-text = Die Partie in vier Teilen: was jeder Teil einbrachte, nach Quellen.
review-rounds = Die Runden
review-rounds-text = In der Reihenfolge der Gebote: wer welche Karte bot und welches Gemälde nahm; und das Gemälde, das übrig blieb, mit dem Prestige seines Typs vorher und nachher.
review-span = { $first }–{ $last }
review-took = { $name }: { $bid }→{ $tile }
review-unsold = { $tile } ({ $before }→{ $after })
review-bank = Bank
review-column-action = Aktion
review-column-actions = Aktionen
review-column-round = Runde
review-column-lot = Los
review-column-auction = Auktion
review-column-seller = verkauft
review-column-buyer = kauft
review-column-price = Preis
review-column-worth = Wert
review-column-paid = Zahlung
review-column-gained = Gewinn
review-column-player = Person
review-column-sum = Summe
review-column-place = { $place }. Wahl
review-column-museum = Museum
review-column-score = Ergebnis
review-column-par = Richtwert
review-column-luck = Glück
review-column-skill = Können
review-column-wins = Siege (Richtwert)

## Glück und Können

review-luck = Glück und Können
review-luck-text = Dieselben Karten wurden noch einmal gespielt: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } der Bots { $first } und { $second }, die nach jeder die Plätze wechselten. Der Richtwert ist, was sie auf einem Platz im Schnitt hatten, mit einem 95-%-Intervall, und wie oft dieser Platz siegte. Glück ist, wie weit der Richtwert eines Platzes über dem Mittel aller Plätze liegt: bessere Karten oder eine bessere Reihenfolge. Können ist, wie weit das Ergebnis über dem Richtwert des Platzes liegt. Mittel, Glück und Können ergeben zusammen das Ergebnis.
review-won = { $kind ->
        [both] { $name }: Sieg; die Karten waren besser als die der anderen und wurden auch besser genutzt.
        [luck] { $name }: Sieg durch bessere Karten; die anderen machten aus ihren etwa gleich viel.
        [skill] { $name }: Sieg durch besseres Spiel; die Karten waren nicht besser als die der anderen.
        [luck-short] { $name }: Sieg; die Karten waren besser als die der anderen, und die anderen machten aus ihren zu wenig.
        [short] { $name }: Sieg, weil die anderen zurückblieben; die Karten waren nicht besser, das Spiel etwa so gut wie das der Bots.
       *[neither] { $name }: knapper Sieg; weder Karten noch Spiel stechen hervor.
    }
review-all-won = Alle haben gemeinsam gewonnen.
