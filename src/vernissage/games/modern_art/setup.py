"""Modern Art's options and set-up: everything that is decided before the first auction."""

from typing import Any, Final

import msgspec

from vernissage.core.options import with_players
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator
from vernissage.games.modern_art.notation import CARD_NAMES, card_called, card_name
from vernissage.games.modern_art.parts import COPIES, DEALT, KINDS, MYSTERY_DEALT
from vernissage.games.modern_art.positions import opening
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.variant import Variant

CARDS: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
"""MA-C1: the 70 cards, as kinds."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The number of players and the variants that are played."""

    players: int
    mystery_hand: bool = False
    """MA-M1: 3 players, and a fourth hand that belongs to nobody."""
    winner_reveals: bool = False
    """MA-winner-reveals: with the mystery hand, whoever took the lot may reveal."""
    shared_double: bool = False
    """MA-shared-double: the owners of both cards of a joined double share the price."""
    open_purses: bool = False
    """MA-open-purses: everyone's money is open to all."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MA-C1, MA-S2: the shuffled cards by name, and who begins."""

    deck: tuple[str, ...]
    first: int


def options(**given: Any) -> Options:
    """Checked options; what is wrong is refused."""
    names = Options.__struct_fields__
    asked = with_players(given, game="modern-art", names=names, counts=tuple(DEALT), usual=4)
    for name, value in given.items():
        if name != "players" and not isinstance(value, bool):
            raise Invalid(f"{name} {value}", "modern-art-yes-or-no", option=name)
    chosen = Options(**asked)
    check_variants(chosen)
    return chosen


def check_variants(chosen: Options) -> None:
    """MA-M1, MA-winner-reveals: only three players have a mystery hand that can be revealed."""
    for name in ("mystery_hand", "winner_reveals"):
        if getattr(chosen, name) and chosen.players != 3:
            what = f"{name} with {chosen.players} players"
            raise Invalid(what, "modern-art-three-players-only", rule="MA-M1")


def deal(chosen: Options, seed: int) -> Setup:
    """MA-C1, MA-S2: what chance decides, by name."""
    deck, first = shuffled(chosen, seed)
    return Setup(deck=tuple(card_name(kind) for kind in deck), first=first)


def shuffled(chosen: Options, seed: int) -> tuple[list[int], int]:
    """MA-C1, MA-S2: shuffle all cards; the first auctioneer is chance."""
    deck = list(CARDS)
    generator(seed, "modern-art/deck").shuffle(deck)
    return deck, generator(seed, "modern-art/first").below(chosen.players)


def check_setup(chosen: Options, setup: Setup) -> None:
    """MA-C1, MA-S2: the right cards, and a seat that exists."""
    kinds = sorted(card_called(name) for name in setup.deck)
    if kinds != list(CARDS):
        wrong = next(k for k in range(KINDS) if kinds.count(k) != COPIES[k])
        raise Invalid(
            "setup.deck",
            "modern-art-deck",
            rule="MA-C1",
            card=CARD_NAMES[wrong],
            copies=COPIES[wrong],
            found=kinds.count(wrong),
        )
    if not 0 <= setup.first < chosen.players:
        last = chosen.players - 1
        raise Invalid(f"first {setup.first}", "no-such-seat", rule="MA-S2", last=last)


def cards_each_round(chosen: Options) -> tuple[int, ...]:
    """MA-S1, MA-M1: cards dealt to each hand before each round."""
    return MYSTERY_DEALT if chosen.mystery_hand else DEALT[chosen.players]


def variant_of(chosen: Options) -> Variant:
    """The options as the engine takes them."""
    return Variant(
        players=chosen.players,
        deal=list(cards_each_round(chosen)),
        mystery_hand=chosen.mystery_hand,
        winner_reveals=chosen.winner_reveals,
        shared_double=chosen.shared_double,
        open_purses=chosen.open_purses,
    )


def start(chosen: Options, setup: Setup) -> State:
    """MA-S2: the first position of the game."""
    deck = [card_called(name) for name in setup.deck]
    return opening(variant_of(chosen), deck, setup.first)


def dealt(chosen: Options, seed: int) -> State:
    """The same position as `start` lays from `deal`, without the names between them."""
    return opening(variant_of(chosen), *shuffled(chosen, seed))
