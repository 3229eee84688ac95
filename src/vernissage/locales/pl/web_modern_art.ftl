### Modern Art w przeglądarce.

## Imiona po kolei

web-modern-art-and = { $first } i { $last }
web-modern-art-or = { $first } lub { $last }

## Kto co ma zrobić

web-modern-art-pill-turn = Twoja kolej
web-modern-art-pill-may = Możesz licytować
web-modern-art-pill-bid = Twoja oferta
web-modern-art-pill-one = Twoja oferta
web-modern-art-pill-asked = Pytanie do ciebie
web-modern-art-status-offer = { $who ->
        [you] Wystaw obraz z ręki.
       *[other] { $name } wybiera obraz do wystawienia.
    }
web-modern-art-status-second = { $who ->
        [you] Dokładasz drugi obraz artysty { $artist }?
       *[other] Pytanie o drugi obraz artysty { $artist }: { $name }.
    }
web-modern-art-status-no-bid = Jeszcze bez ofert.
web-modern-art-status-may-bid = Każdy może licytować w dowolnej chwili.
web-modern-art-status-leads = { $who ->
        [you] Dajesz najwięcej: { $bid }.
       *[other] { $name } daje najwięcej: { $bid }.
    }
web-modern-art-status-may-raise = Kto może przebić: { $names }.
web-modern-art-status-silent = Pasujesz; po następnej ofercie znowu możesz licytować.
web-modern-art-status-once = { $who ->
        [you] Daj co najmniej { $lowest } albo spasuj.
       *[other] { $name } licytuje albo pasuje.
    }
web-modern-art-status-last = Po tobie już nikt.
web-modern-art-status-then = Potem: { $names }.
web-modern-art-status-seal = Złóż tajną ofertę.
web-modern-art-status-sealed-own = { $amount ->
        [0] Twoja oferta jest pusta i zaklejona.
       *[other] Twoja tajna oferta: { $amount }.
    }
web-modern-art-status-sealing = Trwa składanie tajnych ofert.
web-modern-art-status-still = Jeszcze otwarte: { $names }.
web-modern-art-status-price = { $who ->
        [you] Podaj cenę.
       *[other] { $name } podaje cenę.
    }
web-modern-art-status-first = { $who ->
        [you] Pierwsze pytanie do ciebie.
       *[other] Pierwsze pytanie: { $name }.
    }
web-modern-art-status-buy = { $who ->
        [you] Kup za { $price } albo spasuj.
       *[other] Pytanie o kupno za { $price }: { $name }.
    }
web-modern-art-status-reveal = { $who ->
        [you] Odkrywasz kartę tajemniczej ręki?
       *[other] { $name } może odkryć tajemniczą kartę.
    }
web-modern-art-status-over = Koniec gry.

## Rynek

web-modern-art-market = Rynek
web-modern-art-round-word = Runda
web-modern-art-played = Zagrane
web-modern-art-pays-now = Wartość
web-modern-art-would-pay = Wartość wtedy
web-modern-art-if-ended = Ile dałby jeden obraz, gdyby runda skończyła się teraz
web-modern-art-market-cell = { $artist }: wartość { $worth }, zagrane { $played } z 5
web-modern-art-falls = { $token }, gdyby runda skończyła się teraz
web-modern-art-count = { $played } z 5
web-modern-art-last-payout = Wypłata po rundzie { $round }

## Na licytacji

web-modern-art-empty-easel = Sztaluga jest pusta.
web-modern-art-sold-by = { $who ->
        [you] sprzedajesz ty
       *[other] sprzedaje { $name }
    }
web-modern-art-played-by = { $who ->
        [you] karta od ciebie
       *[other] wystawia { $name }
    }
web-modern-art-from-hand = z twojej ręki
web-modern-art-auction-open = Licytacja otwarta
web-modern-art-auction-once = Licytacja jednorazowa
web-modern-art-auction-sealed = Licytacja tajna
web-modern-art-auction-fixed = Ustalona cena
web-modern-art-auction-double = Karta podwójna
web-modern-art-rule-open = każdy, w każdej chwili
web-modern-art-rule-once = po jednej ofercie, sprzedający na końcu
web-modern-art-rule-sealed = wszyscy naraz, najwyższa wygrywa
web-modern-art-rule-fixed = kupuje, kto pierwszy się zgodzi
web-modern-art-rule-double = sprzedawana z drugą kartą
web-modern-art-a-pays = { $artist }: wartość teraz
web-modern-art-two-pay = Dwa obrazy ({ $artist }) teraz
web-modern-art-bid-up-to = Możesz dać do
web-modern-art-no-bid-yet = jeszcze bez ofert

## Wystawianie

web-modern-art-choose-card = Wybierz kartę z ręki: najpierw tylko przymierzysz ją na sztaludze.
web-modern-art-offer = Wystaw ten obraz
web-modern-art-offer-two = Wystaw oba obrazy
web-modern-art-offer-title = Wystaw „{ $title }”
web-modern-art-order-of-bids = Kolejność ofert
web-modern-art-asked-order = Kolejność pytań
web-modern-art-played-with = { $artist }: zagrane z tą kartą
web-modern-art-played-with-two = { $artist }: zagrane z obiema
web-modern-art-of-five = { $played } z 5
web-modern-art-offer-short = { $artist }: zagrane { $played } z 5, wartość wtedy { $worth }
web-modern-art-would-then-pay = { $artist }: wartość wtedy
web-modern-art-tie = { $first } i { $second } mieliby po { $played }: wyżej jest artysta bardziej na lewo.
web-modern-art-ends-fifth = Piąta karta artysty { $artist }: runda kończy się od razu. Obraz się liczy, ale nie idzie na sprzedaż.
web-modern-art-ends-pair = Z drugą kartą to piąta karta artysty { $artist }: runda się kończy, obie się liczą, żadna nie idzie na sprzedaż.
web-modern-art-ends-last = Ostatnia karta w grze: runda się kończy. Karta się liczy, ale nie idzie na sprzedaż.
web-modern-art-end-round = Zakończ nią rundę
web-modern-art-bank-pays-you = Bank wypłaci ci
web-modern-art-with = Sprzedaż razem z
web-modern-art-another-card = Inna karta
web-modern-art-alone = Sama
web-modern-art-alone-how = Pozostali są pytani po kolei: kto dołoży drugi obraz artysty { $artist }, sprzedaje oba. Jeśli nikt, masz go za darmo.
web-modern-art-no-partner = Nie masz pasującej karty.
web-modern-art-partner = razem z: { $title }, { $auction }

## Druga karta

web-modern-art-add = Dołóż „{ $title }”
web-modern-art-add-none = Nie, nic nie dokładam
web-modern-art-add-alone = Wystaw samą
web-modern-art-add-how = Sprzedajesz oba obrazy i bierzesz pieniądze. { $name } nie dostaje nic.
web-modern-art-add-how-shared = Sprzedajesz oba obrazy. Zapłata do podziału: ty i { $name }.
web-modern-art-add-own = Oba idą na sprzedaż razem, tak jak każe druga karta.
web-modern-art-nothing-fits = Nie masz karty artysty { $artist }, którą można dołożyć.
web-modern-art-choose-second = Wybierz drugą kartę.

## Licytowanie

web-modern-art-hammer-open = Kto da?
web-modern-art-hammer-bid = Kto da więcej?
web-modern-art-hammer-once = Po raz pierwszy…
web-modern-art-hammer-twice = Po raz drugi…
web-modern-art-hammer-sold = Sprzedane!
web-modern-art-hammer-next-once = po raz pierwszy
web-modern-art-hammer-next-twice = po raz drugi
web-modern-art-hammer-next-sold = sprzedane
web-modern-art-bid = Daję { $amount }
web-modern-art-moved = Oferta właśnie wzrosła do { $bid }: nic nie zostało wysłane.
web-modern-art-bid-again = { $amount }?
web-modern-art-bid-again-how = potwierdź
web-modern-art-other-amount = Inna kwota
web-modern-art-one-less = o jeden mniej
web-modern-art-one-more = o jeden więcej
web-modern-art-amount = Kwota
web-modern-art-at-most = Najwyżej { $highest }: więcej nie masz.
web-modern-art-pass = Pas
web-modern-art-pass-open = Pas do następnej oferty
web-modern-art-your-bid-stands = Twoja oferta jest najwyższa. Gdy ktoś ją przebije, znowu możesz licytować.
web-modern-art-cannot-raise = Masz { $money }: za mało, żeby przebić.
web-modern-art-ceiling = Tajny limit
web-modern-art-ceiling-none = licytuje za ciebie, tylko w tej licytacji
web-modern-art-ceiling-ready = od razu da za ciebie { $next }, tylko w tej licytacji
web-modern-art-ceiling-ready-live = za chwilę da za ciebie { $next }, tylko w tej licytacji
web-modern-art-ceiling-answers = za chwilę odpowie: { $next }
web-modern-art-ceiling-leads = dajesz najwięcej; następną ofertę przebije o 1
web-modern-art-ceiling-passed = limit przebity: { $bid }
web-modern-art-ceiling-turn = da o 1 więcej, gdy przyjdzie twoja kolej
web-modern-art-ceiling-set = Licytuj za mnie do { $amount }
web-modern-art-order-drop = Usuń
web-modern-art-ceiling-short = Limit
web-modern-art-out = Wycofuję się z tej licytacji
web-modern-art-out-turn = Pas, gdy przyjdzie moja kolej
web-modern-art-is-out = Nie bierzesz udziału w tej licytacji.
web-modern-art-back-in = Wracam
web-modern-art-leaving = Wycofujesz się z tej licytacji…
web-modern-art-passes-turn = Spasujesz, gdy przyjdzie twoja kolej.
web-modern-art-order-ribbon = Kolejność ofert
web-modern-art-ribbon-passed = pas
web-modern-art-ribbon-now = teraz
web-modern-art-ribbon-last = na końcu
web-modern-art-ribbon-next = potem

## Tajne oferty

web-modern-art-seal = { $amount ->
        [0] Zaklej pustą
       *[other] Zaklej { $amount }
    }
web-modern-art-seal-empty = Zaklej pustą, bez oferty
web-modern-art-seal-zero = 0, bez oferty
web-modern-art-seal-all = { $amount }, wszystko
web-modern-art-sealed-open-again = Otwórz ponownie
web-modern-art-sealed-how = Możesz ją otworzyć, dopóki wszystkie nie są zaklejone.
web-modern-art-sealed-keep = Zostaw zaklejoną
web-modern-art-is-sealed = zaklejona
web-modern-art-is-open = otwarta
web-modern-art-clear = Wyczyść
web-modern-art-backspace = Usuń ostatnią cyfrę
web-modern-art-sure-seal = To ponad połowa pieniędzy: zaklej { $amount }
web-modern-art-opened = Tajne oferty odkryte
web-modern-art-tie-seller = Remis przy { $amount } ({ $names }): pierwszeństwo ma aukcjoner.
web-modern-art-tie-closest = Remis przy { $amount } ({ $names }): wygrywa osoba najbliżej po lewej od aukcjonera.
web-modern-art-all-empty = Wszystkie oferty puste: obraz zostaje u aukcjonera za darmo.

## Ustalona cena

web-modern-art-set-price = Ustal cenę { $amount }
web-modern-art-must-pay = Jeśli nikt nie kupi, płacisz { $amount } do banku i obraz jest twój.
web-modern-art-must-pay-two = Jeśli nikt nie kupi, płacisz { $amount } do banku i oba obrazy są twoje.
web-modern-art-buy = Kup za { $price }
web-modern-art-buy-left = Zostanie ci { $left } z { $money }.
web-modern-art-buy-cannot = Masz { $money }: nie stać cię na { $price }.
web-modern-art-buy-order = Kup za mnie
web-modern-art-buy-order-how = tylko tym razem: kupi, jeśli kosztuje najwyżej { $amount }
web-modern-art-buy-order-set = tylko tym razem: kupi do { $amount }, gdy przyjdzie twoja kolej
web-modern-art-buy-when = Kup za { $price }, gdy przyjdzie moja kolej
web-modern-art-buys-turn = Kupi za { $price }, gdy przyjdzie twoja kolej.
web-modern-art-buy-order-short = Kup do
web-modern-art-buy-order-do = Kup za mnie do { $amount }
web-modern-art-price-all = { $amount }, wszystko
web-modern-art-not-priced = jeszcze bez ceny

## Potwierdzenie

web-modern-art-again = Jeszcze raz: { $what }

## Tajemnicza ręka

web-modern-art-reveal = Odkryj kartę
web-modern-art-skip = Zostaw zakryte
web-modern-art-reveal-how = Liczy się w tej rundzie, nie idzie na sprzedaż i jako piąta może zakończyć rundę.

## Miejsca

web-modern-art-seats = Miejsca
web-modern-art-cards-in-hand = { $cards ->
        [one] 1 karta na ręce
        [few] { $cards } karty na ręce
       *[many] { $cards } kart na ręce
    }
web-modern-art-money-hidden = pieniądze za zasłonką
web-modern-art-money = pieniądze: { $money }
web-modern-art-pays-seat = do wypłaty teraz { $income }
web-modern-art-bank-plus = warte { $income }
web-modern-art-nothing-bought = jeszcze bez zakupów
web-modern-art-collections = Kupione w tej grze
web-modern-art-collection-sum = wydane { $price }, z banku { $paid }
web-modern-art-best-buy = Najlepszy zakup gry
web-modern-art-best-buy-sum = { $who ->
        [you] Cena: { $price }, wypłata banku: { $paid }.
       *[other] { $name }: cena { $price }, wypłata banku { $paid }.
    }
web-modern-art-tag-offers = { $who ->
        [you] wystawiasz
       *[other] wystawia
    }
web-modern-art-tag-sells = { $who ->
        [you] sprzedajesz
       *[other] sprzedaje
    }
web-modern-art-tag-leads = { $who ->
        [you] dajesz { $bid }
       *[other] daje { $bid }
    }
web-modern-art-tag-asked = pytanie
web-modern-art-tag-said-no = nie
web-modern-art-tag-to-bid = licytuje
web-modern-art-tag-bid = daje { $bid }
web-modern-art-tag-passed = pas
web-modern-art-tag-reveals = może odkryć
web-modern-art-tag-won = zwycięstwo
web-modern-art-mystery-seat = Tajemnicza ręka
web-modern-art-you = Ty

## Własna tacka

web-modern-art-hand = Twoja ręka
web-modern-art-purse = Twoje pieniądze
web-modern-art-only-you = widzisz tylko ty
web-modern-art-open-money = jawne
web-modern-art-card-read = { $title }, { $artist }, { $auction }, wartość teraz { $worth }
web-modern-art-hand-empty = Nie masz kart na ręce. Nadal możesz licytować.
web-modern-art-not-your-offer = Obraz wystawiasz, gdy przyjdzie twoja kolej na sprzedaż.
web-modern-art-not-fitting = Dołożyć można tylko inną kartę artysty { $artist }, nie podwójną.

## Sprzedaż

web-modern-art-sold-title = { $price ->
        [0] { $who ->
            [you] Twój za darmo
           *[other] Za darmo: { $name }
        }
       *[other] { $who ->
            [you] Twój za { $price }
           *[other] Za { $price } kupuje { $name }
        }
    }
web-modern-art-pays-to = { $price ->
        [0] Nie było ofert.
       *[other] { $to ->
            [bank] { $price } idzie do banku.
            [you] { $price } idzie do ciebie.
            [shared] { $price } do podziału: { $auctioneer } i { $host }.
           *[other] { $price } dostaje { $name }.
        }
    }
web-modern-art-no-second = Nikt nie dołożył drugiej karty.
web-modern-art-go-on = Dalej

## Co się stało

web-modern-art-told-offered = { $who ->
        [you] Wystawiasz: { $title }, { $auction }.
       *[other] { $name } wystawia: { $title }, { $auction }.
    }
web-modern-art-told-added = { $who ->
        [you] Dokładasz: { $title }, { $auction }.
       *[other] { $name } dokłada: { $title }, { $auction }.
    }
web-modern-art-told-declined = { $who ->
        [you] Nic nie dokładasz.
       *[other] { $name } nic nie dokłada.
    }
web-modern-art-told-bid = { $who ->
        [you] Dajesz { $amount }.
       *[other] { $name } daje { $amount }.
    }
web-modern-art-told-passed = { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
web-modern-art-told-sealed = { $who ->
        [you] Twoja oferta jest zaklejona.
       *[other] Oferta zaklejona: { $name }.
    }
web-modern-art-told-opened = Tajne oferty: { $amounts }.
web-modern-art-told-price = { $who ->
        [you] Twoja cena: { $amount }.
       *[other] { $name } żąda { $amount }.
    }
web-modern-art-told-sold = { $price ->
        [0] { $who ->
            [you] Dostajesz za darmo: { $titles }.
           *[other] { $name } dostaje za darmo: { $titles }.
        }
       *[other] { $who ->
            [you] Kupujesz za { $price }: { $titles }.
           *[other] { $name } kupuje za { $price }: { $titles }.
        }
    }
web-modern-art-told-revealed = { $who ->
        [you] Odkrywasz: { $title }, { $artist }.
       *[other] { $name } odkrywa: { $title }, { $artist }.
    }
web-modern-art-told-skipped = { $who ->
        [you] Nic nie odkrywasz.
       *[other] { $name } nic nie odkrywa.
    }
web-modern-art-told-round = Koniec rundy { $round }. { $tokens }
web-modern-art-told-paid = { $who ->
        [you] Bank wypłaca ci { $amount }.
       *[other] Bank wypłaca { $amount }: { $name }.
    }
web-modern-art-told-dealt = { $count ->
        [one] Dostajesz 1 kartę.
        [few] Dostajesz { $count } karty.
       *[many] Dostajesz { $count } kart.
    }
web-modern-art-told-ended = Koniec gry.
web-modern-art-outbid = Przebite: { $name } daje { $amount }.

## Koniec rundy

web-modern-art-round-over = Koniec rundy { $round }
web-modern-art-over-fifth = { $who ->
        [you] Zagrywasz piątą kartę artysty { $artist }: „{ $title }”. Liczy się, ale nie idzie na sprzedaż.
       *[other] { $name } zagrywa piątą kartę artysty { $artist }: „{ $title }”. Liczy się, ale nie idzie na sprzedaż.
    }
web-modern-art-over-pair = { $who ->
        [you] Dokładasz piątą kartę artysty { $artist }. Obie karty się liczą, żadna nie idzie na sprzedaż.
       *[other] { $name } dokłada piątą kartę artysty { $artist }. Obie karty się liczą, żadna nie idzie na sprzedaż.
    }
web-modern-art-over-revealed = { $who ->
        [you] Odkrywasz piątą kartę artysty { $artist }: „{ $title }”. Liczy się i nie należy do nikogo.
       *[other] { $name } odkrywa piątą kartę artysty { $artist }: „{ $title }”. Liczy się i nie należy do nikogo.
    }
web-modern-art-over-last = Zagrano ostatnią kartę. Liczy się, ale nie idzie na sprzedaż.
web-modern-art-over-nobody = Nikt nie miał kart: licytacji nie było.
web-modern-art-bank-buys = Bank kupuje teraz wszystkie pozostałe obrazy.
web-modern-art-column-pays = Obraz jest wart całej swojej kolumny
web-modern-art-bank-pays = Wypłata z banku
web-modern-art-not-ranked = poza pierwszą trójką: 0
web-modern-art-played-count = zagrane: { $played }
web-modern-art-your-money = Twoje pieniądze: { $before } + { $income } =
web-modern-art-next-round = { $cards ->
        [0] Runda { $round }: bez nowych kart.
        [one] Runda { $round }: po jednej nowej karcie.
        [few] Runda { $round }: po { $cards } nowe karty.
       *[many] Runda { $round }: po { $cards } nowych kart.
    }
web-modern-art-begins = { $who ->
        [you] Zaczynasz ty.
       *[other] Zaczyna { $name }.
    }
web-modern-art-to-round = Dalej do rundy { $round }
web-modern-art-to-end = Dalej do wyniku
web-modern-art-zero = 0

## Koniec gry

web-modern-art-bank-round = Bank, runda { $round }
web-modern-art-why = Wygrywa, kto ma najwięcej pieniędzy. Karty na ręce nie są nic warte.
web-modern-art-why-tie = Tyle samo pieniędzy: zwycięstwo jest wspólne.
