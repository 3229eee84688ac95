"""Advice for Musée: the best move, its worth beside the runner-up, two reasons and one risk."""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.budget import Budget, budget
from vernissage.bots.musee_club import judge, tuned
from vernissage.bots.musee_judge import Judge
from vernissage.bots.musee_search import Found, search
from vernissage.core.chance import Generator
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.parts import COLUMNS, members_of
from vernissage.games.musee.state import State
from vernissage.games.musee.view import GALLERY_NAMES, View

ITERATIONS: Final = 400
CANDIDATES: Final = 8
FEW: Final = 1
"""So few cards that fit are a risk."""

WORTH_SAYING: Final = 5
"""Of a hundred numbers, so many without a place are a risk."""


def advise(view: View, choices: Choices) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view."""
    eye = judge(tuned(view.players))
    found = search(view, eye, _budget(), CANDIDATES, Generator(1))
    found[:2] = sorted(found[:2], key=lambda tried: -tried.margin)
    state = imagine(view, seed=0)
    if isinstance(choices, KeepOrGive):
        return _advice(
            found, _about_the_card(view, choices, state), _risk_of_the_cards(view, state)
        )
    position = Position(view, state, eye)
    return _advice(found, position.reasons(found[0].action), position.risk(found))


def _budget() -> Budget:
    return budget(None, None, usual=ITERATIONS, uncompiled=0.2)


def _advice(found: Sequence[Found], reasons: Sequence[Reason], risk: Reason) -> Advice:
    second = found[1] if len(found) > 1 else None
    return Advice(
        action=found[0].action,
        value=found[0].margin,
        runner_up=second.action if second else None,
        runner_up_value=second.margin if second else 0.0,
        reasons=(reasons[0], reasons[1]),
        risk=risk,
    )


def _about_the_card(view: View, choices: KeepOrGive, state: State) -> list[Reason]:
    """MU-4P2: keep or give, unseen."""
    fitting = len(set(view.hand) & set(state.fitting(state.turn)))
    cards = view.hand_sizes[choices.partner]
    return [
        Reason("advice-musee-own-cards", {"fitting": fitting, "cards": len(view.hand)}),
        Reason("advice-musee-partner-cards", {"seat": choices.partner, "cards": cards}),
    ]


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
        self.usual = self._usual()

    def reasons(self, action: int) -> list[Reason]:
        """What speaks most for this move beside an ordinary one; two of them."""
        told = self._told(action)
        gains = self._gains(action)
        usual = self.usual
        first = sorted(told, key=lambda code: usual.get(code, 0.0) - gains.get(code, 0.0))
        return [told[code] for code in first[:2]]

    def _usual(self) -> dict[str, float]:
        """The mean of what the moves of this position bring, by reason."""
        actions = self.state.legal(self.state.turn)
        every = [self._gains(action) for action in actions]
        return {code: sum(gains[code] for gains in every) / len(every) for code in every[0]}

    def _gains(self, action: int) -> dict[str, float]:
        weights, eye = tuned(self.view.players), self.eye
        eye.value(slot_of(action), number_of(action))
        spaced = weights.shortage * eye.shortage + weights.tightness * eye.tightness
        return {
            "points": weights.points * eye.points,
            "playable": weights.coverage * eye.coverage,
            "hand": weights.held * eye.held,
            "room": -spaced - weights.spacing * eye.spacing,
            "themes": weights.promise * eye.prospects,
            "race": weights.race * eye.races_run,
        }

    def _told(self, action: int) -> dict[str, Reason]:
        """Every reason that can be given for this move, with its numbers."""
        view, after = self.view, self.after(action)
        seat, slot, number = view.seat or 0, slot_of(action), number_of(action)
        neighbours, staircases, bonus = self.state.gain(seat, slot, number)
        fitting = self.fitting_cards(after, number)
        told = {
            "playable": Reason("advice-musee-playable", {"percent": _playable(view, after)}),
            "room": self._room(after, slot),
        }
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
        if not bonus:
            told |= self._race(after, slot // COLUMNS)
        return told

    def after(self, action: int) -> State:
        """The position with the painting up, before anything is drawn."""
        after = self.state.copy()
        after.hang(slot_of(action), number_of(action))
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

    def risk(self, found: Sequence[Found]) -> Reason:
        """What can most likely go wrong with the best move."""
        action = found[0].action
        after = self.after(action)
        self.eye.value(slot_of(action), number_of(action))
        stranded = round(self.eye.shortage)
        fitting = self.fitting_cards(after, number_of(action))
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
