"""Musée in the terminal: galleries with their stairs, the hand, the strip of seen numbers."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vernissage.core.contract import Game, State
from vernissage.core.words import Words
from vernissage.faces import Answer, Item, Scene, seat_name
from vernissage.games.musee.actions import KEEP, number_of, slot_of
from vernissage.games.musee.choices import Choices, Hang, KeepOrGive, Place
from vernissage.games.musee.events import Drew, Gave, Happening, Hung, TookBonus, WentOut
from vernissage.games.musee.notation import place, write
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.view import GALLERY_NAMES, Gap, Musee, View, theme_of

GLYPHS = {"landscapes": "▲", "water": "≈", "people": "☻", "architecture": "⌂", "animals": "♞"}
STYLES = {
    "landscapes": "white",
    "water": "bright_blue",
    "people": "red",
    "architecture": "yellow",
    "animals": "green",
}
WIDE, NARROW = 7, 4


def draw(view: View, scene: Scene) -> RenderableType:
    own = [musee for musee in view.musees if view.seat in musee.seats]
    others = [musee for musee in view.musees if musee not in own]
    table = Table.grid(padding=(0, 2))
    boards = Group(*(small_board(view, musee, scene) for musee in others))
    if not own:
        return Group(
            title(view, scene),
            boards,
            *revealed(scene),
            strip(view, scene.width),
            legend(scene.say),
        )
    if scene.width >= 80:
        table.add_column(width=WIDE * view.columns + 6)  # labels and bonus marks; names wrap
        table.add_row(large_board(view, own[0], scene), boards)
    else:
        table.add_row(small_board(view, own[0], scene))
        table.add_row(boards)
    rest = (hand(view, scene), *revealed(scene), strip(view, scene.width), legend(scene.say))
    return Group(title(view, scene), table, *rest)


def title(view: View, scene: Scene) -> Text:
    text = Text(scene.say("musee"), style="bold")
    text.append("  " + scene.say("musee-pile", cards=view.pile), style="not bold dim")
    return text


def headline(view: View, musee: Musee, scene: Scene) -> Text:
    """Who hangs here, the points, and who is to move or out."""
    names = " + ".join(seat_name(seat, scene) for seat in musee.seats)
    text = Text().append(names, "bold reverse" if view.turn in musee.seats else "bold")
    text.append(f"  {scene.say('musee-points', points=musee.points)}")
    gone = ", ".join(str(out.seat) for out in view.exits if out.seat in musee.seats)
    if gone:
        text.append(f"  {scene.say('musee-is-out', seat=gone)}", "red")
    return text


def large_board(view: View, musee: Musee, scene: Scene) -> RenderableType:
    """The own Musée: each slot a small frame, with the window of numbers it still takes."""
    places, windows = focused_places(scene), windows_of(view, musee)
    columns = range(view.columns)
    header = Text("   " + "".join(f"{column + 1:^{WIDE}}" for column in columns), style="dim")
    lines: list[Text] = [headline(view, musee, scene), header]
    for gallery, row in enumerate(musee.galleries):
        frames = [
            frame(COLUMNS * gallery + column, row[column], windows, places, scene)
            for column in columns
        ]
        for level in range(3):
            label = f" {'TMB'[gallery]} " if level == 1 else "   "
            lines.append(Text.assemble((label, "bold"), *(f[level] for f in frames)))
            if level == 1:
                lines[-1].append(bonus_mark(view, musee, gallery), style="bold yellow")
        if gallery < 2:
            lines.append(Text.assemble("   ", *stairs(view, gallery, WIDE)))
    return Group(*lines)


def frame(
    slot: int, number: int | None, windows: dict[str, str], places: dict[int, Place], scene: Scene
) -> list[Text]:
    inner, style = f"{windows.get(place(slot), ''):^5}", "bright_black"
    if number is not None:
        inner, style = f"{number:>2} {GLYPHS[theme_of(number)]} ", STYLES[theme_of(number)]
    elif slot in places:
        points = f"+{places[slot].points}"
        inner, style = f"{points:^5}", "bright_green"
        if scene.focus is not None and slot_of(scene.focus) == slot:
            inner, style = f"{number_of(scene.focus)}{points}".center(5), "reverse"
    return [Text("┌─────┐", style), Text(f"│{inner}│", style), Text("└─────┘", style)]


def windows_of(view: View, musee: Musee) -> dict[str, str]:
    """For each empty place the numbers it can still take, if it is not all of them."""
    return {name: window(gap, view.highest) for gap in musee.gaps for name in gap.places}


def window(gap: Gap, highest: int) -> str:
    if gap.lowest > gap.highest:
        return "×"
    return "·" if (gap.lowest, gap.highest) == (1, highest) else f"{gap.lowest}-{gap.highest}"


def stairs(view: View, upper: int, width: int) -> list[Text]:
    """A row of tokens: staircases join, chandeliers do not."""
    joined = view.stairs.upper if upper == 0 else view.stairs.lower
    return [
        Text("╱╱".center(width), "bold") if column in joined else Text("◦".center(width), "dim")
        for column in range(1, view.columns + 1)
    ]


def small_board(view: View, musee: Musee, scene: Scene) -> RenderableType:
    """A Musée in few lines: the others', or all of them in a narrow window."""
    own = view.seat in musee.seats
    places = focused_places(scene) if own else {}
    lines = [headline(view, musee, scene)]
    for gallery, row in enumerate(musee.galleries):
        line = Text(f"{'TMB'[gallery]} ", "bold")
        for column, number in enumerate(row):
            line.append_text(cell(COLUMNS * gallery + column, number, places, scene))
        line.append(bonus_mark(view, musee, gallery), style="bold yellow")
        lines.append(line)
        if gallery < 2:
            lines.append(Text.assemble("  ", *stairs(view, gallery, NARROW)))
    return Group(*lines)


def cell(slot: int, number: int | None, places: dict[int, Place], scene: Scene) -> Text:
    if number is not None:
        return Text(f"{number:>2}{GLYPHS[theme_of(number)]} ", STYLES[theme_of(number)])
    if slot in places:
        focused = scene.focus is not None and slot_of(scene.focus) == slot
        return Text(f"+{places[slot].points:<2} ", "reverse" if focused else "bright_green")
    return Text(" ·  ", "bright_black")


def bonus_mark(view: View, musee: Musee, gallery: int) -> str:
    card = view.bonus_cards[gallery]
    if card.seats == musee.seats:
        return f" ★{card.points}"
    return "" if card.seats else " ☆"


def focused_places(scene: Scene) -> dict[int, Place]:
    """The places of the card that is in focus, by slot."""
    if scene.focus is None or not isinstance(scene.choices, Hang):
        return {}
    number = number_of(scene.focus)
    card = next((card for card in scene.choices.cards if card.number == number), None)
    return {place.slot: place for place in card.places} if card else {}


def card_text(number: int, *, focused: bool = False) -> Text:
    theme = theme_of(number)
    style = f"{STYLES[theme]} reverse" if focused else STYLES[theme]
    return Text(f"[{number:>2} {GLYPHS[theme]}]", style)


def hand(view: View, scene: Scene) -> Text:
    text = Text(f"{scene.say('musee-hand')}  ", "bold")
    chosen = None if scene.focus is None or scene.focus >= KEEP else number_of(scene.focus)
    for number in view.hand:
        text.append_text(card_text(number, focused=number == chosen))
        text.append("  ")
    return text


def revealed(scene: Scene) -> list[Text]:
    """All hands, where a replay shows them."""
    lines = []
    for seat, numbers in enumerate(scene.hands):
        line = Text(f"{seat_name(seat, scene)}  ", "bold")
        for number in numbers:
            line.append_text(card_text(number))
            line.append(" ")
        lines.append(line)
    return lines


def strip(view: View, width: int) -> Text:
    """Every number once: dim where it hangs already, marked where it is in hand."""
    in_a_line = next((n for n in (30, 25, 20) if 3 * n <= width and view.highest % n == 0), 10)
    text = Text()
    for number in range(1, view.highest + 1):
        if number in view.hung:
            text.append(" ··", "bright_black")
        else:
            mine = " bold underline" if number in view.hand else ""
            text.append(" ").append(f"{number:>2}", STYLES[theme_of(number)] + mine)
        if number % in_a_line == 0 and number < view.highest:
            text.append("\n")
    return text


def legend(say: Words) -> Text:
    text = Text()
    for theme, glyph in GLYPHS.items():
        text.append(f"{glyph} {say('musee-theme-' + theme)}  ", STYLES[theme])
    text.append("╱╱ ", "bold").append(f"{say('musee-staircase')}  ", "dim")
    return text.append("☆ ", "bold yellow").append(say("musee-bonus-free"), "dim")


def hands(game: Game, state: State) -> list[tuple[int, ...]]:
    players = len(game.view(state, None).hand_sizes)
    return [game.view(state, seat).hand for seat in range(players)]


def menu(choices: Choices) -> list[Item]:
    if isinstance(choices, KeepOrGive):
        return [Item(write(action), (Answer(action, ""),)) for action in (KEEP, KEEP + 1)]
    return [
        Item(
            str(card.number),
            tuple(Answer(a, place(slot_of(a))) for a in map(card.action, card.places)),
        )
        for card in choices.cards
        if card.places
    ]


def rule(choices: Choices) -> str:
    return "MU-4P2" if isinstance(choices, KeepOrGive) else "MU-T1"


def is_break(event: Happening) -> bool:
    return False


def story(event: Happening, say: Words, names: Sequence[str]) -> str | None:
    match event:
        case Hung(seat, gallery, column, number):
            where = f"{'TMB'[GALLERY_NAMES.index(gallery)]}{column}"
            return say("musee-hung", name=names[seat], number=number, place=where)
        case Drew(_, number) if number is not None:
            return say("musee-drew", number=number)
        case Gave(seat, receiver, None):
            return say("musee-gave", name=names[seat], receiver=names[receiver])
        case Gave(seat, _, number):
            return say("musee-given", name=names[seat], number=number or 0)
        case TookBonus(seat, gallery):
            return say("musee-took-bonus", name=names[seat], gallery=gallery)
        case WentOut(seat):
            return say("musee-went-out", name=names[seat])
    return None
