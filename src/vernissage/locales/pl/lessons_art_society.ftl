### Art Society: pierwsza gra krok po kroku.

lesson-art-society-wall = Zapełniasz obrazami swoją ścianę, Bot Hugo swoją. Na koniec punkty dają obrazy, dekoracje i niektóre pola ściany. Wygrywa wyższy wynik.
    .title = To jest twoja ściana
lesson-art-society-start = Każdy zaczyna z jednym obrazem. Musi zakryć co najmniej jedną z dwóch gwiazd. Znaki pokazują, gdzie może wisieć: dotknij jednego i potwierdź.
    .title = Powieś pierwszy obraz
lesson-art-society-bid = Trzy obrazy, dwoje graczy. Licytujesz kartą od 1 do 20: wyższa wybiera pierwsza, a zagrana karta już nie wraca. Tym razem zagraj 15.
    .title = Licytacja o pierwszy wybór
lesson-art-society-take = 15 bije 7: pierwszy wybór jest twój. Twój obraz ma muszlową ramę i ten pejzaż też. Weź go.
    .title = Weź obraz
lesson-art-society-hang = Nowy obraz musi dotykać innej płytki. Powieś go obok pierwszego: dwie takie same ramy, które się stykają, dają dekorację.
    .title = Takie same ramy dają dekorację
lesson-art-society-decor = Dekoracje wypełniają małe luki, a każda tarcza na nich to punkt. Powieś ją gdziekolwiek przy innej płytce.
    .title = Twoja dekoracja
lesson-art-society-museum = Nikt nie wziął życia miejskiego, więc trafia do muzeum, a jego typ przesuwa się na torze. Typ, który na koniec jest na czele, daje 5 punktów za obraz, następne 4, 3 i 2. Naciśnij „Gotowe”: runda skończona.
    .title = Co zostaje, zyskuje sławę
lesson-art-society-auctioneer = W tej rundzie młotek należy do ciebie: aukcjoner wybiera obrazy według rozmiaru, nie widząc ich. Trzy już za ciebie wybraliśmy. Potem wszyscy znów licytują.
    .title = Jesteś aukcjonerem
lesson-art-society-low = Nie musisz wygrywać każdej rundy. Niska karta pozwala zachować wysokie na później: zagraj 2.
    .title = Warto oszczędzać
lesson-art-society-second = Bot Hugo wybrał pierwszy. Zostały dwa obrazy: weź życie miejskie, bo muzeum podnosi jego wartość.
    .title = Drugi wybór
lesson-art-society-type = Uwaga: dwa stykające się obrazy tego samego typu to faux pas i żaden nie punktuje. Powieś to życie miejskie z dala od drugiego.
    .title = Bez faux pas
lesson-art-society-points = Każdy obraz daje od 2 do 5 punktów swojego typu. Do tego: dekoracje, typ ×5 na linii wzroku, 5 za pełną ścianę. Każdy odsłonięty narożnik kosztuje 2.
    .title = Co się liczy
lesson-art-society-end = Obraz, który przyda się później, może poczekać u asystenta, ale tylko jeden. Gra kończy się, gdy ściana jest pełna, gdy ktoś odłożył dwa obrazy albo po 20 rundach. Zagraj całą grę!
    .title = Wiesz już wszystko
