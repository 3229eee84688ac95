"""Two worlds over the wire: whoever cannot know the difference gets the same bytes in both."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.laws import play
from tests.every_game.worlds import REDEAL
from tests.server.room import At, Room, Socket, modern_art
from tests.server.running import Server, running
from tests.server.world import quiet
from tests.server.worlds import Viewer, World, world
from vernissage.core.refusals import Refusal
from vernissage.games import GAMES
from vernissage.server.problems import no

Story = Callable[[World], None]
MOST_ON_SOCKETS = 24
"""The actions of a game that are played again over real sockets."""


def told(server: Server, story: Story, viewers: tuple[Viewer, ...], **asked: Any) -> list[Any]:
    """All that these viewers get in the world where this happens."""
    with world(server, **asked) as found:
        story(found)
        return [found.told(viewer) for viewer in viewers]


def acts(*actions: str) -> Story:
    """Actions as records write them: `1 bid 4`."""

    def story(world: World) -> None:
        for action in actions:
            seat, _, text = action.partition(" ")
            world.act(int(seat), text)

    return story


def told_of_deal(
    server: Server, game: str, setup: Any, past: list[str], viewer: Viewer
) -> list[Any]:
    options, given = {"players": 3}, msgspec.to_builtins(setup)
    return told(server, acts(*past), (viewer,), game=game, options=options, setup=given)


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_viewer_cannot_know_is_dealt_anew(server: Server, game: str, viewer: Viewer) -> None:
    played = play(Case(GAMES[game], {"players": 3}), 3)
    past = played.actions[:MOST_ON_SOCKETS]
    other = REDEAL[game](played.options, played.setup, past, viewer, 5)
    assert other != played.setup
    worlds = [told_of_deal(server, game, deal, past, viewer) for deal in (played.setup, other)]
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("game", ["musee", "modern-art"])
def test_whose_hand_was_dealt_anew_sees_it(server: Server, game: str) -> None:
    """The same comparison tells two worlds apart for the one who may know."""
    played = play(Case(GAMES[game], {"players": 3}), 3)
    past = played.actions[:2]
    other = REDEAL[game](played.options, played.setup, past, 0, 5)
    worlds = [told_of_deal(server, game, deal, past, 1) for deal in (played.setup, other)]
    assert worlds[0] != worlds[1]


def lot(auction: str, **asked: Any) -> dict[str, Any]:
    """A table of Modern Art where seat 0 has a card of this auction."""
    setup = modern_art([f"nex {auction}", "bahut open"])
    return {"game": "modern-art", "options": {"players": 3}, "setup": setup, **asked}


SEALED = acts("0 offer nex sealed", "1 seal 25")
CHANGED = acts("0 offer nex sealed", "1 seal 90", "1 seal 0", "1 seal 0", "1 seal 7")


def test_sealed_amounts_and_their_changes(server: Server) -> None:
    worlds = [told(server, story, (0, 2, None), **lot("sealed")) for story in (SEALED, CHANGED)]
    assert worlds[0] == worlds[1]


def test_a_choice_that_was_changed_back_before_the_reveal(server: Server) -> None:
    once = acts("0 offer nex sealed", "1 seal 5", "2 seal 3", "0 seal 1")
    often = acts("0 offer nex sealed", "1 seal 9", "2 seal 3", "1 seal 0", "1 seal 5", "0 seal 1")
    worlds = [told(server, story, (0, 2, None), **lot("sealed")) for story in (once, often)]
    assert worlds[0] == worlds[1]


def test_bids_of_art_society(server: Server) -> None:
    played = play(Case(GAMES["art-society"], {"players": 3}), 3)
    first_bid = next(i for i, each in enumerate(played.actions) if each.split()[1] == "bid")
    past = played.actions[:first_bid]
    asked = {"game": "art-society", "options": {"players": 3}}
    asked["setup"] = msgspec.to_builtins(played.setup)
    stories = acts(*past, "1 bid 2"), acts(*past, "1 bid 15", "1 bid 1", "1 bid 9")
    worlds = [told(server, story, (0, 2, None), **asked) for story in stories]
    assert worlds[0] == worlds[1]


def test_silent_passes_in_an_open_auction(server: Server) -> None:
    silent = acts("0 offer nex open", "1 bid 3", "0 bid 4")
    passed = acts("0 offer nex open", "2 pass", "1 bid 3", "2 pass", "0 bid 4", "2 pass")
    worlds = [told(server, story, (0, 1, None), **lot("open")) for story in (silent, passed)]
    assert worlds[0] == worlds[1]


def ordered(offer: str, orders: list[list[dict[str, Any]]], then: Story) -> Story:
    """Seat 2 gives these orders one after the other, then the others go on."""

    def story(world: World) -> None:
        world.act(0, offer)
        for each in orders:
            world.order(2, *each)
        then(world)

    return story


DRAFT = play(Case(GAMES["art-society"], {"players": 3}), 3)
"""A game whose first draft is that of seats 0, 1 and 2, in this order."""
BEFORE_THE_DRAFT = next(at for at, each in enumerate(DRAFT.actions) if " take " in each)
TAKEN = [each.split()[2] for each in DRAFT.actions if " take " in each][:3]
FIRST, SECOND = "0 take " + TAKEN[0], "1 take " + TAKEN[1]
DRAFTED: dict[str, Any] = {
    "game": "art-society",
    "options": {"players": 3},
    "setup": msgspec.to_builtins(DRAFT.setup),
}


def wishing(*lists: list[str], then: Story) -> Story:
    """Seat 1 wishes for these before the first painting is taken, one list after the other."""

    def story(world: World) -> None:
        acts(*DRAFT.actions[:BEFORE_THE_DRAFT])(world)
        for tiles in lists:
            world.order(1, {"order": "wishes", "tiles": tiles})
        then(world)

    return story


def test_wishes_that_do_nothing_yet(server: Server) -> None:
    stories = wishing(TAKEN[::-1], TAKEN[:1], TAKEN, then=acts()), wishing(then=acts())
    worlds = [told(server, story, (0, 2, None), **DRAFTED) for story in stories]
    assert worlds[0] == worlds[1]


def test_wishes_of_which_none_is_left(server: Server) -> None:
    """The seat is asked, and nobody hears that it had wished."""
    hang = DRAFT.actions[BEFORE_THE_DRAFT + 1]
    stories = wishing(TAKEN[:1], then=acts(FIRST, hang)), wishing(then=acts(FIRST, hang))
    worlds = [told(server, story, (0, 2, None), **DRAFTED) for story in stories]
    assert worlds[0] == worlds[1]


def test_a_wish_that_comes_true_looks_as_if_taken_by_hand(server: Server) -> None:
    hang, worlds = DRAFT.actions[BEFORE_THE_DRAFT + 1], []
    for story in (
        wishing(TAKEN[2:0:-1], [TAKEN[0], TAKEN[1]], then=acts(FIRST, hang)),
        wishing(then=acts(FIRST, hang, SECOND)),
    ):
        with world(server, **DRAFTED) as found:
            story(found)
            found.settle_at(1 + BEFORE_THE_DRAFT + 3)
            worlds.append([found.told_in_the_end(viewer) for viewer in (0, 2, None)])
    assert worlds[0] == worlds[1]


@pytest.mark.compiled
@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_knows_what_its_seat_may_know(server: Server, game: str) -> None:
    """On sources the adviser goes by the clock, and two hints may differ."""
    played = play(Case(GAMES[game], {"players": 3}), 3)
    past = played.actions[:MOST_ON_SOCKETS]
    seat = int(played.actions[MOST_ON_SOCKETS].split()[0])
    other = REDEAL[game](played.options, played.setup, past, seat, 5)
    assert other != played.setup
    hints = []
    for setup in (played.setup, other):
        asked = {"game": game, "options": {"players": 3}, "setup": msgspec.to_builtins(setup)}
        with world(server, **asked) as found:
            acts(*past)(found)
            hints.append(found.hint(seat))
    assert hints[0][0] == 200
    assert hints[0] == hints[1]


def test_who_asks_for_a_hint_is_nobodys_business(server: Server) -> None:
    asked: dict[str, Any] = {"game": "musee", "options": {"players": 3}, "seed": 3}
    worlds = []
    for hinted in (True, False):
        with world(server, **asked) as found:
            (seat,) = (viewer for viewer in range(3) if found.seats[viewer].legal()[1])
            others = tuple(viewer for viewer in (0, 1, 2, None) if viewer != seat)
            if hinted:
                assert found.hint(seat)[0] == 200
            found.settle()
            worlds.append([found.told(viewer) for viewer in (*others, seat)])
    assert worlds[0] == worlds[1]


START_AND_OFFER = 2
CEILINGS = [[{"order": "ceiling", "amount": amount}] for amount in (1, 90, 5)]


@pytest.mark.parametrize(
    ("auction", "orders", "others"),
    [
        ("once", CEILINGS, []),
        ("open", [[{"order": "out"}]], ["1 bid 3"]),
        ("open", [[{"order": "out"}], []], ["1 bid 3", "0 bid 4"]),
        ("fixed", [[{"order": "buy", "at_most": 15}], [{"order": "out"}]], ["0 price 4"]),
    ],
)
def test_orders_that_do_nothing_that_others_may_know(
    server: Server, auction: str, orders: list[list[dict[str, Any]]], others: list[str]
) -> None:
    offer = f"offer nex {auction}"
    stories = ordered(offer, orders, acts(*others)), acts(f"0 {offer}", *others)
    worlds = [told(server, story, (0, 1, None), **lot(auction)) for story in stories]
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(
    ("auction", "orders", "others", "by_hand"),
    [
        ("once", CEILINGS, ["1 bid 3"], "2 bid 4"),
        ("once", CEILINGS[:1], ["1 bid 3"], "2 pass"),
        ("once", [[{"order": "out"}]], ["1 bid 3"], "2 pass"),
        ("open", CEILINGS[1:], [], "2 bid 1"),
        ("fixed", [[{"order": "buy", "at_most": 9}]], ["0 price 4", "1 pass"], "2 buy"),
    ],
)
def test_what_an_order_does_looks_as_if_done_by_hand(
    server: Server,
    auction: str,
    orders: list[list[dict[str, Any]]],
    others: list[str],
    by_hand: str,
) -> None:
    offer, worlds = f"offer nex {auction}", []
    for story in (
        ordered(offer, orders, acts(*others)),
        acts(f"0 {offer}", *others, by_hand),
    ):
        with world(server, **lot(auction)) as found:
            story(found)
            found.settle_at(START_AND_OFFER + len(others) + 1)
            worlds.append([found.told_in_the_end(viewer) for viewer in (0, 1, None)])
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(
    ("auction", "stories"),
    [
        ("sealed", (SEALED, CHANGED)),
        ("open", (acts("0 offer nex open"), acts("0 offer nex open", "2 pass"))),
    ],
)
def test_the_owner_sees_what_the_others_do_not(
    server: Server, auction: str, stories: tuple[Story, Story]
) -> None:
    owner = 1 if auction == "sealed" else 2
    worlds = [told(server, story, (owner,), **lot(auction)) for story in stories]
    assert worlds[0] != worlds[1]


LEAK = """
from vernissage.server.numbers import Numbers
count = Numbers.count
Numbers.count = lambda self, viewers, **far: count(self, tuple(self._of), **far)
"""


def test_a_server_that_counts_hidden_entries_for_everyone_is_caught(tmp_path: Path) -> None:
    with running(tmp_path, "--testing", "--bots", "1", before=LEAK) as leaky:
        for auction, stories in (
            ("sealed", (SEALED, CHANGED)),
            ("open", (acts("0 offer nex open"), acts("0 offer nex open", "2 pass"))),
        ):
            worlds = [told(leaky, story, (None,), **lot(auction)) for story in stories]
            assert worlds[0] != worlds[1]


class Listener(Socket):
    """A watcher that keeps every byte, and how often it was told that there is something."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes | int] = []

    def read(self) -> list[dict[str, Any]]:
        self.heard.append(self.told)
        self.heard += [] if self.watch is None else self.watch.fetch()
        return []


async def in_process(case: Case, setup: Any, past: list[str], viewer: Viewer) -> list[Any]:
    """All that the viewer gets from a hall of our own, and how it is refused."""
    room = Room()
    await room.hall.open()
    given = msgspec.to_builtins(setup)
    at = await room.table(case.game.name, options=case.given, setup=given, bot_seed=1)
    listener = Listener()
    listener.watch = await room.hall.watch(at.id, at.token(viewer), None, listener)
    listener.read()
    for action in past:
        seat, _, text = action.partition(" ")
        await at.act(int(seat), text)
    heard = [*listener.heard, *await asked(at, case, viewer)]
    await room.hall.close()
    return heard


async def asked(at: At, case: Case, viewer: Viewer) -> list[Any]:
    token, hall = at.token(viewer), at.hall
    n = await at.n(viewer)
    found: list[Any] = [await hall.table(at.id, token), await hall.shuffle(at.id, token)]
    found += [await hall.update(at.id, token, since) for since in (None, 0, n // 2)]
    legal = () if viewer is None else await at.legal(viewer)
    step = case.game.actions // 25
    probes = [case.game.write(action) for action in range(0, case.game.actions, step)]
    for text in (text for text in probes if text not in legal):
        try:
            await hall.act(at.id, token, "probe", n, text)
        except Refusal as refusal:
            found.append(no("probe", refusal, "en"))
    return [*found, legal]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_variant_dealt_anew(case: Case) -> None:
    for seed in range(2):
        played, chance = play(case, seed), Random(seed)
        viewer = chance.choice([None, *range(case.given["players"])])
        past = played.actions[: chance.randrange(40)]
        other = REDEAL[case.game.name](played.options, played.setup, past, viewer, seed)
        setups = played.setup, other
        worlds = [asyncio.run(in_process(case, deal, past, viewer)) for deal in setups]
        assert worlds[0] == worlds[1]


BOT = 1


async def with_a_bot(game: str, setup: Any, people: list[str] | None) -> tuple[list[str], At]:
    """Everything done at a table where a bot sits; people do the given, or anything at first."""
    room = Room()
    await room.hall.open()
    seats = ("open", "bot:club", "open")
    given = msgspec.to_builtins(setup)
    at = await room.table(game, 3, setup=given, bot_seed=7, seats=seats)
    await quiet()
    if people is None:
        await at.play_randomly(14)
    for action in people or ():
        seat, _, text = action.partition(" ")
        await at.act(int(seat), text)
    done = at.actions()
    await room.hall.close()
    return done, at


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_moves_by_what_its_seat_may_know(game: str) -> None:
    options = GAMES[game].options(players=3)
    setup = GAMES[game].deal(options, 11)
    done, at = asyncio.run(with_a_bot(game, setup, None))
    hosted = at.hall._keeper.tables[at.id].hosted
    assert hosted is not None
    assert hosted.play is not None
    other = REDEAL[game](options, setup, hosted.play.table.actions, BOT, 5)
    assert other != setup
    people = [text.removesuffix(" (person)") for text in done if text.endswith("(person)")]
    assert any(text.endswith("(bot)") for text in done)
    assert asyncio.run(with_a_bot(game, other, people))[0] == done
