"""Modern Art in the terminal: the market board, the easel, everyone's purchases, the own hand."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vernissage.core.contract import Game, State
from vernissage.core.words import Words
from vernissage.faces import Answer, Item, Scene, seat_name
from vernissage.games.modern_art.actions import (
    BUY,
    DECLINE,
    OFFER,
    PASS,
    REVEAL,
    SKIP,
    kind_of,
)
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.events import (
    Added,
    Bid,
    Dealt,
    Declined,
    HandsOpened,
    Happening,
    Offered,
    Paid,
    Passed,
    PriceNamed,
    Revealed,
    RoundEnded,
    Sealed,
    Skipped,
    Sold,
)
from vernissage.games.modern_art.imagine import Ledger
from vernissage.games.modern_art.lots import CARDS, Card, Lot
from vernissage.games.modern_art.notation import ARTIST_NAMES, ArtistName, write
from vernissage.games.modern_art.parts import FIFTH
from vernissage.games.modern_art.view import View

STYLES = {
    "nex": "bright_blue",
    "bahut": "yellow",
    "darmoir": "red",
    "sadland": "green",
    "koriko": "magenta",
}
MARKET = ("played", "worth")
"""What is told in numbers about every artist, beside the tokens."""
COLUMNS = ("hand", "money", "pays")
"""What is told in numbers about every seat."""
NARROW = 66
"""Below this width the own hand stands below the market, not beside it."""


def draw(view: View, scene: Scene) -> RenderableType:
    """Compact, so that everything stays in sight on 24 lines with the footer below."""
    below = hand(view, scene) if scene.width < NARROW else []
    parts = (title(view, scene), market(view, scene), easel(view, scene), seats(view, scene))
    return Group(*parts, *below, *all_hands(scene))


def title(view: View, scene: Scene) -> Text:
    say = scene.say
    text = Text(say("modern-art"), style="bold")
    rounds = say("modern-art-round", round=view.round, rounds=len(view.tokens))
    text.append(f"  {rounds}", style="not bold")
    if view.mystery_hand:
        text.append(f"  {say('modern-art-mystery', cards=view.mystery)}", style="not bold dim")
    return text


def market(view: View, scene: Scene) -> Table:
    """MA-C2: a line for each artist: the tokens, what a painting pays now, the own cards."""
    wide = view.seat is not None and scene.width >= NARROW
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for number in range(1, len(view.tokens) + 1):
        style = "bold" if number == view.round else "dim"
        table.add_column(str(number), justify="right", header_style=style)
    for name in MARKET:
        table.add_column(scene.say(f"modern-art-market-{name}"), justify="right")
    if wide:
        table.add_column(scene.say("modern-art-hand"))
    for at, artist in enumerate(ARTIST_NAMES):
        tokens = (str(row[at]) if row[at] else "·" for row in view.tokens)
        numbers = (f"{view.played[at]}/{FIFTH}", Text(str(view.worth[at]), "bold"))
        cards = [cards_text(view.hand, artist, scene)] if wide else []
        table.add_row(artist_name(artist), *tokens, *numbers, *cards, style=STYLES[artist])
    return table


def easel(view: View, scene: Scene) -> Text:
    """The lot with its auctioneer and the standing bid; or what is waited for."""
    say = scene.say
    text = Text()
    if view.lot is None:
        if view.able:
            asked = say(
                "modern-art-asks-reveal" if view.phase == "reveal" else "modern-art-asks-offer",
                name=seat_name(view.able[0], scene),
            )
            text.append(asked, "bold")
        return text
    text.append(f"{say('modern-art-lot')}  ", "bold")
    text.append_text(joined(card_text(card, say) for card in view.lot.cards))
    text.append("\n" + say("modern-art-auctioneer", name=seat_name(view.lot.auctioneer, scene)))
    text.append("   " + standing(view, view.lot, scene), "bold")
    return text


def standing(view: View, lot: Lot, scene: Scene) -> str:
    say = scene.say
    if view.phase == "answers":
        return say("modern-art-fixed-price", price=lot.bid)
    if view.phase == "price":
        return say("modern-art-asks-price")
    if view.phase == "double":
        return say("modern-art-asks-second", name=seat_name(view.able[0], scene))
    if view.phase == "sealed":
        return say("modern-art-closed-hands", closed=len(view.sealed), players=view.players)
    if lot.bidder is None:
        return say("modern-art-no-bid")
    return say("modern-art-standing", bid=lot.bid, name=seat_name(lot.bidder, scene))


def seats(view: View, scene: Scene) -> Table:
    """Everyone: cards in hand, paintings bought in this round and what they would pay now."""
    say = scene.say
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("")
    for key in COLUMNS:
        table.add_column(say(f"modern-art-column-{key}"), justify="right", header_style="dim")
    table.add_column(say("modern-art-column-bought"), header_style="dim")
    for seat in range(view.players):
        name = Text(seat_name(seat, scene), "reverse" if seat in view.able else "bold")
        bought = joined(
            Text(f"{artist.capitalize()} {count}", STYLES[artist])
            for artist, count in zip(ARTIST_NAMES, view.holdings[seat], strict=True)
            if count
        )
        pays = str(view.income[seat])
        table.add_row(name, str(view.hand_sizes[seat]), money(view, seat, scene), pays, bought)
    return table


def money(view: View, seat: int, scene: Scene) -> str:
    """MA-C3: one's own money; everyone's with open purses, at the end and in a full replay."""
    if view.purses is not None:
        return str(view.purses[seat])
    if scene.hands:
        return str(Ledger(view).purses[seat])
    return str(view.money) if seat == view.seat else "?"


def hand(view: View, scene: Scene) -> list[Text]:
    """The own hand below the rest, in a narrow window."""
    if view.seat is None:
        return []
    return [Text(scene.say("modern-art-hand"), "bold"), *grouped(view.hand, scene)]


def grouped(cards: Sequence[Card], scene: Scene) -> list[Text]:
    """A hand, one artist a line."""
    return [
        Text(f"  {artist_name(artist):<8} ", STYLES[artist]) + cards_text(cards, artist, scene)
        for artist in ARTIST_NAMES
        if any(card.artist == artist for card in cards)
    ]


def cards_text(cards: Sequence[Card], artist: ArtistName, scene: Scene) -> Text:
    """The cards of one artist as `open ×2, sealed`; the card in focus is marked."""
    chosen = None
    if scene.focus is not None and OFFER <= scene.focus < DECLINE:
        chosen = CARDS[kind_of(scene.focus)]
    held = sorted({card for card in cards if card.artist == artist}, key=lambda card: card.kind)
    style = STYLES[artist]
    return joined(
        Text(copies_name(cards, card, scene.say), f"{style} reverse" if card == chosen else style)
        for card in held
    )


def copies_name(cards: Sequence[Card], card: Card, say: Words) -> str:
    copies = cards.count(card)
    return auction_name(card, say) + (f" ×{copies}" if copies > 1 else "")


def all_hands(scene: Scene) -> list[Text]:
    """All hands, where a replay shows them."""
    lines = []
    for seat, cards in enumerate(scene.hands):
        lines += [Text(seat_name(seat, scene), "bold"), *grouped(cards, scene)]
    return lines


def joined(parts: Iterable[Text]) -> Text:
    return Text(", ").join(parts)


def card_text(card: Card, say: Words) -> Text:
    return Text(card_name(card, say), STYLES[card.artist])


def card_name(card: Card, say: Words) -> str:
    return say("modern-art-card", artist=artist_name(card.artist), auction=auction_name(card, say))


def artist_name(artist: ArtistName) -> str:
    return artist.capitalize()


def auction_name(card: Card, say: Words) -> str:
    return say(f"modern-art-auction-{card.auction}")


def hands(game: Game, state: State) -> list[tuple[Card, ...]]:
    players = len(game.view(state, None).hand_sizes)
    return [game.view(state, seat).hand for seat in range(players)]


def menu(choices: Choices) -> list[Item]:
    """Left and right choose a card or an answer, up and down an amount."""
    match choices:
        case Offer(cards=cards):
            return [plain(choices.action(card)) for card in cards]
        case AddOrDecline(cards=cards):
            return [*(plain(choices.action(card)) for card in cards), plain(DECLINE)]
        case BidOrPass(lowest=lowest, highest=highest):
            return [plain(PASS), amounts("bid", [choices.action(a) for a in up(lowest, highest)])]
        case Seal(highest=highest):
            return [amounts("seal", [choices.action(a) for a in up(0, highest)])]
        case NamePrice(lowest=lowest, highest=highest):
            return [amounts("price", [choices.action(a) for a in up(lowest, highest)])]
        case BuyOrPass():
            return [plain(PASS), plain(BUY)]
        case RevealOrSkip():
            return [plain(SKIP), plain(REVEAL)]


def up(lowest: int, highest: int) -> list[int]:
    """The lowest first, then from the highest down, so that the key “up” raises by one."""
    return [lowest, *range(highest, lowest, -1)]


def plain(action: int) -> Item:
    return Item(write(action), (Answer(action, ""),))


def amounts(label: str, actions: list[int]) -> Item:
    return Item(label, tuple(Answer(action, write(action)) for action in actions))


RULES = {
    Offer: "MA-S3",
    AddOrDecline: "MA-D1",
    Seal: "MA-H1",
    NamePrice: "MA-F1",
    BuyOrPass: "MA-F2",
    RevealOrSkip: "MA-M2",
}


def rule(choices: Choices) -> str:
    if isinstance(choices, BidOrPass):
        return "MA-O1" if choices.lot.cards[-1].auction == "open" else "MA-R1"
    return RULES[type(choices)]


def is_break(event: Happening) -> bool:
    """The pay-out of a round."""
    return isinstance(event, RoundEnded)


def story(event: Happening, say: Words, names: Sequence[str]) -> str | None:
    match event:
        case Offered(seat, card):
            return say("modern-art-offered", name=names[seat], card=card_name(card, say))
        case Added(seat, card):
            return say("modern-art-added", name=names[seat], card=card_name(card, say))
        case Revealed(seat, card):
            return say("modern-art-revealed", name=names[seat], card=card_name(card, say))
        case Declined(seat):
            return say("modern-art-declined", name=names[seat])
        case Skipped(seat):
            return say("modern-art-skipped", name=names[seat])
        case Passed(seat):
            return say("modern-art-passed", name=names[seat])
        case Bid(seat, amount):
            return say("modern-art-bid", name=names[seat], amount=amount)
        case PriceNamed(seat, amount):
            return say("modern-art-price-named", name=names[seat], amount=amount)
        case Paid(seat, amount):
            return say("modern-art-paid", name=names[seat], amount=amount)
        case Sealed(seat, _):
            return say("modern-art-sealed", name=names[seat])
    return story_of_all(event, say, names)


def story_of_all(event: Happening, say: Words, names: Sequence[str]) -> str | None:
    """What concerns the whole table."""
    match event:
        case HandsOpened(amounts):
            each = zip(names, amounts, strict=True)
            return say("modern-art-hands-opened", amounts=", ".join(f"{n} {a}" for n, a in each))
        case Sold(sale):
            cards = ", ".join(card_name(card, say) for card in sale.cards)
            return say("modern-art-sold", name=names[sale.buyer], price=sale.price, cards=cards)
        case RoundEnded(number, tokens):
            laid = sorted(zip(tokens, ARTIST_NAMES, strict=True), reverse=True)
            listed = ", ".join(f"{artist_name(artist)} {token}" for token, artist in laid if token)
            return say("modern-art-round-ended", round=number, tokens=listed)
        case Dealt(_, _, _, cards) if cards:
            listed = ", ".join(card_name(card, say) for card in cards)
            return say("modern-art-dealt", cards=listed)
    return None
