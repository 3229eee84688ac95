"""The observation of Musée. Seats are counted from the one that looks; its own Musée is first."""

from vernissage.games.musee.parts import GALLERIES, HAND, HIGHEST, SLOTS, TABLES, TOKENS
from vernissage.research.layouts import Field, flags

MOST_POINTS = 150
"""18 paintings, all pairs and staircases and bonuses bring fewer."""


def fields(players: int) -> tuple[Field, ...]:
    """In the order of `kernel/musee.py`."""
    musees = TABLES[players].musees
    return (
        Field("paintings", (musees, SLOTS), 0, HIGHEST, "the number in each slot, 0 for none"),
        flags("bonuses", (musees, GALLERIES), "bonus cards taken (MU-T7)"),
        Field("points", (musees,), 0, MOST_POINTS, "points so far"),
        flags("hand", (HIGHEST,), "own cards, by number - 1"),
        flags("unseen", (HIGHEST,), "numbers that hang nowhere and are not in the own hand"),
        flags("stairs", (TOKENS,), "tokens that show a staircase (MU-M2)"),
        Field("hand_sizes", (players,), 0, HAND + 1, "cards of each seat"),
        flags("out", (players,), "seats that are out (MU-T5)"),
        flags("never_held", (players - 1, HIGHEST), "what others who are out cannot have held"),
        Field("gifts", (players,), 0, HIGHEST, "cards given to a seat since it is out (MU-4P2)"),
        Field("pile", (1,), 0, HIGHEST, "cards in the draw pile"),
        flags("turn", (players,), "whose turn it is"),
        flags("deciding", (1,), "that seat keeps or gives the card drawn (MU-4P2)"),
    )
