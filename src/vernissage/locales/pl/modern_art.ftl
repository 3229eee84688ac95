### Modern Art: odmowy, stół, boty.

## Dlaczego ruch jest odrzucony

modern-art-notation = to nie jest ruch w Modern Art.
    .instead = Napisz „offer nex sealed” (wystaw), „add nex open” (dołóż), „decline” (zrezygnuj), „bid 12” (licytuj), „pass” (pas), „seal 25” (tajna oferta), „price 15” (cena), „buy” (kup), „reveal” (odkryj) albo „skip” (pomiń).
modern-art-legend = Na planszy: żetony każdej rundy, ile kart artysty zagrano w tej rundzie i wartość obrazu. Imiona w odwróconych kolorach mogą działać; ? to pieniądze, których nie widać.
modern-art-too-much = nikt nigdy nie może mieć aż tyle.
    .instead = Możliwe kwoty: od 0 do { $most }.
modern-art-no-such-card = nie ma takiej karty.
    .instead = Karta to artysta (nex, bahut, darmoir, sadland, koriko) i rodzaj licytacji (open, once, sealed, fixed, double).
modern-art-yes-or-no = opcja { $option } jest włączona albo wyłączona.
    .instead = Podaj true albo false.
modern-art-three-players-only = tajemnicza ręka to wariant dla trzech osób.
    .instead = Zagrajcie we troje albo bez tajemniczej ręki.
modern-art-deck = w talii karta { $card } występuje { $found ->
        [one] { $found } raz
       *[other] { $found } razy
    }, a powinna { $copies ->
        [one] { $copies } raz
       *[other] { $copies } razy
    }.
    .instead = Popraw układ początkowy albo rozdaj od nowa.
modern-art-your-own-bid = aktualna oferta { $bid } jest twoja.
    .instead = Poczekaj, aż ktoś ją przebije albo spadnie młotek.
modern-art-silent = na razie pasujesz.
    .instead = Możesz znów licytować po następnej ofercie.
modern-art-cannot-afford = { $bid ->
        [0] nie masz pieniędzy, żeby licytować.
       *[other] aktualna oferta to { $bid }, a ty masz { $purse }.
    }
    .instead = Zobacz, kto wygra.
modern-art-bid-or-pass = trwa licytacja.
    .instead = Zaoferuj od { $lowest } do { $highest } albo spasuj.
modern-art-bid-too-low = { $bid ->
        [0] oferta to co najmniej 1; masz { $purse }.
       *[other] aktualna oferta to { $bid }, a ty masz { $purse }.
    }
    .instead = Zaoferuj od { $lowest } do { $purse } albo spasuj.
modern-art-bid-too-high = { $bid ->
        [0] masz { $purse }.
       *[other] aktualna oferta to { $bid }, a ty masz { $purse }.
    }
    .instead = Zaoferuj od { $lowest } do { $purse } albo spasuj.
modern-art-already-sealed = twoja dłoń jest już zamknięta.
    .instead = Poczekaj, aż otworzą się wszystkie dłonie.
modern-art-seal-too-high = masz { $purse }.
    .instead = Złóż tajną ofertę od 0 do { $purse }.
modern-art-seal-first = to licytacja tajna.
    .instead = Złóż tajną ofertę od 0 (pusta dłoń) do { $purse }.
modern-art-price-first = najpierw ustal cenę.
    .instead = Podaj cenę od { $lowest } do { $purse }.
modern-art-price-too-high = masz { $purse }, a własną cenę musisz móc zapłacić.
    .instead = Podaj cenę od { $lowest } do { $purse }.
modern-art-price-too-low = cena to co najmniej 1.
    .instead = Podaj cenę od { $lowest } do { $purse }.
modern-art-buy-or-pass = możesz kupić za { $price }.
    .instead = Napisz „buy” (kup) albo „pass” (pas).
modern-art-offer-first = twoja kolej, by wystawić obraz.
    .instead = Wystaw jedną z tych kart: { $hand }.
modern-art-not-in-hand = nie masz karty { $card }.
    .instead = Twoja ręka: { $hand }.
modern-art-add-or-decline = decydujesz, czy dołożyć drugą kartę artysty { $artist }.
    .instead = { $fitting ->
        [0] Żadna nie pasuje: zrezygnuj.
       *[other] Dołóż jedną z tych kart albo zrezygnuj: { $ways }.
    }
modern-art-other-artist = oba obrazy muszą być artysty { $artist }.
    .instead = { $fitting ->
        [0] Żadna nie pasuje: zrezygnuj.
       *[other] Dołóż jedną z tych kart albo zrezygnuj: { $ways }.
    }
modern-art-second-double = druga karta nie może być podwójna.
    .instead = { $fitting ->
        [0] Żadna nie pasuje: zrezygnuj.
       *[other] Dołóż jedną z tych kart albo zrezygnuj: { $ways }.
    }
modern-art-reveal-or-skip = możesz odkryć kartę tajemniczej ręki; { $mystery ->
        [one] została w niej 1 karta.
        [few] zostały w niej { $mystery } karty.
       *[many] zostało w niej { $mystery } kart.
    }
    .instead = Napisz „reveal” (odkryj) albo „skip” (pomiń).

## Stół

modern-art = Modern Art
modern-art-round = Runda { $round } z { $rounds }
modern-art-mystery = { $cards ->
        [0] tajemnicza ręka jest pusta
        [one] 1 karta w tajemniczej ręce
        [few] { $cards } karty w tajemniczej ręce
       *[many] { $cards } kart w tajemniczej ręce
    }
modern-art-market-played = Karty
modern-art-market-worth = Wartość
modern-art-lot = Na licytacji
modern-art-card = { $artist } ({ $auction })
modern-art-auction-open = otwarta
modern-art-auction-once = jednorazowa
modern-art-auction-sealed = tajna
modern-art-auction-fixed = ustalona cena
modern-art-auction-double = podwójna
modern-art-auctioneer = Aukcjoner: { $name }
modern-art-asks-offer = Kolej na wystawienie obrazu: { $name }
modern-art-asks-reveal = Można odkryć tajemniczą kartę: { $name }
modern-art-asks-price = Trzeba podać cenę.
modern-art-asks-second = Pytanie o drugą kartę: { $name }
modern-art-fixed-price = Ustalona cena: { $price }
modern-art-closed-hands = Zamknięte dłonie: { $closed } z { $players }
modern-art-no-bid = Jeszcze bez ofert
modern-art-standing = Aktualna oferta: { $bid } ({ $name })
modern-art-column-hand = Ręka
modern-art-column-money = Kasa
modern-art-column-pays = Do wypłaty
modern-art-column-bought = Kupione w tej rundzie
modern-art-hand = Twoja ręka
modern-art-score-start = Start
modern-art-score-sold_to_players = Sprzedaż graczom
modern-art-score-bought = Zakupy
modern-art-score-bank = Z banku

## Co się stało

modern-art-offered = { $name }: na licytację idzie { $card }
modern-art-added = { $name }: dołożona karta { $card }
modern-art-revealed = { $name }: tajemnicza karta { $card }
modern-art-declined = { $name }: bez drugiej karty
modern-art-skipped = { $name }: bez tajemniczej karty
modern-art-passed = { $name }: pas
modern-art-bid = { $name }: { $amount }
modern-art-price-named = { $name }: cena { $amount }
modern-art-paid = { $name }: { $amount } z banku
modern-art-sealed = { $name }: dłoń zamknięta
modern-art-hands-opened = Wszystkie dłonie otwarte: { $amounts }
modern-art-sold = { $price ->
        [0] Za darmo: { $cards } ({ $name })
       *[other] Sprzedane za { $price }: { $cards } ({ $name })
    }
modern-art-round-ended = Koniec rundy { $round }. Żetony: { $tokens }
modern-art-dealt = Dostajesz: { $cards }.
