### Art Society: zasady gry

## Elementy gry

AS-C1 =
    Twoja ściana ma 10 kolumn, od a do j, licząc od lewej, i 14 rzędów, od 1 do 14, licząc od góry: razem 140 pól. Dwa z nich to pola z gwiazdą, e5 i f5. Rzędy 9, 10 i 11 tworzą linię wzroku. Cztery narożniki to a1, j1, a14 i j14. Wszystkie ściany są takie same. Szerokość pola jest większa od wysokości (około 1,43 do 1), więc żadnej płytki nie da się obrócić.
    .title = Ściana

AS-C2 =
    Jest 116 płytek obrazów. Rozmiar, na przykład 2×3, oznacza 2 kolumny szerokości i 3 rzędy wysokości, a wartość na odwrocie, od 3 do 9, to szerokość plus wysokość. Każdy obraz ma jeden z czterech typów (portret – czerwony, życie miejskie – niebieski, martwa natura – żółty, pejzaż – zielony) i jedną z czterech ram (złota, srebrna, muszlowa, drewniana). Cztery płytki 2×3 to obrazy startowe. Każde połączenie rozmiaru, typu i ramy występuje najwyżej raz, więc nazwa taka jak 2x3PG mówi wszystko: rozmiar, litera typu (P portret, C życie miejskie, S martwa natura, L pejzaż) i litera ramy (G złota, S srebrna, H muszlowa, W drewniana). Część spisu odczytano z prawdziwych rozgrywek, a resztę dobrano tak, by go uzupełnić; spis jest w pliku danych, który właściciel pudełka może poprawić.
    .title = Obrazy

AS-C3 =
    Jest 108 płytek dekoracji: 60 o rozmiarze 1×1 z 1 tarczą, po 12 o rozmiarach 2×1 i 1×2 z 2 tarczami oraz po 12 o rozmiarach 3×1 i 1×3 z 3 tarczami. Ich krótkie nazwy to d1, d2h i d2v, d3h i d3v, gdzie h to płytka pozioma, a v pionowa. Podział tych 108 płytek na kształty jest nasz. (Nasza interpretacja.)
    .title = Dekoracje

AS-C4 =
    Każdy ma 20 kart ofert (w pudełku: lizaków), od 1 do 20, i jednego asystenta, który może trzymać jedną płytkę. Na cały stół są cztery startowe karty ofert: 1, 2, 3 i 4.
    .title = Karty ofert i asystent

AS-C5 =
    Plansza muzeum ma tor prestiżu od 1 do 50 ze znacznikiem dla każdego z czterech typów; znacznik, który minie 50, liczy dalej jako +50. Obok są cztery stosy niesprzedanych obrazów, po jednym na typ, i cztery miejsca rankingu: ×5, ×4, ×3 i ×2. Na początku znaczniki leżą obok toru (0).
    .title = Plansza muzeum

## Przygotowanie

AS-S1 =
    Wszystkie obrazy oprócz startowych leżą zakryte w stosach, po jednym na każdy z 15 rozmiarów. Kolejność w stosie jest losowa i nikomu nieznana.
    .title = Piętnaście stosów

AS-S2 =
    Potasujcie obrazy startowe i dajcie każdemu po jednym; pozostałe odłóżcie na dobre. Powieś swój tak, by zakrywał co najmniej jedno pole z gwiazdą; nie musi stykać się z inną płytką (AS-H2 nie obowiązuje). Robicie to w dowolnej kolejności, a wszyscy od razu widzą każdy powieszony obraz. (Nasza interpretacja.)
    .title = Obrazy startowe

AS-S3 =
    Potasujcie startowe karty ofert i dajcie każdemu po jednej, odkrytej. Leży ona na samym spodzie twojego stosu ofert. Kto ma najniższą, zostaje pierwszym aukcjonerem.
    .title = Startowe karty ofert

## Przygotowanie licytacji

AS-A1 =
    Jako aukcjoner wybierasz o jedną zakrytą płytkę więcej, niż jest graczy. Widzisz tylko rozmiar i wartość. Ten sam rozmiar możesz wybrać ponownie, dopóki starcza płytek w jego stosie. Potem odkrywa się wszystkie: to są wystawione obrazy.
    .title = Wybór obrazów

## Oferty

AS-B1 =
    Wszyscy jednocześnie i w tajemnicy wybierają z ręki po jednej karcie oferty. Potem wszystkie karty się odkrywa i kładzie na stosach ofert. Raz zagrana karta już nie wraca.
    .title = Po jednej karcie

AS-B2 =
    Pierwsza jest najwyższa oferta, potem coraz niższe. Przy równych ofertach porównuje się następne karty pod nimi w stosach i tak dalej w dół. Karty startowe są różne, więc każdy remis się rozstrzyga.
    .title = Kolejność i remisy

AS-B3 =
    Stosów ofert się nie przegląda: stół pokazuje tylko wierzchnią kartę każdego z nich. Wcześniejsze oferty były jawne w chwili odkrycia, więc są w dzienniku gry. (Nasza interpretacja.)
    .title = Tylko wierzchnia karta

## Wybór i wieszanie obrazów

AS-T1 =
    W kolejności ofert każdy bierze jeden z wystawionych obrazów. Wieszasz go albo zatrzymujesz, zanim następna osoba weźmie swój. (Nasza interpretacja.)
    .title = Wybór obrazu

AS-H1 =
    Płytka wisi prosto, w całości wewnątrz siatki i wyłącznie na pustych polach.
    .title = Wewnątrz i prosto

AS-H2 =
    Płytka musi stykać się krawędzią z co najmniej jedną inną płytką, obrazem lub dekoracją. Rogi się nie liczą.
    .title = Styk krawędzią

AS-H3 =
    Nową płytkę, obraz lub dekorację, możesz zamiast powiesić oddać asystentowi, jeśli nic nie trzyma. Płytka oddana asystentowi w tej turze zostaje u niego do końca tej tury. (Nasza interpretacja.)
    .title = Oddanie asystentowi

AS-H4 =
    W tej samej turze możesz też powiesić płytkę trzymaną przez asystenta, zanim zajmiesz się nową albo potem. Jeśli powiesisz ją najpierw, nowa może trafić do asystenta. Nic cię do tego nie zmusza.
    .title = Wieszanie od asystenta

AS-H5 =
    Obraz, który był u asystenta, można już tylko powiesić. Nie można go wymienić (AS-X2) ani odłożyć (AS-X3).
    .title = Bez odwrotu

## Ramy i dekoracje

AS-D1 =
    Gdy wieszasz obraz, policz obrazy, z którymi się styka i które mają taką samą ramę. Dekoracje nie mają ram. Nie ma znaczenia, czy obraz jest nowy, z wymiany czy od asystenta. (Nasza interpretacja.)
    .title = Pasujące ramy

AS-D2 =
    Przy 1, 2 lub 3 pasujących ramach musisz od razu wziąć dokładnie jedną dekorację o liczbie tarcz nie większej niż liczba pasujących ram. Przy 4 lub więcej bierzesz dowolny zestaw dekoracji, co najmniej jedną, których tarcze razem nie przekraczają tej liczby. (Nasza interpretacja.)
    .title = Ile dekoracji

AS-D3 =
    Dopóki należy ci się dekoracja, nie możesz robić nic innego. Każdą dekorację wieszasz według AS-H1 i AS-H2 albo oddajesz wolnemu asystentowi. Jeśli dla jakiegoś rozmiaru ani jedno, ani drugie nie jest możliwe, wybierz mniejszy; jeśli nie jest możliwy żaden, dekoracja przepada. (Nasza interpretacja.)
    .title = Najpierw dekoracja

AS-D4 =
    Gdy ściana jest pełna, należna jeszcze dekoracja przepada, także d1 za nadmiarowy obraz, i nigdy nie liczy się jako nadmiarowa. Dekoracje już umieszczone zostają, a dekoracja, która sama zapełnia ścianę, się liczy. (Nasza interpretacja.)
    .title = Dekoracje a pełna ściana

AS-D5 =
    Może się zdarzyć, że należy ci się dekoracja, a w puli zabrakło co najmniej jednego z pięciu kształtów wartych nie więcej niż to, co ci się należy. Możesz wtedy łączyć dekoracje na własnej ścianie, o ile zwraca to płytkę brakującego kształtu: dwie sąsiednie d1 w jedną d2; trzy d1 w linii prostej albo d1 i d2 w linii prostej w jedną d3. Nowa płytka musi być w puli, a połączone wracają do puli. Jeśli pomóc może tylko łączenie, możesz połączyć albo zrezygnować. Jeśli nic nie pomaga, dekoracja przepada. (Nasza interpretacja.)
    .title = Brak dekoracji i łączenie

## Brak miejsca

AS-X1 =
    Dotyczy to ciebie tylko wtedy, gdy na ścianie nie ma dozwolonego miejsca dla nowego obrazu; sprawdza się to w chwili, gdy zajmujesz się tym obrazem. Masz wtedy trzy wyjścia. Pierwsze wyjście: oddaj go asystentowi, jeśli jest wolny. (Nasza interpretacja.)
    .title = Gdy obraz się nie mieści

AS-X2 =
    Drugie wyjście: wymień go na jeden obraz tego samego typu ze stosów muzeum, który mieści się na twojej ścianie. Otrzymany obraz powieś natychmiast, przed czymkolwiek innym; nowy trafia na stos. Prestiż się nie zmienia. Wymiana nigdy nie jest obowiązkowa. (Nasza interpretacja.)
    .title = Wymiana w muzeum

AS-X3 =
    Trzecie wyjście: odłóż go obok ściany jako nadmiarowy obraz. Potem weź d1 i powieś ją według zwykłych zasad; obowiązują AS-D3 i AS-D5. Nadmiarowy obraz nigdy nie trafia do asystenta.
    .title = Nadmiarowy obraz

AS-X4 =
    Obraz, który się mieści, trzeba powiesić albo oddać wolnemu asystentowi. Nie można go ani wymienić, ani odłożyć.
    .title = Gdy obraz się mieści

## Prestiż

AS-P1 =
    Jedyny obraz, który został, trafia na stos swojego typu w muzeum, a znacznik tego typu przesuwa się naprzód o wartość obrazu.
    .title = Niesprzedany obraz

AS-P2 =
    Dwa znaczniki nie mogą mieć tej samej wartości, z wyjątkiem 0; 3 i 53 to różne wartości. Znacznik, który trafiłby na wartość innego, zatrzymuje się na najbliższej wolnej poniżej. Jeśli nie może się nigdzie zatrzymać, bo wartości 1, 2 i 3 są zajęte, zostaje na 0, a jego typ i tak liczy się jako obecny w muzeum. (Nasza interpretacja.)
    .title = Bez remisów na torze

## Poprawki i koniec rundy

AS-E1 =
    Przed zatwierdzeniem możesz dowolnie przymierzać płytkę. Dopóki runda się nie zamknie, każdy, kto w niej coś powiesił, może raz przewiesić swoje płytki; instrukcja pozwala dowolnie przesuwać płytki aż do pokazania następnych obrazów.
    Jeśli przewieszasz, wracasz do chwili tuż po wzięciu obrazu albo tuż po wymianie lub odłożeniu, jeśli do nich doszło; one same pozostają w mocy. Zabierasz z powrotem wszystkie płytki powieszone lub oddane asystentowi w tej rundzie, zdobyte dekoracje wracają do puli, a asystent trzyma to, co trzymał na początku twojej tury. Potem rozgrywasz turę od nowa, bez nowej wymiany i bez nowego odłożenia. Obraz z wymiany wieszasz najpierw; d1 za nadmiarowy obraz umieszczasz ponownie, także jeśli wcześniej przepadła z powodu pełnej ściany.
    Podczas przewieszania możesz zawsze przywrócić wszystko, jak było. Kto w tej rundzie łączył dekoracje, nie może przewieszać. Po przewieszeniu lub przywróceniu nic więcej już nie zmieniasz: gotowe. Naraz przewiesza tylko jedna osoba. Każdy, kto coś powiesił, zgłasza, że gotowe, albo przewiesza; wtedy runda się zamyka, a jeśli nikt nic nie powiesił, zamyka się od razu. (Nasza interpretacja.)
    .title = Przewieszanie

AS-E2 =
    Młotek przechodzi w lewo: ta osoba zostaje aukcjonerem.
    .title = Przekazanie młotka

AS-E3 =
    Gra kończy się po rundzie, w której zaszło jedno z trzech zdarzeń: czyjaś ściana nie ma pustych pól; ktoś odłożył drugi nadmiarowy obraz; nie ma już kart ofert, czyli po 20 rundach.
    .title = Koniec gry

## Punktacja końcowa

AS-F1 =
    Ustawcie cztery typy według prestiżu: najdalszy na torze dostaje ×5, kolejne ×4, ×3 i ×2. Typ, którego żaden obraz nigdy nie trafił do muzeum, ma ×2.
    .title = Ranking typów

AS-F2 =
    Każdy obraz na ścianie daje tyle punktów, ile wynosi mnożnik jego typu. Obraz, który styka się krawędzią z obrazem tego samego typu, to faux pas i daje 0; dotyczy to obu obrazów.
    .title = Prestiż i faux pas

AS-F3 =
    Za każdą tarczę na dekoracjach na ścianie dostajesz 1 punkt.
    .title = Dekoracje

AS-F4 =
    Za każdy obraz typu ×5, który choć częściowo wisi na linii wzroku, w rzędach od 9 do 11, dostajesz 3 punkty. Obrazy z faux pas też się tu liczą.
    .title = Linia wzroku

AS-F5 =
    Każdy, kto nie ma na ścianie pustych pól, dostaje 5 punktów.
    .title = Pełna ściana

AS-F6 =
    Za każde niezakryte pole narożne tracisz 2 punkty.
    .title = Odsłonięte narożniki

AS-F7 =
    Za każdy swój nadmiarowy obraz tracisz 2 punkty. Płytka trzymana przez asystenta nie liczy się wcale.
    .title = Nadmiarowe obrazy

AS-F8 =
    Wygrywa najwyższy wynik. Przy remisie wygrywa ten, kto ma najwyższą sumę kart ofert pozostałych na ręce; jeśli i tu jest remis, zwycięstwo jest wspólne.
    .title = Remisy

## Przykłady

AS-Z1 =
    Na ścianie z przykładu w instrukcji 4 martwe natury dają po 2 (8), 3 portrety po 3 (9), 4 obrazy typu życie miejskie po 4 (16), a 3 pejzaże po 5 (15); dwa dalsze pejzaże to faux pas i dają 0. Dekoracje dodają 11. Linia wzroku dodaje 3 × 3 = 9, a dwa pejzaże z faux pas się tam liczą. Jeden odsłonięty narożnik kosztuje 2, jeden nadmiarowy obraz kosztuje 2. Razem: 64.
    .title = Policzona ściana

AS-Z2 =
    Zostaje portret o wartości 4. Znacznik portretów jest na 0, ale na 4 stoi już życie miejskie. Znacznik portretów zatrzymuje się więc na 3.
    .title = Zajęte pole

AS-Z3 =
    Dwie prawdziwe końcowe ściany, w całości przepisane, leżą w pliku projektu docs/walls.json. Ich właściciele mieli 71 i 77 punktów i nasza punktacja musi dać to samo. Plik nazywa typy city_life, still_life, portrait i landscape.
    .title = Dwie prawdziwe ściany

AS-Z4 =
    Dwie pasujące ramy dają jedną dekorację z co najwyżej 2 tarczami, nigdy dwie płytki po 1 tarczy.
    .title = Dwie ramy, jedna płytka
