"""Positions of Modern Art laid out from lists: the first one of a game, and imagined ones.

Uncompiled code must not hand a `vec` to the engine, so the engine takes lists here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art.auctions import round as rounds
from vernissage.games.modern_art.history import Ended, room
from vernissage.games.modern_art.parts import ARTISTS, KINDS, START, zeros
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.variant import Variant


def empty_table(variant: Variant, deck: list[int]) -> State:
    """No cards are dealt, nobody has money, no token lies on the board."""
    state = State(variant, vec[i64](deck))
    players: i64 = variant.players
    state.amounts = zeros(players)
    state.purses = zeros(players)
    state.earned = zeros(players)
    state.bought = zeros(players)
    state.bank = zeros(players)
    state.hands = zeros(KINDS * players)
    state.held = zeros(players)
    state.hand_sizes = zeros(players)
    state.seen = zeros(KINDS)
    state.played = zeros(ARTISTS)
    state.holdings = zeros(ARTISTS * players)
    state.tokens = zeros(ARTISTS * len(variant.deal))
    state.sales = room()
    state.calls = room()
    return state


def opening(variant: Variant, deck: list[int], first: i64, money: i64 = START) -> State:
    """MA-C3, MA-S1, MA-S2: everyone has money and cards, and the first auctioneer begins."""
    state = empty_table(variant, deck)
    seat: i64 = 0
    while seat < state.players:
        state.purses[seat] = money
        seat += 1
    rounds.begin(state, (first + state.players - 1) % state.players)
    return state


def deal_hands(state: State, hands: list[list[int]]) -> None:
    """Everyone holds these kinds of cards."""
    state.hands = zeros(KINDS * state.players)
    state.held = zeros(state.players)
    seat: i64 = 0
    while seat < state.players:
        for held in hands[seat]:
            kind: i64 = held
            state.hands[KINDS * seat + kind] += 1
            state.held[seat] |= BIT[kind]
        state.hand_sizes[seat] = len(hands[seat])
        seat += 1


def lay_mystery_hand(state: State, kinds: list[int], reveals: list[int]) -> None:
    """MA-M1: these cards belong to nobody; the first ones were revealed in this round."""
    state.mystery = vec[i64](kinds)
    state.reveals = vec[i64](reveals)
    state.revealed = len(reveals)


def fill_purses(state: State, earned: list[int], bought: list[int], bank: list[int]) -> None:
    """MA-C3: everyone began with the same money and has traded since."""
    state.earned = vec[i64](earned)
    state.bought = vec[i64](bought)
    state.bank = vec[i64](bank)
    seat: i64 = 0
    while seat < state.players:
        traded: i64 = state.earned[seat] - state.bought[seat] + state.bank[seat]
        state.purses[seat] = START + traded
        seat += 1


def lay_market(
    state: State, seen: list[int], played: list[int], holdings: list[int], tokens: list[int]
) -> None:
    """MA-C2, MA-V1, MA-A4: cards that lay open, those of this round, who bought them, tokens."""
    state.seen = vec[i64](seen)
    state.played = vec[i64](played)
    state.holdings = vec[i64](holdings)
    state.tokens = vec[i64](tokens)


def remember_sales(state: State, sales: list[int], calls: list[int]) -> None:
    """MA-C3: the sales of this round, and all that was called and opened in it."""
    state.sales = vec[i64](sales)
    state.calls = vec[i64](calls)


def close_hands(state: State, sealed: i64, amounts: list[int]) -> None:
    """MA-H1: these seats have sealed these amounts."""
    state.sealed = sealed
    state.amounts = vec[i64](amounts)


def remember_round(
    state: State,
    *,
    round_number: i64,
    sales: list[int],
    calls: list[int],
    played: list[int],
    worth: list[int],
    holdings: list[int],
    reveals: list[int],
    cards: list[int],
    host: i64,
    declined: i64,
    last: i64,
) -> None:
    """MA-V4: a finished round, after those that are remembered already."""
    state.rounds = Ended(
        state.rounds,
        round_number=round_number,
        sales=vec[i64](sales),
        calls=vec[i64](calls),
        played=vec[i64](played),
        worth=vec[i64](worth),
        holdings=vec[i64](holdings),
        reveals=vec[i64](reveals),
        cards=vec[i64](cards),
        host=host,
        declined=declined,
        last=last,
    )
