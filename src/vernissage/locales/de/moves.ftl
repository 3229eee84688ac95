### Züge in Worten: die Notation der Dateien, wie man sie ausspricht.

## Musée

move-musee-hang = { $first } in die { $row ->
        [T] obere
        [M] mittlere
       *[B] untere
    } Galerie hängen, Spalte { $column }
move-musee-keep = die Karte ungesehen behalten
move-musee-give = die Karte ungesehen im Team weitergeben

## Modern Art

move-modern-art-offer = ein Gemälde von { $name } anbieten, { $second ->
        [open] offene Auktion
        [once] reihum
        [sealed] verdeckte Auktion
        [fixed] Festpreis
       *[double] Doppelauktion
    }
move-modern-art-add = ein Gemälde von { $name } dazulegen, { $second ->
        [open] offene Auktion
        [once] reihum
        [sealed] verdeckte Auktion
       *[fixed] Festpreis
    }
move-modern-art-decline = kein zweites Gemälde dazulegen
move-modern-art-bid = { $first } bieten
move-modern-art-pass = passen
move-modern-art-seal = { $first ->
        [0] leere Faust
       *[other] { $first } in der Faust
    }
move-modern-art-price = { $first } verlangen
move-modern-art-buy = zu diesem Preis kaufen
move-modern-art-reveal = eine Karte der geheimnisvollen Hand aufdecken
move-modern-art-skip = keine Karte aufdecken

## Art Society

move-art-society-start = das Startgemälde auf { $first } hängen
move-art-society-lot = ein Gemälde der Größe { $first } in die Auslage legen
move-art-society-bid = mit Karte { $first } bieten
move-art-society-take = das Gemälde { $first } nehmen
move-art-society-hang = { $first } auf { $second } hängen
move-art-society-hold = { $first } der Assistenz geben
move-art-society-swap = im Museum { $first } gegen { $second } tauschen
move-art-society-store = { $first } als überzählig einlagern
move-art-society-decor = { $second ->
        [hold] das Dekor { $first } für die Assistenz nehmen
       *[other] das Dekor { $first } auf { $second } hängen
    }
move-art-society-enough = kein weiteres Dekor nehmen
move-art-society-merge = das Dekor auf { $all } zusammenlegen
move-art-society-end = den Zug beenden
move-art-society-rehang = Neues umhängen
move-art-society-done = die Wand lassen, wie sie ist
move-art-society-restore = alles wiederherstellen
