### Why something is refused, and the way out (.instead).

no-such-game = there is no such game.
    .instead = Games: { $known }.
no-such-option = { $game } has no such option.
    .instead = Options: { $known }.
no-such-player-count = { $game } is not played by that many.
    .instead = Player counts: { $known }.
no-such-seat = there is no such seat at this table.
    .instead = Seats are numbered from 0 to { $last }.
no-such-action = there is no action with this number.
    .instead = Actions go from 0 to { $actions } - 1; people and files write them in notation.
game-over = the game is over.
    .instead = Start a new one, or replay it.
not-your-turn = seat { $seat } is to move.
    .instead = Wait for your turn.
