### Modern Art: the rules

## Components

MA-C1 =
    There are 70 painting cards by five artists. On the board the artists stand from left to right in this order: Nex (12 cards), Bahut (13), Darmoir (14), Sadland (15), Koriko (16). Each card carries one of five auction types:
    Nex: open 3, once-around 3, sealed 2, fixed price 2, double 2
    Bahut: open 3, once-around 2, sealed 3, fixed price 3, double 2
    Darmoir: open 3, once-around 3, sealed 3, fixed price 3, double 2
    Sadland: open 3, once-around 3, sealed 3, fixed price 3, double 3
    Koriko: open 4, once-around 3, sealed 3, fixed price 3, double 3
    .title = Seventy paintings

MA-C2 =
    The board has a column for each of the 5 artists and a row for each of the 4 rounds. Value tokens of 30, 20 and 10 are laid on it and stay there to the end of the game.
    .title = Board and value tokens

MA-C3 =
    Everyone starts with 100. All amounts in these rules are whole thousands of euro, so that is 100,000 euro. Your money is secret, behind your screen, until the end of the game; how many cards everyone holds, who has bought which paintings and what was paid for them is public. With a perfect memory anyone could therefore work out every purse. The table shows you all public payments, as the log does, but no purse other than your own, unless you play with open purses (MA-open-purses); bots that imagine the hidden part of the game work the purses out exactly from the payments. (Our ruling.)
    .title = Secret money

## Set-up and rounds

MA-S1 =
    The game lasts four rounds. Before each round everyone is dealt new cards, for rounds 1, 2, 3 and 4 in this order:
    3 players: 10, 6, 6, 0
    4 players: 9, 4, 4, 0
    5 players: 8, 3, 3, 0
    Cards still in your hand stay there for the next round.
    .title = Four rounds

MA-S2 =
    Chance decides who is the first auctioneer of the game, not age. (Our ruling.)
    .title = First auctioneer

MA-S3 =
    Clockwise, one after another, each player with cards puts one painting from hand up for auction. If you have no cards you are skipped as auctioneer, but you may still bid.
    .title = Taking turns as auctioneer

## All auctions

MA-A1 =
    Bids are whole thousands and at least 1; the only exceptions are the empty hand in a sealed auction and the price of 0 in MA-F1. You never bid more than you own. A new bid must be higher than the one that stands, in the open auction too. (Our ruling.)
    .title = Bids

MA-A2 =
    The winner pays the auctioneer. An auctioneer who wins pays the price to the bank.
    .title = Who gets the money

MA-A3 =
    If nobody bids, the auctioneer takes the painting for nothing. This does not hold for a fixed price (see MA-F3).
    .title = No bid at all

MA-A4 =
    Paintings you have bought lie open in front of you until the end of the round.
    .title = Bought paintings

MA-A5 =
    The next auctioneer is the next player with cards to the left of the one who ran this auction. If nobody else has cards, it is the same player again.
    .title = Next auctioneer

## Open auction

MA-O1 =
    Everyone, the auctioneer included, may bid at any time, in any order and as often as they like, until nobody wants to go higher.
    .title = Everyone calls

MA-O2 =
    Unless yours is the standing bid, you may bid or pass. After a pass you stay silent until somebody bids; a new bid takes back all earlier passes. The lot closes when everybody but the standing bidder has passed since the last bid or, without any bid, when everybody has passed. If you cannot afford one more than the standing bid, you count as having passed. At a live table a countdown speaks for the hammer (“going once, going twice, sold”) and passes for everyone who stays silent; every bid starts it anew. (Our ruling.)
    .title = When the hammer falls

MA-O3 =
    A pass in an open auction is silence: nothing on the table and no message tells the others who has passed or who cannot afford more. Everyone except the standing bidder is always shown as able to act. In once-around and fixed-price auctions a player who is passed over for lack of money is shown as having passed like anybody else. (Our ruling.)
    .title = Silent passes

## Once-around auction

MA-R1 =
    Beginning on the auctioneer's left, everyone speaks exactly once: bid higher, or pass. The auctioneer speaks last.
    .title = One bid each

## Sealed auction

MA-H1 =
    Everyone, the auctioneer included, secretly chooses an amount from 0, which means no bid, up to all of their money. Then all amounts are shown at once, and the highest wins. Everyone takes part, even a player without money, who can only choose 0; so nothing leaks out.
    .title = Secret bids

MA-H2 =
    If several players share the highest bid, the auctioneer wins if among them; otherwise the one of them who sits closest to the auctioneer, going clockwise. If all chose 0, MA-A3 applies.
    .title = Sealed ties

## Fixed price

MA-F1 =
    The auctioneer names a price from 1 up to their own money. An auctioneer who owns nothing names 0, and only then is 0 allowed. (Our ruling.)
    .title = Naming the price

MA-F2 =
    Beginning on the auctioneer's left, each of the others in turn may buy at that price or pass. The first to buy ends the auction. If you cannot pay, you pass.
    .title = Buy or pass

MA-F3 =
    If nobody buys, the auctioneer must buy at that price and pays it to the bank.
    .title = Nobody buys

## Double auction

MA-D1 =
    If you play a double card as auctioneer, you may add a second card by the same artist that is not itself a double. Both are sold together as one lot, by the auction type of the second card.
    .title = Two paintings in one lot

MA-D2 =
    If the auctioneer adds nothing, the chance to add passes clockwise from player to player. Whoever adds a card becomes the auctioneer of the lot: this player receives all the money, or pays the bank if they win, and counts as auctioneer for the order of bidding and for ties; the player of the double receives nothing. Everyone with at least one card in hand is asked, the player of the double first. To decline may be your only answer, so being asked tells nobody anything. (Our ruling.)
    .title = Joining a double

MA-D3 =
    If nobody adds a card, the player of the double takes that card for nothing.
    .title = Nobody joins

MA-D4 =
    After a joined lot the turn goes to the left of the new auctioneer. Players in between lose their turn.
    .title = Turn after a joined lot

## End of a round

MA-E1 =
    The round ends at once when the fifth card of one artist is played. That card is not auctioned and belongs to nobody, but it counts.
    .title = The fifth card

MA-E2 =
    If the fifth card is a double played first, the round ends and nobody is asked for a second card. If it is the card added to a double, both cards stay unsold and both count.
    .title = Fifth card and double

MA-E3 =
    The round also ends when the last card in all players' hands is played; the mystery hand is left out of account. That card is not auctioned, belongs to nobody and counts. If it was added to a double, both cards stay unsold; if it is a double on its own, nobody is asked. In the standard game this happens only in round 4; with the mystery hand the same rule holds in every round. (Our ruling.)
    .title = The last card

MA-E4 =
    The next round begins to the left of the player who played the card that ended this one; players without cards are skipped. If nobody holds a card when a round starts, which can happen with the mystery hand, no auction is held, no token is laid and the round is over. (Our ruling.)
    .title = Who starts the next round

## Selling to the bank

MA-V1 =
    Rank the artists by the number of their cards played this round, sold or not, mystery cards included. In a tie the artist further left on the board ranks higher. Artists without a card are not ranked.
    .title = Ranking the artists

MA-V2 =
    The first artist receives a 30 token, the second a 20 and the third a 10, in the row of this round. If fewer artists were played, fewer tokens are laid.
    .title = Laying the tokens

MA-V3 =
    A painting by an artist who came first, second or third this round pays the sum of all tokens in that artist's column, those of earlier rounds included. Every other painting pays 0, whatever tokens lie in its column.
    .title = What a painting pays

MA-V4 =
    After every round all bought paintings are sold. Then all cards played this round are discarded, unsold and revealed ones too. You keep the cards in your hand; at the end of the game they are worth nothing.
    .title = Sell and clear

## Victory

MA-W1 =
    After round 4 the richest player wins. In a tie the victory is shared. (Our ruling.)
    .title = The richest wins

## Three players: the mystery hand

MA-M1 =
    This option for 3 players is off unless you choose it. Deal as for 4 players (9, 4, 4, 0); the fourth hand lies face down and belongs to nobody. Cards of it that were not revealed stay for later rounds. (Our ruling.)
    .title = A fourth hand

MA-M2 =
    After an auction the player who ran it may reveal one random card of the mystery hand. It is not auctioned and belongs to nobody, but it counts for the ranking (MA-V1) and for the end of the round; a revealed double asks for no second card. If nobody joined a double (MA-D3), its player may reveal. When no mystery card is left nobody is asked, and once a round has ended by MA-E1, MA-E2 or MA-E3 nobody reveals.
    .title = Revealing a card

MA-M3 =
    If the revealed card is the fifth of its artist, the round ends. The player who revealed it counts as the one who played it. (Our ruling.)
    .title = Revealing the fifth card

## Worked examples

MA-X1 =
    Hana, Max and Ada sit clockwise in this order. Hana offers a Nex double and adds nothing, Max adds nothing, Ada adds a sealed Nex. Ada's bid of 25 is the highest: she pays 25 to the bank and takes both paintings. Had Hana or Max won with 25, they would have paid Ada. The next auctioneer sits to the left of Ada, which is Hana; Max is skipped.
    .title = A joined double

MA-X2 =
    In rounds 1 to 4 Koriko comes first, third, nowhere and second. A Koriko painting then pays 30, 40 (30 + 10), 0 and 60 (30 + 10 + 20).
    .title = Koriko over four rounds

## Variants

MA-shared-double =
    An option from an older edition, off unless you choose it. When another player joins a double, the owners of the two cards split the price; an odd unit goes to the one who added the second card. If one of the two owners wins, that player pays half, rounded up, to the other owner and the rest to the bank. A fixed price that nobody takes is paid to the bank by the player who added the card. (Our ruling.)
    .title = Shared double

MA-winner-reveals =
    An option from the wording of 1992, for games with the mystery hand, off unless you choose it. Whoever took the lot may reveal a mystery card, instead of the auctioneer. The order of auctioneers (MA-A5) and the rule for a revealed fifth card (MA-M3) stay as they are.
    .title = Winner reveals

MA-open-purses =
    An option, off unless you choose it: everyone's money is shown to all players throughout the game (see MA-C3). Nothing else changes.
    .title = Open purses
