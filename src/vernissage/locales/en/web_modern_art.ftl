### Modern Art in the browser.

## Names in a row

web-modern-art-and = { $first } and { $last }
web-modern-art-or = { $first } or { $last }

## Who must do what

web-modern-art-pill-turn = Your turn
web-modern-art-pill-may = You may bid
web-modern-art-pill-bid = Your bid
web-modern-art-pill-one = Your one bid
web-modern-art-pill-asked = You are asked
web-modern-art-status-offer = { $who ->
        [you] Offer a painting from your hand.
       *[other] { $name } chooses a painting to offer.
    }
web-modern-art-status-second = { $who ->
        [you] Add a second { $artist }?
       *[other] { $name } is asked for a second { $artist }.
    }
web-modern-art-status-no-bid = No bid yet.
web-modern-art-status-may-bid = Anyone may bid, at any time.
web-modern-art-status-leads = { $who ->
        [you] You lead with { $bid }.
       *[other] { $name } leads with { $bid }.
    }
web-modern-art-status-may-raise = May raise: { $names }.
web-modern-art-status-silent = You have passed and may speak again after the next bid.
web-modern-art-status-once = { $who ->
        [you] Bid { $lowest } or more, or pass.
       *[other] { $name } bids or passes.
    }
web-modern-art-status-last = You speak last.
web-modern-art-status-then = Then { $names }.
web-modern-art-status-seal = Seal a bid.
web-modern-art-status-sealed-own = { $amount ->
        [0] You have sealed an empty bid.
       *[other] You have sealed { $amount }.
    }
web-modern-art-status-sealing = Sealed bids are being made.
web-modern-art-status-still = Still open: { $names }.
web-modern-art-status-price = { $who ->
        [you] Name a price.
       *[other] { $name } names a price.
    }
web-modern-art-status-first = { $who ->
        [you] You are asked first.
       *[other] { $name } is asked first.
    }
web-modern-art-status-buy = { $who ->
        [you] Buy for { $price }, or pass.
       *[other] { $name } is asked to pay { $price }.
    }
web-modern-art-status-reveal = { $who ->
        [you] Reveal a card of the mystery hand?
       *[other] { $name } may reveal a mystery card.
    }
web-modern-art-status-over = The game is over.

## The market

web-modern-art-market = Market
web-modern-art-round-word = Round
web-modern-art-played = Played
web-modern-art-pays-now = Pays now
web-modern-art-would-pay = Would pay
web-modern-art-if-ended = What one painting pays if the round ended now
web-modern-art-market-cell = { $artist }: pays { $worth } now, { $played } of 5 played
web-modern-art-falls = { $token } if the round ended now
web-modern-art-count = { $played } of 5
web-modern-art-last-payout = Pay-out of round { $round }

## The lot

web-modern-art-empty-easel = The easel is empty.
web-modern-art-sold-by = { $who ->
        [you] sold by you
       *[other] sold by { $name }
    }
web-modern-art-played-by = { $who ->
        [you] played by you
       *[other] played by { $name }
    }
web-modern-art-from-hand = from your hand
web-modern-art-auction-open = Open auction
web-modern-art-auction-once = Once around
web-modern-art-auction-sealed = Sealed bids
web-modern-art-auction-fixed = Fixed price
web-modern-art-auction-double = Double
web-modern-art-rule-open = anyone, at any time
web-modern-art-rule-once = one bid each, seller last
web-modern-art-rule-sealed = all at once, highest wins
web-modern-art-rule-fixed = first to say yes buys
web-modern-art-rule-double = sold with a second card
web-modern-art-a-pays = { $artist } pays now
web-modern-art-two-pay = Two { $artist } pay now
web-modern-art-bid-up-to = You can bid up to
web-modern-art-no-bid-yet = no bid yet

## Offering

web-modern-art-choose-card = Choose a card of your hand: it is tried on the easel before anything is sent.
web-modern-art-offer = Offer this painting
web-modern-art-offer-two = Offer both paintings
web-modern-art-offer-title = Offer “{ $title }”
web-modern-art-order-of-bids = Bidding order
web-modern-art-asked-order = Asked in turn
web-modern-art-played-with = { $artist } played with this one
web-modern-art-played-with-two = { $artist } played with these two
web-modern-art-of-five = { $played } of 5
web-modern-art-offer-short = { $artist }: { $played } of 5 played, would pay { $worth }
web-modern-art-would-then-pay = { $artist } would then pay
web-modern-art-tie = { $first } and { $second } would tie at { $played }: the artist further left ranks first.
web-modern-art-ends-fifth = The fifth { $artist }: the round ends at once. This painting counts, but is not sold.
web-modern-art-ends-pair = With a second card that is the fifth { $artist }: the round ends, both count, neither is sold.
web-modern-art-ends-last = The last card of all: the round ends. It counts, but is not sold.
web-modern-art-end-round = End the round
web-modern-art-bank-pays-you = The bank would pay you
web-modern-art-with = Sold together with
web-modern-art-another-card = Another card
web-modern-art-alone = Alone
web-modern-art-alone-how = The others are asked in turn: whoever adds a second { $artist } sells both. If nobody does, it is yours for nothing.
web-modern-art-no-partner = You hold no card that fits.
web-modern-art-partner = with { $title }, { $auction }

## A second card

web-modern-art-add = Add “{ $title }”
web-modern-art-add-none = No, add nothing
web-modern-art-add-alone = Offer it alone
web-modern-art-add-how = You become the auctioneer of both and take the money. { $name } gets nothing.
web-modern-art-add-how-shared = You become the auctioneer of both. The price is shared with { $name }.
web-modern-art-add-own = Both are sold as one lot, in the way of the second card.
web-modern-art-nothing-fits = You hold no { $artist } that could be added.
web-modern-art-choose-second = Choose the second card.

## Bidding

web-modern-art-hammer-open = Who bids?
web-modern-art-hammer-bid = Who bids more?
web-modern-art-hammer-once = Going once …
web-modern-art-hammer-twice = Going twice …
web-modern-art-hammer-sold = Sold!
web-modern-art-hammer-next-once = going once
web-modern-art-hammer-next-twice = going twice
web-modern-art-hammer-next-sold = sold
web-modern-art-bid = Bid { $amount }
web-modern-art-moved = The bid had just moved to { $bid }: nothing was sent.
web-modern-art-bid-again = { $amount }?
web-modern-art-bid-again-how = press again
web-modern-art-other-amount = Another amount
web-modern-art-one-less = one less
web-modern-art-one-more = one more
web-modern-art-amount = Amount
web-modern-art-at-most = At most { $highest }: that is all you have.
web-modern-art-pass = Pass
web-modern-art-pass-open = Pass until the next bid
web-modern-art-your-bid-stands = Your bid stands. You can bid again when somebody raises it.
web-modern-art-cannot-raise = You have { $money }: not enough to raise.
web-modern-art-ceiling = Private ceiling
web-modern-art-ceiling-none = bids for you in this auction only
web-modern-art-ceiling-ready = would bid { $next } for you at once, in this auction only
web-modern-art-ceiling-ready-live = would bid { $next } for you in a moment, in this auction only
web-modern-art-ceiling-answers = answers { $next } in a moment
web-modern-art-ceiling-leads = you lead; answers the next bid by 1
web-modern-art-ceiling-passed = was passed at { $bid }
web-modern-art-ceiling-turn = bids 1 more when it comes to you
web-modern-art-ceiling-set = Bid for me up to { $amount }
web-modern-art-order-drop = Drop it
web-modern-art-ceiling-short = Ceiling
web-modern-art-out = Out of this auction
web-modern-art-out-turn = Pass when it comes to me
web-modern-art-is-out = You are out of this auction.
web-modern-art-back-in = Back in
web-modern-art-leaving = You leave this auction…
web-modern-art-passes-turn = You will pass when it comes to you.
web-modern-art-order-ribbon = Order of bids
web-modern-art-ribbon-passed = passed
web-modern-art-ribbon-now = now
web-modern-art-ribbon-last = last
web-modern-art-ribbon-next = then

## Sealed bids

web-modern-art-seal = { $amount ->
        [0] Seal it empty
       *[other] Seal { $amount }
    }
web-modern-art-seal-empty = Seal it empty, no bid
web-modern-art-seal-zero = 0, no bid
web-modern-art-seal-all = { $amount }, all you have
web-modern-art-sealed-open-again = Open it again
web-modern-art-sealed-how = You can open it again until all have sealed.
web-modern-art-sealed-keep = Leave it sealed
web-modern-art-is-sealed = sealed
web-modern-art-is-open = open
web-modern-art-clear = Clear
web-modern-art-backspace = Delete the last digit
web-modern-art-sure-seal = That is over half of your money: seal { $amount }
web-modern-art-opened = The sealed bids are open
web-modern-art-tie-seller = { $names } tie at { $amount }: the seller comes first.
web-modern-art-tie-closest = { $names } tie at { $amount }: the one closest to the seller’s left wins.
web-modern-art-all-empty = All sealed bids are empty: the seller keeps it for nothing.

## Fixed price

web-modern-art-set-price = Set the price at { $amount }
web-modern-art-must-pay = If nobody buys, you must pay { $amount } to the bank and keep the painting.
web-modern-art-must-pay-two = If nobody buys, you must pay { $amount } to the bank and keep both paintings.
web-modern-art-buy = Buy for { $price }
web-modern-art-buy-left = You keep { $left } of { $money }.
web-modern-art-buy-cannot = You have { $money }: you cannot pay { $price }.
web-modern-art-buy-order = Buy for me
web-modern-art-buy-order-how = this lot only: buys if it costs at most { $amount }
web-modern-art-buy-order-set = this lot only: buys when it comes to you, up to { $amount }
web-modern-art-buy-when = Buy for { $price } when it comes to me
web-modern-art-buys-turn = Buys for { $price } when it comes to you.
web-modern-art-buy-order-short = Buy up to
web-modern-art-buy-order-do = Buy for me up to { $amount }
web-modern-art-price-all = { $amount }, all
web-modern-art-not-priced = no price yet

## Confirming

web-modern-art-again = Press again: { $what }

## The mystery hand

web-modern-art-reveal = Reveal a card
web-modern-art-skip = Leave it covered
web-modern-art-reveal-how = It counts for this round, is not sold, and can be the fifth that ends it.

## Seats

web-modern-art-seats = Seats
web-modern-art-cards-in-hand = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-modern-art-money-hidden = money behind the screen
web-modern-art-money = { $money } money
web-modern-art-pays-seat = would bring { $income } now
web-modern-art-bank-plus = worth { $income }
web-modern-art-nothing-bought = nothing bought yet
web-modern-art-collections = Bought in this game
web-modern-art-collection-sum = paid { $price }, received { $paid }
web-modern-art-best-buy = Best buy of the game
web-modern-art-best-buy-sum = { $who ->
        [you] You paid { $price }, the bank paid you { $paid }.
       *[other] { $name } paid { $price } and got { $paid } from the bank.
    }
web-modern-art-tag-offers = { $who ->
        [you] offer
       *[other] offers
    }
web-modern-art-tag-sells = { $who ->
        [you] sell
       *[other] sells
    }
web-modern-art-tag-leads = { $who ->
        [you] bid { $bid }
       *[other] bids { $bid }
    }
web-modern-art-tag-asked = asked
web-modern-art-tag-said-no = said no
web-modern-art-tag-to-bid = to bid
web-modern-art-tag-bid = bid { $bid }
web-modern-art-tag-passed = passed
web-modern-art-tag-reveals = may reveal
web-modern-art-tag-won = winner
web-modern-art-mystery-seat = Mystery hand
web-modern-art-you = You

## The own tray

web-modern-art-hand = Your hand
web-modern-art-purse = Your money
web-modern-art-only-you = only you see this
web-modern-art-open-money = open to all
web-modern-art-card-read = { $title } by { $artist }, { $auction }, pays { $worth } now
web-modern-art-hand-empty = Your hand is empty. You may still bid.
web-modern-art-not-your-offer = You offer a painting when it is your turn to sell.
web-modern-art-not-fitting = Only another { $artist } that is no double can be added.

## A sale

web-modern-art-sold-title = { $price ->
        [0] { $who ->
            [you] Yours, for nothing
           *[other] To { $name }, for nothing
        }
       *[other] { $who ->
            [you] Yours for { $price }
           *[other] Sold to { $name } for { $price }
        }
    }
web-modern-art-pays-to = { $price ->
        [0] Nobody bid.
       *[other] { $to ->
            [bank] { $price } goes to the bank.
            [you] { $price } goes to you.
            [shared] { $price } is shared: { $auctioneer } and { $host }.
           *[other] { $price } goes to { $name }.
        }
    }
web-modern-art-no-second = Nobody added a second card.
web-modern-art-go-on = Go on

## What happened

web-modern-art-told-offered = { $who ->
        [you] You offer { $title }, { $auction }.
       *[other] { $name } offers { $title }, { $auction }.
    }
web-modern-art-told-added = { $who ->
        [you] You add { $title }, { $auction }.
       *[other] { $name } adds { $title }, { $auction }.
    }
web-modern-art-told-declined = { $who ->
        [you] You add nothing.
       *[other] { $name } adds nothing.
    }
web-modern-art-told-bid = { $who ->
        [you] You bid { $amount }.
       *[other] { $name } bids { $amount }.
    }
web-modern-art-told-passed = { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
web-modern-art-told-sealed = { $who ->
        [you] You have sealed.
       *[other] { $name } has sealed.
    }
web-modern-art-told-opened = The sealed bids: { $amounts }.
web-modern-art-told-price = { $who ->
        [you] You ask { $amount }.
       *[other] { $name } asks { $amount }.
    }
web-modern-art-told-sold = { $price ->
        [0] { $who ->
            [you] You get { $titles } for nothing.
           *[other] { $name } gets { $titles } for nothing.
        }
       *[other] { $who ->
            [you] You buy { $titles } for { $price }.
           *[other] { $name } buys { $titles } for { $price }.
        }
    }
web-modern-art-told-revealed = { $who ->
        [you] You reveal { $title } by { $artist }.
       *[other] { $name } reveals { $title } by { $artist }.
    }
web-modern-art-told-skipped = { $who ->
        [you] You reveal nothing.
       *[other] { $name } reveals nothing.
    }
web-modern-art-told-round = Round { $round } is over. { $tokens }
web-modern-art-told-paid = { $who ->
        [you] The bank pays you { $amount }.
       *[other] The bank pays { $name } { $amount }.
    }
web-modern-art-told-dealt = { $count ->
        [one] You are dealt 1 card.
       *[other] You are dealt { $count } cards.
    }
web-modern-art-told-ended = The game is over.
web-modern-art-outbid = Outbid: { $name } bids { $amount }.

## The end of a round

web-modern-art-round-over = Round { $round } is over
web-modern-art-over-fifth = { $who ->
        [you] You played the fifth { $artist }, “{ $title }”. It counts, but is not sold.
       *[other] { $name } played the fifth { $artist }, “{ $title }”. It counts, but is not sold.
    }
web-modern-art-over-pair = { $who ->
        [you] You added the fifth { $artist }. Both cards of the lot count, neither is sold.
       *[other] { $name } added the fifth { $artist }. Both cards of the lot count, neither is sold.
    }
web-modern-art-over-revealed = { $who ->
        [you] You revealed the fifth { $artist }, “{ $title }”. It counts and belongs to nobody.
       *[other] { $name } revealed the fifth { $artist }, “{ $title }”. It counts and belongs to nobody.
    }
web-modern-art-over-last = The last card of all was played. It counts, but is not sold.
web-modern-art-over-nobody = Nobody held a card: no auction was held.
web-modern-art-bank-buys = The bank now buys all other paintings.
web-modern-art-column-pays = A painting pays its whole column
web-modern-art-bank-pays = The bank pays
web-modern-art-not-ranked = not in the top three: 0
web-modern-art-played-count = { $played } played
web-modern-art-your-money = Your money: { $before } + { $income } =
web-modern-art-next-round = { $cards ->
        [0] Round { $round }: no new cards.
        [one] Round { $round }: one new card each.
       *[other] Round { $round }: { $cards } new cards each.
    }
web-modern-art-begins = { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
web-modern-art-to-round = Go on to round { $round }
web-modern-art-to-end = Go on to the result
web-modern-art-zero = 0

## The end of the game

web-modern-art-bank-round = Bank, round { $round }
web-modern-art-why = The richest wins. Cards left in hand are worth nothing.
web-modern-art-why-tie = They have equally much: the victory is shared.
