"""Why an action of Art Society is refused: the rule it breaks and the way out."""

from vernissage.core.refusals import Illegal
from vernissage.games.art_society.state import State


def illegal(state: State, seat: int, action: int) -> Illegal:
    return Illegal(str(action), "no-such-action", actions=0)
