"""Art Society's notation: `take 2x3PG`, `hang 2x3PG c4`, `decor d2h e5`. In every language.

A painting is named by its size, the letter of its type (P C S L) and that of its frame
(G S H W); a space by its column a to j and its row 1 to 14 (AS-C1, AS-C2).
"""

import re
from typing import Final

from vernissage.core.refusals import Invalid
from vernissage.games.art_society import actions
from vernissage.games.art_society.parts import (
    CARDS,
    COLUMNS,
    D1,
    PAINTINGS,
    SIZES,
    SPACES,
    place_in_pile,
    tile_in_pile,
    type_of,
)

SIZE_NAMES: Final = tuple(f"{width}x{height}" for width, height in SIZES)
TYPE_NAMES: Final = ("portrait", "city_life", "still_life", "landscape")
TYPE_LETTERS: Final = "PCSL"
FRAME_NAMES: Final = ("gold", "silver", "shell", "wood")
FRAME_LETTERS: Final = "GSHW"
DECOR_NAMES: Final = ("d1", "d2h", "d2v", "d3h", "d3v")

TILE_NAMES: Final = (
    "",
    *(
        f"{size}{kind}{frame}"
        for size in SIZE_NAMES
        for kind in TYPE_LETTERS
        for frame in FRAME_LETTERS
    ),
    *DECOR_NAMES,
)
SPACE_NAMES: Final = tuple(
    f"{'abcdefghij'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES)
)
TILE_NUMBERS: Final = {name: tile for tile, name in enumerate(TILE_NAMES) if name}
SPACE_NUMBERS: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
_MERGES: Final = {spaces: line for line, spaces in enumerate(actions.MERGES)}
_PLAIN: Final = {
    "enough": actions.ENOUGH,
    "end": actions.END,
    "rehang": actions.REHANG,
    "done": actions.DONE,
    "restore": actions.RESTORE,
}
_PLAIN_NAMES: Final = {action: name for name, action in _PLAIN.items()}


def write(action: int) -> str:
    """The notation of an action."""
    if action >= actions.ENOUGH:
        return _PLAIN_NAMES[action]
    if action < actions.LOT:
        return f"start {SPACE_NAMES[action]}"
    if action < actions.BID:
        return f"lot {SIZE_NAMES[action - actions.LOT]}"
    if action < actions.TAKE:
        return f"bid {action - actions.BID + 1}"
    if action < actions.HANG:
        return f"take {TILE_NAMES[action - actions.TAKE + 1]}"
    if action < actions.HOLD:
        tile, space = divmod(action - actions.HANG, SPACES)
        return f"hang {TILE_NAMES[tile + 1]} {SPACE_NAMES[space]}"
    return _write_rarer(action)


def _write_rarer(action: int) -> str:
    if action < actions.SWAP:
        return f"hold {TILE_NAMES[action - actions.HOLD + 1]}"
    if action < actions.STORE:
        given, member = divmod(action - actions.SWAP, actions.PILE)
        taken = tile_in_pile(type_of(given + 1), member)
        return f"swap {TILE_NAMES[given + 1]} {TILE_NAMES[taken]}"
    if action < actions.DECOR:
        return f"store {TILE_NAMES[action - actions.STORE + 1]}"
    if action < actions.MERGE:
        shape, space = divmod(action - actions.DECOR, SPACES + 1)
        return f"decor {DECOR_NAMES[shape]} {'hold' if space == SPACES else SPACE_NAMES[space]}"
    spaces = actions.MERGES[action - actions.MERGE]
    return " ".join(["merge", *(SPACE_NAMES[space] for space in spaces)])


def parse(text: str) -> int:
    """The action that the notation means; what is none is refused."""
    if text in _PLAIN:
        return _PLAIN[text]
    verb, *words = text.split(" ")
    action = None
    if len(words) == 1:
        action = _one_word(verb, words[0])
    elif len(words) == 2:
        action = _two_words(text, verb, words[0], words[1])
    if action is None and verb == "merge":
        action = _merge(words)
    if action is None:
        raise Invalid(text, "art-society-notation")
    return action


def _one_word(verb: str, word: str) -> int | None:
    if verb == "start" and word in SPACE_NUMBERS:
        return actions.start(SPACE_NUMBERS[word])
    if verb == "lot" and word in SIZE_NAMES:
        return actions.lot(SIZE_NAMES.index(word))
    if verb == "bid" and re.fullmatch(r"[1-9]\d?", word, re.ASCII) and int(word) <= CARDS:
        return actions.bid(int(word))
    tile = TILE_NUMBERS.get(word, D1)
    if tile > PAINTINGS:
        return None
    verbs = {"take": actions.take, "hold": actions.hold, "store": actions.store}
    return verbs[verb](tile) if verb in verbs else None


def _two_words(text: str, verb: str, first: str, second: str) -> int | None:
    tile = TILE_NUMBERS.get(first)
    if tile is None:
        return None
    if verb == "hang" and second in SPACE_NUMBERS:
        return actions.hang(tile, SPACE_NUMBERS[second])
    if verb == "decor" and tile >= D1 and (second == "hold" or second in SPACE_NUMBERS):
        return actions.decor(tile - D1, SPACE_NUMBERS.get(second, SPACES))
    taken = TILE_NUMBERS.get(second, D1)
    if verb != "swap" or tile >= D1 or taken >= D1:
        return None
    if type_of(tile) != type_of(taken):
        raise Invalid(text, "art-society-swap-types", rule="AS-X2")
    return actions.swap(tile, place_in_pile(taken))


def _merge(words: list[str]) -> int | None:
    spaces = tuple(SPACE_NUMBERS.get(word, SPACES) for word in words)
    line = _MERGES.get(spaces)
    return None if line is None else actions.MERGE + line


def tile_called(name: str) -> int | None:
    """The number of the tile of that name; None if no such tile can exist."""
    return TILE_NUMBERS.get(name)
