### What a table refuses, and the way out (.instead).

## Seats and tokens

no-such-table = there is no such table.
    .instead = Check the link, or ask for a new one.
no-such-code = no table that waits for players has this code.
    .instead = Ask for the link: a code works only until the game begins.
no-chair = the table has no such seat.
    .instead = Seats are numbered from 0 to { $last }.
token = it is missing, or this table does not know it.
    .instead = Open your return link, or sit down anew.
not-yours = this seat is not yours.
    .instead = Use the token of that seat; before the start the host may free a seat, too.
not-host = only the host may do this.
    .instead = Ask the host.
seatless = it belongs to no seat.
    .instead = Sit down first; a host without a seat can only prepare and start the table.
no-spectators = only those who play see this game.
    .instead = Ask for a seat, or for a table that allows spectators.
bad-name = this cannot be a name.
    .instead = Take 1 to { $longest } visible characters, without control characters.
name-taken = somebody at this table has this name.
    .instead = Choose another one.
seat-taken = somebody sits there.
    .instead = Choose another seat, or none: then you get the first that is free.
table-full = every seat is taken.
    .instead = Watch this game, or make a table of your own.
bad-seats = these seats cannot be.
    .instead = Name all { $players } seats, and put yourself on an open one; a host without a name has no seat.
testing-only = a table cannot be given its chance.
    .instead = Leave out “seed”, “setup” and “bot_seed”; only a server started with --testing takes them.

## The game

already-started = the game has begun.
    .instead = This can only be done before the start.
seats-open = seat { $seat } is still open.
    .instead = Wait for somebody, or put a bot there.
not-started = the game has not begun.
    .instead = Wait until the host starts it.
still-playing = the game is not over.
    .instead = Ask again after its end.
stale = the table has moved on since you looked.
    .instead = Look at the position as it is now, and decide again.
cid-reused = this cid was used for something else.
    .instead = Take a new cid for each thing you want.
bad-since = that is still to come: you are at { $n }.
    .instead = Ask for a number up to { $n }, or leave it out to get everything.
no-hints = this table allows no hints.
    .instead = Decide for yourself; the host chooses this when making a table.
not-asked = you have nothing to decide now.
    .instead = Ask when it is your turn.
undo-company = other people play at this table.
    .instead = Play on, or make a table with bots only: there you can take back what you did.
nothing-to-undo = you have not done anything yet that could be taken back.
    .instead = Act first.
undone-often = this game has been taken back { $most } times.
    .instead = Play it to its end, or start a new one.
no-such-moment = the game has { $last } actions.
    .instead = Say a moment from 0 to { $last }.
branched-often = { $most } games have been played on from this one.
    .instead = Play on from one of those, or download the record and play on from the file.
push-off = this server sends no messages to devices.
    .instead = Come back to the table by your link; who keeps the server can switch Web Push on.
push-not-by-days = only tables with the pace Days send word to devices.
    .instead = Stay at the table, or make one with that pace.
push-address = this is no address of a push service that the server knows.
    .instead = Let the browser subscribe again, or use another browser.
push-keys = this is no key of a browser.
    .instead = Let the browser subscribe again.
no-answer = no bot had time to think about it.
    .instead = Ask again in a moment.
already-there = you already have your seat at the new table.
    .instead = Use the token that you were given for it.
going-down = the server is shutting down.
    .instead = Try again in a moment; nothing is lost.

## Standing orders

order-nothing-runs = nothing is running that this order could be for.
    .instead = Give it while a lot is being sold, or in Art Society from the moment the lot lies open until everyone has taken a painting.
order-twice = there can be one order of each kind.
    .instead = Send the whole list, with this kind once.
order-unfit = this order does nothing for what is running now.
    .instead = “ceiling” is for open and once-around auctions, “buy” for a fixed price, “out” for every lot, “wishes” for Art Society.
order-no-painting = there is no such painting.
    .instead = Name paintings like 2x3PG.

## Guided games and puzzles

lesson-other = that is allowed. The lesson goes on with another move, though.
    .instead = Now: { $wanted }.
lesson-over = this guided game has no more than { $moves } moves.
    .instead = Send fewer.
no-such-day = this is no day.
    .instead = Write it as 2026-11-17.
puzzle-cost-points = Your move gives away about { $amount } points on average.
puzzle-cost-money = Your move gives away about { $amount } in money on average.
puzzle-cost-least = Your move gives away at least { $amount } points on average.
