### Modern Art: pierwsza gra krok po kroku.

lesson-modern-art-dealer = Kupujesz i sprzedajesz obrazy pięciu artystów. Każdy zaczyna ze 100; wygrywa, kto po czterech rundach ma najwięcej pieniędzy. Rynek pokazuje, ile będą warte obrazy każdego artysty.
    .title = Handlujesz sztuką
lesson-modern-art-sealed = Bot Wera wystawia obraz Koriko na licytację tajną: wszyscy wkładają kwotę do koperty, a kto da najwięcej, ten ją płaci. Ustaw około 20 i zaklej kopertę.
    .title = Licytacja tajna
lesson-modern-art-bought = Twoja oferta była najwyższa, więc płacisz ją sprzedającej, Bot Werze. Obraz leży przed tobą. Na koniec rundy może go kupić bank.
    .title = Twój pierwszy obraz
lesson-modern-art-offer = Teraz sprzedajesz ty. Karta podaje artystę i rodzaj licytacji. Wybierz obraz Koriko z licytacją otwartą i wystaw go.
    .title = Twoja kolej sprzedawać
lesson-modern-art-sell = W licytacji otwartej wszyscy podbijają w dowolnej kolejności. Bot Wera daje 17 i te pieniądze dostaniesz ty. Spasuj, a obraz będzie sprzedany.
    .title = Licytacja otwarta
lesson-modern-art-fixed = Bot Hugo podaje cenę: 12. Kto pierwszy ją przyjmie, ma obraz. Artyści, których często się gra, na koniec są dużo warci: kup.
    .title = Ustalona cena
lesson-modern-art-double = Karta podwójna dokłada drugi obraz tego samego artysty: dwa za jedną cenę. Druga karta to licytacja jednorazowa: każdy mówi raz, ty na początku. Złóż ofertę.
    .title = Podwójna i jednorazowa
lesson-modern-art-fifth = Bot Hugo dał więcej. Ale spójrz na rynek: zagrano już cztery obrazy Koriko. Piąty natychmiast kończy rundę i nie idzie na sprzedaż. Zagraj swój!
    .title = Piąty obraz
lesson-modern-art-payout = Artysta zagrany najczęściej daje po 30 za obraz, drugi 20, trzeci 10, inni nic. Koriko jest na czele: twój obraz Koriko przynosi 30, Bahut 20.
    .title = Bank płaci
lesson-modern-art-sums = Wartości się sumują. Jeśli Koriko będzie pierwszy także w rundzie 2, każdy jego obraz da 30 + 30 = 60. Dlatego oferty rosną z rundy na rundę.
    .title = Robi się drożej
lesson-modern-art-end = Każda licytacja to wybór: wziąć pieniądze jako sprzedający albo obraz jako kupujący. Po czterech rundach wygrywa najbogatszy. Zagraj całą grę!
    .title = Wiesz już wszystko
