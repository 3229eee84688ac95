### Reviews of finished games.

review-title = Review: { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
review-working = Looking at the game again
review-written = The review as a page: { $file }
review-made = Made by “vernissage review” { $version } from the record alone; the same record gives the same review.
review-no-plots = The plots are missing: install them with pip install "vernissage[plots]" and run the command again.

## The score through the game

review-course = The score through the game
review-course-text = { $game ->
        [modern-art] Money, and what everyone's paintings would pay if the round ended there.
       *[other] Points after each action, as if the game ended there.
    }
review-ahead = { $name }: ahead for { $percent } % of the game.
review-decided = From action { $at } on nobody was ahead of { $name }.
review-axis-money = money

## Decisions

review-decisions = The decisions that cost most
review-decisions-text = { $game ->
        [modern-art] Every move is compared with the best one that could be found from what the seat knew then. Where a card seems to cost something, both moves are played out by club bots in the same imagined games: the cost is the lead at the end that it gives away there on average, in money, and it is told only if it is more than chance. For a bid, the cost is the gain that it misses by estimate. Luck afterwards plays no part.
        [art-society] Every move is compared with the best one that could be found from what the seat knew then: bids in rounds of bidding played in thought, places on a wall with two players by hanging on, everything else by what a strong player sees at once. Which stack the lot comes from and settling are not weighed. The cost is in points, on average; luck afterwards plays no part.
       *[musee] Every move is compared with the best one that could be found from what the seat knew then, in the same imagined games. The cost is in points of the lead at the end, on average; luck afterwards plays no part.
    }
review-sound = { $every ->
        [0] There was nothing to decide.
        [one] Of 1 decision { $good } was the best or nearly so.
       *[other] Of { $every } decisions { $good } were the best or nearly so.
    }
review-decision = Action { $at }, cost { $cost }: { $played }
review-at-least = at least { $cost }
review-better = Better: { $move }. { $why }
review-position = The position before action { $at }.{ $marks ->
        [yes] {" "}Dashed red frame: played; solid blue frame: better.
       *[no] {""}
    }
review-position-hand = Hand
review-position-lot = { $bid ->
        [0] Lot
       *[other] Lot, bid { $bid }
    }
review-position-offers = Lot
review-position-new = New painting
review-position-assistant = With the assistant
review-position-bought = Bought this round
review-position-money = Hand, money { $money }

## Tables

review-auctions = The auctions
review-auctions-text = The price; what the lot was worth to the buyer at that moment, on average; and what the bank paid for it when the round ended. Last, who gained by the difference between price and payment: the buyer, or the seller.
review-sources = Where the points came from, and when
review-sources-text = The game in four parts: what each part brought, by source.
review-rounds = The rounds
review-rounds-text = In the order of the bids: who bid which card and took which painting; and the painting that was left, with its type's prestige before and after.
review-span = { $first }–{ $last }
review-took = { $name }: { $bid }→{ $tile }
review-unsold = { $tile } ({ $before }→{ $after })
review-bank = bank
review-column-action = action
review-column-actions = actions
review-column-round = round
review-column-lot = lot
review-column-auction = auction
review-column-seller = seller
review-column-buyer = buyer
review-column-price = price
review-column-worth = worth
review-column-paid = paid
review-column-gained = gained
review-column-player = player
review-column-sum = sum
review-column-place = pick { $place }
review-column-museum = museum
review-column-score = score
review-column-par = par
review-column-luck = luck
review-column-skill = skill
review-column-wins = par wins

## Luck and skill

review-luck = Luck and skill
review-luck-text = The same deal was played again in { $games ->
        [one] 1 game
       *[other] { $games } games
    } between the bots { $first } and { $second }, who changed seats after each. Par is what they had in a seat on average, with a 95 % interval, and how often that seat won. Luck is how far a seat's par lies above the mean of all seats: better cards or a better place. Skill is how far the score lies above the par of its seat. The mean, luck and skill add up to the score.
review-won = { $kind ->
        [both] { $name } won with better cards than the others, and made more of them.
        [luck] { $name } won by better cards: the others made about as much of theirs.
        [skill] { $name } won by better play: the cards were no better than those of the others.
        [luck-short] { $name } won with better cards than the others, who made too little of theirs.
        [short] { $name } won because the others fell short: the cards were no better, and the play was about that of the bots.
       *[neither] { $name } won by little: neither cards nor play stand out.
    }
review-all-won = Everyone won together.
