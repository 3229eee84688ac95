### Modern Art: zasady gry

## Elementy gry

MA-C1 =
    W grze jest 70 kart obrazów pięciorga artystów. Na planszy stoją oni od lewej do prawej w tej kolejności: Nex (12 kart), Bahut (13), Darmoir (14), Sadland (15), Koriko (16). Każda karta ma jeden z pięciu rodzajów licytacji (instrukcja nazywa tajną „zamkniętej dłoni”, a podwójną „łączoną”):
    Nex: otwarta 3, jednorazowa 3, tajna 2, ustalona cena 2, podwójna 2
    Bahut: otwarta 3, jednorazowa 2, tajna 3, ustalona cena 3, podwójna 2
    Darmoir: otwarta 3, jednorazowa 3, tajna 3, ustalona cena 3, podwójna 2
    Sadland: otwarta 3, jednorazowa 3, tajna 3, ustalona cena 3, podwójna 3
    Koriko: otwarta 4, jednorazowa 3, tajna 3, ustalona cena 3, podwójna 3
    .title = Siedemdziesiąt obrazów

MA-C2 =
    Plansza ma kolumnę dla każdego z 5 artystów i rząd dla każdej z 4 rund. Kładzie się na niej żetony wartości 30, 20 i 10, które leżą tam do końca gry.
    .title = Plansza i żetony wartości

MA-C3 =
    Każdy zaczyna ze 100. Wszystkie kwoty w tych zasadach to pełne tysiące euro, a więc jest to 100 000 euro. Twoje pieniądze leżą za zasłonką i są tajne do końca gry; jawne jest, ile kart kto ma na ręce, kto kupił które obrazy i ile za nie zapłacono. Kto ma doskonałą pamięć, może więc obliczyć każdą kasę. Stół pokazuje ci wszystkie jawne wpłaty, tak jak dziennik gry, ale żadnej kasy poza twoją własną, chyba że gracie z jawnymi kasami (MA-open-purses); boty, które odgadują ukrytą część gry, wyliczają kasy dokładnie z wpłat. (Nasza interpretacja.)
    .title = Tajne pieniądze

## Przygotowanie i rundy

MA-S1 =
    Gra trwa cztery rundy. Przed każdą rundą wszyscy dostają nowe karty, kolejno przed rundami 1, 2, 3 i 4:
    3 osoby: 10, 6, 6, 0
    4 osoby: 9, 4, 4, 0
    5 osób: 8, 3, 3, 0
    Karty, które zostały ci na ręce, zachowujesz na następną rundę.
    .title = Cztery rundy

MA-S2 =
    O tym, kto pierwszy prowadzi licytację w grze, decyduje los, a nie wiek. (Nasza interpretacja.)
    .title = Pierwszy aukcjoner

MA-S3 =
    Zgodnie z ruchem wskazówek zegara każdy gracz, który ma karty, wystawia po kolei na licytację jeden obraz z ręki. Jeśli nie masz kart, nie jesteś aukcjonerem, ale nadal możesz licytować.
    .title = Kolejność aukcjonerów

## Wszystkie licytacje

MA-A1 =
    Oferty składa się w pełnych tysiącach, co najmniej 1; jedyne wyjątki to pusta dłoń w licytacji tajnej i cena 0 z MA-F1. Nie wolno zaoferować więcej, niż się ma. Nowa oferta musi być wyższa od aktualnej, także w licytacji otwartej. (Nasza interpretacja.)
    .title = Oferty

MA-A2 =
    Kto wygra licytację, płaci aukcjonerowi. Aukcjoner, który sam wygra, wpłaca cenę do banku.
    .title = Kto dostaje pieniądze

MA-A3 =
    Jeśli nikt nie złoży oferty, aukcjoner bierze obraz za darmo. Nie dotyczy to ustalonej ceny (zob. MA-F3).
    .title = Brak ofert

MA-A4 =
    Kupione obrazy leżą odkryte przed tobą do końca rundy.
    .title = Kupione obrazy

MA-A5 =
    Następną licytację prowadzi najbliższy gracz z kartami na lewo od tego, kto prowadził obecną. Jeśli nikt inny nie ma kart, prowadzi znowu ta sama osoba.
    .title = Następny aukcjoner

## Licytacja otwarta

MA-O1 =
    Wszyscy, także aukcjoner, mogą licytować w każdej chwili, w dowolnej kolejności i dowolnie często, aż nikt nie zechce dać więcej.
    .title = Licytują wszyscy

MA-O2 =
    Dopóki aktualna oferta nie jest twoja, możesz licytować albo spasować. Po spasowaniu milczysz aż do nowej oferty, która unieważnia wszystkie wcześniejsze pasy. Licytacja zamyka się, gdy od ostatniej oferty spasowali wszyscy oprócz osoby, która daje najwięcej, albo gdy bez żadnej oferty spasowali wszyscy. Jeśli nie stać cię na ofertę o 1 wyższą od aktualnej, liczy się to jak pas. Przy stole na żywo rolę młotka przejmuje odliczanie („po raz pierwszy, po raz drugi, sprzedane”), które pasuje za każdego, kto milczy; każda oferta uruchamia je od nowa. (Nasza interpretacja.)
    .title = Kiedy spada młotek

MA-O3 =
    Pas w licytacji otwartej to milczenie: nic na stole ani żaden komunikat nie zdradza innym, kto spasował ani kogo nie stać na więcej. Wszyscy oprócz osoby, która daje najwięcej, zawsze wyglądają tak, jakby mogli licytować. W licytacji jednorazowej i przy ustalonej cenie gracz pominięty z braku pieniędzy jest pokazany jako ktoś, kto po prostu spasował. (Nasza interpretacja.)
    .title = Ciche pasy

## Licytacja jednorazowa

MA-R1 =
    Począwszy od osoby po lewej stronie aukcjonera, każdy wypowiada się dokładnie raz: daje więcej albo pasuje. Aukcjoner wypowiada się ostatni.
    .title = Po jednej ofercie

## Licytacja tajna

MA-H1 =
    Wszyscy, także aukcjoner, potajemnie wybierają kwotę od 0, co oznacza brak oferty, do całości swoich pieniędzy. Potem wszystkie kwoty pokazuje się jednocześnie i wygrywa najwyższa. Uczestniczy każdy, także gracz bez pieniędzy, który może wybrać tylko 0; dzięki temu nic nie wychodzi na jaw.
    .title = Tajne oferty

MA-H2 =
    Jeśli najwyższą ofertę złożyło kilka osób, wygrywa aukcjoner, o ile jest wśród nich; jeśli nie, wygrywa ta z nich, która siedzi najbliżej aukcjonera zgodnie z ruchem wskazówek zegara. Jeśli wszyscy wybrali 0, obowiązuje MA-A3.
    .title = Remis tajnych ofert

## Ustalona cena

MA-F1 =
    Aukcjoner podaje cenę od 1 do całości swoich pieniędzy. Aukcjoner, który nic nie ma, podaje 0, i tylko wtedy 0 jest dozwolone. (Nasza interpretacja.)
    .title = Podanie ceny

MA-F2 =
    Począwszy od osoby po lewej stronie aukcjonera, każdy z pozostałych po kolei może kupić za tę cenę albo spasować. Pierwszy zakup kończy licytację. Jeśli nie masz na to pieniędzy, pasujesz.
    .title = Kup albo spasuj

MA-F3 =
    Jeśli nikt nie kupi, aukcjoner musi kupić za tę cenę i wpłaca ją do banku.
    .title = Nikt nie kupuje

## Licytacja podwójna

MA-D1 =
    Jeśli jako aukcjoner zagrasz kartę podwójną, możesz dołożyć drugą kartę tego samego artysty, która sama nie jest podwójna. Obie sprzedaje się razem, jako jeden przedmiot licytacji, według rodzaju licytacji z drugiej karty.
    .title = Dwa obrazy naraz

MA-D2 =
    Jeśli aukcjoner nic nie dołoży, możliwość ta przechodzi na kolejnych graczy zgodnie z ruchem wskazówek zegara. Kto dołoży kartę, zostaje aukcjonerem tej licytacji: dostaje wszystkie pieniądze (a jeśli sam wygra, płaci do banku) i liczy się jako aukcjoner przy ustalaniu kolejności i przy remisach; gracz, który zagrał kartę podwójną, nie dostaje nic. Pytany jest każdy, kto ma na ręce choć jedną kartę, a najpierw ten, kto zagrał kartę podwójną. Rezygnacja może być twoją jedyną możliwą odpowiedzią, więc samo pytanie nikomu nic nie mówi. (Nasza interpretacja.)
    .title = Dołożenie drugiej karty

MA-D3 =
    Jeśli nikt nie dołoży karty, gracz, który zagrał kartę podwójną, bierze ją za darmo.
    .title = Nikt nie dokłada

MA-D4 =
    Po licytacji z dołożoną kartą kolej przechodzi na osobę po lewej stronie nowego aukcjonera. Gracze siedzący pomiędzy tracą swoją kolej.
    .title = Kolej po dołożeniu

## Koniec rundy

MA-E1 =
    Runda kończy się natychmiast, gdy zostanie zagrana piąta karta jednego artysty. Tej karty się nie licytuje i nie ma ona właściciela, ale się liczy.
    .title = Piąta karta

MA-E2 =
    Jeśli piątą kartą jest zagrana jako pierwsza karta podwójna, runda się kończy i nikogo nie pyta się o drugą kartę. Jeśli piątą jest karta dołożona do podwójnej, obie zostają niesprzedane i obie się liczą.
    .title = Piąta karta a podwójna

MA-E3 =
    Runda kończy się też, gdy zostanie zagrana ostatnia karta, jaką ktokolwiek z graczy miał jeszcze na ręce; tajemniczej ręki się nie uwzględnia. Tej karty się nie licytuje, nie ma ona właściciela i się liczy. Jeśli dołożono ją do karty podwójnej, obie zostają niesprzedane; jeśli jest to sama karta podwójna, nikogo się nie pyta. W zwykłej grze zdarza się to tylko w rundzie 4; z tajemniczą ręką ta sama zasada obowiązuje w każdej rundzie. (Nasza interpretacja.)
    .title = Ostatnia karta

MA-E4 =
    Następną rundę zaczyna osoba po lewej stronie tego, kto zagrał kartę kończącą obecną; graczy bez kart się pomija. Jeśli na początku rundy nikt nie ma kart, co jest możliwe z tajemniczą ręką, nie ma żadnej licytacji, nie kładzie się żadnego żetonu i runda się kończy. (Nasza interpretacja.)
    .title = Kto zaczyna następną rundę

## Sprzedaż do banku

MA-V1 =
    Ustawcie artystów według liczby ich kart zagranych w tej rundzie, sprzedanych czy nie, razem z kartami tajemniczej ręki. Przy remisie wyżej jest artysta stojący na planszy bardziej na lewo. Artyści bez żadnej karty nie zajmują miejsca.
    .title = Ranking artystów

MA-V2 =
    Pierwszy artysta dostaje żeton 30, drugi 20, a trzeci 10, w rzędzie tej rundy. Jeśli zagrano karty mniejszej liczby artystów, żetonów jest mniej.
    .title = Kładzenie żetonów

MA-V3 =
    Obraz artysty, który w tej rundzie zajął pierwsze, drugie albo trzecie miejsce, przynosi sumę wszystkich żetonów w kolumnie tego artysty, razem z żetonami z wcześniejszych rund. Każdy inny obraz przynosi 0, bez względu na to, jakie żetony leżą w jego kolumnie.
    .title = Ile przynosi obraz

MA-V4 =
    Po każdej rundzie sprzedaje się wszystkie kupione obrazy. Potem odrzuca się wszystkie karty zagrane w tej rundzie, także niesprzedane i odkryte. Karty na ręce zachowujesz; na koniec gry nie są nic warte.
    .title = Sprzedaż i porządki

## Zwycięstwo

MA-W1 =
    Po rundzie 4 wygrywa najbogatszy gracz. Przy remisie zwycięstwo jest wspólne. (Nasza interpretacja.)
    .title = Wygrywa najbogatszy

## Trzy osoby: tajemnicza ręka

MA-M1 =
    Ta opcja dla 3 osób jest wyłączona, dopóki jej nie wybierzecie. Rozdajcie karty jak dla 4 osób (9, 4, 4, 0); czwarta ręka leży zakryta i nie należy do nikogo. Jej nieodkryte karty zostają na dalsze rundy. (Nasza interpretacja.)
    .title = Czwarta ręka

MA-M2 =
    Po licytacji ten, kto ją prowadził, może odkryć jedną losową kartę tajemniczej ręki. Karty tej się nie licytuje i nie należy ona do nikogo, ale liczy się do rankingu (MA-V1) i do końca rundy; odkryta karta podwójna nie wymaga drugiej karty. Jeśli nikt nie dołożył karty do podwójnej (MA-D3), odkryć może ten, kto ją zagrał. Gdy tajemnicza ręka jest pusta, nikogo się nie pyta, a gdy runda skończyła się według MA-E1, MA-E2 lub MA-E3, nikt nie odkrywa.
    .title = Odkrywanie karty

MA-M3 =
    Jeśli odkryta karta jest piątą kartą swojego artysty, runda się kończy. Kto ją odkrył, liczy się jako ten, kto ją zagrał. (Nasza interpretacja.)
    .title = Odkrycie piątej karty

## Przykłady

MA-X1 =
    Hania, Maks i Ada siedzą w tej kolejności zgodnie z ruchem wskazówek zegara. Hania wystawia podwójną kartę Nex i nic nie dokłada, Maks nic nie dokłada, Ada dokłada kartę Nex z licytacją tajną. Najwyższa jest oferta Ady, 25: Ada płaci 25 do banku i bierze oba obrazy. Gdyby za 25 wygrali Hania lub Maks, zapłaciliby Adzie. Następną licytację prowadzi osoba po lewej stronie Ady, czyli Hania; Maks zostaje pominięty.
    .title = Dołożona karta

MA-X2 =
    W rundach od 1 do 4 Koriko jest pierwszy, trzeci, poza rankingiem i drugi. Obraz Koriko przynosi wtedy kolejno 30, 40 (30 + 10), 0 i 60 (30 + 10 + 20).
    .title = Koriko przez cztery rundy

## Warianty

MA-shared-double =
    Opcja ze starszego wydania, wyłączona, dopóki jej nie wybierzecie. Gdy ktoś inny dołoży kartę do podwójnej, właściciele obu kart dzielą zapłatę między siebie; przy nieparzystej cenie ten, kto dołożył drugą kartę, dostaje o 1 więcej. Jeśli wygra jeden z tych dwóch właścicieli, płaci połowę, zaokrągloną w górę, drugiemu właścicielowi, a resztę do banku. Ustaloną cenę, za którą nikt nie kupił, płaci do banku ten, kto dołożył kartę. (Nasza interpretacja.)
    .title = Podział przy podwójnej

MA-winner-reveals =
    Opcja według brzmienia zasad z 1992 roku, do gry z tajemniczą ręką, wyłączona, dopóki jej nie wybierzecie. Kartę tajemniczej ręki może odkryć ten, komu przypadł przedmiot licytacji, zamiast aukcjonera. Kolejność aukcjonerów (MA-A5) i zasada o odkrytej piątej karcie (MA-M3) się nie zmieniają.
    .title = Odkrywa zwycięzca

MA-open-purses =
    Opcja, wyłączona, dopóki jej nie wybierzecie: przez całą grę wszyscy widzą pieniądze wszystkich (zob. MA-C3). Poza tym nic się nie zmienia.
    .title = Jawne kasy
