### The arena: bots against bots, measured; and the tuning of their weights.

## Options

arena-flag-seats = One bot for each seat, with commas: a name, bot@weights.json, or your own as ./file.py:Class. Every deal is played with every rotation.
arena-flag-ladder = Instead of --seats: the bots of a round robin, with commas. Each gets a rating.
arena-flag-deals = How many deals; each is played once for every seat. Default: 100.
arena-flag-seed = The seed that fixes all deals. Default: 1.
arena-flag-ray = Play on the Ray cluster at this address, or “local” for one on this machine.
arena-flag-records = The file for the records; deals that are already in it are not played again. Default: a new file among your saved games.
arena-flag-resume = Go on with the run whose records are in this file; --seats, --seed and the options of the game can be left out.
arena-flag-json = Write the result as JSON.
arena-flag-html = Write a report with plots, one file that needs no network.
arena-flag-sprt = Two win rates as LOW,HIGH: stop as soon as the deals decide which of them the first bot has.
arena-flag-check = The same bot in all seats, a new deal for every game: is the arena fair?
tune-flag-bot = The bot: one that has weights.
tune-flag-minutes = How long to search. Default: 10.
tune-flag-generations = Instead of --minutes: how many generations to search, so that the result does not depend on the machine.
tune-flag-deals = Deals for each candidate and generation. Default: 150.
tune-flag-seed = The seed of the search; its deals and those of the final test come from it. Default: 1.
tune-flag-held-out = Deals of the final test, at most. Default: 2000.
tune-flag-seats = Who sits in the other seats while weights are searched: one bot for all, or one for each, with commas. Default: the bot itself with the weights it started from, which the last test is always against.
tune-flag-out = The file for the weights. It is written only if they pass the test.
tune-flag-start = The weights to start from, a file as this command writes it. Default: those the bot plays with.

## What the arena says

arena-playing = { $deals ->
        [one] Playing 1 deal
       *[other] Playing { $deals } deals
    }
arena-recorded = Records: { $file }
arena-stopped = Stopped. Go on with the same command and --resume { $file }
arena-title = { $game }, { $players } players, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } with full rotation (seed { $seed })
arena-check-title = { $game }, { $players } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, each with a new deal (seed { $seed })
arena-ladder-title = { $game }, { $players } players: round robin, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } for each line-up (seed { $seed })
arena-chance = Equal bots would win { $chance } each. The intervals are at 95 %, with the deal as the unit.
arena-check-chance = Equal bots would win { $chance } each. The intervals are at 95 %.
arena-gain = Because the rotations of a deal go together, one game counts as { $gain } independent ones.
arena-sprt-p0 = Decided after { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }: the win rate of { $bot } is nearer to { $low } than to { $high } (log-likelihood ratio { $llr }).
arena-sprt-p1 = Decided after { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }: the win rate of { $bot } is nearer to { $high } than to { $low } (log-likelihood ratio { $llr }).
arena-sprt-open = Not decided after { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } between { $low } and { $high } for { $bot } (log-likelihood ratio { $llr }).
arena-fair = Fair: every seat's bot wins what chance gives it, within its interval.
arena-unfair = Not fair: a bot wins more or less than the same bot beside it.
arena-column-bot = bot
arena-column-games = games
arena-column-win-rate = wins
arena-column-interval = 95 %
arena-column-score = score
arena-column-margin = margin
arena-column-p50 = time p50
arena-column-p99 = time p99
arena-column-rating = rating
arena-column-live = live

## The report

report-line-up = Line-up: { $seats }
report-ladder = Rating ladder
report-ladder-text = Plackett–Luce by maximum likelihood, on the Elo scale; the mean of all bots is 1500. The intervals come from drawing the deals again 200 times.
report-wins = Win rates
report-wins-text = The dashed line is what equal bots would win ({ $chance }).
report-seats = Seat advantage
report-seats-text = How often each seat wins, whoever sits there. Rotation gives every bot each seat equally often.
report-breakdown = Where the points come from
report-breakdown-text = Mean points of each source in a game.
report-thinking = Decision time
report-thinking-text = Milliseconds of one core for a decision: the dot is the median, the line ends at the 99th percentile.
report-prices = Prices by round and auction
report-prices-text = The mean price of a painting sold in each kind of auction, in thousands.
report-axis-seat = seat { $seat }
report-axis-wins = wins, %
report-axis-rating = rating
report-axis-points = points
report-axis-milliseconds = milliseconds
report-axis-price = price
report-axis-round = round
report-axis-action = action
report-no-plots = The plots are missing: install them with pip install "vernissage[plots]" and run the command again with --resume.
report-made = Made by “vernissage arena” { $version }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } recorded, every one can be replayed.

## Tuning

tune-searching = { $minutes ->
        [one] Searching for 1 minute
       *[other] Searching for { $minutes } minutes
    }
tune-searching-generations = { $generations ->
        [one] Searching for 1 generation
       *[other] Searching for { $generations } generations
    }
tune-testing = Testing on deals it has never seen
tune-standing = generation { $generation }, fitness { $fitness }
tune-passed = Passed on { $deals ->
        [one] 1 held-out deal
       *[other] { $deals } held-out deals
    }: the new weights win { $rate } against the old ones ({ $interval }). Written: { $file }
tune-failed = Not passed after { $deals ->
        [one] 1 held-out deal
       *[other] { $deals } held-out deals
    }: the new weights win { $rate } against the old ones ({ $interval }). Nothing was written.

## Refusals

arena-seats-or-ladder = the arena needs either --seats or --ladder.
    .instead = For example: --seats greedy,random
arena-ladder-names = a ladder needs at least two bots, each named once.
    .instead = For example: --ladder greedy,random
arena-ladder-alone = this cannot be asked for together with another kind of run.
    .instead = Choose one of --ladder, --sprt and --check.
arena-check-one-bot = the check needs the same bot in every seat.
    .instead = For example: --seats greedy,greedy --check
arena-two-rates = these are not two win rates.
    .instead = Give the lower and the higher, such as 0.5,0.55.
arena-one-file = --records and --resume name the same thing twice.
    .instead = Leave one of them out.
arena-same-file = { $other } names the same file.
    .instead = Choose another path.
arena-nothing-there = there is no run to go on with.
    .instead = Check the path, or start one with --records.
arena-another-run = this file holds another run: { $runs }.
    .instead = Leave out --seats, --ladder and all that differs to go on with it, or begin a new file with --records.
arena-several-runs = this file holds more than one line-up: { $runs }.
    .instead = Say which to go on with: --seats or --ladder, and --seed.
arena-foreign-file = this is not a file of arena records ({ misfit }).
    .instead = Choose another file for { $flag }.
arena-extra-missing = a package for this is not installed.
    .instead = Install it with pip install "vernissage[{ $extra }]".
arena-no-cluster = no Ray cluster answers there ({ $detail }).
    .instead = Start one with “ray start --head”, or give --ray local.
arena-weights-not-read = these are not weights of this bot ({ misfit }).
    .instead = Give a file that “vernissage tune” wrote for it.
arena-not-tunable = this bot has no weights.
    .instead = Name a bot whose module holds Weights.
tune-minutes = this is not a time to search.
    .instead = Give minutes, more than 0.
tune-one-length = --minutes and --generations both say how long to search.
    .instead = Leave one of them out.
arena-replaced = { $bot } lost its seat to random in { $games ->
        [one] 1 game.
       *[other] { $games } games.
    } The first time: { $why }

## Datasets

dataset-flag-out = The folder for the Parquet files. A run that was stopped goes on in it by the same command.
dataset-flag-seats = One bot for every seat, or one for each, with commas. Default: club.
dataset-flag-deals = How many deals; each is played once for every seat. Default: 100.
dataset-playing = { $deals ->
    [one] Playing { $deals } deal
   *[other] Playing { $deals } deals
}
dataset-made = { $deals ->
    [one] { $deals } deal is in { $folder }
   *[other] { $deals } deals are in { $folder }
}
dataset-stopped = Stopped. The same command goes on in { $folder }
dataset-not-a-folder = that is a file.
    .instead = Name a folder, or a name that nothing has yet.
dataset-another = this file is of another dataset.
    .instead = Name another folder, or repeat the command that this one was made by.
dataset-nothing-there = no dataset is in this folder.
    .instead = Make one with vernissage dataset.
