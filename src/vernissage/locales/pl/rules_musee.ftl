### Musée: zasady gry

## Elementy gry

MU-C1 =
    W grze jest 60 kart obrazów o numerach od 1 do 60, a każdy numer występuje dokładnie raz. Kart od 51 do 60 używa się tylko w grze 3-osobowej; poza nią zostają w pudełku.
    .title = Obrazy

MU-C2 =
    Każdy obraz przedstawia jeden z pięciu motywów: pejzaże (szary), woda (niebieski), ludzie (czerwony), architektura (żółty) albo zwierzęta (zielony). Numery jednego motywu leżą zawsze co 5, więc motyw wynika z reszty z dzielenia numeru przez 5: reszta 0 to zwierzęta, 1 pejzaże, 2 woda, 3 ludzie, 4 architektura. Zwierzęta na wielokrotnościach 5 są dobrze potwierdzone; pozostałe cztery przypisaliśmy sami, w kolejności, w jakiej wymienia je instrukcja. Nazwa motywu nigdy nie wpływa na rozgrywkę. (Nasza interpretacja.)
    .title = Pięć motywów

MU-C3 =
    Są trzy karty premii galerii: jedna dla górnej, jedna dla środkowej i jedna dla dolnej.
    .title = Karty premii galerii

MU-C4 =
    Jest 30 dwustronnych żetonów: po jednej stronie mają żyrandol, po drugiej schody.
    .title = Żyrandole i schody

## Musée

MU-M1 =
    Twoje Musée to trzy galerie leżące jedna nad drugą: górna, środkowa i dolna. Między sąsiednimi galeriami biegnie rząd żetonów, po jednym w każdej kolumnie. W grze 2- i 4-osobowej Musée ma 6 kolumn: 18 pól i 12 żetonów. W grze 3-osobowej ma 5 kolumn: 15 pól i 10 żetonów.
    .title = Galerie, pola i żetony

MU-M2 =
    Przed grą wspólnie ustalacie, które żetony leżą stroną ze schodami do góry. Przy 6 kolumnach w każdym z dwóch rzędów żetonów jest dokładnie troje schodów. Przy 5 kolumnach schodów jest łącznie pięcioro: dwoje w jednym rzędzie i troje w drugim. Wszystkie Musée przy stole mają ten sam układ.
    .title = Gdzie są schody

MU-M3 =
    Możecie wybrać układ domyślny, losowy albo własny. Układ domyślny, przewidziany na pierwszą grę, ma schody w parzystych kolumnach górnego rzędu żetonów i w nieparzystych kolumnach dolnego; przy 5 kolumnach są to kolumny 2 i 4 u góry oraz 1, 3 i 5 na dole. Układ losowy wynika z ziarna gry, a przy 5 kolumnach los decyduje też, w którym rzędzie jest troje schodów. Własny układ niezgodny z MU-M2 zostaje odrzucony z informacją, która liczba się nie zgadza. (Nasza interpretacja.)
    .title = Układ domyślny, losowy lub własny

## Przygotowanie

MU-S1 =
    Potasujcie obrazy i rozdajcie każdemu po pięć. Reszta tworzy zakryty stos dobierania. Swoją rękę trzymaj w tajemnicy.
    .title = Pięć kart na rękę

MU-S2 =
    W pierwszej grze o tym, kto zaczyna, decyduje los, a nie konkurs na wymowę słowa „Musée”. W kolejnych grach meczu zaczyna ktoś, kto przegrał poprzednią: spośród przegranych ten, kto miał najniższy wynik, a wśród takich ten, kto siedzi na miejscu o najniższym numerze. Jeśli wszyscy podzielili się zwycięstwem, zaczyna miejsce o najniższym numerze. (Nasza interpretacja.)
    .title = Kto zaczyna

## Tura

MU-T1 =
    W swojej turze powieś dokładnie jeden obraz z ręki na pustym polu własnego Musée, a potem dobierz jedną kartę. Następna tura należy do osoby po lewej.
    .title = Powieś jeden, dobierz jedną

MU-T2 =
    W każdej galerii numery muszą rosnąć od lewej do prawej. Możesz pominąć dowolnie wiele pól i dowolnie wiele numerów.
    .title = Numery rosną

MU-T3 =
    W pustej galerii możesz wybrać dowolne pole. W każdej innej wszystkie obrazy na lewo od nowego muszą mieć niższe numery, a wszystkie na prawo wyższe.
    .title = Gdzie można powiesić obraz

MU-T4 =
    Powieszonego obrazu nigdy się nie przenosi ani nie zdejmuje.
    .title = Wisi na stałe

MU-T5 =
    Nie wolno pasować ani odrzucać kart. Jeśli na początku swojej tury nie możesz powiesić żadnej karty z ręki, odpadasz do końca gry: nie masz już tur, nie dobierasz kart, a twoja ręka pozostaje tajna aż do końca. Pozostali grają dalej.
    .title = Bez pasowania i odrzucania

MU-T6 =
    Gdy stos dobierania się wyczerpie, gracie dalej bez dobierania. Kto ma pustą rękę, nie może nic powiesić, a więc odpada (MU-T5). (Nasza interpretacja.)
    .title = Pusty stos dobierania

MU-T7 =
    Kto pierwszy nie ma już w swojej górnej, środkowej albo dolnej galerii żadnego pustego pola, natychmiast bierze kartę premii tej galerii. Karty premii nie można już stracić.
    .title = Pierwsza pełna galeria

MU-T8 =
    Gra kończy się, gdy wszyscy odpadną. Sprawdza się to po dobraniu karty, a w grze 4-osobowej także po decyzji, czy zatrzymać kartę, czy ją oddać (MU-4P2).
    .title = Koniec gry

## Punktacja

MU-P1 =
    Każdy obraz w twoim Musée daje 1 punkt.
    .title = Obrazy

MU-P2 =
    Dwa sąsiednie pola jednej galerii, na których wiszą obrazy o tym samym motywie, dają 2 punkty. Liczy się każda taka para.
    .title = Sąsiedzi

MU-P3 =
    Schody dają 3 punkty, jeśli na polu bezpośrednio nad nimi i na polu bezpośrednio pod nimi wiszą obrazy o tym samym motywie. Żyrandol niczego nie łączy.
    .title = Schody

MU-P4 =
    Każda karta premii galerii daje 4 punkty.
    .title = Premia galerii

MU-P5 =
    Jeden obraz może liczyć się w kilku premiach.
    .title = Liczony wielokrotnie

MU-P6 =
    Wygrywa najwyższy wynik. Przy remisie wygrywa ten, kto ma więcej obrazów; jeśli i tu jest remis, ten, kto ma więcej kart premii galerii; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
    .title = Remisy

## Trzy osoby

MU-3P =
    Użyjcie wszystkich 60 kart i trzech Musée o 5 kolumnach, z liczbą pól, żetonów i schodów podaną dla 5 kolumn w MU-M1 i MU-M2. Poza tym nic się nie zmienia.
    .title = Gra we troje

## Cztery osoby

MU-4P1 =
    Użyjcie kart od 1 do 50 i dwóch Musée o 6 kolumnach. Grają dwie drużyny: miejsca 0 i 2 przeciw miejscom 1 i 3. Każdy ma własną, tajną rękę; partnerzy wspólnie zapełniają jedno Musée, razem zdobywają punkty i razem wygrywają lub przegrywają. Partnerom nie wolno dawać sobie żadnych wskazówek, dlatego w trakcie gry 4-osobowej osoby siedzące przy stole nie mają czatu ani emotek.
    .title = Dwie drużyny

MU-4P2 =
    Gdy w stosie dobierania zostają dwie karty, osoba, która ma właśnie dobrać, decyduje bez podglądania, czy zatrzymuje tę kartę, czy oddaje ją partnerowi. Kto następny powiesi obraz, podejmuje taką samą decyzję co do ostatniej karty, nawet jeśli należy do tej samej drużyny, bo druga już odpadła. Karta oddana partnerowi, który odpadł, zostaje mu na ręce i nie będzie zagrana. (Nasza interpretacja.)
    .title = Dwie ostatnie karty

MU-4P3 =
    Odpadasz (MU-T5) tylko ty: twój partner gra dalej. (Nasza interpretacja.)
    .title = Odpada się osobno

## Mecz

MU-X1 =
    Jeśli chcecie, rozegrajcie mecz: wygrywa go osoba lub drużyna, która pierwsza wygra dwie gry. Wspólne zwycięstwo liczy się każdemu ze zwycięzców. Mecz wygrywa ta osoba lub drużyna, która jako jedyna ma najwięcej wygranych, a przy tym co najmniej dwie; dopóki takiej nie ma, rozgrywacie kolejną grę. (Nasza interpretacja.)
    .title = Gra na mecz

## Przykłady

MU-E1 =
    13, 18, 28 i 38 mają ten sam motyw. Wieszasz 13 obok 28: na koniec da to 2 punkty. Potem wieszasz 38 po drugiej stronie 28: kolejne 2. Potem wieszasz 18 tak, że schody łączą ją z 28: jeszcze 3. W ten sposób 28 liczy się trzy razy.
    .title = Jeden obraz, trzy premie

MU-E2 =
    W galerii wisi już 25, więc 35 można w niej powiesić tylko na prawo. Obok 5 możesz powiesić bezpośrednio 25, choć między nimi jest wiele numerów. Możesz też powiesić 6 dwa pola na prawo od 5 albo jeszcze dalej, choć między nimi nie ma żadnego numeru.
    .title = Luki są dozwolone
