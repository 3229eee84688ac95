"""Modern Art's greedy bot: believes in today's ranking and in what pays now. A baseline.

A painting is worth what it would pay if the round ended now. The bot bids up to (n - 1)/n of
that, half of it for its own lots, and offers the card that brings it the most at once.
"""

from collections.abc import Sequence

from vernissage.bots.modern_art_prices import (
    artist,
    income,
    most_it_can_be_worth,
    size,
    worths,
)
from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import BUY, DECLINE, PASS, REVEAL, SKIP
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    Playable,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import FIFTH, artist_of
from vernissage.games.modern_art.view import Lot, View, unseen


class Greedy:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer(cards=cards):
                return choices.action(max(cards, key=lambda card: gain(view, card)))
            case AddOrDecline(cards=cards):
                best = max(cards, key=lambda card: gain(view, card), default=None)
                if best is None or gain(view, best) <= hoped(view, worths(view)):
                    return DECLINE
                return choices.action(best)
            case BidOrPass():
                return bid(view, choices)
            case Seal(lot=lot, highest=highest):
                return choices.action(min(limit(view, lot), highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                return choices.action(min(max(lowest, asked(view, lot)), highest))
            case BuyOrPass(lot=lot, price=price):
                return BUY if price <= limit(view, lot) else PASS
            case RevealOrSkip():
                return REVEAL if revealing_pays(view) else SKIP


def value(view: View, lot: Lot) -> int:
    """What the lot would pay if the round ended now, and never more than it still can."""
    each = min(worths(view)[artist(lot)], most_it_can_be_worth(view, artist(lot)))
    return size(lot) * each


def asked(view: View, lot: Lot) -> int:
    """What another player should be willing to pay."""
    return value(view, lot) * (view.players - 1) // view.players


def limit(view: View, lot: Lot) -> int:
    """The most this seat pays; buying its own lot means not selling it."""
    return value(view, lot) // 2 if lot.auctioneer == view.seat else asked(view, lot)


def bid(view: View, choices: BidOrPass) -> int:
    """In an open auction by thirds of what is left, once around all at once, last just enough."""
    most = min(limit(view, choices.lot), choices.highest)
    if most < choices.lowest:
        return PASS
    if choices.last_word:
        return choices.action(choices.lowest)
    if view.phase == "once":
        return choices.action(most)
    return choices.action(choices.lowest + (most - choices.lowest) // 3)


def hoped(view: View, worth: Sequence[int]) -> int:
    """What the own paintings should pay: less than today's ranking says, while the round runs."""
    assert view.seat is not None
    return income(view, view.seat, worth) * (view.players - 1) // view.players


def gain(view: View, played: Playable) -> int:
    """What playing this card brings: the sale, and the own paintings at the new ranking."""
    assert view.seat is not None
    cards = [ARTIST_NAMES.index(played.card.artist)]
    pair = view.lot is not None
    if played.card.auction == "double" and has_a_second(view, played):
        pair = True
        cards *= 2
    worth = worths(view, cards)
    if played.ends_round:
        return income(view, view.seat, worth)
    return hoped(view, worth) + sale(view, worth[cards[0]] * (2 if pair else 1), played)


def sale(view: View, worth: int, played: Playable) -> int:
    """What the others should pay; a double that anyone may join is worth little."""
    if played.card.auction == "double" and not has_a_second(view, played):
        return worth // view.players
    return worth * (view.players - 1) // view.players


def has_a_second(view: View, played: Playable) -> bool:
    """Whether the seat can add to its own double without ending the round."""
    painter = played.card.artist
    if view.played[ARTIST_NAMES.index(painter)] + 2 >= FIFTH:
        return False
    return any(card.artist == painter and card.auction != "double" for card in view.hand)


def revealing_pays(view: View) -> bool:
    """Whether the own paintings gain on average from one more card."""
    hidden = artists_unseen(view)
    later = [hoped(view, worths(view, [a])) * n for a, n in enumerate(hidden)]
    return sum(later) > hoped(view, worths(view)) * sum(hidden)


def artists_unseen(view: View) -> Sequence[int]:
    counts = [0] * len(ARTIST_NAMES)
    for kind, copies in enumerate(unseen(view)):
        counts[artist_of(kind)] += copies
    return counts
