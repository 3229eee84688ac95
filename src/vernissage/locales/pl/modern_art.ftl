### Modern Art: odmowy, stół, boty.

## Dlaczego ruch jest odrzucony

modern-art-notation = to nie jest ruch w Modern Art.
    .instead = Napisz „offer nex sealed”, „add nex open”, „decline”, „bid 12”, „pass”, „seal 25”, „price 15”, „buy”, „reveal” albo „skip”.
modern-art-too-much = nikt nigdy nie może mieć aż tyle.
    .instead = Kwoty są od 0 do { $most }.
modern-art-no-such-card = nie ma takiej karty.
    .instead = Karta to artysta (nex, bahut, darmoir, sadland, koriko) i rodzaj licytacji (open, once, sealed, fixed, double).
modern-art-yes-or-no = opcja { $option } jest włączona albo wyłączona.
    .instead = Podaj true albo false.
modern-art-three-players-only = tajemnicza ręka to wariant dla trzech osób.
    .instead = Zagrajcie we troje albo bez tajemniczej ręki.
modern-art-no-mystery-hand = ten wariant mówi, kto odkrywa kartę tajemniczej ręki, a jej nie ma.
    .instead = Wybierz też mystery_hand, dla 3 osób.
modern-art-deck = w talii karta { $card } występuje { $found ->
        [one] { $found } raz
       *[other] { $found } razy
    }, a powinna { $copies ->
        [one] { $copies } raz
       *[other] { $copies } razy
    }.
    .instead = Popraw przygotowanie albo rozdaj od nowa.
modern-art-your-own-bid = aktualna oferta { $bid } jest twoja.
    .instead = Poczekaj, aż ktoś ją przebije albo spadnie młotek.
modern-art-silent = już spasowano z tego miejsca.
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
modern-art-price-first = podaj najpierw cenę tego, co wystawiasz.
    .instead = Podaj cenę od { $lowest } do { $purse }.
modern-art-price-too-high = masz { $purse }, a własną cenę musisz móc zapłacić.
    .instead = Podaj cenę od { $lowest } do { $purse }.
modern-art-price-too-low = cena to co najmniej 1.
    .instead = Podaj cenę od { $lowest } do { $purse }.
modern-art-buy-or-pass = można kupić po cenie { $price }.
    .instead = Powiedz „buy” albo „pass”.
modern-art-offer-first = twoja kolej, by wystawić obraz.
    .instead = Wystaw jedną z tych kart: { $hand }.
modern-art-not-in-hand = nie masz karty { $card }.
    .instead = Twoja ręka: { $hand }.
modern-art-add-or-decline = pytanie brzmi, czy dołożysz drugą kartę artysty { $artist }.
    .instead = { $fitting ->
        [0] Żadna nie pasuje: zrezygnuj.
       *[other] Dołóż jedną z tych kart albo zrezygnuj: { $ways }.
    }
modern-art-other-artist = oba obrazy muszą być artysty { $artist }.
    .instead = { $fitting ->
        [0] Żadna nie pasuje: zrezygnuj.
       *[other] Dołóż jedną z tych kart albo zrezygnuj: { $ways }.
    }
modern-art-second-double = druga karta nigdy nie jest podwójna.
    .instead = { $fitting ->
        [0] Żadna nie pasuje: zrezygnuj.
       *[other] Dołóż jedną z tych kart albo zrezygnuj: { $ways }.
    }
modern-art-reveal-or-skip = możesz odkryć kartę tajemniczej ręki; { $mystery ->
        [one] została w niej 1 karta.
        [few] zostały w niej { $mystery } karty.
       *[many] zostało w niej { $mystery } kart.
    }
    .instead = Powiedz „reveal” albo „skip”.
