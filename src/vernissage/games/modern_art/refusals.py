"""Why an action of Modern Art is refused: the rule it breaks, the bounds and the way out.

No refusal tells a seat anything that its own view does not.
"""

from vernissage.core.refusals import Argument, Illegal
from vernissage.core.sets import BIT
from vernissage.games.modern_art import facts, rules
from vernissage.games.modern_art.actions import (
    ACTIONS,
    ADD,
    BID,
    DECLINE,
    OFFER,
    PRICE,
    SEAL,
    amount_of,
    kind_of,
)
from vernissage.games.modern_art.auctions import fixed_price
from vernissage.games.modern_art.notation import ARTIST_NAMES, CARD_NAMES, write
from vernissage.games.modern_art.parts import DOUBLE, artist_of, auction_of
from vernissage.games.modern_art.state import State


def illegal(state: State, seat: int, action: int) -> Illegal:
    """The refusal of an action that is not legal, in terms that the seat may know."""
    if not 0 <= action < ACTIONS:
        return Illegal(str(action), "no-such-action", actions=ACTIONS)
    what = write(action)
    if state.over:
        return Illegal(what, "game-over", rule="MA-W1")
    if not 0 <= seat < state.players:
        return Illegal(what, "no-such-seat", rule="MA-S3", last=state.players - 1)
    if state.phase == facts.IN_OPEN:
        return _in_open(state, seat, action, what)
    if state.phase == facts.IN_SEALED:
        return _in_sealed(state, seat, action, what)
    if seat != state.turn:
        return Illegal(what, "not-your-turn", rule=_TURNS[state.phase], seat=state.turn)
    return _REFUSALS[state.phase](state, seat, action, what)


def _in_open(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-O2: the standing bidder waits, and so does who has passed or cannot afford more."""
    bid, purse = state.bid, state.purses[seat]
    if bid and seat == state.bidder:
        return Illegal(what, "modern-art-your-own-bid", rule="MA-O2", bid=bid)
    if state.silent & BIT[seat]:
        return Illegal(what, "modern-art-silent", rule="MA-O2", bid=bid)
    if not rules.can_bid(purse, bid):
        return Illegal(what, "modern-art-cannot-afford", rule="MA-O2", bid=bid, purse=purse)
    return _in_bidding(state, seat, action, what)


def _in_bidding(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-A1: strictly higher, and no more than one owns."""
    bid, purse, lowest = state.bid, state.purses[seat], rules.lowest_bid(state.bid)
    if not BID <= action < SEAL:
        rule = "MA-O1" if state.phase == facts.IN_OPEN else "MA-R1"
        return Illegal(what, "modern-art-bid-or-pass", rule=rule, lowest=lowest, highest=purse)
    return Illegal(
        what,
        "modern-art-bid-too-high" if amount_of(action) > purse else "modern-art-bid-too-low",
        rule="MA-A1",
        bid=bid,
        purse=purse,
        lowest=lowest,
    )


def _in_sealed(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-H1: everyone seals once, from 0 to all they own."""
    purse = state.purses[seat]
    if state.sealed & BIT[seat]:
        return Illegal(what, "modern-art-already-sealed", rule="MA-H1")
    if SEAL <= action < PRICE:
        return Illegal(what, "modern-art-seal-too-high", rule="MA-H1", purse=purse)
    return Illegal(what, "modern-art-seal-first", rule="MA-H1", purse=purse)


def _in_price(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-F1: a price from 1 to the auctioneer's own money."""
    purse = state.purses[seat]
    lowest = fixed_price.lowest_price(purse)
    if action < PRICE:
        return Illegal(what, "modern-art-price-first", rule="MA-F1", lowest=lowest, purse=purse)
    return Illegal(
        what,
        "modern-art-price-too-high" if amount_of(action) > purse else "modern-art-price-too-low",
        rule="MA-F1",
        lowest=lowest,
        purse=purse,
    )


def _in_answers(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-F2: there are only two answers."""
    return Illegal(what, "modern-art-buy-or-pass", rule="MA-F2", price=state.bid)


def _in_offer(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-S3: a card from one's own hand."""
    hand = _names(state.hand(seat))
    if OFFER <= action < ADD:
        return _not_in_hand(state, seat, action, what)
    return Illegal(what, "modern-art-offer-first", rule="MA-S3", hand=hand)


def _in_double(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-D1: same artist, no double, from one's own hand."""
    kind = kind_of(action)
    fitting = [k for k in state.hand(seat) if rules.can_be_added(BIT[k], state.lot)]
    told: dict[str, Argument] = {"ways": _names(fitting), "fitting": len(fitting)}
    told["artist"] = ARTIST_NAMES[artist_of(state.lot)].capitalize()
    if not ADD <= action < DECLINE:
        return Illegal(what, "modern-art-add-or-decline", rule="MA-D1", **told)
    if artist_of(kind) != artist_of(state.lot):
        return Illegal(what, "modern-art-other-artist", rule="MA-D1", **told)
    if auction_of(kind) == DOUBLE:
        return Illegal(what, "modern-art-second-double", rule="MA-D1", **told)
    return _not_in_hand(state, seat, action, what)


def _not_in_hand(state: State, seat: int, action: int, what: str) -> Illegal:
    hand, rule = _names(state.hand(seat)), "MA-S3" if action < ADD else "MA-D1"
    card = CARD_NAMES[kind_of(action)]
    return Illegal(what, "modern-art-not-in-hand", rule=rule, card=card, hand=hand)


def _in_reveal(state: State, seat: int, action: int, what: str) -> Illegal:
    """MA-M2: there are only two answers."""
    mystery = len(state.mystery) - state.revealed
    return Illegal(what, "modern-art-reveal-or-skip", rule="MA-M2", mystery=mystery)


def _names(kinds: list[int]) -> str:
    return ", ".join(CARD_NAMES[kind] for kind in sorted(set(kinds)))


_REFUSALS = {
    facts.IN_OFFER: _in_offer,
    facts.IN_DOUBLE: _in_double,
    facts.IN_ONCE: _in_bidding,
    facts.IN_PRICE: _in_price,
    facts.IN_ANSWERS: _in_answers,
    facts.IN_REVEAL: _in_reveal,
}
_TURNS = {
    facts.IN_OFFER: "MA-S3",
    facts.IN_DOUBLE: "MA-D2",
    facts.IN_ONCE: "MA-R1",
    facts.IN_PRICE: "MA-F1",
    facts.IN_ANSWERS: "MA-F2",
    facts.IN_REVEAL: "MA-M2",
}
