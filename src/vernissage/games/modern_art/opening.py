"""The first position of a game of Modern Art: money, cards, and the first auctioneer."""

from vernissage.games.modern_art import rounds
from vernissage.games.modern_art.facts import IN_OFFER
from vernissage.games.modern_art.parts import ARTISTS, KINDS, START
from vernissage.games.modern_art.restored import restored
from vernissage.games.modern_art.state import State


def new(
    players: int,
    deal: list[int],
    deck: list[int],
    first: int,
    mystery_hand: bool = False,
    winner_reveals: bool = False,
    shared_double: bool = False,
    open_purses: bool = False,
    money: int = START,
) -> State:
    """MA-C3, MA-S1, MA-S2: everyone has money and cards, and the first auctioneer begins."""
    nothing = [0] * players
    purses = [money] * players
    no_cards = [0] * (KINDS * players)
    no_kinds = [0] * KINDS
    no_artists = [0] * ARTISTS
    no_tokens = [0] * (ARTISTS * len(deal))
    empty: list[int] = []
    state = restored(
        players=players,
        mystery_hand=mystery_hand,
        winner_reveals=winner_reveals,
        shared_double=shared_double,
        open_purses=open_purses,
        deal=deal,
        deck=deck,
        dealt=0,
        round_number=0,
        phase=IN_OFFER,
        turn=first,
        auctioneer=first,
        host=first,
        lot_size=0,
        lot=0,
        added=0,
        bid=0,
        bidder=first,
        silent=0,
        sealed=0,
        amounts=nothing,
        purses=purses,
        earned=nothing,
        bought=nothing,
        bank=nothing,
        hands=no_cards,
        held=nothing,
        hand_sizes=nothing,
        mystery=empty,
        revealed=0,
        revealed_before=0,
        seen=no_kinds,
        played=no_artists,
        tokens=no_tokens,
        sales=empty,
        first_sale=0,
        over=False,
    )
    rounds.begin(state, (first + players - 1) % players)
    return state
