### The table in the terminal, for all games.

table-you = you
table-seat = { $name } (seat { $seat })
table-which-game = Which game?
table-wait = The others are playing …
table-your-turn = Your turn. Enter plays: { $move }
table-your-turn-line = Your turn: a move in notation, “hint” or “quit”.
program-question = You are seat { $seat }. It is your decision, about: { $items }.
table-keys = ← → what  ↑ ↓ how  Enter play  ? hint  h help  or type a move  Esc leave
table-hand-over = Hand the screen to seat { $seat }, then press Enter.
table-left = The game is saved. “vernissage resume” goes on with it.
resume-round = { game-name }, round { $round }, against { $others }
resume-actions = { game-name }, moves so far: { $actions }, against { $others }
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

## Help in a game

table-help = The keys
table-help-arrows = ← →  choose what: a card, a tile, an answer    ↑ ↓  choose how: where, how much
table-help-enter = Enter  play what is chosen; it asks once more first
table-help-hint = ?  a hint, with its reasons; the cursor goes to its move
table-help-type = or type a move and press Enter; so much of it is enough that it can be no other
table-help-help = h  this page
table-help-leave = Esc  save and leave; “vernissage resume” goes on
table-sure = { $move }: press Enter once more to play it.
table-possible = Possible now: { $moves }.
table-several-moves = this can mean several moves.
    .instead = Say which: { $moves }.
table-too-small = This window is too small for the whole table: it needs { $lines } lines of { $columns } columns.

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
