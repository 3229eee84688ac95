### Pierwsze gry krok po kroku i zadania w przeglądarce.

web-learn = Naucz się w cztery minuty
web-learn-short = Nauka
web-learn-game = { $game }: naucz się w cztery minuty
web-lesson = Pierwsza gra
web-lesson-of = Pierwsza gra: { $game }
web-lesson-step = Krok { $step } z { $steps }
web-lesson-back = Wstecz
web-lesson-next = Dalej
web-lesson-show = Zrób to za mnie
web-lesson-play = Zagraj z nowicjuszami
web-lesson-leave = Opuść pierwszą grę
web-lesson-keys = Tab przechodzi po możliwych polach, od najlepszego; strzałki przesuwają; Enter wiesza.
web-puzzle = Zadanie dnia
web-puzzle-short = Zadanie
web-puzzle-of = Zadanie: { $game }
web-puzzle-how = Pozycja z prawdziwej gry i twoja kolej. Jeden ruch jest wyraźnie najlepszy. Zagraj go przy stole: liczy się pierwsza odpowiedź.
web-puzzle-begin = Do stołu
web-puzzle-right = To najlepszy ruch!
web-puzzle-wrong = Jest lepszy ruch
web-puzzle-yours = Twój:
web-puzzle-best = Najlepszy
web-puzzle-mine = Twój
web-puzzle-against = { $one } kontra { $other }
web-puzzle-from = Z drabiny rankingowej: { $bots }, liczba graczy: { $players }, rozdanie { $deal }, gra { $game }
web-puzzle-look = Spójrz na stół
web-puzzle-solution = Rozwiązanie
web-puzzle-others = Inne zadania
web-puzzle-streak = { $days ->
        [one] 1 dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
