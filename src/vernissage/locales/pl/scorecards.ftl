### Rachunki Musée i Modern Art. Rachunek Art Society jest przy pozostałych tekstach tej gry.

## Musée

musee-card-paintings = Obrazy: { $count } × 1
musee-card-neighbours = Sąsiedzi o tym samym motywie: { $count } × 2
musee-card-staircases = Schody łączące ten sam motyw: { $count } × 3
musee-card-galleries = Premie galerii: { $count } × 4
musee-written-form = to nie jest obiekt z Musée ({ misfit }).
    .instead = Postać pliku opisuje docs/scoring.md.
musee-written-size = Musée ma trzy galerie po 6 pól, a przy 3 graczach po 5.
    .instead = Wpisz 0 na każdym pustym polu.
musee-written-cards = jakiś numer występuje dwa razy albo nie ma go na żadnej karcie.
    .instead = Karty mają numery od 1 do { $highest }, każdy raz.
musee-written-order = numery w tej galerii nie rosną od lewej do prawej.
    .instead = Sprawdź galerię.
musee-written-bonus = premia galerii jest za pełną galerię, po jednej na galerię.
    .instead = Usuń ją albo uzupełnij galerię.

## Modern Art

modern-art-card-sale = Runda { $round }, { $artist }: { $count } × { $each }
modern-art-written-form = to nie jest obiekt z grami ({ misfit }).
    .instead = Postać pliku opisuje docs/scoring.md.
modern-art-written-rounds = gra ma od jednej do czterech rund.
    .instead = Spisz rundy, które rozegrano.
modern-art-written-artist = nie ma takiego artysty.
    .instead = Artyści: { $known }.
modern-art-written-negative = liczba kart jest mniejsza od 0.
    .instead = Policz karty jeszcze raz.
modern-art-written-fifth = piąta karta jednego artysty kończy rundę, więc pięć kart ma tylko jeden artysta.
    .instead = Policz karty tej rundy jeszcze raz.
modern-art-written-cards = ten artysta ma tylko tyle kart: { $cards }.
    .instead = Policz karty wszystkich rund jeszcze raz.
modern-art-written-last = kupionych obrazów jest tyle, co zagranych kart, a ostatnia karta rundy nigdy nie jest sprzedawana.
    .instead = Pomiń kartę, która zakończyła rundę.
modern-art-written-owned = obrazów tego artysty jest u graczy więcej, niż sprzedano; zagrano { $played }, a piątej karty nigdy się nie sprzedaje.
    .instead = Policz je jeszcze raz.
score-nothing = w tym pliku nie ma czego liczyć.
    .instead = Postać pliku opisuje docs/scoring.md.
