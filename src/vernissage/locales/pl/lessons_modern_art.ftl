### Modern Art: pierwsza gra krok po kroku.

lesson-modern-art-dealer = Kupujesz i sprzedajesz obrazy pięciu artystów. Każdy zaczyna ze 100; wygrywa, kto po czterech rundach ma najwięcej pieniędzy. Rynek pokazuje, ile bank zapłaci za obraz każdego artysty.
    .title = Handlujesz sztuką
lesson-modern-art-sealed = Bot Wera wystawia obraz Koriko na licytację tajną: każdy w tajemnicy wybiera kwotę, a kto da najwięcej, ten ją płaci. Ustaw około 20 i zaklej ofertę.
    .title = Licytacja tajna
lesson-modern-art-bought = Twoja oferta była najwyższa, więc tyle płacisz, a pieniądze dostaje Bot Wera, bo to jej obraz. Teraz leży przed tobą. Na koniec rundy może go kupić bank.
    .title = Twój pierwszy obraz
lesson-modern-art-offer = Na górze karty widać artystę, na dole rodzaj licytacji. Wybierz obraz Koriko z licytacją otwartą i wystaw go.
    .title = Teraz ty sprzedajesz
lesson-modern-art-sell = W licytacji otwartej wszyscy podbijają w dowolnej kolejności. Bot Wera daje 17 i te pieniądze dostaniesz ty. Spasuj, a obraz zostanie sprzedany.
    .title = Licytacja otwarta
lesson-modern-art-fixed = Bot Hugo podaje cenę: 12. Kto pierwszy ją przyjmie, ma obraz. Obrazy artystów, których często się zagrywa, są na koniec dużo warte: kup.
    .title = Ustalona cena
lesson-modern-art-double = Karta podwójna dokłada drugi obraz tego samego artysty: dwa za jedną cenę. Druga karta to licytacja jednorazowa: każdy licytuje raz, ty na początku. Dwa obrazy Koriko dałyby teraz 60: złóż ofertę.
    .title = Podwójna i jednorazowa
lesson-modern-art-fifth = Bot Hugo dał więcej. Ale spójrz na rynek: zagrano już cztery obrazy Koriko. Piąty natychmiast kończy rundę i nie idzie na sprzedaż. Zagraj swój!
    .title = Piąty obraz
lesson-modern-art-payout = Artysta zagrany najczęściej daje po 30 za obraz, drugi 20, trzeci 10, inni nic. Koriko jest na czele: twój obraz Koriko przynosi 30, Bahut 20.
    .title = Bank płaci
lesson-modern-art-sums = Wartości się sumują. Jeśli Koriko będzie pierwszy także w rundzie 2, każdy jego obraz da 30 + 30 = 60, a jeśli nie znajdzie się wśród pierwszych trzech, nic. Dlatego oferty rosną z rundy na rundę.
    .title = Robi się drożej
lesson-modern-art-end = Każda licytacja to wybór: wziąć pieniądze jako sprzedający albo obraz jako kupujący. Po czterech rundach wygrywa najbogatszy. Zagraj całą grę!
    .title = Wiesz już wszystko
