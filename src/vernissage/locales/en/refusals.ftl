### Why something is refused, and the way out (.instead).

game-name = { $game ->
        [musee] Musée
        [modern-art] Modern Art
        [art-society] Art Society
       *[other] { $game }
    }
no-such-game = there is no such game.
    .instead = Games: { $known }.
no-such-option = { game-name } has no such option.
    .instead = Options: { $known }.
no-such-player-count = { game-name } is not played by that many.
    .instead = Player counts: { $known }.
players-not-a-number = the number of players is a whole number, without quotation marks.
    .instead = Player counts: { $known }.
no-such-seat = there is no such seat at this table.
    .instead = Seats are numbered from 0 to { $last }.
no-such-action = there is no action with this number.
    .instead = Numbers run from 0 and stay below { $actions }; people and files write actions in notation.
game-over = the game is over.
    .instead = Start a new one, or replay it.
not-your-turn = seat { $seat } is to move.
    .instead = Wait for your turn.

## Records

where-action = action { $number }
where-bot = { $bot } in seat { $seat }
misfit = { $misfit ->
        [missing] “{ $field }” is missing
        [unknown] “{ $field }” is unknown here
        [wrong] “{ $field }” should be { $wanted ->
            [int] a whole number
            [float] a number
            [str] a text
            [bool] true or false
            [array] a list
            [object] an object
           *[other] something else
        }
        [truncated] it breaks off
       *[broken] near byte { $byte } it is no JSON
    }
not-a-record = this is not a game record ({ misfit }).
    .instead = See docs/records.md for the form of a record.
broken-json = this is not JSON ({ misfit }).
    .instead = Mend the line, or take the file from its source again.
newer-format = this record was written by a newer Vernissage.
    .instead = This one reads { $known }; install the newer release.
foreign-format = this is not a record format we know.
    .instead = We read { $known }.
other-game = this record is not one of { game-name }.
    .instead = Ask for the record's own game.
no-players = the record does not say how many play.
    .instead = Write "players" into its options.
no-seat = an action starts with its seat.
    .instead = Write it as “<seat> <notation>”.
wrong-seats = this does not name one player for each seat.
    .instead = Name { $players ->
        [one] 1 player.
       *[other] { $players } players.
    }
result-too-early = the record has a result, but the game is not over.
    .instead = Remove the result, or add the missing actions.
result-missing = the game is over, but the record has no result.
    .instead = Add the result.
result-differs = this is not what the actions lead to.
    .instead = Replayed, it is { $truth }.

## Bots

no-such-bot = { game-name } has no such bot.
    .instead = Bots: { $known }; or your own as file.py:Class; or a program as exec:./mybot.
bot-not-read = this bot cannot be loaded ({ $detail }).
    .instead = Give ./file.py:Class or package.module:Class.
bot-without-choose = this is not a bot.
    .instead = Name a class with choose(self, view, choices, chance).
bot-without-budget = { $bot } does not take a number of { $kind ->
        [seconds] seconds
       *[iterations] iterations
    }.
    .instead = Name it without the part after @; bots that search, such as expert@500 or master@0.9s, take one.
bot-budget = a bot that searches cannot be given this many.
    .instead = Give a number above 0 and up to { $most }, such as master@2000 or master@0.9s.
bot-answer = a bot answers with an action or its notation.
    .instead = Return an int, or a text such as “hang 13 T4”.
worker-died = a process that was playing has ended by itself.
    .instead = Play with --workers 1 to see why: a bot may have ended it, or the memory was too small.
bot-not-made = the bot for seat { $seat } cannot be made ({ $detail }).
    .instead = Mend its constructor, which is called without arguments.
bot-failed = the bot in seat { $seat } broke off ({ $detail }).
    .instead = Mend its choose method; the game was not recorded.

## Files

where-line = { $file }, line { $line }
file-not-read = { $cause ->
        [ENOENT] there is no such file.
        [EISDIR] this is a folder, not a file.
        [EACCES] you may not read this file.
       *[other] this file cannot be read ({ $detail }).
    }
    .instead = Check the path.
broken-archive = this is no whole .xz archive ({ $detail }).
    .instead = Unpack it with xz to see how far it is whole, or fetch it again.
file-not-written = { $cause ->
        [ENOENT] there is no such folder.
        [ENOTDIR] there is no such folder.
        [EISDIR] this is a folder, not a file.
        [EACCES] you may not write here.
       *[other] this file cannot be written ({ $detail }).
    }
    .instead = Choose another path.
output-there = this file exists already.
    .instead = Choose another name, or write over it with --force.
output-is-input = this file is being read from.
    .instead = Choose another name for what is written.
not-utf-8 = this is not text in UTF-8 (byte { $byte }).
    .instead = Save the file as UTF-8.
key-twice = this key stands twice in one object.
    .instead = Leave one of them.
json-too-deep = this is nested too deeply.
    .instead = Check where the file comes from.
unknown-field = a record has no such field.
    .instead = Its fields: { $known }.
journal-not-a-file = a journal is read again when it goes on: it must be an ordinary file.
    .instead = Choose another path.
no-records = there is no record in this file.
    .instead = Make some with “vernissage simulate”.
no-such-line = there is no record in this line.
    .instead = { $lines ->
        [0] The file has no records.
        [one] The file has 1 record.
       *[other] The file has { $lines } records.
    }
no-such-rule = there is no such rule.
    .instead = Rules: { $known }.
no-match = { game-name } is not played in matches.
    .instead = Play single games.
no-such-action-number = the record has no such action.
    .instead = Give a number from 1 to { $last }; the last one is the position at the end.

## Playing

nobody-plays = nobody at this table is you.
    .instead = Name one seat “you”, or use “vernissage simulate”.
nothing-to-resume = no game is waiting.
    .instead = Start one with “vernissage play”.
no-such-save = no game of that name is waiting.
    .instead = Waiting: { $known }.
save-in-use = this game is being played in another window.
    .instead = Go on there, or leave it there first.
save-not-read = the saved game cannot be read ({ misfit }).
    .instead = It was left as it is; remove it, or start a new game with “vernissage play”.
save-not-played = the saved game cannot be played on ({ $detail }).
    .instead = It was left as it is; remove it, or start a new game with “vernissage play”.

## Hints and reviews

hint-game-over = the game is over; there is nothing left to decide.
    .instead = Give --at with an action from 1 to { $last }, or look at the whole game with “vernissage review”.
hint-no-such-action = there is no such action to decide.
    .instead = Give a number from 1 to { $last }.
hint-not-to-act = this seat has nothing to decide there.
    .instead = To act: seat { $seats }.
hint-silent = this seat has passed, or cannot bid more; it is silent until the next bid.
    .instead = Give an action after the next bid with --at.
review-not-over = the game is not over, and a review shows all hands.
    .instead = Ask for a hint instead: “vernissage hint FILE --at { $next }”.

## Pictures

paintings-svg-or-sheet = a sheet is written to its file and not printed as SVG.
    .instead = Leave out --svg or --sheet.
paintings-picture-or-deck = only one picture is asked for: { $picture }.
    .instead = Leave out the picture or --deck.
paintings-svg-of-what = SVG is printed for one picture.
    .instead = Name one, such as “vernissage paintings musee/23”.

## Research

research-choice = there is no such value for this.
    .instead = Give one of these: { $known }.
research-actions = every game needs one action, { $games } in all.
    .instead = Give an array of this length.
research-illegal = the mask of this seat does not have this action.
    .instead = Choose an action whose place in action_mask is 1.
research-not-reset = nothing is dealt yet.
    .instead = Call reset() first.
research-box = a smaller box of { $game } is given whole: by { $known }, and players if you like.
    .instead = Give all of these, or none of them for the real box.
research-box-number = outside the smaller boxes that this game can be played from.
    .instead = Give a whole number from { $low } to { $high }.
research-box-twice = the real box has no such card, or not as many of it.
    .instead = Name cards of the real box, each as often as it has it.
research-box-deal = it must say how many of the { $cards } cards each hand is dealt before each of the four rounds.
    .instead = Give four numbers, for example 2,0,0,0.
research-no-imagining = from a smaller box of this game no other worlds can be dealt.
    .instead = Use the real box, or an algorithm that walks the whole tree.

## Programs as bots

program-not-started = this program cannot be started ({ $detail }).
    .instead = Give a command, for example exec:./mybot or "exec:python mybot.py"; it must be executable.
program-silent = it gave no answer within { $seconds } s.
    .instead = Answer “play” and a move in time, or allow more: exec:./mybot@10s.
program-ended = it ended ({ $detail }).
    .instead = Read lines until “quit”; see docs/protocol-bots.md.
program-closed = it closed its standard output.
    .instead = Keep it open until “quit”; see docs/protocol-bots.md.
