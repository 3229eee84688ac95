### Musée: the rules

## Components

MU-C1 =
    There are 60 painting cards, numbered 1 to 60, and every number exists exactly once. Cards 51 to 60 are in play only with 3 players; otherwise they stay in the box.
    .title = The paintings

MU-C2 =
    Every painting shows one of five themes: landscapes (grey), water (blue), people (red), architecture (yellow) or animals (green). The numbers of one theme always lie 5 apart, so the theme follows from what remains when you divide the number by 5: remainder 0 is animals, 1 landscapes, 2 water, 3 people, 4 architecture. Animals on the multiples of 5 are well attested; the other four are our assignment and follow the order in which the rulebook names the themes. What a theme is called never affects play. (Our ruling.)
    .title = Five themes

MU-C3 =
    There are three gallery-bonus cards: one for the top gallery, one for the middle and one for the bottom.
    .title = Gallery-bonus cards

MU-C4 =
    There are 30 two-sided tokens, with a chandelier on one side and a staircase on the other.
    .title = Chandeliers and staircases

## The Musée

MU-M1 =
    Your Musée has three galleries, top, middle and bottom, one above another. Between two neighbouring galleries runs a row of tokens, one token for each column. With 2 or 4 players a Musée is 6 columns wide: 18 slots and 12 tokens. With 3 players it is 5 columns wide: 15 slots and 10 tokens.
    .title = Galleries, slots and tokens

MU-M2 =
    Before the game the table agrees which tokens show their staircase side. With 6 columns there are exactly 3 staircases in each of the two token rows. With 5 columns there are 5 in all: 2 in one row and 3 in the other. Every Musée at the table has the same pattern.
    .title = Where the staircases are

MU-M3 =
    You can choose the default pattern, a random one or your own. The default, made for a first game, puts staircases on the even columns of the upper token row and on the odd columns of the lower one; with 5 columns this gives columns 2 and 4 above and 1, 3 and 5 below. A random pattern comes from the seed of the game, and with 5 columns chance also decides which row gets the 3 staircases. A pattern of your own that breaks MU-M2 is refused, and you are told which count is wrong. (Our ruling.)
    .title = Default, random or custom pattern

## Set-up

MU-S1 =
    Shuffle the paintings and deal five to every player. The rest is the draw pile, face down. Keep your hand secret.
    .title = Deal five cards

MU-S2 =
    In a first game chance picks the first player, instead of a contest in pronouncing “Musée”. In the later games of a match a player who lost the game before starts: among the losers the one with the lowest score, and among those the one in the lowest-numbered seat. If everybody shared the victory, the lowest-numbered seat starts. (Our ruling.)
    .title = Who starts

## A turn

MU-T1 =
    On your turn hang exactly one painting from your hand in an empty slot of your own Musée, then draw one card. The turn passes to the left.
    .title = Hang one, draw one

MU-T2 =
    Within one gallery the numbers must rise from left to right. You may leave out as many slots and as many numbers as you like.
    .title = Numbers rise

MU-T3 =
    In an empty gallery every slot is open to you. In any other, every painting to the left of the new one must have a lower number and every painting to the right a higher one.
    .title = Where a painting may hang

MU-T4 =
    Once a painting hangs, it is never moved and never taken down.
    .title = Hung is hung

MU-T5 =
    Nobody passes and nobody discards. If your turn comes and you cannot hang any card of your hand, you are out for the rest of the game: you take no more turns, you draw no more cards, and your hand stays secret until the end. The others go on without you.
    .title = No pass, no discard

MU-T6 =
    When the draw pile is used up, play goes on without drawing. A player with an empty hand cannot hang anything and is therefore out (MU-T5). (Our ruling.)
    .title = Empty draw pile

MU-T7 =
    The first player to fill the last empty slot of a top, middle or bottom gallery takes the bonus card of that gallery at once. Nobody can lose a bonus card again.
    .title = First full gallery

MU-T8 =
    The game ends as soon as every player is out. This is checked after the draw, and with 4 players also after the choice to keep or give a card (MU-4P2).
    .title = End of the game

## Scoring

MU-P1 =
    Every painting in your Musée scores 1 point.
    .title = Paintings

MU-P2 =
    Two slots side by side in one gallery that hold paintings of the same theme score 2 points. Every such pair counts.
    .title = Neighbours

MU-P3 =
    A staircase scores 3 points if the slot directly above it and the slot directly below it hold paintings of the same theme. A chandelier joins nothing.
    .title = Staircases

MU-P4 =
    Every gallery-bonus card scores 4 points.
    .title = Gallery bonus

MU-P5 =
    One and the same painting may count in several bonuses.
    .title = Counted more than once

MU-P6 =
    The highest score wins. In a tie the player with more paintings wins; if that is equal too, the one with more gallery-bonus cards; if it is still equal, the victory is shared.
    .title = Ties

## Three players

MU-3P =
    Use all 60 cards and three Musées of 5 columns, with the slots, tokens and staircases that MU-M1 and MU-M2 give for 5 columns. Nothing else changes.
    .title = Game for three

## Four players

MU-4P1 =
    Use cards 1 to 50 and two Musées of 6 columns. There are two teams: seats 0 and 2 play against seats 1 and 3. Each of you has a secret hand of your own; partners fill one Musée together, score together, and win or lose together. Partners may not give each other hints of any kind, so seated players have no chat and no emotes while a 4-player game runs.
    .title = Two teams

MU-4P2 =
    When only two cards are left in the draw pile, the player whose turn it is to draw decides, without looking, either to keep that card or to give it to the partner. Whoever hangs a painting next makes the same choice for the last card, even if that player is on the same team because the other team is out. A card given to a partner who is out stays in that hand and is never played. (Our ruling.)
    .title = The last two cards

MU-4P3 =
    Being out (MU-T5) concerns only you: your partner plays on. (Our ruling.)
    .title = Out alone

## Match

MU-X1 =
    If you like, play a match: the first player, or team, to win two games wins it. A shared victory counts as a win for each of the winners. The match goes to the one player or team that alone has the most wins, and at least two; until there is one, you play another game. (Our ruling.)
    .title = Playing a match

## Worked examples

MU-E1 =
    13, 18, 28 and 38 all have the same theme. Hang 13 beside 28: that is 2 points at the end. Then hang 38 on the other side of 28: 2 more. Then hang 18 so that a staircase joins it to 28: 3 more. So 28 counts three times.
    .title = One painting, three bonuses

MU-E2 =
    A 25 already hangs in a gallery, so a 35 can go there only to its right. You may hang a 25 directly beside a 5, although many numbers lie between them. You may also hang a 6 two or more slots to the right of a 5, although no number lies between them.
    .title = Gaps are allowed
