### Guided first games and puzzles in the browser.

web-learn = Learn it in four minutes
web-learn-short = Learn it
web-learn-game = Learn { $game } in four minutes
web-lesson = First game
web-lesson-of = First game: { $game }
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Do it for me
web-lesson-play = Play against novices
web-lesson-leave = Leave the guided game
web-lesson-keys = Tab goes from place to place, the best first; arrows move; Enter hangs.
web-puzzle = Puzzle of the day
web-puzzle-short = Puzzle
web-puzzle-of = Puzzle: { $game }
web-puzzle-how = A position from a real game, and it is your turn. One move is clearly best. Make your move at the table: the first answer counts.
web-puzzle-begin = To the table
web-puzzle-right = That is the best move!
web-puzzle-wrong = There is a better move
web-puzzle-yours = Yours:
web-puzzle-best = Best
web-puzzle-mine = Yours
web-puzzle-against = { $one } against { $other }
web-puzzle-from = From the ladder: { $bots }, { $players } players, deal { $deal }, game { $game }
web-puzzle-look = Look at the table
web-puzzle-solution = The solution
web-puzzle-others = More puzzles
web-puzzle-streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
