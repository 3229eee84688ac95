### The table in the terminal, for all games.

table-you = you
table-seat = { $name } (seat { $seat })
table-which-game = Which game?
table-wait = The others are playing …
table-your-turn = Your turn. Enter plays: { $move }
table-your-turn-line = Your turn: a move in notation, “hint” or “quit”.
table-keys = ← → what  ↑ ↓ how  Enter play  ? hint  or type a move  Esc save and leave
table-hand-over = Hand the screen to seat { $seat }, then press Enter.
table-left = The game is saved. “vernissage resume” goes on with it.
table-result = The game is over
table-score = Score
table-winners = { $count ->
        [one] Victory: { $names }
       *[other] They win together: { $names }
    }
table-record = The record: { $file }
table-review = To look at it again: vernissage review { $file }
table-next-game = Wins so far: { $wins }. Now game { $number } of the match.
table-press-enter = Press Enter …

## Replays

replay-seat = seat { $seat }
replay-deal = the deal
replay-position = Before action { $at } of { $actions }; last: { $last }
replay-over = After all { $actions } actions; last: { $last }
replay-seen = As seat { $seat } saw it; last: { $last }
replay-keys = ← → one action   Home, End   Esc leave

## Hints

hint-position = Action { $at } of { $actions }, to be decided by { $name }
hint-next = Action { $at } is next, to be decided by { $name }
hint-same = This is what was played.
hint-played = Played: { $move }
