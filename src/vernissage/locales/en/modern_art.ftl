### Modern Art: refusals, the table, the bots.

## Why a move is refused

modern-art-notation = this is not a move of Modern Art.
    .instead = Write “offer nex sealed”, “add nex open”, “decline”, “bid 12”, “pass”, “seal 25”, “price 15”, “buy”, “reveal” or “skip”.
modern-art-legend = In the market: the tokens of each round, how many cards of an artist were played in this one, and what a painting pays now. Names in reverse may act; ? is money that is hidden.
modern-art-too-much = nobody can ever own that much.
    .instead = Amounts go from 0 to { $most }.
modern-art-no-such-card = there is no such card.
    .instead = A card is an artist (nex, bahut, darmoir, sadland, koriko) and an auction type (open, once, sealed, fixed, double).
modern-art-yes-or-no = the option { $option } is either on or off.
    .instead = Give true or false.
modern-art-three-players-only = the mystery hand is a variant for three.
    .instead = Play with 3 players, or without the mystery hand.
modern-art-deck = the deck has { $found } of { $card } instead of { $copies }.
    .instead = Mend the set-up, or deal anew.
modern-art-your-own-bid = your own bid of { $bid } stands.
    .instead = Wait until someone raises it, or the hammer falls.
modern-art-silent = you have passed.
    .instead = You may speak again after the next bid.
modern-art-cannot-afford = { $bid ->
        [0] you have no money to bid.
       *[other] the bid stands at { $bid } and you have { $purse }.
    }
    .instead = Watch who gets the lot.
modern-art-bid-or-pass = the lot is being auctioned.
    .instead = Bid { $lowest } to { $highest }, or pass.
modern-art-bid-too-low = { $bid ->
        [0] a bid is at least 1; you have { $purse }.
       *[other] the bid stands at { $bid } and you have { $purse }.
    }
    .instead = Bid { $lowest } to { $purse }, or pass.
modern-art-bid-too-high = { $bid ->
        [0] you have { $purse }.
       *[other] the bid stands at { $bid } and you have { $purse }.
    }
    .instead = Bid { $lowest } to { $purse }, or pass.
modern-art-already-sealed = your hand is closed.
    .instead = Wait until all hands are opened.
modern-art-seal-too-high = you have { $purse }.
    .instead = Seal 0 to { $purse }.
modern-art-seal-first = this is a sealed auction.
    .instead = Seal 0 (no bid) to { $purse }.
modern-art-price-first = you have to name the price of your lot.
    .instead = Name a price from { $lowest } to { $purse }.
modern-art-price-too-high = you have { $purse }, and must be able to pay your own price.
    .instead = Name a price from { $lowest } to { $purse }.
modern-art-price-too-low = a price is at least 1.
    .instead = Name a price from { $lowest } to { $purse }.
modern-art-buy-or-pass = the lot is for sale at { $price }.
    .instead = Say “buy” or “pass”.
modern-art-offer-first = it is your turn to offer a painting.
    .instead = Offer one of these: { $hand }.
modern-art-not-in-hand = you do not hold { $card }.
    .instead = Your hand: { $hand }.
modern-art-add-or-decline = you are asked for a second card by { $artist }.
    .instead = { $fitting ->
        [0] You have none that fits: decline.
       *[other] Add one of these, or decline: { $ways }.
    }
modern-art-other-artist = both paintings of the lot are by { $artist }.
    .instead = { $fitting ->
        [0] You have none that fits: decline.
       *[other] Add one of these, or decline: { $ways }.
    }
modern-art-second-double = the second card of a lot is never a double.
    .instead = { $fitting ->
        [0] You have none that fits: decline.
       *[other] Add one of these, or decline: { $ways }.
    }
modern-art-reveal-or-skip = you may reveal a card of the mystery hand, which has { $mystery ->
        [one] 1 card
       *[other] { $mystery } cards
    } left.
    .instead = Say “reveal” or “skip”.

## The table

modern-art = Modern Art
modern-art-round = Round { $round } of { $rounds }
modern-art-mystery = { $cards ->
        [0] the mystery hand is empty
        [one] 1 card in the mystery hand
       *[other] { $cards } cards in the mystery hand
    }
modern-art-market-played = Cards
modern-art-market-worth = Pays now
modern-art-lot = On the easel
modern-art-card = { $artist } ({ $auction })
modern-art-auction-open = open
modern-art-auction-once = once around
modern-art-auction-sealed = sealed
modern-art-auction-fixed = fixed price
modern-art-auction-double = double
modern-art-auctioneer = Auctioneer: { $name }
modern-art-asks-offer = A painting is to be offered: { $name }
modern-art-asks-reveal = A mystery card may be revealed: { $name }
modern-art-asks-price = A price is to be named.
modern-art-asks-second = Asked for a second card: { $name }
modern-art-fixed-price = Fixed price: { $price }
modern-art-closed-hands = Closed hands: { $closed } of { $players }
modern-art-no-bid = No bid yet
modern-art-standing = Standing bid: { $bid } ({ $name })
modern-art-column-hand = Hand
modern-art-column-money = Money
modern-art-column-pays = Pays now
modern-art-column-bought = Bought this round
modern-art-hand = Your hand
modern-art-score-start = Start
modern-art-score-sold_to_players = Sold to players
modern-art-score-bought = Bought
modern-art-score-bank = From the bank

## What happened

modern-art-offered = { $name }: { $card } is offered
modern-art-added = { $name }: { $card } is added
modern-art-revealed = { $name }: mystery card { $card }
modern-art-declined = { $name }: no second card
modern-art-skipped = { $name }: no mystery card
modern-art-passed = { $name }: pass
modern-art-bid = { $name }: { $amount }
modern-art-price-named = { $name }: the price is { $amount }
modern-art-paid = { $name }: { $amount } from the bank
modern-art-sealed = { $name }: hand closed
modern-art-hands-opened = All hands open: { $amounts }
modern-art-sold = { $price ->
        [0] For nothing to { $name }: { $cards }
       *[other] Sold for { $price } to { $name }: { $cards }
    }
modern-art-round-ended = Round { $round } is over. Tokens: { $tokens }
modern-art-dealt = You are dealt { $cards }.
