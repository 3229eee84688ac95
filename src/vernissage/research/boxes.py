"""The box that a game is played from: what chance deals of it, and the table that this makes.

A smaller box (a few cards, columns, amounts) makes a tiny variant with the same rules, which can
be solved exactly. Records do not know smaller boxes: they are for research alone.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from vernissage.core.chance import Generator
from vernissage.core.contract import Game
from vernissage.core.refusals import Invalid
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society import box as tiles
from vernissage.games.art_society import parts as society_parts
from vernissage.games.art_society.notation import TILE_NUMBERS
from vernissage.games.art_society.state import State as ArtSocietyState
from vernissage.games.art_society.state import new as art_society_table
from vernissage.games.modern_art import MODERN_ART, positions
from vernissage.games.modern_art import parts as modern_parts
from vernissage.games.modern_art import setup as modern_setup
from vernissage.games.modern_art.notation import card_called, card_name
from vernissage.games.modern_art.state import State as ModernArtState
from vernissage.games.modern_art.variant import Variant
from vernissage.games.musee import MUSEE
from vernissage.games.musee import parts as musee_parts
from vernissage.games.musee import setup as musee_setup
from vernissage.games.musee.state import State as MuseeState
from vernissage.games.musee.state import new as musee_table

Dealt = Sequence[Sequence[int]]
"""What was drawn from each pile, in order."""


class Pile(NamedTuple):
    """Things that chance draws from, one after the other."""

    items: tuple[int, ...]
    draws: int


@dataclass(frozen=True)
class Box:
    """What chance deals in one game with these options, and what is laid with it."""

    game: Game
    players: int
    options: Any
    """Those of the real game; None: the box is a smaller one."""
    piles: tuple[Pile, ...]
    lay: Callable[[Dealt], Any]
    """The first position of the game that was dealt so."""

    def dealt(self, chance: Generator) -> Any:
        """The first position, dealt by this chance."""
        return self.lay([shuffled(pile, chance) for pile in self.piles])


def shuffled(pile: Pile, chance: Generator) -> list[int]:
    """What chance draws from a pile."""
    items = list(pile.items)
    chance.shuffle(items)
    return items[: pile.draws]


def whole(items: Sequence[int]) -> Pile:
    """A pile that is drawn to its last card."""
    return Pile(tuple(items), len(items))


SMALLER: Final = {
    "musee": ("columns", "cards", "hand", "first"),
    "modern-art": ("cards", "deal", "money", "first"),
    "art-society": ("columns", "rows", "cards", "paintings"),
}
"""The options that make a smaller box. All must be given; a game that is not here has none."""


def box_of(game: Game, given: Mapping[str, Any]) -> Box:
    """The box for these options: those of the real game, or those of a smaller one."""
    names = SMALLER.get(game.name, ())
    if not any(name in given for name in names):
        return real_box(game, given)
    for name in (*given, *names):
        if name != "players" and (name not in names or name not in given):
            raise Invalid(name, "research-box", game=game.name, known=", ".join(names))
    return TINY[game.name](given.get("players", 2), *(given[name] for name in names))


def real_box(game: Game, given: Mapping[str, Any]) -> Box:
    """The box that everybody plays from, bots too."""
    return WHOLE[game.name](game.options(**given))


def number(name: str, given: Any, low: int, high: int) -> int:
    """The number, or a refusal with its bounds."""
    if type(given) is not int or not low <= given <= high:
        raise Invalid(f"{name} {given}", "research-box-number", low=low, high=high)
    return given


def listed(given: Any) -> list[str]:
    """Names in one text with commas or semicolons, or one by one."""
    names = given.replace(";", ",").split(",") if isinstance(given, str) else given
    return [str(name).strip() for name in names]


def musee_box(chosen: musee_setup.Options) -> Box:
    """MU-S1, MU-S2, MU-M3: the cards, the first player, and the staircases if they are chance."""
    players, table = chosen.players, musee_parts.TABLES[chosen.players]
    columns = tuple(range(1, table.columns + 1))
    piles = [whole(range(1, table.cards + 1)), Pile(tuple(range(players)), 1)]
    if chosen.stairs == "random":
        uppers = (3,) if table.columns == 6 else (2, 3)
        piles += [Pile(uppers, 1), Pile(columns, 3), Pile(columns, 3)]

    def lay(dealt: Dealt) -> MuseeState:
        setup = musee_setup.Setup(tuple(dealt[0]), stairs_of(chosen, dealt), dealt[1][0])
        return musee_setup.start(chosen, setup)

    return Box(MUSEE, players, chosen, tuple(piles), lay)


def stairs_of(chosen: musee_setup.Options, dealt: Dealt) -> musee_setup.Stairs:
    """MU-M2, MU-M3: 3 in each row of 6; with 5 columns 2 in one row and 3 in the other."""
    columns = musee_parts.TABLES[chosen.players].columns
    if isinstance(chosen.stairs, musee_setup.Stairs):
        return chosen.stairs
    if chosen.stairs == "default":
        return musee_setup.default_stairs(columns)
    upper = dealt[2][0]
    lower = 3 if columns == 6 else 5 - upper
    rows = dealt[3][:upper], dealt[4][:lower]
    return musee_setup.Stairs(upper=tuple(sorted(rows[0])), lower=tuple(sorted(rows[1])))


def tiny_musee(players: Any, columns: Any, cards: Any, hand: Any, first: Any) -> Box:
    """MU-S1, MU-S2 with fewer columns and cards; the seat that begins is given."""
    number("players", players, 2, 2)
    number("columns", columns, 1, musee_parts.COLUMNS)
    number("cards", cards, players, musee_parts.HIGHEST)
    number("hand", hand, 1, min(cards // players, musee_parts.HAND))
    number("first", first, 0, players - 1)
    tokens = musee_setup.token_set(musee_setup.default_stairs(columns))

    def lay(dealt: Dealt) -> MuseeState:
        return musee_table(players, columns, tokens, list(dealt[0]), first, hand)

    return Box(MUSEE, players, None, (whole(range(1, cards + 1)),), lay)


def modern_art_box(chosen: modern_setup.Options) -> Box:
    """MA-C1, MA-S2: the cards, and who begins."""
    variant = modern_setup.variant_of(chosen)
    piles = (whole(modern_setup.CARDS), Pile(tuple(range(chosen.players)), 1))

    def lay(dealt: Dealt) -> ModernArtState:
        return positions.opening(variant, list(dealt[0]), dealt[1][0])

    return Box(MODERN_ART, chosen.players, chosen, piles, lay)


def tiny_modern_art(players: Any, cards: Any, deal: Any, money: Any, first: Any) -> Box:
    """MA-C1, MA-S1 with a few of the cards and amounts; the others of the box count as seen."""
    number("players", players, 2, 5)
    number("money", money, 0, modern_parts.START)
    number("first", first, 0, players - 1)
    kinds = [card_called(name) for name in listed(cards)]
    seen = [copies - kinds.count(kind) for kind, copies in enumerate(modern_parts.COPIES)]
    if min(seen) < 0:
        raise Invalid(card_name(seen.index(min(seen))), "research-box-twice")
    hands = [int(size) for size in listed(deal) if size.isdigit()]
    if len(hands) != modern_parts.ROUNDS or players * sum(hands) > len(kinds) or not hands[0]:
        raise Invalid(f"deal {deal}", "research-box-deal", rule="MA-S1", cards=len(kinds))
    variant = Variant(players=players, deal=hands)

    def lay(dealt: Dealt) -> ModernArtState:
        state = positions.opening(variant, list(dealt[0]), first, money)
        holdings, tokens = list(state.holdings), list(state.tokens)
        positions.lay_market(state, seen, list(state.played), holdings, tokens)
        return state

    return Box(MODERN_ART, players, None, (whole(kinds),), lay)


def art_society_box(chosen: Any) -> Box:
    """AS-S1 to AS-S3: starting paintings, starting cards and stacks."""
    paintings = chosen.tiles or tiles.box()
    starts = sorted(TILE_NUMBERS[code] for code in paintings.starts)
    stacks = [tuple(stack) for stack in tiles.stacks_of(paintings)]
    return society_box(chosen, chosen.players, starts, tiles.STARTS, stacks, {})


def society_box(
    chosen: Any,
    players: int,
    starts: Sequence[int],
    starting_cards: int,
    stacks: Sequence[tuple[int, ...]],
    sizes: dict[str, int],
) -> Box:
    """AS-S1 to AS-S3: the piles of a box, and its table."""
    piles = [Pile(tuple(starts), players), Pile(tuple(range(1, starting_cards + 1)), players)]

    def lay(dealt: Dealt) -> ArtSocietyState:
        rest = [list(stack) for stack in dealt[2:]]
        return art_society_table(list(dealt[0]), list(dealt[1]), rest, **sizes)

    return Box(ART_SOCIETY, players, chosen, (*piles, *map(whole, stacks)), lay)


def tiny_art_society(players: Any, columns: Any, rows: Any, cards: Any, paintings: Any) -> Box:
    """AS-S1 to AS-S3 with a smaller wall, a few bid cards and these paintings."""
    number("players", players, 2, 4)
    number("columns", columns, 3, society_parts.COLUMNS)
    number("rows", rows, 3, society_parts.ROWS)
    number("cards", cards, 1, society_parts.CARDS)
    names = listed(paintings)
    box = tiles.box()
    if len(names) < cards * (players + 1):
        raise Invalid(
            "paintings", "research-box-number", low=cards * (players + 1), high=tiles.TILES
        )
    for name, copies in Counter(names).items():
        if name not in box.paintings or copies > 1:
            raise Invalid(name, "research-box-twice")
    found: list[list[int]] = [[] for _ in society_parts.SIZES]
    for tile in sorted(TILE_NUMBERS[name] for name in names):
        found[society_parts.size_of(tile)].append(tile)
    starts = sorted(TILE_NUMBERS[code] for code in box.starts)[:players]
    sizes = {"columns": columns, "rows": rows, "cards": cards}
    return society_box(None, players, starts, players, [tuple(each) for each in found], sizes)


WHOLE: Final[dict[str, Callable[[Any], Box]]] = {
    "musee": musee_box,
    "modern-art": modern_art_box,
    "art-society": art_society_box,
}
TINY: Final[dict[str, Callable[..., Box]]] = {
    "musee": tiny_musee,
    "modern-art": tiny_modern_art,
    "art-society": tiny_art_society,
}
