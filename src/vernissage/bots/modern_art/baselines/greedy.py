"""Modern Art's greedy bot: believes in today's ranking and in what pays now. A baseline.

A painting is worth what it would pay if the round ended now. The bot bids up to (n - 1)/n of
that, half of it for its own lots, and offers the card that brings it the most at once.
"""

from collections.abc import Sequence

from vernissage.bots.modern_art.baselines.limits import Baseline
from vernissage.bots.modern_art.thinking.prices import (
    artist,
    income,
    most_it_can_be_worth,
    size,
    worths,
)
from vernissage.games.modern_art.actions import DECLINE, PASS, REVEAL, SKIP
from vernissage.games.modern_art.choices import AddOrDecline, BidOrPass, Playable
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import FIFTH, artist_of
from vernissage.games.modern_art.view import View, unseen


class Greedy(Baseline):
    def liking(self, view: View, playable: Playable) -> tuple[int, ...]:
        return (gain(view, playable),)

    def join(self, view: View, choices: AddOrDecline) -> int:
        best = max(choices.cards, key=lambda card: gain(view, card), default=None)
        if best is None or gain(view, best) <= hoped(view, worths(view)):
            return DECLINE
        return choices.action(best)

    def price(self, view: View, lot: Lot) -> int:
        """What another player should be willing to pay."""
        return value(view, lot) * (view.players - 1) // view.players

    def limit(self, view: View, lot: Lot) -> int:
        """The most this seat pays; buying its own lot means not selling it."""
        own = lot.auctioneer == view.seat
        return value(view, lot) // 2 if own else self.price(view, lot)

    def bid(self, view: View, choices: BidOrPass) -> int:
        """Openly by thirds of what is left, once around all at once, last just enough."""
        most = min(self.limit(view, choices.lot), choices.highest)
        if most < choices.lowest:
            return PASS
        if choices.last_word:
            return choices.action(choices.lowest)
        if view.phase == "once":
            return choices.action(most)
        return choices.action(choices.lowest + (most - choices.lowest) // 3)

    def reveal(self, view: View) -> int:
        return REVEAL if revealing_pays(view) else SKIP


def value(view: View, lot: Lot) -> int:
    """What the lot would pay if the round ended now, and never more than it still can."""
    each = min(worths(view)[artist(lot)], most_it_can_be_worth(view, artist(lot)))
    return size(lot) * each


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
