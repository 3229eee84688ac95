"""What speaks for a move of Musée rather than for another."""

from typing import Final

from vernissage.bots.advice import Reason
from vernissage.bots.musee.club import tuned
from vernissage.bots.musee.kernel.judge import Judge
from vernissage.core.sets import members_of
from vernissage.games.musee.actions import KEEP, number_of, slot_of
from vernissage.games.musee.choices import KeepOrGive
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.showing import public
from vernissage.games.musee.state import State
from vernissage.games.musee.turn.hanging import hang
from vernissage.games.musee.view import GALLERY_NAMES, View

TELLING: Final = 0.1
"""The points by which a reason must speak for one move rather than the other."""
FEW: Final = 1
"""Up to this many cards that fit are a risk, and no reason."""
NEAR: Final = 2
"""A gallery that lacks no more paintings than this is near its bonus card."""
FULL: Final = 1.0
"""A full Musée is worth telling; both moves fill it or neither."""


def about_the_card(
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


def playable(view: View, state: State) -> int:
    """How much of a hundred unseen numbers the own Musée takes."""
    seen = {*view.hung, *view.hand}
    unseen = [n for n in range(1, view.highest + 1) if n not in seen]
    fitting = set(state.fitting(view.seat or 0)).intersection(unseen)
    return round(100 * len(fitting) / len(unseen)) if unseen else 100


def after(state: State, action: int) -> State:
    """The position with the painting up, before anything is drawn."""
    then = state.copy()
    hang(then, slot_of(action), number_of(action))
    return then


def fitting_cards(view: View, then: State, number: int) -> int:
    """How many other cards of the hand still fit."""
    rest = set(view.hand) - {number}
    return len(rest.intersection(then.fitting(view.seat or 0)))


class Reasons:
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

    def of_only(self, action: int) -> tuple[Reason, ...]:
        """What an only move does."""
        told, mine = self._told(action), self.gains(action)
        return tuple(told[code] for code in sorted(told, key=lambda code: -mine[code])[:2])

    def between(self, action: int, other: int, *, level: bool) -> tuple[Reason, ...]:
        """What speaks most for this move rather than the other, none or up to two reasons.

        Nothing that can be said of the other in the same words, unless round numbers hide how much
        it differs; a full Musée aside. Of moves that are level, what does not speak for the other.
        """
        told, mine, theirs = self._told(action), self.gains(action), self.gains(other)
        more = {code: mine[code] - theirs[code] for code in told}
        for code, reason in self._told(other).items():
            small = not reason.arguments or more.get(code, 0.0) <= TELLING
            if small and told.get(code) == reason and code != "full":
                del told[code]
        fair = [code for code in told if more[code] > -TELLING]
        fair.sort(key=lambda code: (-more[code], -mine[code]))
        telling = [code for code in fair if more[code] > TELLING]
        return tuple(told[code] for code in (fair if level else telling or fair[:1])[:2])

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
        view, then = self.view, after(self.state, action)
        seat, slot, number = view.seat or 0, slot_of(action), number_of(action)
        neighbours, staircases, bonus = self.state.gain(seat, slot, number)
        fitting = fitting_cards(view, then, number)
        told = {"room": self._room(then, slot)}
        if self.fills_up:
            told = {"full": Reason("advice-musee-full", {})}
        percent = playable(view, then)
        if percent > playable(view, self.state) - percent:
            told["playable"] = Reason("advice-musee-playable", {"percent": percent})
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
            told |= self._race(then, slot // COLUMNS)
        return told

    def _room(self, then: State, slot: int) -> Reason:
        """The emptier side of the painting: its slots, and the numbers to come for them."""
        start = then.start_of(self.view.seat or 0)
        coming = {n for n in range(1, self.view.highest + 1) if n not in self.view.hung}
        sides = []
        for step in (-1, 1):
            at, slots = slot + step, 0
            while self._is_empty(then, slot, at):
                at, slots = at + step, slots + 1
            window = members_of(then.windows[start + slot + step]) if slots else []
            sides.append((slots, len(coming.intersection(window))))
        slots, numbers = max(sides)
        if slots == 0:
            return Reason("advice-musee-closed", {})
        return Reason("advice-musee-room", {"slots": slots, "numbers": numbers})

    def _is_empty(self, then: State, slot: int, at: int) -> bool:
        same_gallery = at >= 0 and at // COLUMNS == slot // COLUMNS
        if not same_gallery or at % COLUMNS >= self.view.columns:
            return False
        return not then.paintings[then.start_of(self.view.seat or 0) + at]

    def _race(self, then: State, gallery: int) -> dict[str, Reason]:
        """How near the bonus card of this gallery is, if it is near and can still be had."""
        name, missing = GALLERY_NAMES[gallery], self._to_go(then, gallery)
        taken = any(name in musee.bonuses for musee in self.view.musees)
        if taken or missing is None or not 0 < missing <= NEAR:
            return {}
        return {"race": Reason("advice-musee-race", {"gallery": name, "missing": missing})}

    def _to_go(self, then: State, gallery: int) -> int | None:
        """MU-T7: how many paintings the gallery lacks; None: the numbers do not suffice."""
        own = next(musee for musee in public(then).musees if self.view.seat in musee.seats)
        return own.to_go[gallery]
