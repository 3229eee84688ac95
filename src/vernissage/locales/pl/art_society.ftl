### Art Society: odmowy, stół, boty.

## Dlaczego ruch jest odrzucony

art-society-notation = to nie jest ruch w Art Society.
    .instead = Napisz „take 2x3PG” (weź), „hang 2x3PG c4” (powieś), „decor d2h e5” (dekoracja), „lot 2x3” (wystaw), „bid 14” (karta oferty od 1 do 20), „start d4” (obraz startowy), „hold” (asystent), „swap” (wymień), „store” (odłóż), „merge” (połącz), „enough” (wystarczy), „end” (koniec tury), „rehang” (przewieś), „done” (gotowe) albo „restore” (przywróć); wszystkie są w docs/records.md.
art-society-legend = Płytka to rozmiar, typ (P portret, C życie miejskie, S martwa natura, L pejzaż) i rama (G złota, S srebrna, H muszlowa, W drewniana); d1 do d3 to dekoracje. ★ to pole z gwiazdą.
art-society-swap-types = obraz wymienia się na obraz tego samego typu.
    .instead = Podaj dwa obrazy z tą samą literą typu, na przykład „swap 4x3LS 1x2LG”.
art-society-start-hangs = twój obraz startowy już wisi i tam zostaje.
    .instead = Poczekaj na pozostałych.
art-society-now-start = najpierw twój obraz startowy { $tile }.
    .instead = Powieś go tak, by zakrył pole z gwiazdą, na przykład „start d4”.
art-society-start-outside = { $tile } nie zmieści się tu w całości na ścianie.
    .instead = Możesz powiesić na: { $ways }.
art-society-no-star = { $tile } nie zakryje żadnego z pól z gwiazdą, e5 i f5.
    .instead = Możesz powiesić na: { $ways }.
art-society-now-lot = trwa wybór obrazów do licytacji.
    .instead = { $count ->
        [one] Wybierz jeszcze { $count } obraz według rozmiaru: { $known }.
        [few] Wybierz jeszcze { $count } obrazy według rozmiaru: { $known }.
       *[many] Wybierz jeszcze { $count } obrazów według rozmiaru: { $known }.
    }
art-society-stack-empty = nie ma już obrazów tego rozmiaru.
    .instead = Rozmiary: { $known }.
art-society-bid-lies = twoja oferta leży już zakryta.
    .instead = Poczekaj, aż wszyscy złożą oferty.
art-society-now-bid = wszyscy składają teraz oferty.
    .instead = Wybierz jedną ze swoich kart: { $hand }.
art-society-card-played = nie masz już tej karty.
    .instead = Twoje karty: { $hand }.
art-society-now-take = teraz bierzesz obraz.
    .instead = Weź jeden z wystawionych: { $lot }.
art-society-not-in-lot = tego obrazu nie ma wśród wystawionych.
    .instead = Weź jeden z nich: { $lot }.
art-society-now-deal = najpierw nowy obraz { $tile }.
    .instead = Powieś go albo oddaj asystentowi; jeśli się nie mieści, możesz go wymienić lub odłożyć.
art-society-now-end = do powieszenia jest już tylko { $tile } od asystenta.
    .instead = Powieś tę płytkę albo napisz „end” (koniec tury).
art-society-not-yours = nie masz takiej płytki do powieszenia.
    .instead = Możesz powiesić: { $yours }.
art-society-given-now = { $tile } trafia do asystenta w tej turze i u niego zostaje.
    .instead = Powieś tę płytkę w późniejszej rundzie.
art-society-outside = { $tile } nie zmieści się tu w całości na ścianie.
    .instead = { $fitting ->
        [0] Na twojej ścianie nie ma na to miejsca.
       *[many] { $tile } możesz powiesić na: { $ways }.
    }
art-society-space-taken = { $tile } zakryje tu inną płytkę.
    .instead = { $fitting ->
        [0] Na twojej ścianie nie ma na to miejsca.
       *[many] { $tile } możesz powiesić na: { $ways }.
    }
art-society-touches-nothing = { $tile } nie zetknie się tu krawędzią z żadną płytką.
    .instead = { $fitting ->
        [0] Na twojej ścianie nie ma na to miejsca.
       *[many] { $tile } możesz powiesić na: { $ways }.
    }
art-society-not-new = to nie jest twój nowy obraz.
    .instead = Twój nowy obraz: { $yours }.
art-society-assistant-busy = twój asystent trzyma już { $tile }.
    .instead = Powieś płytkę albo wybierz inne wyjście.
art-society-only-hung = { $tile } jest u asystenta i można ten obraz już tylko powiesić.
    .instead = Powieś go albo zostaw u asystenta.
art-society-it-fits = { $tile } mieści się na twojej ścianie.
    .instead = Powieś ten obraz ({ $ways }) albo oddaj go asystentowi, jeśli nic nie trzyma.
art-society-no-new-swap = kto przewiesza, nie wymienia i nie odkłada od nowa.
    .instead = Powieś swoje płytki inaczej albo napisz „restore” (przywróć).
art-society-hang-swapped = { $tile } pochodzi z wymiany i musi zawisnąć przed czymkolwiek innym.
    .instead = Powieś ten obraz.
art-society-not-in-museum = tego obrazu nie ma w muzeum.
    .instead = { $fitting ->
        [0] Żaden obraz tego typu z muzeum się nie mieści; odłóż swój albo oddaj go asystentowi, jeśli nic nie trzyma.
       *[many] Możesz go wymienić na: { $known }.
    }
art-society-swap-no-room = ten obraz z muzeum też nie mieści się na twojej ścianie.
    .instead = { $fitting ->
        [0] Żaden obraz tego typu z muzeum się nie mieści; odłóż swój albo oddaj go asystentowi, jeśli nic nie trzyma.
       *[many] Możesz go wymienić na: { $known }.
    }
art-society-decor-first = należy ci się dekoracja warta najwyżej { $owed }.
    .instead = Najpierw ją weź, na przykład „decor d1 e5”.
art-society-decor-too-dear = ta dekoracja ma wartość { $shields }, a należy ci się najwyżej { $owed }.
    .instead = Wybierz mniejszą.
art-society-decor-gone = w puli nie ma już { $tile }.
    .instead = Wybierz inny kształt albo połącz dekoracje na ścianie, jeśli w ten sposób wróci do puli.
art-society-no-shortage = w puli są wszystkie kształty, które możesz wziąć.
    .instead = Dekoracje łączy się tylko wtedy, gdy któregoś brakuje; weź dekorację wartą najwyżej { $owed }.
art-society-no-merge = na tych polach nie ma dekoracji, które można teraz połączyć.
    .instead = Dwie d1 w linii tworzą d2, a trzy d1 albo d1 i d2 tworzą d3, jeśli jest w puli.
art-society-not-enough = najpierw weź dekorację wartą najwyżej { $owed }.
    .instead = Weź co najmniej jedną.
art-society-is-done = w tej rundzie już nic nie zmieniasz.
    .instead = Poczekaj na pozostałych.
art-society-now-settle = runda się kończy.
    .instead = Napisz „done” (gotowe) albo „rehang” (przewieś).
art-society-now-done = runda się kończy, a przewiesić teraz nie możesz.
    .instead = Napisz „done” (gotowe) albo poczekaj.
art-society-other-rehangs = teraz przewiesza miejsce { $seat }, a naraz przewiesza tylko jedna osoba.
    .instead = Poczekaj albo napisz „done” (gotowe).
art-society-merged = po łączeniu dekoracji nie można w tej rundzie przewieszać.
    .instead = Napisz „done” (gotowe).

## Dlaczego pudełko lub przygotowanie jest odrzucone

art-society-tiles-unreadable = nie można odczytać tego pliku z płytkami.
    .instead = Zacznij od kopii tiles.csv z pakietu i zachowaj ją jako tekst UTF-8.
art-society-tiles-columns = w tym pliku z płytkami nie ma kolumny „{ $missing }”.
    .instead = Zostaw pierwszy wiersz tiles.csv bez zmian.
art-society-tiles-form = to nie jest zestaw płytek.
    .instead = Podaj plik podobny do tiles.csv albo listy kodów „starts” i „paintings”.
art-society-tile-code = nie ma takiego obrazu: „{ $tile }”.
    .instead = Kod to rozmiar, typ P C S L i rama G S H W, na przykład 2x3PG.
art-society-tile-field = kod { $tile } nie zgadza się z polem „{ $field }”.
    .instead = Wpisz tam { $wanted } albo popraw kod.
art-society-tile-twice = { $tile } występuje dwa razy.
    .instead = Każde połączenie rozmiaru, typu i ramy występuje najwyżej raz.
art-society-tiles-count = { $count ->
        [one] jest { $count } płytka.
        [few] są { $count } płytki.
       *[many] jest { $count } płytek.
    }
    .instead = W pudełku jest ich 116.
art-society-tiles-starts = { $count ->
        [one] { $count } płytka jest oznaczona jako obraz startowy.
        [few] { $count } płytki są oznaczone jako obrazy startowe.
       *[many] { $count } płytek jest oznaczonych jako obrazy startowe.
    }
    .instead = Oznacz dokładnie cztery, wszystkie w rozmiarze 2x3.
art-society-tiles-size = poza obrazami startowymi nie ma obrazu w rozmiarze { $size }.
    .instead = Każdy z piętnastu rozmiarów ma swój stos.
art-society-setup-starts = to nie są obrazy startowe z pudełka, po jednym na gracza.
    .instead = Podaj tyle różnych, ilu jest graczy ({ $players }), albo rozdaj od nowa.
art-society-setup-bids = to nie są startowe karty ofert, po jednej na gracza.
    .instead = Podaj tyle różnych kart od 1 do 4, ilu jest graczy ({ $players }), albo rozdaj od nowa.
art-society-setup-stack = stos { $size } nie zawiera obrazów z pudełka, każdego raz.
    .instead = Powinno ich być { $count }; popraw układ początkowy albo rozdaj od nowa.
art-society-setup-size = nie ma stosu w rozmiarze { $size }.
    .instead = Popraw układ początkowy albo rozdaj od nowa.

## Dlaczego spisana ściana jest odrzucona

art-society-written-form = to nie jest obiekt ze ścianami ({ misfit }).
    .instead = Postać pliku opisuje docs/scoring.md.
art-society-written-size = ściana ma 10 kolumn i 14 rzędów.
    .instead = Pomiń „cols” i „rows” albo wpisz 10 i 14.
art-society-written-ranks = to nie mogą być mnożniki czterech typów.
    .instead = Przydziel 5, 4, 3 i 2 typom { $known }; typ, który nie trafił do muzeum, ma 2.
art-society-written-excess = nadmiarowych obrazów nie może być mniej niż 0 ani więcej niż 2.
    .instead = Wpisz 0, 1 albo 2.
art-society-written-no-painting = taki obraz nie istnieje.
    .instead = Sprawdź rozmiar, typ (portrait, city_life, still_life, landscape) i ramę (gold, silver, shell, wood).
art-society-written-not-in-box = tego obrazu nie ma w pudełku.
    .instead = Sprawdź typ i ramę.
art-society-written-no-decor = nie ma takiej dekoracji: rozmiar i tarcze.
    .instead = Dekoracja to 1x1 z 1 tarczą, 2x1 lub 1x2 z 2, 3x1 lub 1x3 z 3.
art-society-written-outside = kolumna i rząd { $place } nie zostawiają na nią miejsca na ścianie.
    .instead = Kolumny liczy się od 1 do 10, rzędy od 1 do 14; col i row to lewe górne pole.
art-society-written-overlap = pole { $place } zakrywa już inna płytka.
    .instead = Sprawdź col, row, w i h obu płytek.
art-society-written-pool = w pudełku dekoracji tego kształtu jest tylko { $most }.
    .instead = Policz je jeszcze raz.
art-society-written-loose = nie styka się z resztą ściany.
    .instead = Każda płytka styka się krawędzią z inną; sprawdź miejsce albo dopisz to, czego brakuje.

## Rachunek

art-society-card-type = { $type ->
        [portrait] Portrety
        [city_life] Życie miejskie
        [still_life] Martwe natury
       *[landscape] Pejzaże
    }: { $count } × { $each }
art-society-card-faux-pas = Faux pas, bez punktów: { $tiles }
art-society-card-decor = Dekoracje: { $count ->
        [one] { $count } tarcza
        [few] { $count } tarcze
       *[many] { $count } tarcz
    }
art-society-card-eyeline = Linia wzroku: { $count } × 3
art-society-card-full-wall = { $empty ->
        [0] Pełna ściana
        [one] Pełna ściana: nie, { $empty } puste pole
        [few] Pełna ściana: nie, { $empty } puste pola
       *[many] Pełna ściana: nie, { $empty } pustych pól
    }
art-society-card-corners = Odsłonięte narożniki: { $count } × −2
art-society-card-excess = Nadmiarowe obrazy: { $count } × −2

## Stół

art-society = Art Society
art-society-round = runda { $round }, aukcjoner: miejsce { $auctioneer }
art-society-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
art-society-top-bid = ostatnia oferta { $card }
art-society-cards = Karty
art-society-lot = Na licytacji
art-society-stacks = Zostało
art-society-excess = { $count ->
        [one] { $count } nadmiarowy obraz
        [few] { $count } nadmiarowe obrazy
       *[many] { $count } nadmiarowych obrazów
    }
art-society-type = { $type ->
        [portrait] portret
        [city_life] życie miejskie
        [still_life] martwa natura
       *[landscape] pejzaż
    }
art-society-owed = Miejsce { $seat }: dekoracja warta najwyżej { $owed }.
art-society-to-hang = Miejsce { $seat }: do powieszenia { $tile }.
art-society-may-end = Miejsce { $seat } może jeszcze powiesić płytkę asystenta.
art-society-would-match = { $count ->
        [0] żadna rama nie pasuje
        [one] pasuje { $count } rama
        [few] pasują { $count } ramy
       *[many] pasuje { $count } ram
    }
art-society-would-faux-pas = { $count ->
        [one] · faux pas z { $count } obrazem
       *[many] · faux pas z { $count } obrazami
    }
art-society-would-eyeline = · na linii wzroku
art-society-would-corner = { $count ->
        [one] · zakrywa { $count } narożnik
        [few] · zakrywa { $count } narożniki
       *[many] · zakrywa { $count } narożników
    }
art-society-would-fill = · zapełnia ścianę
art-society-score-prestige = Prestiż
art-society-score-decor = Dekoracje
art-society-score-eyeline = Linia wzroku
art-society-score-full_wall = Pełna ściana
art-society-score-corners = Narożniki
art-society-score-excess = Nadmiar

## Co się stało

art-society-hung-start = { $name }: obraz startowy { $tile } na { $space }
art-society-turned-up = Na licytacji: { $lot }
art-society-revealed = Oferty: { $bids }
art-society-took = { $name }: wzięto { $tile }.
art-society-hung = { $name }: { $tile } na { $space }{ $count ->
        [0] {""}
        [one] , pasuje { $count } rama
        [few] , pasują { $count } ramy
       *[many] , pasuje { $count } ram
    }
art-society-hung-faux-pas = { $name }: { $tile } na { $space }, faux pas{ $count ->
        [0] {""}
        [one] , pasuje { $count } rama
        [few] , pasują { $count } ramy
       *[many] , pasuje { $count } ram
    }
art-society-held = { $name }: { $tile } trafia do asystenta.
art-society-decor = { $name }: dekoracja { $tile } na { $space }
art-society-swapped = { $name }: wymiana w muzeum, { $given } na { $taken }.
art-society-stored = { $name }: { $tile } odłożony jako nadmiarowy obraz.
art-society-forfeited = { $name }: dekoracja warta { $owed } przepada.
art-society-merged-into = { $name }: połączone dekoracje, teraz { $tile } na { $space }.
art-society-unsold = Niesprzedany: { $tile }. { $type ->
        [portrait] Portret
        [city_life] Życie miejskie
        [still_life] Martwa natura
       *[landscape] Pejzaż
    }: z { $before } na { $after }.
art-society-rehangs = { $name }: przewieszanie.
art-society-restores = { $name }: wszystko wraca, jak było.
art-society-closed = Koniec rundy { $round }. Młotek przechodzi dalej: { $name }.
art-society-ended = Gra kończy się z rundą { $round }.
