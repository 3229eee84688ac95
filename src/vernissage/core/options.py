"""Options as somebody gives them: is there such an option, and can so many play?"""

from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.refusals import Invalid


def with_players(
    given: Mapping[str, Any],
    *,
    game: str,
    names: Sequence[str],
    counts: Sequence[int],
    usual: int,
) -> dict[str, Any]:
    """The given options, all of them known, with a number of players; else they are refused."""
    for name in given:
        if name not in names:
            raise Invalid(name, "no-such-option", game=game, known=", ".join(names))
    players = given.get("players", usual)
    known = ", ".join(map(str, counts))
    if type(players) is not int:
        raise Invalid(f"players {players!r}", "players-not-a-number", known=known)
    if players not in counts:
        raise Invalid(f"players {players}", "no-such-player-count", game=game, known=known)
    return {**given, "players": players}
