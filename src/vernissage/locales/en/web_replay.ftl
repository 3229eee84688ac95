### Finished games in the browser: replays and reviews.

web-replay = Replay
web-replay-opening = Opening the game …
web-replay-eye = Through whose eyes
web-replay-public = Public
web-replay-all = All
web-replay-own = { $name } (you)
web-replay-table = The table at this moment
web-replay-told = What happened
web-replay-timeline = The whole game
web-replay-actions = Actions
web-replay-curves = The score through the game
web-replay-moment = The moment that is shown
web-replay-controls = Step and play
web-replay-back = One action back
web-replay-on = One action on
web-replay-back-round = Back to the start of the round
web-replay-on-round = On to the next round
web-replay-back-ten = Ten actions back
web-replay-on-ten = Ten actions on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed: { $speed }×. Press to change it
web-replay-keys = ← → one action, with ⇧ further, space plays, E the next eyes, C the next costly decision
web-replay-action = Action { $at } of { $actions }
web-replay-round = round { $round }
web-replay-before = Before the first action
web-replay-deal = The deal
web-replay-over = The game is over.
web-replay-price = Sold for { $price }
web-replay-hand = The hand of { $name }
web-replay-hidden = hidden from these eyes
web-replay-sealed = chooses in secret
web-replay-played = Played
web-replay-better = Better
web-replay-link = Copy the link to this moment
web-replay-link-copied = The link to this moment is copied.

## What chips call actions

web-replay-chip-keep = keeps
web-replay-chip-give = gives
web-replay-chip-add = adds
web-replay-chip-decline = declines
web-replay-chip-pass = pass
web-replay-chip-bid = bid
web-replay-chip-seal = sealed
web-replay-chip-price = price
web-replay-chip-buy = buys
web-replay-chip-reveal = reveals
web-replay-chip-skip = skips
web-replay-chip-start = start
web-replay-chip-lot = lot
web-replay-chip-take = takes
web-replay-chip-hold = holds
web-replay-chip-swap = swaps
web-replay-chip-store = excess
web-replay-chip-decor = decor
web-replay-chip-enough = enough
web-replay-chip-merge = merges
web-replay-chip-end = end
web-replay-chip-rehang = re-hangs
web-replay-chip-done = done
web-replay-chip-restore = restores

## Where there is none, and files

web-replay-none = This replay cannot be shown
web-replay-not-now = Not possible right now
web-replay-again = Try again
web-replay-unread = Something went wrong while the game was read. Load the page again.
web-replay-to-table = To the table
web-replay-watch = Watch the replay
web-replay-file = Replay a file
web-replay-file-why = A game record from “Download the record” or from the program. The server reads it to show it, and forgets it.
web-replay-drop = Drop a record here, or press to choose one
web-replay-drop-kinds = .json or .jsonl
web-replay-no-record = { $file } holds no game record. Records are JSON, one a line or one in all.
web-replay-several = { $file } holds { $count ->
        [one] 1 game. Which one?
       *[other] { $count } games. Which one?
    }

## What if: branches

web-what-if = What if …
web-what-if-why = Play on from this moment, on any seat, against bots.
web-what-if-instead = Go back before this move and try another one, against bots.
web-what-if-over = The game is over here. Step back to a moment where something is still to be decided.
web-what-if-from = You play on after action { $at } of { $actions }.
web-what-if-start = You play on from the deal.
web-what-if-seat = Your seat
web-what-if-fair = The deal stays the real one. The game is over and open to everyone, so you may know what is still to come; the bots see only what their seats see. It counts nowhere: it is a branch of this replay, not a game of its own.
web-what-if-begin = Play on from here
web-branch = What if
web-branch-is = A branch of a finished game: it counts nowhere.
web-branches = What if: branches
web-branch-back = Back to the game
web-branch-before = This is still the game that was played; after action { $at } it leaves it.
web-branch-after = After action { $at } this is no longer the game that was played.
web-branch-show = Show action { $at }, where this branch begins
web-branch-who = { $name }, against bots: { $level }
web-branch-play-on = Play on
web-branch-played = being played
web-branch-of = { $game }, from action { $at }

## The review

web-review = Review
web-review-why = Every decision is compared with the best one that could be found from what the seat knew then. It takes a minute or two and is kept.
web-review-start = Review this game
web-review-working = Looking at the game again
web-review-minute = A minute or two. You can look around meanwhile.
web-review-ahead = { $count ->
        [one] 1 review is made before this one.
       *[other] { $count } reviews are made before this one.
    }
web-review-decisions = The decisions that cost most
web-review-none = Nothing that cost enough to be told.
web-review-cost = { $game ->
        [modern-art] { $name }: this cost { $cost } in money.
       *[other] { $name }: this cost { $cost } points.
    }
web-review-tables = Tables, luck and skill
web-review-how = How decisions are weighed
