"""Modern Art's notation: `offer nex sealed`, `bid 12`, `pass`. The same in every language."""

import re
from typing import Final, Literal

from vernissage.core.refusals import Invalid
from vernissage.games.modern_art.actions import (
    ADD,
    BID,
    BUY,
    DECLINE,
    OFFER,
    PASS,
    PRICE,
    REVEAL,
    SEAL,
    SKIP,
    amount_of,
    kind_of,
)
from vernissage.games.modern_art.parts import KINDS, RICHEST

ArtistName = Literal["nex", "bahut", "darmoir", "sadland", "koriko"]
AuctionName = Literal["open", "once", "sealed", "fixed", "double"]

ARTIST_NAMES: Final[tuple[ArtistName, ...]] = ("nex", "bahut", "darmoir", "sadland", "koriko")
AUCTION_NAMES: Final[tuple[AuctionName, ...]] = ("open", "once", "sealed", "fixed", "double")
CARD_NAMES: Final = tuple(
    f"{artist} {auction}" for artist in ARTIST_NAMES for auction in AUCTION_NAMES
)
"""The name of each kind of card."""

WORDS: Final = {PASS: "pass", DECLINE: "decline", BUY: "buy", REVEAL: "reveal", SKIP: "skip"}
CARD_VERBS: Final = {OFFER: "offer", ADD: "add"}
AMOUNT_VERBS: Final = {BID: "bid", SEAL: "seal", PRICE: "price"}

_KINDS: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
_PLAIN: Final = {text: action for action, text in WORDS.items()} | {
    f"{verb} {name}": first + kind
    for first, verb in CARD_VERBS.items()
    for name, kind in _KINDS.items()
}
_AMOUNT: Final = re.compile(r"(?P<verb>bid|seal|price) (?P<amount>0|[1-9][0-9]*)")
_FIRSTS: Final = {verb: first for first, verb in AMOUNT_VERBS.items()}


def card_name(kind: int) -> str:
    """A card as setup and actions write it: artist and auction type."""
    return CARD_NAMES[kind]


def card_called(name: str) -> int:
    """The kind of card with that name."""
    if name not in _KINDS:
        raise Invalid(name, "modern-art-no-such-card", rule="MA-C1")
    return _KINDS[name]


def write(action: int) -> str:
    """An action as text."""
    if action in WORDS:
        return WORDS[action]
    if action < ADD + KINDS:
        verb = CARD_VERBS[action - action % KINDS]
        return f"{verb} {CARD_NAMES[kind_of(action)]}"
    amount = amount_of(action)
    return f"{AMOUNT_VERBS[action - amount]} {amount}"


def parse(text: str) -> int:
    """The action that a text means; other texts are refused."""
    if text in _PLAIN:
        return _PLAIN[text]
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise Invalid(text, "modern-art-notation")
    if len(found["amount"]) > len(str(RICHEST)) or int(found["amount"]) > RICHEST:
        raise Invalid(text, "modern-art-too-much", rule="MA-A1", most=RICHEST)
    return _FIRSTS[found["verb"]] + int(found["amount"])
