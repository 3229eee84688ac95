"""What speaks for a card of Modern Art rather than another, and what can go wrong with it."""

from functools import cached_property
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from vernissage.bots.advice import Reason, way
from vernissage.bots.modern_art.kernel.outlook import Outlook
from vernissage.bots.modern_art.thinking.revealing import Change, changes_by_revealing, expected
from vernissage.bots.modern_art.thinking.sight import SEASONS, Sight
from vernissage.core.chance import compiled
from vernissage.games.modern_art.actions import ADD, DECLINE, SKIP
from vernissage.games.modern_art.notation import ARTIST_NAMES, write
from vernissage.games.modern_art.parts import AUCTIONS, DOUBLE, FIFTH, artist_of
from vernissage.games.modern_art.view import View

MANY: Final = 10 * SEASONS if compiled() else SEASONS
"""Simulated seasons behind what is said of an artist, so that a change is hardly luck."""
ENOUGH: Final = 2.0
"""A difference of less money is not worth telling."""
LITTLE: Final = 3.0
"""A gap that is this many times as large as what speaks for it is not explained."""
FACTS: Final = "facts"
"""What an answer without a card changes: told first."""
BESIDE: Final = ("rivals", "keep", "round", "spared")
"""Reasons that say why the other answer is worse: of answers that are level none is told."""
Weighed = tuple[float, Reason]
"""A reason and how much money speaks for it."""


class Ended(NamedTuple):
    """Games played out after two answers: what this seat and the best of the others end with."""

    own: float
    best: float
    own_instead: float
    best_instead: float

    @property
    def gap(self) -> float:
        return self.own - self.best - (self.own_instead - self.best_instead)


def told(code: str, **arguments: int | str) -> Reason:
    """A reason or risk that stands in the words of this game."""
    return Reason(f"advice-modern-art-{code}", arguments)


def placed(artist: int, shares: tuple[float, ...], worth: int | None = None) -> Reason:
    """How often the artist ends first, second and third; what a painting should pay by that."""
    name = ARTIST_NAMES[artist].capitalize()
    so_far = [round(100 * share) for share in accumulate(shares[:3])]
    first, second, third = (after - before for before, after in pairwise([0, *so_far]))
    if first + second + third == 0:
        return told("unplaced", artist=name)
    places: dict[str, int | str] = {"artist": name, "first": first}
    places |= {"second": second, "third": third}
    return told("chances", **places) if worth is None else told("places", **places, worth=worth)


class CardReasons:
    """One question about cards; every answer is explained beside another one."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self.now = sight.outlook.copy()
        self.now.simulate(MANY, sight.luck())
        self.minded = sight.weights.others / (sight.view.players - 1)
        """How much of what the others gain counts as an own loss."""
        self.after: dict[tuple[int, int], Outlook] = {}

    def played(self, action: int) -> Outlook:
        """The outlook once this card lies there, with the second one that this seat would add."""
        artist, cards = artist_of(action % ADD), 2 if self._seconds(action) else 1
        if (artist, cards) not in self.after:
            after = self.sight.outlook.copy()
            after.play(artist, cards)
            after.simulate(MANY, self.sight.luck())
            self.after[artist, cards] = after
        return self.after[artist, cards]

    def _seconds(self, action: int) -> list[int]:
        """MA-D1: the own cards that may join this one if it is a double."""
        artist, doubles = artist_of(action % ADD), action % AUCTIONS == DOUBLE
        joins = doubles and action < ADD and self.view.played[artist] + 2 < FIFTH
        return self.sight.seconds(artist) if joins else []

    def between(
        self, action: int, other: int | None, ended: Ended, *, level: bool
    ) -> tuple[Reason, ...]:
        """One or two reasons that speak for the one and not for the other.

        Where they explain little of the gap that games played out show, those are told too. Of
        answers that are level nothing is told that would make the other one worse.
        """
        mine = self._for(action, other)
        theirs = {} if other is None else self._for(other, action)
        more = {key: mine[key][0] - (theirs[key][0] if key in theirs else 0.0) for key in mine}
        fair = [key for key in mine if more[key] > -ENOUGH]
        if level:
            fair = [key for key in fair if key.split()[0] not in BESIDE]
        fair.sort(key=lambda key: (key != FACTS, more[key] < ENOUGH, -more[key], -mine[key][0]))
        chosen = [mine[key][1] for key in fair[:2]]
        if other is None or (level and chosen):
            return tuple(chosen)
        explained = LITTLE * max(1.0, sum(max(0.0, more[key]) for key in fair[:2]))
        if chosen and ended.gap <= explained:
            return tuple(chosen)
        return *chosen[:1], self._played_out(other, ended, level=level)

    def _played_out(self, other: int, ended: Ended, *, level: bool) -> Reason:
        """What this seat and the best of the others end with, beside the other answer."""
        if level:
            return told("same-end", own=round(ended.own), best=round(ended.best))
        own, best = round(ended.own - ended.own_instead), round(ended.best - ended.best_instead)
        return told(
            "played-out",
            other=write(other),
            own=abs(own),
            own_way=way(own),
            best=abs(best),
            best_way=way(best),
        )

    def _for(self, action: int, other: int | None) -> dict[str, Weighed]:
        if action == DECLINE:
            return self._for_declining(other)
        if action > DECLINE:
            return self._for_waiting(action)
        if self._ends_round(action):
            return self._for_ending(action, other)
        return self._for_sale(action) | self._for_paintings(action, other)

    def _for_sale(self, action: int) -> dict[str, Weighed]:
        """MA-A2: the money for the lot."""
        sight, artist = self.sight, artist_of(action % ADD)
        after = self.played(action)
        worth = float(after.value(artist))
        shares = tuple(float(after.share(artist, place)) for place in range(3))
        found = {"places": (worth, placed(artist, shares, round(worth)))}
        seconds = self._seconds(action)
        if action % AUCTIONS == DOUBLE and not seconds:
            free = sight.nobody_adds(artist, sight.me)
            return found | {"sale": (free * worth, told("alone", percent=round(100 * free)))}
        cards = 2 if action >= ADD or seconds else 1
        auctions = [second % AUCTIONS for second in seconds] or [action % AUCTIONS]
        usual = max(sight.usual_sale(auction) for auction in auctions)
        sale = sight.affordable(usual * cards * worth)
        if round(sale) > 0:
            found["sale"] = (sale, told("sale", price=round(sale), cards=cards))
        return found

    def _for_paintings(self, action: int, other: int | None) -> dict[str, Weighed]:
        """What becomes of the paintings of this round, and of the card that stays in hand."""
        if other is None or other >= DECLINE:
            return self._for_own(action, None)
        if self._ends_round(other):
            return self._for_own(action, None) | self._for_going_on(other)
        found = self._for_own(action, other) | self._for_keeping(action, other)
        return found | self._for_rivals(action, other)

    def _for_rivals(self, action: int, other: int) -> dict[str, Weighed]:
        """What the paintings of the others gain less."""
        less = self._gained(other)[1] - self._gained(action)[1]
        if round(less) < 1:
            return {}
        reason = told("rivals", less=round(less), other=write(other))
        return {"rivals": (self.minded * less, reason)}

    def _for_own(self, action: int, other: int | None) -> dict[str, Weighed]:
        """What the own paintings gain by the one card, or lose by the other."""
        gains, found = self._gained(action)[0], {}
        others = [0.0] * len(gains) if other is None else self._gained(other)[0]
        for artist, owned in enumerate(self.view.holdings[self.sight.me]):
            name, gained = ARTIST_NAMES[artist].capitalize(), round(gains[artist])
            less = round(owned * (gains[artist] - others[artist]))
            if owned and gained > 0:
                reason = told("own-gain", artist=name, owned=owned, each=gained)
                found[f"own {artist}"] = (owned * gains[artist], reason)
            elif other is not None and less > 0:
                reason = told("own-spared", artist=name, less=less, other=write(other))
                found[f"spared {artist}"] = (float(less), reason)
        return found

    def _gained(self, action: int) -> tuple[list[float], float]:
        """What a painting of each artist gains, and those of the others together."""
        artists = range(len(ARTIST_NAMES))
        after = self.now if action == DECLINE else self.played(action)
        gained = [float(after.value(artist) - self.now.value(artist)) for artist in artists]
        others = [s for s in range(self.view.players) if s != self.sight.me]
        owned = [sum(self.view.holdings[seat][artist] for seat in others) for artist in artists]
        return gained, sum(number * each for number, each in zip(owned, gained, strict=True))

    def _for_keeping(self, action: int, other: int) -> dict[str, Weighed]:
        """The other card may be the better one for later rounds."""
        kept, gone = (self.sight.keep(artist_of(one % ADD), 1) for one in (other, action))
        more = kept - gone
        if round(more) < 1:
            return {}
        name = ARTIST_NAMES[artist_of(other % ADD)].capitalize()
        return {"keep": (more, told("keep", kept=name, more=round(more)))}

    def _for_going_on(self, other: int) -> dict[str, Weighed]:
        """The other card would end the round."""
        expected, paid = self._paid(self.now, self.sight.me), self._paid_at_end(other)[0]
        reason = told("goes-on", expected=expected, paid=paid, other=write(other))
        return {"round": (float(expected), reason)}

    def _for_ending(self, action: int, other: int | None) -> dict[str, Weighed]:
        """MA-E1: the bank pays at once. Where both end the round, that is no reason."""
        paid, most = self._paid_at_end(action)
        others = told("end-others", most=most)
        if other is None or other >= DECLINE or not self._ends_round(other):
            found = {"round": (float(paid), told("end", paid=paid))}
            return found | ({"end-others": (1.0, others)} if most <= paid else {})
        instead = self._paid_at_end(other)[0]
        both = told("end-both", paid=paid, more=paid - instead, instead=instead, other=write(other))
        found = {"round": (float(paid), both), "end-others": (float(-most), others)}
        return found | self._for_keeping(action, other)

    def _ends_round(self, action: int) -> bool:
        """MA-E1, MA-E3: the fifth card of an artist, or the last one of all."""
        played = self.view.played[artist_of(action % ADD)]
        return played + 1 >= FIFTH or sum(self.view.hand_sizes) == 1

    def _paid_at_end(self, action: int) -> tuple[int, int]:
        """What the bank pays this seat, and at most to one of the others."""
        after = self.sight.outlook.copy()
        after.play(artist_of(action % ADD), 1)
        after.settle()
        paid = [self._paid(after, seat) for seat in range(self.view.players)]
        return paid.pop(self.sight.me), max(paid)

    def _paid(self, outlook: Outlook, seat: int) -> int:
        return round(expected(self.view, outlook, seat))

    def _for_declining(self, other: int | None) -> dict[str, Weighed]:
        """MA-D2: no second card; where there is one, what it would bring instead."""
        lot = self.view.lot
        assert lot is not None
        artist = self.sight.artist(lot)
        worth = float(self.now.value(artist))
        shares = tuple(float(self.now.share(artist, place)) for place in range(3))
        found = {"places": (1.0, placed(artist, shares, round(worth)))}
        if other is None:
            return found | {FACTS: (ENOUGH, told("nothing-to-add"))}
        if lot.host == self.sight.me:
            free = self.sight.nobody_adds(artist, self.sight.me)
            found["sale"] = (free * worth, told("alone", percent=round(100 * free)))
        if self._ends_round(other):
            return found | self._for_going_on(other) | {FACTS: (0.0, told("decline", ends="yes"))}
        found |= self._for_own(DECLINE, other) | self._for_rivals(DECLINE, other)
        return found | {FACTS: self._kept_in_hand(other)}

    def _kept_in_hand(self, other: int) -> Weighed:
        """The card that is not added: what its sale would bring, and what it may bring later."""
        kept = self.sight.keep(artist_of(other % ADD), 1)
        sale = self._for_sale(other).get("sale", (0.0, None))[0]
        return kept - sale, told("decline", ends="no", sale=round(sale), kept=round(kept))

    @cached_property
    def changes(self) -> tuple[Change, Change]:
        """What one more card changes, for this seat and for the others."""
        return changes_by_revealing(self.sight)

    def _for_waiting(self, action: int) -> dict[str, Weighed]:
        """MA-M2: what one more card of the mystery hand does to the paintings of this round."""
        own, rivals = self.changes
        sign = -1.0 if action == SKIP else 1.0
        for_own, for_rivals = max(0.0, sign * own.by), max(0.0, -sign * self.minded * rivals.by)
        theirs: dict[str, int | str] = {"theirs": rivals.way, "gain": rivals.change}
        facts = told(
            "skip" if action == SKIP else "reveal",
            mine=own.way,
            change=own.change,
            paid=own.paid,
            then=own.then,
            **theirs,
        )
        if own.way == "none":
            return {FACTS: (for_rivals, facts)}
        return {FACTS: (for_own, facts), "others": (for_rivals, told("reveal-others", **theirs))}

    def risk(self, action: int) -> Reason | None:
        """Who else gains, or that the round ends too soon."""
        if action >= DECLINE:
            return self._added_by_another() if action == DECLINE else None
        if self._ends_round(action):
            later = self.view.round < len(self.view.deal)
            return told("risk-no-sale") if later else None
        artist = artist_of(action % ADD)
        name = ARTIST_NAMES[artist].capitalize()
        most, seat = richest_in(self.view, artist, self.sight.me)
        if most and round(self._gained(action)[0][artist]) > 0:
            return told("risk-owner", seat=seat, owned=most, artist=name)
        nothing = round(100 * self.played(action).share(artist, 3))
        return told("risk-nothing", artist=name, percent=nothing)

    def _added_by_another(self) -> Reason | None:
        """MA-D2: whoever adds a second card to this seat's double has the money for both."""
        lot, me = self.view.lot, self.sight.me
        assert lot is not None
        if lot.host != me:
            return None
        percent = round(100 * (1.0 - self.sight.nobody_adds(self.sight.artist(lot), me)))
        return told("risk-added", percent=percent) if percent else None


def richest_in(view: View, artist: int, me: int) -> tuple[int, int]:
    """Who of the others has most paintings of an artist: how many, and which seat."""
    owners = [(view.holdings[seat][artist], -seat) for seat in range(view.players) if seat != me]
    most, seat = max(owners)
    return most, -seat
