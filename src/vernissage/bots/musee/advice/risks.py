"""What can go wrong with a move of Musée, and would not with any other."""

from typing import Final

from vernissage.bots.advice import Reason
from vernissage.bots.musee.advice.reasons import FEW, NEAR, after, fitting_cards, playable
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.notation import PLACE_NAMES
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.showing import public
from vernissage.games.musee.state import State
from vernissage.games.musee.view import GALLERY_NAMES, Gap, Public, View

MANY: Final = 15
"""From this percentage on, numbers that lose their place are a risk."""


def risk_of(view: View, state: State, action: int) -> Reason | None:
    """The greatest of them; none where the move brings none."""
    then = after(state, action)
    seen = public(then)
    own = next(musee for musee in seen.musees if view.seat in musee.seats)
    if not own.gaps:
        return None
    fitting = fitting_cards(view, then, number_of(action))
    if fitting <= FEW:
        code = "advice-musee-risk-out" if view.pile else "advice-musee-risk-no-pile"
        return Reason(code, {"fitting": fitting})
    return (
        _short_of_numbers(view, own.gaps, action)
        or _nearest_rival(view, state, seen, action)
        or _unplayable(view, state, then)
    )


def _short_of_numbers(view: View, gaps: tuple[Gap, ...], action: int) -> Reason | None:
    """A gap beside the painting with more slots than the hand fills and the draws may."""
    hand = {*view.hand} - {number_of(action)}
    for gap in gaps:
        if slot_of(action) not in beside(gap):
            continue
        held = sum(gap.lowest <= number <= gap.highest for number in hand)
        unseen, slots = gap.free - held, len(gap.places)
        if held + unseen * chance_to_come(view) <= slots - 1:
            return Reason(
                "advice-musee-risk-short", {"slots": slots, "held": held, "unseen": unseen}
            )
    return None


def beside(gap: Gap) -> tuple[int, int]:
    """The slots at both ends of a gap, or those of another gallery."""
    first, last = (PLACE_NAMES.index(gap.places[at]) for at in (0, -1))
    return (first - 1 if first % COLUMNS else -1), (last + 1 if (last + 1) % COLUMNS else -1)


def chance_to_come(view: View) -> float:
    """How likely an unseen number is drawn for the own Musée, or held by the partner."""
    unseen = view.highest - len(view.hung) - len(view.hand)
    drawn = view.pile / len(view.musees)
    partner = 0 if view.partner is None else view.hand_sizes[view.partner]
    return min(1.0, (drawn + partner) / max(1, unseen))


def _nearest_rival(view: View, state: State, seen: Public, action: int) -> Reason | None:
    """Who may snatch the bonus card that this move is after, or that another move would take."""
    own = next(musee for musee in seen.musees if view.seat in musee.seats)
    for gallery, name in enumerate(GALLERY_NAMES):
        lacking = own.to_go[gallery]
        if seen.bonus_cards[gallery].seats or lacking is None or lacking > NEAR:
            continue
        if slot_of(action) // COLUMNS != gallery and not _takes_bonus(state, gallery):
            continue
        for musee in seen.musees:
            if musee is not own and musee.to_go[gallery] == 1:
                arguments: dict[str, int | str] = {"seat": musee.seats[0], "gallery": name}
                return Reason("advice-musee-risk-rival", arguments)
    return None


def _takes_bonus(state: State, gallery: int) -> bool:
    """MU-T7: whether the seat to move could fill this gallery now."""
    return any(
        slot_of(move) // COLUMNS == gallery
        and state.gain(state.turn, slot_of(move), number_of(move))[2]
        for move in state.legal(state.turn)
    )


def _unplayable(view: View, state: State, then: State) -> Reason | None:
    """Unseen numbers that had a place until this move."""
    lost = playable(view, state) - playable(view, then)
    return Reason("advice-musee-risk-unfit", {"percent": lost}) if lost >= MANY else None
