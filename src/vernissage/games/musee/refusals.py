"""Why an action of Musée is refused: the rule it breaks and the way out."""

from vernissage.core.refusals import Argument, Illegal
from vernissage.core.sets import BIT
from vernissage.games.musee.actions import ACTIONS, KEEP, number_of, slot_of
from vernissage.games.musee.notation import place, write
from vernissage.games.musee.parts import COLUMNS, SLOTS
from vernissage.games.musee.state import State


def illegal(state: State, seat: int, action: int) -> Illegal:
    """The refusal of an action that is not legal, in terms that the seat may know."""
    if not 0 <= action < ACTIONS:
        return Illegal(str(action), "no-such-action", actions=ACTIONS)
    what = write(action)
    if state.over:
        return Illegal(what, "game-over", rule="MU-T8")
    if not 0 <= seat < state.players:
        return Illegal(what, "no-such-seat", rule="MU-T1", last=state.players - 1)
    if state.out & BIT[seat]:
        return Illegal(what, "musee-out", rule="MU-T5")
    if seat != state.turn:
        return Illegal(what, "not-your-turn", rule="MU-T1", seat=state.turn)
    if state.deciding:
        return Illegal(what, "musee-keep-or-give-first", rule="MU-4P2")
    if action >= KEEP:
        return Illegal(what, "musee-nothing-to-decide", rule="MU-4P2")
    return _misplaced(state, seat, number_of(action), slot_of(action), what)


def _misplaced(state: State, seat: int, number: int, slot: int, what: str) -> Illegal:
    hand = ", ".join(map(str, state.hand(seat)))
    if number not in state.hand(seat):
        return Illegal(what, "musee-not-in-hand", rule="MU-T1", number=number, hand=hand)
    start = state.start_of(seat)
    fitting = [s for s in range(SLOTS) if state.windows[start + s] & BIT[number]]
    ways = " ".join(place(s) for s in fitting)
    arguments: dict[str, Argument] = {
        "number": number,
        "place": place(slot),
        "ways": ways,
        "fitting": len(fitting),
    }
    if slot % COLUMNS >= state.columns:
        return Illegal(what, "musee-no-such-slot", rule="MU-M1", **arguments)
    there = state.paintings[start + slot]
    if there:
        return Illegal(what, "musee-slot-taken", rule="MU-T4", there=there, **arguments)
    return Illegal(what, "musee-not-ascending", rule="MU-T2", **arguments)
