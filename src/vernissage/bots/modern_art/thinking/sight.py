"""What a bot of Modern Art makes of a view: money, lots and cards, with numbers."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from vernissage.bots.modern_art.kernel.outlook import Outlook, outlook_of
from vernissage.bots.tuned_weights import read_tuned
from vernissage.core.chance import Generator
from vernissage.games.modern_art.imagine import imagine
from vernissage.games.modern_art.lots import Card, Lot
from vernissage.games.modern_art.notation import AUCTION_NAMES
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, DOUBLE, FIFTH, artist_of
from vernissage.games.modern_art.rules import left_of
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import View, unseen

SEASONS: Final = 40
"""Simulated seasons behind one estimate; more bring nothing."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the club bot believes; tuned, see weights/club.json."""

    open: float
    once: float
    sealed: float
    accept: float
    """What it pays at most of what a lot is worth, by auction."""
    ask: float
    """The fixed price that it asks."""
    own: float
    """How much of n/(2n - 1) it pays for a lot of its own."""
    sale_open: float
    sale_once: float
    sale_sealed: float
    sale_fixed: float
    """What it expects its own sales to bring."""
    keep: float
    """What a card is worth in hand, as a share of a guess for later rounds."""
    others: float
    """How much it minds what the others gain."""
    hoard: float
    steam: float
    weight: float
    """How paintings owned, cards lying there and tokens make players play an artist."""


@cache
def tuned() -> Weights:
    """The weights that were tuned, with the command that made them beside them."""
    return read_tuned("modern_art", "club", Weights)


class Appraisal(msgspec.Struct, frozen=True):
    """A lot: what it should pay its owner, pays today, and can pay at best."""

    worth: float
    today: int
    best: int


class Sight:
    """One view, imagined as a state, and the outlook of its seat."""

    def __init__(self, view: View, weights: Weights, chance: Generator) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.weights = weights
        self.seed = chance.below(1_000_000)
        self.base: State = imagine(view, 0)
        self.purses = self.base.scores()
        self.outlook = outlook_of(self.base, self.me)
        self.outlook.hoard = weights.hoard
        self.outlook.steam = weights.steam
        self.outlook.weight = weights.weight
        self.after: dict[tuple[int, int], Outlook] = {}

    def luck(self) -> Generator:
        """The same for everything that is compared."""
        return Generator(self.seed)

    def artist(self, lot: Lot) -> int:
        return artist_of(lot.cards[0].kind)

    def appraise(self, lot: Lot) -> Appraisal:
        """MA-V3: conditional on owning the lot, because owners play their artists."""
        artist, cards = self.artist(lot), len(lot.cards)
        after = self.outlook.copy()
        after.turn = left_of(lot.auctioneer, after.players)
        after.own(self.me, artist, cards)
        after.simulate(SEASONS, self.luck())
        best = self.outlook.most(artist)
        return Appraisal(
            worth=cards * min(after.value(artist), float(best)),
            today=cards * self.view.worth[artist],
            best=cards * best,
        )

    def standing(self, outlook: Outlook) -> float:
        """The own paintings, less what the others' are worth to the average of them."""
        return outlook.standing(self.weights.others / (self.view.players - 1))

    def now(self) -> float:
        """The standing as it is expected, with the cards that lie there."""
        outlook = self.outlook.copy()
        outlook.simulate(SEASONS, self.luck())
        return self.standing(outlook)

    def played(self, artist: int, cards: int) -> Outlook:
        """The outlook after this seat has played so many cards of an artist."""
        if (artist, cards) not in self.after:
            self.after[artist, cards] = self._played(artist, cards)
        return self.after[artist, cards]

    def _played(self, artist: int, cards: int) -> Outlook:
        after = self.outlook.copy()
        after.play(artist, cards)
        if after.is_over(artist):
            after.settle()
        else:
            after.simulate(SEASONS, self.luck())
        return after

    def keep(self, artist: int, cards: int) -> float:
        """What the cards would bring in a later round."""
        if self.view.round == len(self.view.deal):
            return 0.0
        guess = 0.5 * float(self.view.columns[artist]) + 8.0
        return self.weights.keep * float(cards) * guess

    def traded(self, lot: float, sale: float) -> float:
        """A sale: the money, less what the buyer gains by it, to the average of the others."""
        return sale - self.weights.others * (lot - sale) / (self.view.players - 1)

    def usual_sale(self, auction: int) -> float:
        return usual_sale(self.weights, auction)

    def score_offer(self, kind: int) -> float:
        """What offering this card brings, at one look."""
        artist, auction = artist_of(kind), kind % AUCTIONS
        if auction == DOUBLE and self.view.played[artist] + 1 < FIFTH:
            return self.score_double(kind)
        after = self.played(artist, 1)
        score = self.standing(after) - self.keep(artist, 1)
        if after.is_over(artist):
            return score
        lot = after.value(artist)
        return score + self.traded(lot, self.affordable(self.usual_sale(auction) * lot))

    def affordable(self, sale: float) -> float:
        """Nobody pays more than the richest of the others has."""
        richest = max(p for seat, p in enumerate(self.purses) if seat != self.me)
        return min(sale, float(richest))

    def score_double(self, kind: int) -> float:
        """With a second card the sale of two; without, a gift to whoever adds one."""
        artist = artist_of(kind)
        seconds = self.seconds(artist)
        if seconds and self.view.played[artist] + 2 < FIFTH:
            return max(self.score_pair(artist, second % AUCTIONS, 2) for second in seconds)
        alone = self.played(artist, 1)
        return self.score_left_alone(alone, artist, self.me) - self.keep(artist, 1)

    def seconds(self, artist: int) -> list[int]:
        """The own cards that may be added to a double of this artist."""
        kinds = {card.kind for card in self.view.hand}
        return sorted(k for k in kinds if artist_of(k) == artist and k % AUCTIONS != DOUBLE)

    def score_pair(self, artist: int, auction: int, cards: int) -> float:
        """Two paintings in one lot, of which this seat plays so many cards."""
        after = self.played(artist, cards)
        score = self.standing(after) - self.keep(artist, cards)
        if after.is_over(artist):
            return score
        lot = 2 * after.value(artist)
        return score + self.traded(lot, self.affordable(self.usual_sale(auction) * lot))

    def score_left_alone(self, after: Outlook, artist: int, asked: int) -> float:
        """A double that others may still join; nobody: its player has it for nothing."""
        free = self.nobody_adds(artist, asked)
        share = self.weights.others / (self.view.players - 1)
        host = self.view.lot.host if self.view.lot else self.me
        gift = 1.0 if host == self.me else -share
        each = after.value(artist)
        return self.standing(after) + each * (free * gift - (1 - free) * 2 * share)

    def nobody_adds(self, artist: int, asked: int) -> float:
        """The chance that no seat after this one can add, until the player of the double."""
        left = unseen(self.view)
        fitting = sum(left[AUCTIONS * artist : AUCTIONS * artist + DOUBLE])
        host = self.view.lot.host if self.view.lot else self.me
        cards, seat = 0, left_of(asked, self.view.players)
        while seat != host:
            cards += self.view.hand_sizes[seat] if seat != self.me else 0
            seat = left_of(seat, self.view.players)
        total, chance = sum(left), 1.0
        for drawn in range(fitting):
            chance *= max(0.0, 1 - cards / max(1, total - drawn))
        return chance

    def score_add(self, kind: int) -> float:
        return self.score_pair(artist_of(kind), kind % AUCTIONS, 1)

    def score_decline(self, lot: Lot) -> float:
        outlook = self.outlook.copy()
        outlook.simulate(SEASONS, self.luck())
        return self.score_left_alone(outlook, self.artist(lot), self.me)

    def score_reveal(self) -> float:
        """The standing after one more card of the mystery hand, on average."""
        left, total = unseen(self.view), 0.0
        for artist in range(ARTISTS):
            copies = sum(left[AUCTIONS * artist : AUCTIONS * (artist + 1)])
            if copies:
                total += copies * self.standing(self.revealed(artist))
        return total / max(1, sum(left))

    def revealed(self, artist: int, seasons: int = SEASONS) -> Outlook:
        """The outlook once a card of this artist is revealed."""
        after = self.outlook.copy()
        after.reveal(artist)
        if after.is_over(artist):
            after.settle()
        else:
            after.simulate(seasons, self.luck())
        return after


def auction_of_lot(lot: Lot) -> int:
    """MA-D1: the last card's type sells the lot."""
    return auction_of_cards(lot.cards)


def auction_of_cards(cards: Sequence[Card]) -> int:
    """MA-D1: the same for the cards of a lot that was sold."""
    return AUCTION_NAMES.index(cards[-1].auction)


def usual_sale(weights: Weights, auction: int) -> float:
    """What share of its worth a lot is expected to be sold for."""
    w = weights
    return (w.sale_open, w.sale_once, w.sale_sealed, w.sale_fixed, w.sale_open)[auction]


def best_first(scored: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
    """The highest score first; equal ones by action, so that games repeat."""
    return sorted(scored, key=lambda pair: (-pair[0], pair[1]))
