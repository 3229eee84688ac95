### Modern Art: Ablehnungen, der Tisch, die Bots.

## Warum ein Zug abgelehnt wird

modern-art-notation = das ist kein Zug von Modern Art.
    .instead = Schreib „offer nex sealed“ (anbieten), „add nex open“ (dazulegen), „decline“ (verzichten), „bid 12“ (bieten), „pass“ (passen), „seal 25“ (verdeckt bieten), „price 15“ (Preis), „buy“ (kaufen), „reveal“ (aufdecken) oder „skip“ (auslassen).
modern-art-legend = Auf dem Spielplan: die Marker jeder Runde, wie viele Karten eines Künstlers in dieser Runde gespielt wurden und was ein Gemälde jetzt wert ist. Namen in umgekehrten Farben sind am Zug; ? ist verborgenes Geld.
modern-art-too-much = so viel kann niemand je besitzen.
    .instead = Beträge gehen von 0 bis { $most }.
modern-art-no-such-card = diese Karte gibt es nicht.
    .instead = Eine Karte ist ein Künstler (nex, bahut, darmoir, sadland, koriko) und eine Auktionsart (open, once, sealed, fixed, double).
modern-art-yes-or-no = die Option { $option } ist an oder aus.
    .instead = Gib true oder false an.
modern-art-three-players-only = die geheimnisvolle Hand ist eine Variante zu dritt.
    .instead = Spielt zu dritt oder ohne die geheimnisvolle Hand.
modern-art-deck = im Kartenstapel ist die Karte { $card } { $found }-mal statt { $copies }-mal.
    .instead = Korrigier den Aufbau oder teil neu aus.
modern-art-your-own-bid = dein eigenes Gebot von { $bid } gilt.
    .instead = Warte, bis jemand erhöht oder der Hammer fällt.
modern-art-silent = du hast gepasst.
    .instead = Nach dem nächsten Gebot darfst du wieder bieten.
modern-art-cannot-afford = { $bid ->
        [0] du hast kein Geld zum Bieten.
       *[other] das Gebot steht bei { $bid }, und du hast { $purse }.
    }
    .instead = Schau zu, wer den Zuschlag erhält.
modern-art-bid-or-pass = das Los wird gerade versteigert.
    .instead = Biete { $lowest } bis { $highest } oder passe.
modern-art-bid-too-low = { $bid ->
        [0] ein Gebot beträgt mindestens 1; du hast { $purse }.
       *[other] das Gebot steht bei { $bid }, und du hast { $purse }.
    }
    .instead = Biete { $lowest } bis { $purse } oder passe.
modern-art-bid-too-high = { $bid ->
        [0] du hast { $purse }.
       *[other] das Gebot steht bei { $bid }, und du hast { $purse }.
    }
    .instead = Biete { $lowest } bis { $purse } oder passe.
modern-art-already-sealed = deine Faust ist schon geschlossen.
    .instead = Warte, bis alle Fäuste aufgehen.
modern-art-seal-too-high = du hast { $purse }.
    .instead = Biete verdeckt 0 bis { $purse }.
modern-art-seal-first = das ist eine verdeckte Auktion.
    .instead = Biete verdeckt 0 (leere Faust) bis { $purse }.
modern-art-price-first = du musst den Preis deines Loses nennen.
    .instead = Nenne einen Preis von { $lowest } bis { $purse }.
modern-art-price-too-high = du hast { $purse } und musst deinen eigenen Preis zahlen können.
    .instead = Nenne einen Preis von { $lowest } bis { $purse }.
modern-art-price-too-low = ein Preis beträgt mindestens 1.
    .instead = Nenne einen Preis von { $lowest } bis { $purse }.
modern-art-buy-or-pass = das Los ist für { $price } zu haben.
    .instead = Schreib „buy“ (kaufen) oder „pass“ (passen).
modern-art-offer-first = du bist an der Reihe, ein Gemälde anzubieten.
    .instead = Biete eine dieser Karten an: { $hand }.
modern-art-not-in-hand = { $card } hast du nicht auf der Hand.
    .instead = Deine Hand: { $hand }.
modern-art-add-or-decline = du wirst nach einer zweiten Karte von { $artist } gefragt.
    .instead = { $fitting ->
        [0] Du hast keine passende: verzichte.
       *[other] Leg eine von diesen dazu oder verzichte: { $ways }.
    }
modern-art-other-artist = beide Gemälde des Loses sind von { $artist }.
    .instead = { $fitting ->
        [0] Du hast keine passende: verzichte.
       *[other] Leg eine von diesen dazu oder verzichte: { $ways }.
    }
modern-art-second-double = die zweite Karte eines Loses ist nie eine Doppelkarte.
    .instead = { $fitting ->
        [0] Du hast keine passende: verzichte.
       *[other] Leg eine von diesen dazu oder verzichte: { $ways }.
    }
modern-art-reveal-or-skip = du darfst eine Karte der geheimnisvollen Hand aufdecken; sie hat noch { $mystery ->
        [one] 1 Karte
       *[other] { $mystery } Karten
    }.
    .instead = Schreib „reveal“ (aufdecken) oder „skip“ (auslassen).

## Der Tisch

modern-art = Modern Art
modern-art-round = Runde { $round } von { $rounds }
modern-art-mystery = { $cards ->
        [0] die geheimnisvolle Hand ist leer
        [one] 1 Karte in der geheimnisvollen Hand
       *[other] { $cards } Karten in der geheimnisvollen Hand
    }
modern-art-market-played = Karten
modern-art-market-worth = Wert jetzt
modern-art-lot = Das Los
modern-art-card = { $artist } ({ $auction })
modern-art-auction-open = offen
modern-art-auction-once = reihum
modern-art-auction-sealed = verdeckt
modern-art-auction-fixed = Festpreis
modern-art-auction-double = doppelt
modern-art-auctioneer = Auktionsleitung: { $name }
modern-art-asks-offer = Am Zug mit einem Angebot: { $name }
modern-art-asks-reveal = Darf eine geheimnisvolle Karte aufdecken: { $name }
modern-art-asks-price = Der Preis fehlt noch.
modern-art-asks-second = Nach einer zweiten Karte gefragt: { $name }
modern-art-fixed-price = Festpreis: { $price }
modern-art-closed-hands = Geschlossene Fäuste: { $closed } von { $players }
modern-art-no-bid = Noch kein Gebot
modern-art-standing = Geltendes Gebot: { $bid } ({ $name })
modern-art-column-hand = Hand
modern-art-column-money = Kasse
modern-art-column-pays = Bringt jetzt
modern-art-column-bought = Gekauft in dieser Runde
modern-art-hand = Deine Hand
modern-art-score-start = Start
modern-art-score-sold_to_players = An andere verkauft
modern-art-score-bought = Gekauft
modern-art-score-bank = Von der Bank

## Was geschah

modern-art-offered = { $name }: Angebot { $card }
modern-art-added = { $name }: dazugelegt { $card }
modern-art-revealed = { $name }: geheimnisvolle Karte { $card }
modern-art-declined = { $name }: keine zweite Karte
modern-art-skipped = { $name }: keine geheimnisvolle Karte
modern-art-passed = { $name }: gepasst
modern-art-bid = { $name }: { $amount }
modern-art-price-named = { $name }: Preis { $amount }
modern-art-paid = { $name }: { $amount } von der Bank
modern-art-sealed = { $name }: Faust geschlossen
modern-art-hands-opened = Alle Fäuste offen: { $amounts }
modern-art-sold = { $price ->
        [0] Umsonst: { $cards } ({ $name })
       *[other] Verkauft für { $price }: { $cards } ({ $name })
    }
modern-art-round-ended = Runde { $round } ist zu Ende. Wertmarker: { $tokens }
modern-art-dealt = Du bekommst { $cards }.
