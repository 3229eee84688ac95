### Erste Partien Schritt für Schritt und Aufgaben im Browser.

web-learn = In vier Minuten lernen
web-learn-short = Lernen
web-learn-game = { $game } in vier Minuten lernen
web-lesson = Erste Partie
web-lesson-of = Erste Partie: { $game }
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-show = Mach es für mich
web-lesson-play = Gegen Neulinge spielen
web-lesson-leave = Erste Partie verlassen
web-lesson-keys = Tab geht von Stelle zu Stelle, die beste zuerst; Pfeiltasten verschieben das Plättchen; Enter hängt es auf.
web-puzzle = Aufgabe des Tages
web-puzzle-short = Aufgabe
web-puzzle-of = Aufgabe: { $game }
web-puzzle-how = Eine Stellung aus einer echten Partie, und du bist am Zug. Ein Zug ist klar der beste. Mach ihn am Tisch: Die erste Antwort zählt.
web-puzzle-begin = Zum Tisch
web-puzzle-right = Das ist der beste Zug!
web-puzzle-wrong = Es gibt einen besseren Zug
web-puzzle-yours = Deiner:
web-puzzle-best = Bester Zug
web-puzzle-mine = Deiner
web-puzzle-against = { $one } gegen { $other }
web-puzzle-from = Aus der Rangleiter: { $bots }, { $players } Plätze, Austeilung { $deal }, Partie { $game }
web-puzzle-look = Den Tisch ansehen
web-puzzle-solution = Die Lösung
web-puzzle-others = Weitere Aufgaben
web-puzzle-streak = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
