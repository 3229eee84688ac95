"""What can most likely go wrong with an answer of Art Society."""

from typing import Final

from vernissage.bots.advice import Reason
from vernissage.bots.art_society.thinking.prospect import (
    Prospect,
    holds,
    space_of,
    stores,
    takes,
    tile_of,
)
from vernissage.games.art_society import actions
from vernissage.games.art_society.choices import Bid, Choices, ChooseLot, Settle, Start
from vernissage.games.art_society.notation import TILE_NAMES, TYPE_NAMES
from vernissage.games.art_society.parts import MOST_EXCESS, NO_TILE, PAINTINGS, type_of
from vernissage.games.art_society.wall import in_eyeline

SOON: Final = 2
"""With this many rounds to come what the assistant holds is at risk, and frames no more."""
MANY: Final = 2
"""From this many spaces on, where frames could have met, a warning is due."""
UNSURE: Final = (10, 90)
"""Chances in percent between these are worth telling."""

EYELINE: Final = "advice-art-society-eyeline"
"""The reason that tells how likely a type ends as the first."""


def told(code: str, **arguments: int | str) -> Reason:
    """A reason or risk that stands in the words of this game."""
    return Reason(f"advice-art-society-{code}", arguments)


class Risks:
    """The risks of one position, those that have to do with the answer first."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect

    def of(self, choices: Choices, action: int, reasons: tuple[Reason, ...] = ()) -> Reason | None:
        """The greatest of them that the reasons have not told; none where it brings none."""
        if isinstance(choices, Bid | ChooseLot | Settle | Start):
            return None
        return (
            self.faux_pas(action)
            or self.assistant(action)
            or self.excess(action)
            or self.at_place(action, told_chance=EYELINE in {one.code for one in reasons})
        )

    def faux_pas(self, action: int) -> Reason | None:
        """AS-F2: the answer is a faux pas, or can only become one."""
        points = round(self.prospect.faux_pas(action))
        if points == 0:
            return None
        return told("risk-faux-pas-only" if takes(action) else "risk-faux-pas", points=points)

    def assistant(self, action: int) -> Reason | None:
        """AS-F7: the game ends too soon for what the assistant holds, or it never fits again."""
        kept, rounds = self.prospect.kept(action), self.prospect.rounds
        if kept == NO_TILE or not (holds(action) or action == actions.END):
            return None
        if not self.prospect.wall.has_place(kept):
            return told("risk-stuck", tile=TILE_NAMES[kept]) if holds(action) else None
        if rounds > SOON:
            return None
        return told("risk-assistant", tile=TILE_NAMES[kept], rounds=rounds)

    def excess(self, action: int) -> Reason | None:
        """AS-E3: a second excess painting, or one that can only become it."""
        if not stores(action) and not (takes(action) and self.is_homeless(action)):
            return None
        last = self.prospect.excess == MOST_EXCESS - 1
        return told("risk-last-excess" if last else "risk-excess")

    def is_homeless(self, action: int) -> bool:
        """AS-X1: no place, no free assistant, nothing in the museum to swap it for."""
        tile = tile_of(action)
        if tile is None or self.prospect.wall.has_place(tile):
            return False
        return self.prospect.held != NO_TILE and self.prospect.exchange(tile) is None

    def at_place(self, action: int, *, told_chance: bool) -> Reason | None:
        """AS-F1: what may become of the type; else what the place spoils."""
        tile, space = tile_of(action), self.prospect.place_of(action)
        if tile is None:
            return None
        is_news = tile <= PAINTINGS and not told_chance
        falling = self.falling(tile, action) if is_news else None
        if falling or space is None:
            return falling
        holes = self.prospect.holes(tile, space)
        if holes > 0:
            return told("risk-holes", spaces=holes)
        spoils = self.prospect.rounds > SOON and self.prospect.spoiled(tile, space) >= MANY
        return told("risk-spoils") if spoils else None

    def falling(self, tile: int, action: int) -> Reason | None:
        """AS-F1, AS-F4: that the type loses the first rank, or does not give the eyeline's points.

        Of any other type it is no news that it may not end as the first.
        """
        percent = round(100 * (1.0 - self.prospect.first(tile)))
        space = space_of(action)
        hopes = self.prospect.leads(tile) or (space is not None and in_eyeline(tile, space))
        if not hopes or not UNSURE[0] <= percent <= UNSURE[1]:
            return None
        return told("risk-multiplier", type=TYPE_NAMES[type_of(tile)], percent=percent)
