"""Advice for Musée: the best move, its worth beside the runner-up, its reasons and one risk."""

from itertools import pairwise
from typing import Final

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.budget import Budget, budget
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.kernel.judge import Judge
from vernissage.bots.musee.kernel.rollouts import Rollouts
from vernissage.bots.musee.thinking.search import search
from vernissage.bots.sureness import surely_better, told_apart
from vernissage.core.chance import Generator, compiled
from vernissage.core.sets import count, members_of
from vernissage.games.musee.actions import KEEP, number_of, slot_of
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.parts import COLUMNS, GALLERIES
from vernissage.games.musee.state import State
from vernissage.games.musee.turn.hanging import hang
from vernissage.games.musee.view import GALLERY_NAMES, View

ITERATIONS: Final = 250
CANDIDATES: Final = 8
WORLDS: Final = 90 if compiled() else 8
"""Worlds in which two moves are compared at the start; in more, the shorter the games get."""
FRESH: Final = 2
"""The seed of these worlds: the best move was not chosen in them, so its luck does not count."""
MOST_WORLDS: Final = 6 * WORLDS
TELLING: Final = 0.1
"""The points by which a reason must speak for one move rather than the other."""
FEW: Final = 1
"""Up to this many cards that fit are a risk."""

FULL: Final = 1.0
"""A full Musée is worth telling; both moves fill it or neither."""
WORTH_SAYING: Final = 5
"""From this percentage on, numbers without a place are a risk."""


def advise(view: View, choices: Choices, beside: int | None = None) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view.

    It is compared with `beside`; by default, and where that is the advice, with the next best.
    """
    eye, state = judge(tuned(view.players)), imagine(view, seed=0)
    found = [tried.action for tried in search(view, eye, _budget(), CANDIDATES, Generator(1))]
    action, other = found[0], beside
    if beside is None or beside == action:
        other = found[1] if len(found) > 1 else None
    mine, theirs = margins_of(state, eye, action, other)
    if other is not None and surely_better(theirs, mine):
        action, other, mine, theirs = other, action, theirs, mine
    value, less = (round(mean, 1) for mean in told_apart(mine, theirs))
    reasons, risk = _explained(view, choices, eye, action, other, better=value > less)
    return Advice(
        action=action,
        value=value,
        runner_up=other,
        runner_up_value=0.0 if other is None else less,
        reasons=reasons,
        risk=risk,
    )


def _budget() -> Budget:
    return budget(None, None, usual=ITERATIONS, uncompiled=0.2)


def margins_of(
    state: State, eye: Judge, action: int, other: int | None
) -> tuple[list[float], list[float]]:
    """The margins of both moves at the end of the same games.

    An only move is tried beside itself: that gives its worth too.
    """
    both = [action, action if other is None else other]
    tried = Rollouts(state, both, eye, Generator(FRESH))
    totals = [[0.0, 0.0]]
    for number in range(1, _worlds(state) + 1):
        tried.play([0, 1], 1)
        totals.append([mean * number for mean in tried.margins_so_far()])
    first, second = ([b - a for a, b in pairwise(line)] for line in zip(*totals, strict=True))
    return first, second


def _worlds(state: State) -> int:
    slots = len(state.hung) * GALLERIES * state.columns
    to_hang = slots - sum(count(hung) for hung in state.hung)
    return min(MOST_WORLDS, WORLDS * slots // max(1, to_hang))


def _explained(
    view: View, choices: Choices, eye: Judge, action: int, other: int | None, *, better: bool
) -> tuple[tuple[Reason, ...], Reason]:
    state = imagine(view, seed=0)
    if isinstance(choices, KeepOrGive):
        return _about_the_card(view, choices, state, action), _risk_of_the_cards(view, state)
    position = Position(view, state, eye)
    return position.reasons(action, other, better=better), position.risk(action)


def _about_the_card(
    view: View, choices: KeepOrGive, state: State, action: int
) -> tuple[Reason, ...]:
    """MU-4P2: keep or give, unseen."""
    fitting = len(set(view.hand) & set(state.fitting(state.turn)))
    cards = view.hand_sizes[choices.partner]
    kept = "keep" if action == KEEP else "give"
    return (
        Reason(f"advice-musee-{kept}-own", {"fitting": fitting, "cards": len(view.hand)}),
        Reason(f"advice-musee-{kept}-partner", {"seat": choices.partner, "cards": cards}),
    )


def _risk_of_the_cards(view: View, state: State) -> Reason:
    """The draw: numbers without a place, or only that much is still unseen."""
    unfit = 100 - _playable(view, state)
    if unfit >= WORTH_SAYING:
        return Reason("advice-musee-risk-unfit", {"percent": unfit})
    cards = view.highest - len(view.hung) - len(view.hand)
    return Reason("advice-musee-risk-draws", {"cards": cards})


def _playable(view: View, state: State) -> int:
    """How much of a hundred unseen numbers the own Musée takes."""
    seen = {*view.hung, *view.hand}
    unseen = [n for n in range(1, view.highest + 1) if n not in seen]
    fitting = set(state.fitting(view.seat or 0)).intersection(unseen)
    return round(100 * len(fitting) / len(unseen)) if unseen else 100


class Position:
    """One position, and what the rules of thumb see in the moves that it allows."""

    def __init__(self, view: View, state: State, eye: Judge) -> None:
        self.view = view
        self.state = state
        self.eye = eye
        eye.look(state, state.turn)
        own = next(musee for musee in view.musees if view.seat in musee.seats)
        empty = sum(number is None for gallery in own.galleries for number in gallery)
        self.fills_up = empty == 1
        """Whether every move fills the last slot."""

    def reasons(self, action: int, other: int | None, *, better: bool) -> tuple[Reason, ...]:
        """What speaks most for this move rather than the other; of an only move, what it does.

        Of two moves that are level, what at least does not speak for the other.
        """
        told, mine = self._told(action), self.gains(action)
        if other is None:
            return tuple(told[code] for code in sorted(told, key=lambda code: -mine[code])[:2])
        theirs = self.gains(other)
        more = {code: mine[code] - theirs[code] for code in told}
        first = sorted(told, key=lambda code: (-more[code], -mine[code]))
        if not better:
            alike = [code for code in first if more[code] > -TELLING] or first
            return tuple(told[code] for code in alike[:2])
        telling = [told[code] for code in first if more[code] > TELLING]
        return (*telling, Reason("advice-musee-played-out", {}))[:2]

    def gains(self, action: int) -> dict[str, float]:
        weights, eye = tuned(self.view.players), self.eye
        eye.value(slot_of(action), number_of(action))
        spaced = weights.shortage * eye.shortage + weights.tightness * eye.tightness
        pairs = weights.neighbours_open * eye.neighbours_open
        pairs += weights.staircases_open * eye.staircases_open
        return {
            "points": weights.points * eye.points,
            "playable": weights.coverage * eye.coverage,
            "hand": weights.held * eye.held,
            "room": -spaced - weights.spacing * eye.spacing,
            "themes": weights.promise * eye.prospects,
            "pairs": pairs,
            "race": weights.race * eye.races_run,
            "full": FULL,
        }

    def _told(self, action: int) -> dict[str, Reason]:
        """Every reason that can be given for this move, with its numbers."""
        view, after = self.view, self.after(action)
        seat, slot, number = view.seat or 0, slot_of(action), number_of(action)
        neighbours, staircases, bonus = self.state.gain(seat, slot, number)
        fitting = self.fitting_cards(after, number)
        told = {"room": self._room(after, slot)}
        if self.fills_up:
            told = {"full": Reason("advice-musee-full", {})}
        playable = _playable(view, after)
        if playable > 0:
            told["playable"] = Reason("advice-musee-playable", {"percent": playable})
        if neighbours + staircases + bonus > 0:
            told["points"] = Reason(
                "advice-musee-points",
                {"points": 1 + neighbours + staircases + bonus, "bonus": bonus},
            )
        if len(view.hand) > 1 and fitting > FEW:
            told["hand"] = Reason("advice-musee-hand", {"fitting": fitting})
        self.eye.value(slot, number)
        if self.eye.prospects >= 1:
            told["themes"] = Reason("advice-musee-themes", {"points": round(self.eye.prospects)})
        pairs = self.eye.neighbours_open + self.eye.staircases_open
        if pairs > 0:
            told["pairs"] = Reason("advice-musee-pairs", {"pairs": round(pairs)})
        if not bonus:
            told |= self._race(after, slot // COLUMNS)
        return told

    def after(self, action: int) -> State:
        """The position with the painting up, before anything is drawn."""
        after = self.state.copy()
        hang(after, slot_of(action), number_of(action))
        return after

    def fitting_cards(self, after: State, number: int) -> int:
        """How many other cards of the hand still fit."""
        rest = set(self.view.hand) - {number}
        return len(rest.intersection(after.fitting(self.view.seat or 0)))

    def _room(self, after: State, slot: int) -> Reason:
        """The emptier side of the painting: its slots, and the numbers to come for them."""
        start = after.start_of(self.view.seat or 0)
        coming = {n for n in range(1, self.view.highest + 1) if n not in self.view.hung}
        sides = []
        for step in (-1, 1):
            at, slots = slot + step, 0
            while self._is_empty(after, slot, at):
                at, slots = at + step, slots + 1
            window = members_of(after.windows[start + slot + step]) if slots else []
            sides.append((slots, len(coming.intersection(window))))
        slots, numbers = max(sides)
        if slots == 0:
            return Reason("advice-musee-closed", {})
        return Reason("advice-musee-room", {"slots": slots, "numbers": numbers})

    def _is_empty(self, after: State, slot: int, at: int) -> bool:
        same_gallery = at >= 0 and at // COLUMNS == slot // COLUMNS
        if not same_gallery or at % COLUMNS >= self.view.columns:
            return False
        return not after.paintings[after.start_of(self.view.seat or 0) + at]

    def _race(self, after: State, gallery: int) -> dict[str, Reason]:
        """How near the bonus card of this gallery is, if it can still be had."""
        name = GALLERY_NAMES[gallery]
        if any(name in musee.bonuses for musee in self.view.musees):
            return {}
        own = next(musee for musee in self.view.musees if self.view.seat in musee.seats)
        missing = sum(number is None for number in own.galleries[gallery]) - 1
        return {"race": Reason("advice-musee-race", {"gallery": name, "missing": missing})}

    def risk(self, action: int) -> Reason:
        """What can most likely go wrong with this move."""
        after = self.after(action)
        self.eye.value(slot_of(action), number_of(action))
        stranded = round(self.eye.shortage)
        fitting = self.fitting_cards(after, number_of(action))
        if self.fills_up:
            return Reason("advice-musee-risk-full", {})
        if fitting <= FEW and not self.view.pile:
            return Reason("advice-musee-risk-no-pile", {"fitting": fitting})
        if fitting <= FEW:
            return Reason("advice-musee-risk-out", {"fitting": fitting})
        rival = self._nearest_rival(after)
        if rival is not None:
            return rival
        if stranded > 0:
            return Reason("advice-musee-risk-empty", {"slots": stranded})
        return _risk_of_the_cards(self.view, after)

    def _nearest_rival(self, after: State) -> Reason | None:
        """Who needs one painting for a bonus card that is still there after this move."""
        for gallery, name in enumerate(GALLERY_NAMES):
            if any(taken >> gallery & 1 for taken in after.bonuses):
                continue
            for musee in self.view.musees:
                missing = sum(number is None for number in musee.galleries[gallery])
                if self.view.seat not in musee.seats and missing == 1:
                    arguments: dict[str, int | str] = {"seat": musee.seats[0], "gallery": name}
                    return Reason("advice-musee-risk-rival", arguments)
        return None
