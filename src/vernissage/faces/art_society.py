"""Art Society in the terminal: the own wall large, the others small, museum, lot and stacks."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vernissage.core.contract import Game, State
from vernissage.core.numbers import points
from vernissage.faces import Answer, Item, Scene, seat_name
from vernissage.faces.art_society_story import story
from vernissage.faces.art_society_wall import (
    STYLES,
    TALL,
    large_wall,
    small_wall,
    tile_style,
    tiny_wall,
    wide_enough,
)
from vernissage.games.art_society.actions import DONE, END, ENOUGH, REHANG, RESTORE
from vernissage.games.art_society.choices import (
    Bid,
    Choices,
    ChooseLot,
    Decor,
    Settle,
    Start,
    Take,
    Turn,
)
from vernissage.games.art_society.notation import parse, write
from vernissage.games.art_society.places import Place
from vernissage.games.art_society.shown.lot import Offer
from vernissage.games.art_society.view import View

__all__ = ["draw", "hands", "menu", "story"]


def draw(view: View, scene: Scene) -> RenderableType:
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    small = [neighbour(view, seat, scene) for seat in others]
    if view.seat is None:
        walls = Columns(small, padding=(0, 3))
        return Group(title(view, scene), walls, museum(view, scene), *beside(view, scene))
    wall = Group(headline(view, view.seat, scene), large_wall(view.players[view.seat], scene))
    side = Group(museum(view, scene), *beside(view, scene))
    if not wide_enough(scene.width):
        return Group(title(view, scene), wall, side, Columns(small, padding=(0, 3)))
    table = Table.grid(padding=(0, 3))
    if wide_enough(scene.width, others=len(small)):
        table.add_row(wall, side, *small)
        return Group(title(view, scene), table)
    if scene.height < TALL:
        tiny = Columns([glimpse(view, seat, scene) for seat in others], padding=(0, 2))
        table.add_row(wall, Group(side, tiny))
        return Group(title(view, scene), table)
    table.add_row(wall, side)
    return Group(title(view, scene), table, Columns(small, padding=(0, 3)))


def neighbour(view: View, seat: int, scene: Scene) -> RenderableType:
    """Another player: name, points and last bid, and a small wall."""
    return Group(*headline(view, seat, scene).split("  "), small_wall(view.players[seat]))


def glimpse(view: View, seat: int, scene: Scene) -> RenderableType:
    """Another player where lines are few."""
    player = view.players[seat]
    total = points(player.points.total, scene.say.language, digits=0)
    name = f"{seat} {scene.names[seat]} {total}"
    look = "bold reverse" if seat in view.to_act else "bold"
    return Group(Text(name, look), tiny_wall(player))


def title(view: View, scene: Scene) -> Text:
    text = Text(scene.say("art-society"), style="bold")
    told = scene.say("art-society-round", round=view.round, auctioneer=view.auctioneer)
    return text.append(f"  {told}", style="not bold dim")


def beside(view: View, scene: Scene) -> list[Text]:
    """The lot, what is still to resolve, the effect of the place in focus, stacks and bids."""
    found = [lot(view, scene), pending(view, scene), effect(scene), stacks(view, scene)]
    if view.seat is not None:
        cards = " ".join(map(str, view.players[view.seat].hand))
        found.append(Text(f"{scene.say('art-society-cards')}  {cards}"))
    return [line for line in found if line is not None]


def headline(view: View, seat: int, scene: Scene) -> Text:
    """Who plays here, the points so far, the top bid, and what lies beside the wall."""
    player = view.players[seat]
    name = seat_name(seat, scene)
    text = Text().append(name, "bold reverse" if seat in view.to_act else "bold")
    text.append(f"  {scene.say('art-society-points', points=player.points.total)}")
    text.append(f"  {scene.say('art-society-top-bid', card=player.top_bid)}", "dim")
    if player.assistant is not None:
        text.append("  ").append(player.assistant, tile_style(player.assistant))
    if player.excess:
        text.append(f"  {scene.say('art-society-excess', count=len(player.excess))}", "red")
    return text


def museum(view: View, scene: Scene) -> Table:
    """AS-C5: the ranking, from the furthest type down."""
    table = Table.grid(padding=(0, 1))
    for kind in sorted(view.museum, key=lambda kind: (-kind.multiplier, -kind.prestige)):
        name = Text(scene.say("art-society-type", type=kind.type), STYLES[kind.type[0].upper()])
        pile = Text(" ".join(kind.pile), "dim", overflow="ellipsis", no_wrap=True)
        table.add_row(Text(f"×{kind.multiplier}", "bold"), name, Text(str(kind.prestige)), pile)
    return table


def lot(view: View, scene: Scene) -> Text | None:
    if not view.lot:
        return None
    text = Text(f"{scene.say('art-society-lot')} ", "bold")
    for offer in view.lot:
        text.append(" ").append_text(offered(offer))
    return text


def offered(offer: Offer) -> Text:
    if offer.tile is None:
        return Text(f"{offer.size}??", "dim")
    return Text(offer.tile, tile_style(offer.tile))


def pending(view: View, scene: Scene) -> Text | None:
    """The turn as data: what its seat has still to resolve."""
    owing = view.pending
    if owing is None:
        return None
    if owing.owed:
        told = scene.say("art-society-owed", seat=owing.seat, owed=owing.owed)
    elif owing.new:
        told = scene.say("art-society-to-hang", seat=owing.seat, tile=owing.new)
    else:
        told = scene.say("art-society-may-end", seat=owing.seat)
    return Text(told, "yellow")


def effect(scene: Scene) -> Text | None:
    """What the place in focus would bring, before it is confirmed."""
    place = focused_place(scene)
    if place is None or scene.focus is None:
        return None
    found = [f"{write(scene.focus)}:"]
    if not isinstance(scene.choices, Decor):
        found.append(scene.say("art-society-would-match", count=place.matches))
    if place.faux_pas:
        found.append(scene.say("art-society-would-faux-pas", count=place.faux_pas))
    if place.eyeline:
        found.append(scene.say("art-society-would-eyeline"))
    if place.corners:
        found.append(scene.say("art-society-would-corner", count=place.corners))
    if place.fills_wall:
        found.append(scene.say("art-society-would-fill"))
    return Text(" ".join(found), "red" if place.faux_pas else "bright_green")


def focused_place(scene: Scene) -> Place | None:
    """The place that the action in focus would hang a tile at."""
    if scene.focus is None:
        return None
    verb, _, rest = write(scene.focus).partition(" ")
    name, _, space = rest.rpartition(" ")
    for tile, places in tiles_asked(scene.choices):
        if verb in ("hang", "decor", "start") and name in (tile, ""):
            return next((place for place in places if place.space == space), None)
    return None


def tiles_asked(choices: Choices | None) -> list[tuple[str, tuple[Place, ...]]]:
    """Every tile that the question is about, with its places."""
    match choices:
        case Start(tile, places):
            return [(tile, places)]
        case Take(paintings):
            return [(painting.tile, painting.places) for painting in paintings]
        case Turn(new=new, held=held):
            return [(tile.tile, tile.places) for tile in (new, held) if tile is not None]
        case Decor(decor=decor):
            return [(tile.tile, tile.places) for tile in decor]
    return []


def stacks(view: View, scene: Scene) -> Text:
    """AS-S1: how many paintings of each size are left."""
    text = Text(f"{scene.say('art-society-stacks')} ", "bold")
    for stack in view.stacks:
        text.append(f" {stack.size}", "dim").append(f":{stack.left}", "" if stack.left else "red")
    return text


def hands(game: Game, state: State) -> list[Sequence[int]]:
    """Hands are no secret here: every view shows them."""
    return []


def menu(choices: Choices) -> list[Item]:
    match choices:
        case Start(tile, places):
            return [Item(tile, tuple(Answer(choices.action(p), p.space) for p in places))]
        case ChooseLot(stacks_left, _):
            return [one(stack.action()) for stack in stacks_left]
        case Bid(cards):
            return [one(choices.action(card)) for card in cards]
        case Take(paintings):
            return [one(choices.action(painting)) for painting in paintings]
        case Turn():
            return turn_menu(choices)
        case Decor():
            return decor_menu(choices)
        case Settle(may_rehang):
            return [one(DONE), one(REHANG)] if may_rehang else [one(DONE)]


RULES = {
    Start: "AS-S2",
    ChooseLot: "AS-A1",
    Bid: "AS-B1",
    Take: "AS-T1",
    Turn: "AS-H1",
    Decor: "AS-D2",
    Settle: "AS-E1",
}


def rule(choices: Choices) -> str:
    return RULES[type(choices)]


def is_break(event: object) -> bool:
    return False


def one(action: int) -> Item:
    return Item(write(action), (Answer(action, ""),))


def turn_menu(turn: Turn) -> list[Item]:
    items = [
        Item(tile.tile, tuple(Answer(tile.hang(place), place.space) for place in tile.places))
        for tile in (turn.new, turn.held)
        if tile is not None and tile.places
    ]
    items += [one(turn.hold())] if turn.may_hold else []
    items += [one(turn.swap(other)) for other in turn.swaps]
    items += [one(turn.store())] if turn.may_store else []
    items += [one(END)] if turn.may_end else []
    return items + ([one(RESTORE)] if turn.may_restore else [])


def decor_menu(question: Decor) -> list[Item]:
    items = []
    for tile in reversed(question.decor):
        answers = [Answer(tile.hang(place), place.space) for place in tile.places]
        answers += [Answer(tile.hold(), "hold")] if question.may_hold else []
        items.append(Item(tile.tile, tuple(answers)))
    items += [one(parse(merge)) for merge in question.merges]
    items += [one(ENOUGH)] if question.may_stop else []
    return items + ([one(RESTORE)] if question.may_restore else [])
