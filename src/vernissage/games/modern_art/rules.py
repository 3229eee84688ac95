"""Modern Art's rules of cards, turns, bids and money, one function each.

What happens in an auction stands in auctions/, what a round pays in scoring.py.
"""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art.parts import AUCTIONS, DOUBLE, FIFTH, FIXED, artist_of, auction_of


def left_of(seat: i64, players: i64) -> i64:
    """MA-S3: the next seat clockwise."""
    if seat + 1 == players:
        return 0
    return seat + 1


def next_with_cards(hand_sizes: vec[i64], seat: i64) -> i64:
    """MA-A5, MA-S3, MA-D4, MA-E4: to the left, skipping empty hands; at last the seat itself."""
    players: i64 = len(hand_sizes)
    following: i64 = left_of(seat, players)
    while hand_sizes[following] == 0 and following != seat:
        following = left_of(following, players)
    return following


def cards_in_hands(hand_sizes: vec[i64]) -> i64:
    """MA-E3: how many cards all players hold together; the mystery hand is no hand."""
    cards: i64 = 0
    for size in hand_sizes:
        cards += size
    return cards


def ends_round(played: vec[i64], kind: i64, hand_sizes: vec[i64], more: i64 = 0) -> bool:
    """MA-E1, MA-E2, MA-E3: a fifth card or the last of all lies there, or would with more cards."""
    return is_fifth(played, kind, more) or cards_in_hands(hand_sizes) == more


def is_fifth(played: vec[i64], kind: i64, more: i64 = 0) -> bool:
    """MA-E1, MA-M3: the fifth card of one artist ends the round."""
    return played[artist_of(kind)] + more >= FIFTH


def can_be_added(held: i64, double: i64) -> i64:
    """MA-D1: the kinds held of the same artist that are not doubles themselves."""
    first: i64 = AUCTIONS * artist_of(double)
    same_artist: i64 = BIT[first + DOUBLE] - BIT[first]
    return held & same_artist


def next_to_ask(hand_sizes: vec[i64], seat: i64, host: i64) -> i64:
    """MA-D2: clockwise to the next with cards; back at the player of the double, nobody is left."""
    players: i64 = len(hand_sizes)
    asked: i64 = left_of(seat, players)
    while asked != host and hand_sizes[asked] == 0:
        asked = left_of(asked, players)
    return asked


def lowest_bid(standing: i64) -> i64:
    """MA-A1: whole thousands, at least 1, and strictly more than the standing bid."""
    return standing + 1


def can_bid(purse: i64, standing: i64) -> bool:
    """MA-A1: nobody bids more than they own."""
    return purse >= lowest_bid(standing)


def highest(amounts: vec[float], auctioneer: i64) -> i64:
    """MA-H2: clockwise from the auctioneer, the first to hold the highest amount.

    Fractions, so that bots can ask it of amounts that they only think of.
    """
    players: i64 = len(amounts)
    best: i64 = auctioneer
    seat: i64 = left_of(best, players)
    while seat != auctioneer:
        if amounts[seat] > amounts[best]:
            best = seat
        seat = left_of(seat, players)
    return best


def shares(
    kind: i64, price: i64, buyer: i64, auctioneer: i64, host: i64, shared_double: bool
) -> tuple[i64, i64]:
    """What the auctioneer and the player of the double get of the price; the bank gets the rest.

    MA-A2: the winner pays the auctioneer, and an auctioneer who wins pays the bank.
    MA-D2: the player of a double that another has joined gets nothing.
    MA-F3: an auctioneer who must buy pays the bank.
    MA-shared-double: the owners of both cards share, the odd unit to the one who added.
    """
    if not shared_double or host == auctioneer:
        if buyer == auctioneer:
            return 0, 0
        return price, 0
    larger: i64 = price - price // 2
    if buyer == auctioneer:
        if auction_of(kind) == FIXED:
            return 0, 0
        return 0, larger
    if buyer == host:
        return larger, 0
    return larger, price - larger
