### Analizy skończonych gier.

review-title = Analiza: { $game }, { $players ->
        [one] 1 osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }
review-working = Analizuję grę
review-written = Analiza jako strona: { $file }
review-made = Utworzono poleceniem „vernissage review” { $version } z samego zapisu; ten sam zapis daje tę samą analizę.
review-no-plots = Brakuje wykresów: zainstaluj je poleceniem pip install "vernissage[plots]" i uruchom polecenie jeszcze raz.

## Przebieg gry

review-course = Przebieg gry
review-course-text = { $game ->
        [modern-art] Pieniądze oraz to, ile dałyby obrazy każdej osoby, gdyby runda skończyła się w tym miejscu.
       *[other] Punkty po każdej akcji, jakby gra skończyła się w tym miejscu.
    }
review-ahead = { $name }: na prowadzeniu przez { $percent }% gry.
review-decided = Od akcji { $at } stale na czele: { $name }.
review-axis-money = pieniądze

## Decyzje

review-decisions = Decyzje, które kosztowały najwięcej
review-decisions-text = { $game ->
        [modern-art] Każdy ruch jest porównany z najlepszym, jaki dało się znaleźć na podstawie tego, co było wtedy wiadomo z tego miejsca. Gdy karta zdaje się coś kosztować, boty club rozgrywają oba ruchy do końca w tych samych symulowanych grach: koszt to przewaga na koniec, którą się tam przeciętnie oddaje, w pieniądzach, i jest podany tylko wtedy, gdy to więcej niż przypadek. Koszt oferty to utracony zysk według oszacowania. Późniejsze szczęście się nie liczy.
        [art-society] Każdy ruch jest porównany z najlepszym, jaki dało się znaleźć na podstawie tego, co było wtedy wiadomo z tego miejsca: oferty w symulowanych licytacjach, wieszanie w grze dwuosobowej przez próbną dalszą grę, a wszystko inne tak, jak ocenia to na pierwszy rzut oka mocny gracz. Wybór stosu i końcowe poprawki na ścianie nie są oceniane. Koszt to przeciętnie utracone punkty; późniejsze szczęście się nie liczy.
       *[musee] Każdy ruch jest porównany z najlepszym, jaki dało się znaleźć na podstawie tego, co było wtedy wiadomo z tego miejsca, w tych samych symulowanych grach. Koszt to przeciętnie utracone punkty przewagi na koniec; późniejsze szczęście się nie liczy.
    }
review-sound = { $every ->
        [0] Nie było o czym decydować.
        [one] Najlepsze lub prawie najlepsze: { $good } z 1 decyzji.
       *[many] Najlepsze lub prawie najlepsze: { $good } z { $every } decyzji.
    }
review-decision = Akcja { $at }, koszt { $cost }: { $played }
review-at-least = co najmniej { $cost }
review-better = Lepiej: { $move }. { $why }
review-position = Pozycja przed akcją { $at }.{ $marks ->
        [yes] {" "}Czerwona przerywana ramka: zagrany ruch; niebieska ciągła: lepszy ruch.
       *[no] {""}
    }
review-position-hand = Ręka
review-position-lot = { $bid ->
        [0] Na licytacji
       *[other] Na licytacji, oferta { $bid }
    }
review-position-offers = Na licytacji
review-position-new = Nowy obraz
review-position-assistant = U asystenta
review-position-bought = Kupione w tej rundzie
review-position-money = Ręka, pieniądze { $money }

## Tabele

review-auctions = Licytacje
review-auctions-text = Cena; ile przedmiot licytacji był przeciętnie wart w chwili kupna; ile zapłacił za niego bank na koniec rundy. Na końcu: kto zyskał na różnicy między ceną a wypłatą, kto kupił czy kto sprzedał.
review-sources = Skąd i kiedy wzięły się punkty
review-sources-text = Gra w czterech częściach: co przyniosła każda z nich, według źródeł.
review-rounds = Rundy
review-rounds-text = W kolejności ofert: kto zagrał którą kartę i wziął który obraz; oraz obraz, który został, z prestiżem jego typu przed i po.
review-span = { $first }–{ $last }
review-took = { $name }: { $bid }→{ $tile }
review-unsold = { $tile } ({ $before }→{ $after })
review-bank = bank
review-column-action = akcja
review-column-actions = akcje
review-column-round = runda
review-column-lot = na licytacji
review-column-auction = licytacja
review-column-seller = sprzedaje
review-column-buyer = kupuje
review-column-price = cena
review-column-worth = wartość
review-column-paid = wypłata
review-column-gained = zysk
review-column-player = osoba
review-column-sum = suma
review-column-place = { $place }. wybór
review-column-museum = muzeum
review-column-score = wynik
review-column-par = norma
review-column-luck = szczęście
review-column-skill = umiejętności
review-column-wins = wygrane (norma)

## Szczęście i umiejętności

review-luck = Szczęście i umiejętności
review-luck-text = To samo rozdanie rozegrano ponownie: { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    } botów { $first } i { $second }, które po każdej zmieniały miejsca. Norma to ich przeciętny wynik na danym miejscu, z przedziałem 95%, oraz to, jak często to miejsce wygrywało. Szczęście mówi, o ile norma miejsca jest wyższa od średniej wszystkich miejsc: lepsze karty albo lepsza kolejność. Umiejętności mówią, o ile wynik jest wyższy od normy tego miejsca. Średnia, szczęście i umiejętności dają razem wynik.
review-won = { $kind ->
        [both] { $name }: zwycięstwo; karty lepsze niż u innych i lepiej wykorzystane.
        [luck] { $name }: zwycięstwo dzięki lepszym kartom; inni wykorzystali swoje mniej więcej równie dobrze.
        [skill] { $name }: zwycięstwo dzięki lepszej grze; karty nie były lepsze niż u innych.
        [luck-short] { $name }: zwycięstwo; karty lepsze niż u innych, a inni słabo wykorzystali swoje.
        [short] { $name }: zwycięstwo, bo inni zagrali słabiej; karty nie były lepsze, a gra mniej więcej taka jak u botów.
       *[neither] { $name }: zwycięstwo o włos; ani karty, ani gra się nie wyróżniają.
    }
review-all-won = Wszyscy wygrali razem.
