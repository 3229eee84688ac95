### The command line.

cli-vernissage = Modern Art, Art Society and Musée: play them, study them, check them.
    .form = COMMAND [arguments]
cli-usage = Usage: vernissage { $form }
cli-example = Example: { $command }
cli-commands = Commands
cli-parameters = Options
cli-arguments = Arguments
cli-help-flag = Show this help.
cli-version-flag = Show the version.
cli-stopped = Stopped.
cli-broken = This is a mistake of ours ({ $detail }). Nothing you saved is lost. To report it, run the command again with VERNISSAGE_TRACE=1 and send what it prints.

## Commands

cli-play = Play in the terminal against bots.
    .form = play [GAME] [options]
cli-resume = Go on with a game you left.
    .form = resume [NAME] [options]
cli-serve = Host tables for friends: a table server at a link.
    .form = serve [options]
cli-simulate = Let bots play many games and record them.
    .form = simulate GAME [options]
cli-verify = Replay recorded games and check every action and result.
    .form = verify FILE [options]
cli-replay = Step through a recorded game.
    .form = replay FILE [options]
cli-hint = A hint for a position of a recorded game: the best move, and why.
    .form = hint FILE [options]
cli-review = Look at a finished game again: costly decisions, auctions, luck and skill.
    .form = review FILE [options]
cli-arena = Let bots meet on duplicate deals and measure their strength.
    .form = arena GAME --seats BOT,BOT [options]
cli-tune = Tune the weights of a bot.
    .form = tune GAME BOT [options]
cli-dataset = Games between bots as a dataset, one row a decision.
    .form = dataset GAME [options]
cli-rules = Read the rules of a game, or one rule.
    .form = rules GAME [RULE] [options]
cli-score = Score a finished game from your own box, with its arithmetic.
    .form = score GAME FILE [options]
cli-paintings = Every picture we draw: one as SVG, or a contact sheet.
    .form = paintings [PICTURE] [options]
cli-doctor = Show whether the engine is compiled, and which versions are installed.
    .form = doctor [options]

## Arguments and options

cli-value-action = ACTION
cli-value-link = LINK
cli-value-game = GAME
cli-value-name = NAME
cli-value-file = FILE
cli-value-rule = RULE
cli-value-bot = BOT
cli-value-picture = PICTURE
cli-value-str = TEXT
cli-value-int = NUMBER
cli-value-float = NUMBER
cli-value-path = FILE
page-made = { $date }: { $command }
cli-force = Write over a file that exists.
cli-lang = Language: { $known }. Default: that of your environment.
cli-game = The game: { $known }.
cli-players = How many play. Default: { $defaults }.
cli-stairs = Musée: default, random, or your own columns as upper/lower, such as 2,4,6/1,3,5.
cli-mystery-hand = Modern Art with 3 players: a fourth hand that belongs to nobody.
cli-winner-reveals = Modern Art with the mystery hand: whoever took the lot may reveal a card.
cli-shared-double = Modern Art: the owners of both cards of a joined double share the price.
cli-open-purses = Modern Art: everyone's money is open to all.
cli-score-file = A JSON file in the form of docs/scoring.md.
cli-tiles = Art Society: a corrected copy of tiles.csv, the list of the paintings in the box.
cli-games = How many games (with --match: matches). Default: 100.
cli-seed = The seed of the first game; each further one takes the next number. Default: 1.
cli-seats = One player for each seat, with commas: a bot's name, or your own bot as ./file.py:Class. Default: random everywhere.
cli-out = The file for the records. Default: standard output.
cli-workers = How many processes play. Default: 1.
cli-match = Play matches: games until one side alone has the most wins, at least two.
cli-verify-file = A file with one record a line.
cli-replay-file = A file with one record a line, or one record.
cli-replay-at = Show only the position in which this action is decided, counted from 1, as in hint and review.
cli-replay-seat = Show only what this seat could see.
cli-replay-line = Which line of the file. Default: 1.
cli-hint-at = A hint for this action, counted from 1, before it is played. Default: the next one of a game that is not over.
cli-hint-seat = Which seat, where several may act. Default: the one that acted.
cli-hint-json = Write JSON.
cli-review-html = Write the review as a page with plots, one file that needs no network.
cli-review-seat = Weigh only the decisions of this seat. Default: all.
cli-review-top = How many decisions of each seat to tell. Default: 3.
cli-review-replays = How often the deal is played again with each rotation of the bots. Default: 12.
cli-rule = The id of one rule, such as MU-T5.
cli-markdown = Write Markdown.
cli-resume-name = Which game: a name that --list shows. Default: the one you left last.
cli-resume-list = Show the games that wait for you.
cli-paintings-picture = A deck and a picture, such as musee/23.
cli-paintings-sheet = Write a contact sheet: a file that ends in .html or .png.
cli-paintings-svg = Print the picture as SVG text (the default for one picture).
cli-paintings-deck = Only this deck: modern-art, art-society, musee, decor, tokens, covers or vision. Default: all.
cli-play-game = The game; you are asked if you leave it out.
cli-play-seats = One player for each seat, with commas: “you” or a bot's name. Default: you, then casual everywhere.
cli-play-seed = Deal the game of this seed again. Default: a new deal.

## What commands say

score-total = Total
score-noted = Noted in the file
cli-simulating = { $games ->
        [one] Playing 1 game
       *[other] Playing { $games } games
    }
cli-simulated = { $games ->
        [one] 1 game played: { $file }
       *[other] { $games } games played: { $file }
    }
cli-verifying = { $records ->
        [one] Replaying 1 record
       *[other] Replaying { $records } records
    }
cli-verified = { $records ->
        [one] 1 record replayed: every action is legal and the result is right.
       *[other] { $records } records replayed: every action is legal and every result is right.
    }
cli-engine = engine
cli-engine-compiled = compiled to machine code
cli-engine-pure = pure Python: everything works, about twenty times slower
cli-engine-advice = To compile the engine, install a C compiler and Python's headers (Debian: apt install gcc python3-dev; macOS: xcode-select --install) and run “make setup”.
cli-engine-behind = The engine is being compiled meanwhile (build/engine.log): from the next start on, bots think about twenty times faster.
cli-engine-slow = The engine runs as pure Python: everything works, about twenty times slower. “vernissage doctor” tells the way out.

## What the command line refuses

cli-no-such-command = there is no such command.
    .instead = Commands: { $known }.
cli-no-such-flag = there is no such option here.
    .instead = “{ $command } --help” lists them.
cli-no-such-language = there is no such language.
    .instead = Languages: { $known }.
cli-too-much = this is more than the command takes.
    .instead = See “{ $command } --help”.
cli-missing = this is needed and missing.
    .instead = See “{ $command } --help”.
cli-wrong-value = { $wanted ->
        [int] this takes a whole number.
        [float] this takes a number.
       *[other] this value does not fit.
    }
    .instead = { $wanted ->
        [int] Give a number such as 3; see “{ $command } --help”.
        [float] Give a number such as 3; see “{ $command } --help”.
       *[other] See “{ $command } --help”.
    }
cli-misread = this cannot be read.
    .instead = See “{ $command } --help”.
cli-at-least-one = this must be at least 1.
    .instead = Give a whole number from 1.
cli-empty-name = a name is empty: nothing stands between two commas, or at an end.
    .instead = Name one bot for each seat, such as greedy,random.
