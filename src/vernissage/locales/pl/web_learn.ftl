### Pierwsze gry krok po kroku i zadania w przeglądarce.

web-learn = Naucz się w cztery minuty
web-learn-game = { $game }: naucz się w cztery minuty
web-lesson = Pierwsza gra
web-lesson-of = Pierwsza gra: { $game }
web-lesson-step = Krok { $step } z { $steps }
web-lesson-back = Wstecz
web-lesson-next = Dalej
web-lesson-show = Zrób to za mnie
web-lesson-play = Zagraj z nowicjuszami
web-lesson-leave = Opuść pierwszą grę
