### Art Society: the rules

## Components

AS-C1 =
    Your wall has 10 columns, a to j from left to right, and 14 rows, 1 to 14 from top to bottom: 140 spaces. Two of them are star spaces, e5 and f5. Rows 9, 10 and 11 are the eyeline. The four corners are a1, j1, a14 and j14. All walls are alike. A space is wider than it is high (about 1.43 to 1), so no tile can ever be turned.
    .title = The wall

AS-C2 =
    There are 116 painting tiles. A size such as 2×3 means 2 columns wide and 3 rows high, and the value on the back, from 3 to 9, is width plus height. Each painting has one of four types (portrait red, city life blue, still life yellow, landscape green) and one of four frames (gold, silver, shell, wood). Four of the 2×3 tiles are starting paintings. Every combination of size, type and frame exists at most once, so a name such as 2x3PG says it all: the size, a letter for the type (P portrait, C city life, S still life, L landscape) and a letter for the frame (G gold, S silver, H shell, W wood). Part of the list was read off real tables and the rest was chosen to complete it; it is kept in a data file that an owner of the box can correct.
    .title = Paintings

AS-C3 =
    There are 108 decor tiles: 60 of 1×1 with 1 shield, 12 of 2×1 and 12 of 1×2 with 2 shields, 12 of 3×1 and 12 of 1×3 with 3 shields. Their short names are d1, d2h and d2v, d3h and d3v, where h lies across and v stands upright. How the 108 are split among the shapes is our choice. (Our ruling.)
    .title = Decor

AS-C4 =
    Each of you has 20 bid cards, 1 to 20, and one assistant who can hold one tile. For the whole table there are four starting bid cards: 1, 2, 3 and 4.
    .title = Bid cards and assistant

AS-C5 =
    The museum board has a prestige track from 1 to 50 with a marker for each of the four types; a marker that passes 50 goes on counting from there as +50. Beside it lie four piles of unsold paintings, one for each type, and there are four ranking places: ×5, ×4, ×3 and ×2. The markers start beside the track, at 0.
    .title = Museum board

## Set-up

AS-S1 =
    All paintings except the starting ones lie face down in stacks, one stack for each of the 15 sizes. Within a stack the order is random and nobody knows it.
    .title = Fifteen stacks

AS-S2 =
    Shuffle the starting paintings and deal one to each player; set the others aside for good. Hang yours so that it covers at least one star space; it need not touch another tile (AS-H2 does not apply). You do this in any order, and everyone sees each one straight away. (Our ruling.)
    .title = Starting paintings

AS-S3 =
    Shuffle the starting bid cards and deal one to each player, face up. It is the bottom of your bid stack. Whoever has the lowest one is the first auctioneer.
    .title = Starting bids

## Prepare the auction

AS-A1 =
    As auctioneer you choose one face-down tile more than there are players. You see only size and value. You may choose the same size again as long as its stack lasts. Then all of them are turned face up: this is the lot.
    .title = Choosing the lot

## Bid

AS-B1 =
    All players choose one bid card from hand, secretly and at the same time. Then all cards are revealed and laid on the bid stacks. A card once played never comes back.
    .title = One card each

AS-B2 =
    The highest bid goes first, and so on down. If bids are equal, compare the next cards below them in the stacks, and so on downwards. The starting cards all differ, so every tie is broken.
    .title = Order and ties

AS-B3 =
    Nobody looks through the bid stacks: the table shows only the top card of each. Earlier bids were public when they were revealed, so they remain in the log. (Our ruling.)
    .title = Top card only

## Take and hang

AS-T1 =
    In the order of the bids each player takes one painting from the lot. You deal with it, by hanging it or keeping it, before the next player takes one. (Our ruling.)
    .title = Taking a painting

AS-H1 =
    A tile hangs upright, wholly inside the grid and on empty spaces only.
    .title = Inside and upright

AS-H2 =
    A tile must touch at least one other tile, painting or decor, along an edge. Corners do not count.
    .title = Touching by an edge

AS-H3 =
    Instead of hanging a new tile, painting or decor, you may give it to your assistant if the assistant holds nothing. A tile given to the assistant this turn stays there for this turn. (Our ruling.)
    .title = Giving to the assistant

AS-H4 =
    In the same turn you may also hang the tile your assistant holds, before or after you deal with the new one. If you hang it first, the new one may go to the assistant. Nothing forces you to.
    .title = Hanging from the assistant

AS-H5 =
    A painting that has been with the assistant can only be hung. It is never swapped (AS-X2) and never stored (AS-X3).
    .title = No way back

## Frames and decor

AS-D1 =
    Whenever you hang a painting, count the paintings it touches that have the same frame. Decor has no frame. It makes no difference whether the painting is new, swapped in or from the assistant. (Our ruling.)
    .title = Matching frames

AS-D2 =
    With 1, 2 or 3 matching frames you must at once take exactly one decor tile, with no more shields than there are matching frames. With 4 or more you take any set of decor tiles you like, at least one, whose shields together do not exceed that number. (Our ruling.)
    .title = How much decor

AS-D3 =
    While you are owed decor you may do nothing else. Hang each decor tile by AS-H1 and AS-H2, or give it to your assistant if the assistant is free. If neither is possible for one size, choose a smaller one; if none is possible, the decor is forfeited. (Our ruling.)
    .title = Decor first

AS-D4 =
    Once your wall is full, decor still owed lapses, the d1 for an excess painting too, and it never counts as excess. Decor already placed stays, and a decor tile that itself fills the wall counts. (Our ruling.)
    .title = Decor and a full wall

AS-D5 =
    It may happen that you are owed decor and the pool has run out of at least one of the five shapes worth no more than what you are owed. Then you may merge decor on your own wall, provided that this returns a tile of a missing shape: two d1 next to each other become one d2; three d1 in a straight line, or a d1 and a d2 in a straight line, become one d3. The pool must have the new tile, and the merged ones go back to the pool. If only a merge could help you, you may merge or decline. If nothing helps, the decor is forfeited. (Our ruling.)
    .title = Decor shortage and merging

## No room

AS-X1 =
    This concerns you only if your new painting has no legal place on your wall; this is looked at when you deal with that painting. You then have three ways out. First way: give it to your assistant, if the assistant is free. (Our ruling.)
    .title = When a painting does not fit

AS-X2 =
    Second way: swap it for one painting of the same type from the museum piles that does fit on your wall. Hang the painting you receive at once, before anything else; the new one goes to the pile. Prestige does not change. You are never forced to swap. (Our ruling.)
    .title = Museum swap

AS-X3 =
    Third way: store it beside your wall as an excess painting. Then take a d1 and hang it by the normal rules; AS-D3 and AS-D5 apply. An excess painting never goes to the assistant.
    .title = Excess painting

AS-X4 =
    A painting that fits must be hung or given to a free assistant. You can neither swap it nor store it.
    .title = If it fits

## Prestige

AS-P1 =
    The one painting left over goes to the museum pile of its type, and the marker of that type advances by the value of the painting.
    .title = The unsold painting

AS-P2 =
    No two markers may stand on the same total, except on 0; totals such as 3 and 53 are different. A marker that would land on the total of another stops at the first free total below. If it cannot stop anywhere because totals 1, 2 and 3 are all taken, it stays at 0, and its type still counts as represented in the museum. (Our ruling.)
    .title = No shared totals

## Settle and end the round

AS-E1 =
    Before you confirm a placement you may try out positions freely. Until the round closes, each player who hung something this round may re-hang, once; the rulebook lets tiles be moved freely until the next lot is shown.
    If you re-hang, you go back to the moment just after you took your painting or, if you swapped or stored, just after that; the swap or the storing stands. Every tile you hung or held this round is lifted, decor you gained returns to the pool, and your assistant holds what it held when your turn began. Then you play the turn again, without a new swap or storing. A painting swapped in is hung first; the d1 of an excess painting is placed again, even if it had lapsed because your wall was full.
    While re-hanging you can always restore everything as it was. If you merged decor this round, you may not re-hang. Once you have re-hung or restored, you are done. Only one player re-hangs at a time. Everyone who hung something either says done or re-hangs; then the round closes, or at once if nobody hung anything. (Our ruling.)
    .title = Re-hanging

AS-E2 =
    The gavel passes to the left: that player is the next auctioneer.
    .title = Passing the gavel

AS-E3 =
    The game ends after a round in which one of these is true: some player's wall has no empty space; some player has stored a second excess painting; no bid cards are left, which is after 20 rounds.
    .title = End of the game

## Final scoring

AS-F1 =
    Rank the four types by prestige: the furthest on the track gets ×5, then ×4, ×3 and ×2. A type of which no painting was ever placed in the museum scores ×2.
    .title = Ranking the types

AS-F2 =
    Every painting on your wall scores the multiplier of its type. A painting that touches another of the same type along an edge is a faux pas and scores 0; that holds for both of them.
    .title = Prestige and faux pas

AS-F3 =
    Score 1 point for each shield on the decor on your wall.
    .title = Decor

AS-F4 =
    Score 3 points for each painting of the ×5 type that hangs at least partly in the eyeline, rows 9 to 11. Faux-pas paintings count here too.
    .title = Eyeline

AS-F5 =
    Everyone whose wall has no empty space scores 5 points.
    .title = Full wall

AS-F6 =
    Lose 2 points for each corner space that is not covered.
    .title = Open corners

AS-F7 =
    Lose 2 points for each of your excess paintings. The tile your assistant holds counts for nothing.
    .title = Excess paintings

AS-F8 =
    The highest score wins. In a tie it is the player with the highest sum of bid cards left in hand; if that is equal too, the victory is shared.
    .title = Ties

## Worked examples

AS-Z1 =
    On the wall of the rulebook example 4 still lifes score 2 each (8), 3 portraits 3 each (9), 4 city lifes 4 each (16) and 3 landscapes 5 each (15); two more landscapes are a faux pas and score 0. Decor adds 11. The eyeline adds 3 × 3 = 9, and the two faux-pas landscapes count there. One open corner costs 2, one excess painting costs 2. Total: 64.
    .title = A scored wall

AS-Z2 =
    A portrait of value 4 is left over. The portrait marker is at 0, but city life already stands on 4. So the portrait marker stops at 3.
    .title = A taken total

AS-Z3 =
    Two real final walls, fully transcribed, lie in the project's file docs/walls.json. Their owners scored 71 and 77, and our scoring must give the same. The file names the types city_life, still_life, portrait and landscape.
    .title = Two real walls

AS-Z4 =
    Two matching frames give one decor tile with at most 2 shields, never two tiles with 1 shield each.
    .title = Two frames, one tile
