"""The first position of a game of Modern Art: money, cards, and the first auctioneer."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.modern_art import rounds
from vernissage.games.modern_art.facts import IN_OFFER
from vernissage.games.modern_art.parts import ARTISTS, KINDS, START
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
    state = State(
        players=players,
        mystery_hand=mystery_hand,
        winner_reveals=winner_reveals,
        shared_double=shared_double,
        open_purses=open_purses,
        deal=vec[i64](deal),
        deck=vec[i64](deck),
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
        amounts=vec[i64](nothing),
        purses=vec[i64](purses),
        earned=vec[i64](nothing),
        bought=vec[i64](nothing),
        bank=vec[i64](nothing),
        hands=vec[i64](no_cards),
        held=vec[i64](nothing),
        hand_sizes=vec[i64](nothing),
        mystery=vec[i64](empty),
        revealed=0,
        revealed_before=0,
        seen=vec[i64](no_kinds),
        played=vec[i64](no_artists),
        tokens=vec[i64](no_tokens),
        sales=vec[i64](empty),
        first_sale=0,
        over=False,
    )
    rounds.begin(state, (first + players - 1) % players)
    return state
