### Erste Partien Schritt für Schritt und Aufgaben im Browser.

web-learn = In vier Minuten lernen
web-learn-game = { $game } in vier Minuten lernen
web-lesson = Erste Partie
web-lesson-of = Erste Partie: { $game }
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-show = Mach es für mich
web-lesson-play = Gegen Neulinge spielen
web-lesson-leave = Erste Partie verlassen
