### Ruchy słowami: zapis z plików tak, jak by go wypowiedziano.

## Musée

move-musee-hang = powieś { $first } w { $row ->
        [T] górnej
        [M] środkowej
       *[B] dolnej
    } galerii, kolumna { $column }
move-musee-keep = zatrzymaj kartę w ciemno
move-musee-give = oddaj kartę partnerowi w ciemno

## Modern Art

move-modern-art-offer = wystaw obraz artysty { $name }, { $second ->
        [open] licytacja otwarta
        [once] licytacja jednorazowa
        [sealed] licytacja tajna
        [fixed] ustalona cena
       *[double] licytacja podwójna
    }
move-modern-art-add = dołóż obraz artysty { $name }, { $second ->
        [open] licytacja otwarta
        [once] licytacja jednorazowa
        [sealed] licytacja tajna
       *[fixed] ustalona cena
    }
move-modern-art-decline = zrezygnuj z dokładania
move-modern-art-bid = licytuj { $first }
move-modern-art-pass = spasuj
move-modern-art-seal = { $first ->
        [0] pusta dłoń
       *[other] { $first } w zamkniętej dłoni
    }
move-modern-art-price = zażądaj { $first }
move-modern-art-buy = kup za tę cenę
move-modern-art-reveal = odkryj kartę tajemniczej ręki
move-modern-art-skip = nie odkrywaj karty

## Art Society

move-art-society-start = powieś obraz startowy na { $first }
move-art-society-lot = wystaw obraz rozmiaru { $first }
move-art-society-bid = zagraj kartę oferty { $first }
move-art-society-take = weź obraz { $first }
move-art-society-hang = powieś { $first } na { $second }
move-art-society-hold = oddaj { $first } asystentowi
move-art-society-swap = wymień w muzeum { $first } na { $second }
move-art-society-store = odłóż { $first } jako nadmiarowy obraz
move-art-society-decor = { $second ->
        [hold] weź dekorację { $first } dla asystenta
       *[other] powieś dekorację { $first } na { $second }
    }
move-art-society-enough = nie bierz więcej dekoracji
move-art-society-merge = połącz dekoracje na { $all }
move-art-society-end = zakończ turę
move-art-society-rehang = przewieś to, co nowe
move-art-society-done = zostaw ścianę, jak jest
move-art-society-restore = przywróć wszystko
