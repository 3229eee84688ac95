### Modern Art im Browser.

## Namen in einer Reihe

web-modern-art-and = { $first } und { $last }
web-modern-art-or = { $first } oder { $last }

## Wer was tun muss

web-modern-art-pill-turn = Du bist dran
web-modern-art-pill-may = Du darfst bieten
web-modern-art-pill-bid = Dein Gebot
web-modern-art-pill-one = Dein Gebot
web-modern-art-pill-asked = Du wirst gefragt
web-modern-art-status-offer = { $who ->
        [you] Biete ein Gemälde aus deiner Hand an.
       *[other] { $name } wählt ein Gemälde aus.
    }
web-modern-art-status-second = { $who ->
        [you] Legst du ein zweites von { $artist } dazu?
       *[other] { $name } wird nach einem zweiten von { $artist } gefragt.
    }
web-modern-art-status-no-bid = Noch kein Gebot.
web-modern-art-status-may-bid = Alle dürfen jederzeit bieten.
web-modern-art-status-leads = { $who ->
        [you] Du führst mit { $bid }.
       *[other] { $name } führt mit { $bid }.
    }
web-modern-art-status-may-raise = Erhöhen: { $names }.
web-modern-art-status-silent = Du hast gepasst; nach dem nächsten Gebot darfst du wieder bieten.
web-modern-art-status-once = { $who ->
        [you] Biete mindestens { $lowest } oder pass.
       *[other] { $name } bietet oder passt.
    }
web-modern-art-status-last = Nach dir kommt niemand mehr.
web-modern-art-status-then = Danach: { $names }.
web-modern-art-status-seal = Biete verdeckt.
web-modern-art-status-sealed-own = { $amount ->
        [0] Dein Gebot ist leer und versiegelt.
       *[other] Dein verdecktes Gebot: { $amount }.
    }
web-modern-art-status-sealing = Alle bieten verdeckt.
web-modern-art-status-still = Noch offen: { $names }.
web-modern-art-status-price = { $who ->
        [you] Nenne einen Preis.
       *[other] { $name } nennt einen Preis.
    }
web-modern-art-status-first = { $who ->
        [you] Du wirst zuerst gefragt.
       *[other] Zuerst gefragt: { $name }.
    }
web-modern-art-status-buy = { $who ->
        [you] Kauf für { $price } oder pass.
       *[other] Für { $price } gefragt: { $name }.
    }
web-modern-art-status-reveal = { $who ->
        [you] Eine Karte der geheimnisvollen Hand aufdecken?
       *[other] { $name } darf eine geheimnisvolle Karte aufdecken.
    }
web-modern-art-status-over = Die Partie ist zu Ende.

## Der Markt

web-modern-art-market = Markt
web-modern-art-round-word = Runde
web-modern-art-played = Gespielt
web-modern-art-pays-now = Wert jetzt
web-modern-art-would-pay = Wert dann
web-modern-art-if-ended = Was ein Gemälde bringt, wenn die Runde jetzt endet
web-modern-art-market-cell = { $artist }: Wert jetzt { $worth }, { $played } von 5 gespielt
web-modern-art-falls = { $token }, wenn die Runde jetzt endet
web-modern-art-count = { $played } von 5
web-modern-art-last-payout = Abrechnung von Runde { $round }

## Das Los

web-modern-art-empty-easel = Die Staffelei ist leer.
web-modern-art-sold-by = { $who ->
        [you] verkauft von dir
       *[other] verkauft von { $name }
    }
web-modern-art-played-by = { $who ->
        [you] gespielt von dir
       *[other] gespielt von { $name }
    }
web-modern-art-from-hand = aus deiner Hand
web-modern-art-auction-open = Offene Auktion
web-modern-art-auction-once = Reihum
web-modern-art-auction-sealed = Verdeckte Gebote
web-modern-art-auction-fixed = Festpreis
web-modern-art-auction-double = Doppelkarte
web-modern-art-rule-open = alle, jederzeit
web-modern-art-rule-once = je ein Gebot, Verkauf zuletzt
web-modern-art-rule-sealed = alle zugleich, das höchste gilt
web-modern-art-rule-fixed = wer zuerst ja sagt, kauft
web-modern-art-rule-double = verkauft mit einer zweiten Karte
web-modern-art-a-pays = { $artist } bringt jetzt
web-modern-art-two-pay = Zwei von { $artist } bringen jetzt
web-modern-art-bid-up-to = Du kannst bieten bis
web-modern-art-no-bid-yet = noch kein Gebot

## Anbieten

web-modern-art-choose-card = Wähl eine Karte deiner Hand: Sie kommt erst zur Probe auf die Staffelei; gesendet wird noch nichts.
web-modern-art-offer = Dieses Gemälde anbieten
web-modern-art-offer-two = Beide Gemälde anbieten
web-modern-art-offer-title = „{ $title }“ anbieten
web-modern-art-order-of-bids = Es bieten
web-modern-art-asked-order = Gefragt werden
web-modern-art-played-with = { $artist } damit gespielt
web-modern-art-played-with-two = { $artist } mit beiden gespielt
web-modern-art-of-five = { $played } von 5
web-modern-art-offer-short = { $artist }: { $played } von 5 gespielt, Wert dann { $worth }
web-modern-art-would-then-pay = { $artist } brächte dann
web-modern-art-tie = { $first } und { $second } lägen mit { $played } gleichauf: Weiter links geht vor.
web-modern-art-ends-fifth = Die fünfte Karte von { $artist }: Die Runde endet sofort. Das Gemälde zählt, wird aber nicht verkauft.
web-modern-art-ends-pair = Mit einer zweiten Karte ist es die fünfte von { $artist }: Die Runde endet, beide zählen, keine wird verkauft.
web-modern-art-ends-last = Die allerletzte Karte: Die Runde endet. Sie zählt, wird aber nicht verkauft.
web-modern-art-end-round = Die Runde damit beenden
web-modern-art-bank-pays-you = Die Bank zahlt dir
web-modern-art-with = Zusammen verkauft mit
web-modern-art-another-card = Andere Karte
web-modern-art-alone = Allein
web-modern-art-alone-how = Die anderen werden der Reihe nach gefragt: Wer ein zweites von { $artist } dazulegt, verkauft beide. Legt niemand dazu, gehört es dir umsonst.
web-modern-art-no-partner = Du hast keine passende Karte.
web-modern-art-partner = mit { $title }, { $auction }

## Eine zweite Karte

web-modern-art-add = „{ $title }“ dazulegen
web-modern-art-add-none = Nein, nichts dazulegen
web-modern-art-add-alone = Allein anbieten
web-modern-art-add-how = Du übernimmst die Auktion beider und bekommst das Geld. { $name } bekommt nichts.
web-modern-art-add-how-shared = Du übernimmst die Auktion beider. Der Preis wird mit { $name } geteilt.
web-modern-art-add-own = Beide werden als ein Los verkauft, nach Art der zweiten Karte.
web-modern-art-nothing-fits = Du hast keine Karte von { $artist }, die passt.
web-modern-art-choose-second = Wähl die zweite Karte.

## Bieten

web-modern-art-hammer-open = Wer bietet?
web-modern-art-hammer-bid = Wer bietet mehr?
web-modern-art-hammer-once = Zum Ersten …
web-modern-art-hammer-twice = Zum Zweiten …
web-modern-art-hammer-sold = Zum Dritten!
web-modern-art-hammer-next-once = zum Ersten
web-modern-art-hammer-next-twice = zum Zweiten
web-modern-art-hammer-next-sold = zum Dritten
web-modern-art-bid = Biete { $amount }
web-modern-art-moved = Das Gebot war gerade auf { $bid } gestiegen: Nichts wurde gesendet.
web-modern-art-bid-again = { $amount }?
web-modern-art-bid-again-how = nochmal
web-modern-art-other-amount = Anderer Betrag
web-modern-art-one-less = eins weniger
web-modern-art-one-more = eins mehr
web-modern-art-amount = Betrag
web-modern-art-at-most = Höchstens { $highest }: mehr hast du nicht.
web-modern-art-pass = Passen
web-modern-art-pass-open = Bis zum nächsten Gebot passen
web-modern-art-your-bid-stands = Dein Gebot gilt. Erhöht jemand, kannst du wieder bieten.
web-modern-art-cannot-raise = Du hast { $money }: zu wenig zum Erhöhen.
web-modern-art-ceiling = Geheimes Limit
web-modern-art-ceiling-none = bietet für dich, nur in dieser Auktion
web-modern-art-ceiling-ready = bietet sofort { $next } für dich, nur in dieser Auktion
web-modern-art-ceiling-ready-live = bietet gleich { $next } für dich, nur in dieser Auktion
web-modern-art-ceiling-answers = antwortet gleich mit { $next }
web-modern-art-ceiling-leads = du führst; antwortet aufs nächste Gebot mit 1 mehr
web-modern-art-ceiling-passed = wurde mit { $bid } überboten
web-modern-art-ceiling-turn = bietet 1 mehr, wenn du dran bist
web-modern-art-ceiling-set = Bis { $amount } für mich bieten
web-modern-art-order-drop = Aufheben
web-modern-art-ceiling-short = Limit
web-modern-art-out = Aussteigen aus dieser Auktion
web-modern-art-out-turn = Passen, wenn ich dran bin
web-modern-art-is-out = Du bist aus dieser Auktion ausgestiegen.
web-modern-art-back-in = Wieder dabei
web-modern-art-leaving = Du steigst aus dieser Auktion aus …
web-modern-art-passes-turn = Du passt, wenn du dran bist.
web-modern-art-order-ribbon = Reihenfolge der Gebote
web-modern-art-ribbon-passed = gepasst
web-modern-art-ribbon-now = jetzt
web-modern-art-ribbon-last = zuletzt
web-modern-art-ribbon-next = danach

## Verdeckte Gebote

web-modern-art-seal = { $amount ->
        [0] Leer versiegeln
       *[other] { $amount } versiegeln
    }
web-modern-art-seal-empty = Leer versiegeln, kein Gebot
web-modern-art-seal-zero = 0, kein Gebot
web-modern-art-seal-all = { $amount }, alles
web-modern-art-sealed-open-again = Wieder öffnen
web-modern-art-sealed-how = Du kannst es wieder öffnen, bis alle versiegelt haben.
web-modern-art-sealed-keep = Versiegelt lassen
web-modern-art-is-sealed = versiegelt
web-modern-art-is-open = offen
web-modern-art-clear = Löschen
web-modern-art-backspace = Letzte Ziffer löschen
web-modern-art-sure-seal = Mehr als dein halbes Geld: { $amount } versiegeln
web-modern-art-opened = Die verdeckten Gebote sind offen
web-modern-art-tie-seller = Gleichstand bei { $amount } ({ $names }): Wer verkauft, kommt zuerst.
web-modern-art-tie-closest = Gleichstand bei { $amount } ({ $names }): Wer links von der Auktionsleitung am nächsten sitzt, gewinnt.
web-modern-art-all-empty = Alle Gebote sind leer: Wer verkauft, behält es umsonst.

## Festpreis

web-modern-art-set-price = Preis { $amount } nennen
web-modern-art-must-pay = Kauft niemand, musst du { $amount } an die Bank zahlen und behältst das Gemälde.
web-modern-art-must-pay-two = Kauft niemand, musst du { $amount } an die Bank zahlen und behältst beide Gemälde.
web-modern-art-buy = Für { $price } kaufen
web-modern-art-buy-left = Dir bleiben { $left } von { $money }.
web-modern-art-buy-cannot = Du hast { $money } und kannst { $price } nicht zahlen.
web-modern-art-buy-order = Für mich kaufen
web-modern-art-buy-order-how = nur dieses Los: kauft, wenn es höchstens { $amount } kostet
web-modern-art-buy-order-set = nur dieses Los: kauft bis { $amount }, wenn du dran bist
web-modern-art-buy-when = Für { $price } kaufen, wenn ich dran bin
web-modern-art-buys-turn = Kauft für { $price }, wenn du dran bist.
web-modern-art-buy-order-short = Kaufen bis
web-modern-art-buy-order-do = Bis { $amount } für mich kaufen
web-modern-art-price-all = { $amount }, alles
web-modern-art-not-priced = noch kein Preis

## Bestätigen

web-modern-art-again = Noch einmal: { $what }

## Die geheimnisvolle Hand

web-modern-art-reveal = Eine Karte aufdecken
web-modern-art-skip = Verdeckt lassen
web-modern-art-reveal-how = Sie zählt in dieser Runde, wird nicht verkauft und kann als fünfte die Runde beenden.

## Plätze

web-modern-art-seats = Plätze
web-modern-art-cards-in-hand = { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
web-modern-art-money-hidden = Geld hinter dem Sichtschirm
web-modern-art-money = Geld: { $money }
web-modern-art-pays-seat = brächte jetzt { $income }
web-modern-art-bank-plus = Wert { $income }
web-modern-art-nothing-bought = noch nichts gekauft
web-modern-art-collections = In dieser Partie gekauft
web-modern-art-collection-sum = gezahlt { $price }, erhalten { $paid }
web-modern-art-best-buy = Bester Kauf der Partie
web-modern-art-best-buy-sum = { $who ->
        [you] Du hast { $price } gezahlt, die Bank dir { $paid }.
       *[other] { $name } hat { $price } gezahlt, die Bank dafür { $paid }.
    }
web-modern-art-tag-offers = { $who ->
        [you] bietest an
       *[other] bietet an
    }
web-modern-art-tag-sells = { $who ->
        [you] verkaufst
       *[other] verkauft
    }
web-modern-art-tag-leads = { $who ->
        [you] bietest { $bid }
       *[other] bietet { $bid }
    }
web-modern-art-tag-asked = gefragt
web-modern-art-tag-said-no = nein
web-modern-art-tag-to-bid = bietet
web-modern-art-tag-bid = Gebot { $bid }
web-modern-art-tag-passed = gepasst
web-modern-art-tag-reveals = deckt auf?
web-modern-art-tag-won = Sieg
web-modern-art-mystery-seat = Geheimnisvolle Hand
web-modern-art-you = Du

## Die eigene Ablage

web-modern-art-hand = Deine Hand
web-modern-art-purse = Dein Geld
web-modern-art-only-you = siehst nur du
web-modern-art-open-money = für alle offen
web-modern-art-card-read = { $title } von { $artist }, { $auction }, Wert jetzt { $worth }
web-modern-art-hand-empty = Deine Hand ist leer. Bieten darfst du weiter.
web-modern-art-not-your-offer = Ein Gemälde bietest du an, wenn du mit Verkaufen dran bist.
web-modern-art-not-fitting = Dazu passt nur eine andere Karte von { $artist }, keine Doppelkarte.

## Ein Verkauf

web-modern-art-sold-title = { $price ->
        [0] { $who ->
            [you] Deins, umsonst
           *[other] Umsonst an { $name }
        }
       *[other] { $who ->
            [you] Deins für { $price }
           *[other] Für { $price } an { $name }
        }
    }
web-modern-art-pays-to = { $price ->
        [0] Niemand hat geboten.
       *[other] { $to ->
            [bank] { $price } gehen an die Bank.
            [you] { $price } gehen an dich.
            [shared] { $price } werden geteilt: { $auctioneer } und { $host }.
           *[other] { $price } gehen an { $name }.
        }
    }
web-modern-art-no-second = Niemand hat eine zweite Karte dazugelegt.
web-modern-art-go-on = Weiter

## Was geschah

web-modern-art-told-offered = { $who ->
        [you] Du bietest { $title } an, { $auction }.
       *[other] { $name } bietet { $title } an, { $auction }.
    }
web-modern-art-told-added = { $who ->
        [you] Du legst { $title } dazu, { $auction }.
       *[other] { $name } legt { $title } dazu, { $auction }.
    }
web-modern-art-told-declined = { $who ->
        [you] Du legst nichts dazu.
       *[other] { $name } legt nichts dazu.
    }
web-modern-art-told-bid = { $who ->
        [you] Du bietest { $amount }.
       *[other] { $name } bietet { $amount }.
    }
web-modern-art-told-passed = { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
web-modern-art-told-sealed = { $who ->
        [you] Dein Gebot ist versiegelt.
       *[other] Gebot versiegelt: { $name }.
    }
web-modern-art-told-opened = Die verdeckten Gebote: { $amounts }.
web-modern-art-told-price = { $who ->
        [you] Du verlangst { $amount }.
       *[other] { $name } verlangt { $amount }.
    }
web-modern-art-told-sold = { $price ->
        [0] { $who ->
            [you] Du bekommst { $titles } umsonst.
           *[other] { $name } bekommt { $titles } umsonst.
        }
       *[other] { $who ->
            [you] Du kaufst { $titles } für { $price }.
           *[other] { $name } kauft { $titles } für { $price }.
        }
    }
web-modern-art-told-revealed = { $who ->
        [you] Du deckst { $title } von { $artist } auf.
       *[other] { $name } deckt { $title } von { $artist } auf.
    }
web-modern-art-told-skipped = { $who ->
        [you] Du deckst nichts auf.
       *[other] { $name } deckt nichts auf.
    }
web-modern-art-told-round = Runde { $round } ist zu Ende. { $tokens }
web-modern-art-told-paid = { $who ->
        [you] Die Bank zahlt dir { $amount }.
       *[other] Die Bank zahlt { $amount } an { $name }.
    }
web-modern-art-told-dealt = { $count ->
        [one] Du bekommst 1 Karte.
       *[other] Du bekommst { $count } Karten.
    }
web-modern-art-told-ended = Die Partie ist zu Ende.
web-modern-art-outbid = Überboten: { $name } bietet { $amount }.

## Das Ende einer Runde

web-modern-art-round-over = Runde { $round } ist zu Ende
web-modern-art-over-fifth = { $who ->
        [you] Du hast die fünfte Karte von { $artist } gespielt, „{ $title }“. Sie zählt, wird aber nicht verkauft.
       *[other] { $name } hat die fünfte Karte von { $artist } gespielt, „{ $title }“. Sie zählt, wird aber nicht verkauft.
    }
web-modern-art-over-pair = { $who ->
        [you] Du hast die fünfte Karte von { $artist } dazugelegt. Beide Karten des Loses zählen, keine wird verkauft.
       *[other] { $name } hat die fünfte Karte von { $artist } dazugelegt. Beide Karten des Loses zählen, keine wird verkauft.
    }
web-modern-art-over-revealed = { $who ->
        [you] Du hast die fünfte Karte von { $artist } aufgedeckt, „{ $title }“. Sie zählt und gehört niemandem.
       *[other] { $name } hat die fünfte Karte von { $artist } aufgedeckt, „{ $title }“. Sie zählt und gehört niemandem.
    }
web-modern-art-over-last = Die allerletzte Karte wurde gespielt. Sie zählt, wird aber nicht verkauft.
web-modern-art-over-nobody = Niemand hatte eine Karte: Es gab keine Auktion.
web-modern-art-bank-buys = Die Bank kauft nun alle anderen Gemälde.
web-modern-art-column-pays = Ein Gemälde bringt seine ganze Spalte
web-modern-art-bank-pays = Die Bank zahlt
web-modern-art-not-ranked = nicht unter den ersten drei: 0
web-modern-art-played-count = { $played } gespielt
web-modern-art-your-money = Dein Geld: { $before } + { $income } =
web-modern-art-next-round = { $cards ->
        [0] Runde { $round }: keine neuen Karten.
        [one] Runde { $round }: je eine neue Karte.
       *[other] Runde { $round }: je { $cards } neue Karten.
    }
web-modern-art-begins = { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
web-modern-art-to-round = Weiter zu Runde { $round }
web-modern-art-to-end = Weiter zum Ergebnis
web-modern-art-zero = 0

## Das Ende der Partie

web-modern-art-bank-round = Bank, Runde { $round }
web-modern-art-why = Das meiste Geld gewinnt. Karten auf der Hand sind nichts mehr wert.
web-modern-art-why-tie = Gleich viel Geld: Der Sieg wird geteilt.
