"""What a lot of Modern Art brings, from what a view shows: shared by the bots of this game."""

from collections.abc import Sequence

from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import AUCTIONS, FIFTH
from vernissage.games.modern_art.scoring import worth_for
from vernissage.games.modern_art.view import View, unseen


def artist(lot: Lot) -> int:
    return ARTIST_NAMES.index(lot.cards[0].artist)


def size(lot: Lot) -> int:
    """How many paintings a lot has."""
    return len(lot.cards)


def lot_number(view: View, lot: Lot) -> int:
    """Tells every lot of a game from the others, and a pair from the double that it began with."""
    return 2 * len(view.sales) + size(lot) - 1


def column(view: View, lot: Lot) -> int:
    """MA-V3: the tokens that lie under the lot's artist already."""
    return view.columns[artist(lot)]


def worths(view: View, more: Sequence[int] = ()) -> list[int]:
    """MA-V3: what a painting of each artist pays by today's ranking, with more cards played."""
    counts = list(view.played)
    for played in more:
        counts[played] += 1
    return worth_for(counts, list(view.columns))


def most_it_can_be_worth(view: View, painter: int) -> int:
    """The best that a painting of this artist can still pay in this round."""
    left = sum(unseen(view)[AUCTIONS * painter : AUCTIONS * (painter + 1)])
    left += sum(1 for card in view.hand if ARTIST_NAMES.index(card.artist) == painter)
    counts = list(view.played)
    counts[painter] = min(FIFTH, view.played[painter] + left)
    return worth_for(counts, list(view.columns))[painter]


def income(view: View, seat: int, worth: Sequence[int]) -> int:
    """What the paintings that lie before a seat pay at these worths."""
    return sum(n * each for n, each in zip(view.holdings[seat], worth, strict=True))
