"""The observation of Art Society. Seats are counted from the one that looks.

Tiles are numbers: 0 none, 1 to 240 paintings (1 + 16 * size + 4 * type + frame), 241 on decor.
"""

from vernissage.games.art_society.actions import PILE
from vernissage.games.art_society.parts import (
    CARDS,
    D3V,
    MOST_EXCESS,
    PAINTINGS,
    POOL,
    SHAPES,
    SPACES,
    STACKS,
    TYPES,
)
from vernissage.research.kernel.art_society import MOST_BIDS, NEW, PHASES
from vernissage.research.layouts import Field, flags

LAST_PART = 251
"""The last part of the last shape of decor, as a space shows it."""
MOST_PRESTIGE = 1000


def fields(players: int) -> tuple[Field, ...]:
    """In the order of `kernel/art_society.py`."""
    walls = "what every space shows: a painting, a part of decor; 256 more if covered this round"
    return (
        Field("walls", (players, SPACES), 0, NEW + LAST_PART, walls),
        *(field for seat in range(players) for field in player(seat, players)),
        Field("lot_sizes", (players + 1,), 0, STACKS, "1 + the size of what is left of the lot"),
        Field("lot", (players + 1,), 0, PAINTINGS, "the paintings, once they lie open (AS-A1)"),
        Field("stacks", (STACKS,), 0, PAINTINGS, "paintings left in each stack"),
        flags("unseen", (TYPES, PILE), "paintings nobody has seen yet, by 4 * size + frame"),
        flags("museum", (TYPES, PILE), "the museum's piles, by 4 * size + frame"),
        Field("prestige", (TYPES,), 0, MOST_PRESTIGE, "the total of each type (AS-P1)"),
        Field("multipliers", (TYPES,), 2, 5, "what a painting of each type scores (AS-F1)"),
        Field("pool", (SHAPES,), 0, max(POOL), "decor left of each shape (AS-C3)"),
        flags("phase", (PHASES,), "what is asked, in the order of facts.py; the last: over"),
        Field("round", (1,), 1, CARDS + 1, "counted from 1"),
        flags("auctioneer", (players,), "who prepares the lot"),
        flags("turn", (players,), "whose turn it is, where one acts alone"),
        Field("order", (players,), 0, players, "1 + the seats from the highest bid (AS-B2)"),
        Field("takers", (1,), 0, players, "how many of them have had their turn"),
        Field("new", (1,), 0, PAINTINGS, "the new painting that is being dealt with"),
        flags("must_hang", (1,), "it was swapped in (AS-X2)"),
        flags("given", (1,), "the assistant keeps its tile this turn (AS-H3)"),
        Field("owed", (1,), 0, SPACES, "what the decor still to be taken may be worth (AS-D2)"),
        flags("choosing_set", (1,), "several tiles may be taken (AS-D2)"),
        flags("set_begun", (1,), "one of them was"),
        Field("my_bid", (1,), 0, CARDS, "the card one has chosen oneself (AS-B1), 0: none"),
    )


def player(seat: int, players: int) -> tuple[Field, ...]:
    """What lies before one player, open to all."""
    whose = f"seat_{seat}_"
    return (
        Field(whose + "assistant", (1,), 0, D3V, "what the assistant holds"),
        Field(whose + "excess", (MOST_EXCESS,), 0, PAINTINGS, "excess paintings (AS-X3)"),
        flags(whose + "hand", (CARDS,), "bid cards not yet revealed, by card - 1"),
        Field(whose + "bids", (MOST_BIDS,), 0, CARDS, "the bid stack from the bottom (AS-B3)"),
        flags(whose + "has_bid", (1,), "has chosen a card"),
        flags(whose + "settled", (1,), "is done with this round (AS-E1)"),
        Field(whose + "took", (1,), 0, PAINTINGS, "the painting taken or swapped in this round"),
        Field(whose + "manner", (1,), 0, 3, "none, took, swapped, stored"),
        flags(whose + "merged", (1,), "merged decor this round (AS-E1)"),
    )
