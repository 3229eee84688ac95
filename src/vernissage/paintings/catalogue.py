"""The catalogue: which pictures there are, and what each one shows."""

from functools import cache
from typing import NamedTuple

AUCTIONS = ("open", "once-around", "sealed", "fixed-price", "double")
CARDS = {  # MA-C1, in the order of AUCTIONS
    "nex": (3, 3, 2, 2, 2),
    "bahut": (3, 2, 3, 3, 2),
    "darmoir": (3, 3, 3, 3, 2),
    "sadland": (3, 3, 3, 3, 3),
    "koriko": (4, 3, 3, 3, 3),
}
TILES = (  # AS-C2: size, type letter, frame letters
    "1x2 PGHW CGSW SSHW LGSH", "1x3 PGHW CGSH SGSH LGSW", "2x2 PSHW CGSW SGHW LGSH",
    "2x3 PGHW CGSH SSHW LGSW", "3x2 PGSH CGHW SGSW LSHW", "2x4 PSHW CGSW SGSH LGHW",
    "3x3 PSHW CGSW SGSH LGHW", "2x5 PS CW SG LH", "3x4 PG CH SW LS", "4x3 PG CH SW LS",
    "3x5 PW CS SH LG", "5x3 PS CW SG LH", "4x4 PS CH SG LW", "3x6 PG CH SW LS", "5x4 PH CG SS LW",
)  # fmt: skip
DECOR = {"d1": 60, "d2h": 12, "d2v": 12, "d3h": 12, "d3v": 12}  # AS-C3


class Tile(NamedTuple):
    """An Art Society painting: its size in spaces, its letters, its place among its type."""

    code: str
    columns: int
    rows: int
    type: str
    frame: str
    number: int


def tiles() -> dict[str, Tile]:
    """All 116 tiles by code, in the order of the box."""
    found: dict[str, Tile] = {}
    counts = dict.fromkeys("PCSL", 0)
    for line in TILES:
        size, *groups = line.split()
        columns, rows = (int(part) for part in size.split("x"))
        for group in groups:
            for letter in group[1:]:
                code = f"{size}{group[0]}{letter}"
                found[code] = Tile(code, columns, rows, group[0], letter, counts[group[0]])
                counts[group[0]] += 1
    return found


ART_SOCIETY = tiles()

LANDSCAPE_TILES = (
    "birches autumn", "winter snow", "waterfall day", "fields ember", "forest mist",
    "avenue autumn",
    "wheat day", "haystacks snow", "poppies day", "valley dawn", "alps day", "oasis noon",
    "polder storm", "dunes dusk", "rows rose", "orchard rose", "forest night", "waterfall rain",
    "wheat storm", "rows noon", "alps dusk", "avenue snow", "valley autumn", "haystacks ember",
    "fields noon", "oasis dusk", "poppies dawn", "alps night", "polder mist",
)  # fmt: skip
CITY_TILES = (
    "stairs day", "boulevard night", "canal_houses snow", "stairs dusk", "boulevard mist",
    "rooftops dawn", "market day", "station mist", "cafe night", "festival night", "boulevard snow",
    "park day", "riverside dusk", "canal_houses autumn", "market rose", "boulevard rain",
    "stairs snow", "rooftops ember", "arcade noon", "riverside night", "festival day",
    "boulevard dawn", "cafe dusk", "park rose", "boulevard autumn", "station rain", "market snow",
    "rooftops night", "riverside dawn",
)  # fmt: skip
MUSEE = {  # MU-C1, MU-C2: number to subject and light
    1: "alps dawn", 6: "wheat day", 11: "birches autumn", 16: "polder storm", 21: "poppies day",
    26: "winter snow", 31: "valley ember", 36: "waterfall mist", 41: "rows dusk",
    46: "forest night", 51: "dunes noon", 56: "orchard rose",
    2: "harbour dawn", 7: "storm storm", 12: "beach noon", 17: "cliffs night", 22: "regatta day",
    27: "calm dusk", 32: "ice rose", 37: "stranded ember", 42: "lilies day", 47: "canal autumn",
    52: "rainy_lake rain", 57: "harbour night",
    3: "portrait 30", 8: "portrait 31", 13: "market day", 18: "portrait 34", 23: "portrait 43",
    28: "festival night", 33: "portrait 36", 38: "park day", 43: "portrait 47", 48: "portrait 32",
    53: "cafe dusk", 58: "portrait 38",
    4: "campanile ember", 9: "triumph day", 14: "courtyard noon", 19: "cathedral snow",
    24: "temple dusk", 29: "domes rose", 34: "pagoda dawn", 39: "castle storm",
    44: "aqueduct autumn", 49: "glasshouse night", 54: "lagoon mist", 59: "arcade day",
    5: "fox snow", 10: "heron dawn", 15: "horse ember", 20: "cat day", 25: "owl night",
    30: "stag mist", 35: "koi day", 40: "elephant dusk", 45: "hare autumn", 50: "swan rose",
    55: "rooster noon", 60: "peacock day",
}  # fmt: skip
TOKENS = (
    *(f"artist-{name}" for name in CARDS),
    *(f"auction-{name}" for name in AUCTIONS),
    "value-10", "value-20", "value-30", "gavel",
    *(f"coin-{value}" for value in (1, 5, 10, 20, 50, 100)),
    *(f"screen-{seat}" for seat in range(1, 6)),
    *(f"type-{letter}" for letter in "PCSL"),
    *(f"frame-{letter}" for letter in "GSHW"),
    *(f"theme-{rest}" for rest in range(5)),
    "shield", "staircase", "chandelier", "bonus-top", "bonus-middle", "bonus-bottom",
    "back-modern-art", "back-art-society", "back-musee",
)  # fmt: skip
COVERS = ("modern-art", "art-society", "musee", "icon", "social", "hero")


def works(artist: str) -> list[str]:
    """The ids of an artist's cards: `nex-01` and on."""
    return [f"{artist}-{k:02}" for k in range(1, sum(CARDS[artist]) + 1)]


def auction_of(card: str) -> str:
    """The auction type on a Modern Art card: the first ones are open, and so on down the table."""
    artist, place = card.split("-")
    left = int(place)
    for auction, count in zip(AUCTIONS, CARDS[artist], strict=True):
        if left <= count:
            return auction
        left -= count
    raise KeyError(card)


@cache
def painting_sold(artist: str, auction: str) -> str:
    """One of the paintings of this artist of Modern Art that are sold so."""
    return next(card for card in works(artist) if auction_of(card).startswith(auction))


DECKS: dict[str, tuple[str, ...]] = {
    "modern-art": tuple(card for artist in CARDS for card in works(artist)),
    "art-society": tuple(ART_SOCIETY),
    "musee": tuple(str(k) for k in range(1, 61)),
    "decor": tuple(
        f"{shape}-{k:02}" for shape, count in DECOR.items() for k in range(1, count + 1)
    ),
    "tokens": TOKENS,
    "covers": COVERS,
}


def decks() -> tuple[str, ...]:
    """The names of all decks."""
    return tuple(DECKS)


def ids(deck: str) -> tuple[str, ...]:
    """The ids of all pictures of a deck, in the order of its box."""
    return DECKS[deck]
