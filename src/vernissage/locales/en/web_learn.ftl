### Guided first games and puzzles in the browser.

web-learn = Learn it in four minutes
web-learn-game = Learn { $game } in four minutes
web-lesson = First game
web-lesson-of = First game: { $game }
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Do it for me
web-lesson-play = Play against novices
web-lesson-leave = Leave the guided game
