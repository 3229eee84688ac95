"""Motion and sound: what moves, that any input ends it, and that nothing does so unasked."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.hands import hand
from tests.browser.tables import seated
from tests.browser.visiting import STILL, Visitor, visitor
from tests.server.running import Seat, Server

GAMES: Final = ("musee", "modern-art", "art-society")
DECISIONS: Final = 6
WATCHED: Final = """window.moved = [];
for (const kind of ["animationstart", "transitionrun"])
  addEventListener(kind, (event) => window.moved.push(event.type), true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.moved.push("animate");
  return animate.apply(this, given);
};
window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor(...given) { super(...given); window.contexts += 1; }
};"""
MOVING: Final = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).length"""
GHOSTS: Final = "#motion-ghosts > *"


@pytest.fixture
def ola(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server.url) as found:
        found.page.add_init_script(WATCHED)
        yield found
        found.check()


def wants_none(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")


def chose_off(page: Page) -> None:
    page.add_init_script("localStorage.setItem('vernissage.motion', 'off')")


def play(person: Visitor, game: str) -> None:
    for _ in range(DECISIONS):
        assert person.wait_until_asked()
        n = person.state()["n"]
        hand(game, "mouse")(person.page)
        person.wait_after(n)


@pytest.mark.parametrize("still", [wants_none, chose_off])
@pytest.mark.parametrize("game", GAMES)
def test_where_no_motion_is_wanted_nothing_moves(
    ola: Visitor, server: Server, game: str, still: Callable[[Page], None]
) -> None:
    still(ola.page)
    seated(ola, server, game, 3)
    play(ola, game)
    assert ola.page.evaluate("window.moved") == []
    assert ola.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("game", GAMES)
def test_otherwise_a_game_moves_and_is_silent(ola: Visitor, server: Server, game: str) -> None:
    """No sound is wanted yet, so there is no AudioContext, though the page was touched."""
    seated(ola, server, game, 3)
    play(ola, game)
    ola.page.wait_for_function("() => window.moved.includes('animate')")
    assert ola.page.evaluate("window.contexts") == 0


def pair(server: Server) -> tuple[Seat, Seat]:
    """Two people at a table of Musée, who begins first."""
    ola, jan = server.playing("Ola", "Jan")
    return (ola, jan) if ola.legal()[1] else (jan, ola)


@contextmanager
def held(person: Visitor) -> Iterator[None]:
    """Whatever would move on this page stands still at its start."""
    person.page.evaluate(STILL)
    session = person.page.context.new_cdp_session(person.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
    yield
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})


def sit(person: Visitor, seat: Seat) -> None:
    person.visit(f"/t/{seat.table}#{seat.token}")
    assert person.wait_until_asked()


def act(seat: Seat) -> str:
    n, actions = seat.legal()
    sent = {"cid": f"m{n}", "seen": n, "action": actions[0]}
    assert seat.post("/actions", json=sent).status_code == 200
    return actions[0]


def test_a_rivals_painting_flies_to_its_wall_and_any_input_ends_it(
    ola: Visitor, server: Server
) -> None:
    own, jan = pair(server)
    sit(ola, own)
    ghosts = ola.page.locator(GHOSTS)
    with held(ola):
        act(own)
        expect(ghosts).not_to_have_count(0)
        ola.page.keyboard.press("Shift")
        expect(ghosts).to_have_count(0)
        number = act(jan).split()[1]
        expect(ghosts).to_have_count(1)
        assert ola.page.locator(f"[data-spot='hung:{number}']").count() == 1, "it is there already"
        ola.page.mouse.click(5, 5)
        expect(ghosts).to_have_count(0)
        assert ola.page.evaluate(MOVING) == 0


def test_inputs_act_on_the_table_while_it_still_moves(ola: Visitor, server: Server) -> None:
    own, jan = pair(server)
    sit(ola, own)
    with held(ola):
        act(own)
        act(jan)
        expect(ola.page.locator(GHOSTS)).not_to_have_count(0)
        assert ola.wait_until_asked()
        n = ola.state()["n"]
        hand("musee", "mouse")(ola.page)
        ola.wait_after(n)


def heard_when_asked(line: WebSocketRoute) -> None:
    """News go through this program, which hands them on while it waits for the page."""
    line.connect_to_server().on_message(line.send)


def test_five_moves_at_once_are_shown_one_after_another(ola: Visitor, server: Server) -> None:
    """What comes over the line while nobody listens at this end comes in one go."""
    ola.page.route_web_socket("**/socket", heard_when_asked)
    own, jan = pair(server)
    sit(ola, own)
    with held(ola):
        for seat in (own, jan, own, jan, own):
            act(seat)
        hung = "[data-spot^='hung:']"
        expect(ola.page.locator(hung)).to_have_count(5)
        hidden_for = """spot => [...document.querySelectorAll(spot)]
          .map((one) => one.getAnimations()[0]?.effect.getTiming().duration ?? 0)"""
        times = sorted(ola.page.evaluate(hidden_for, hung))
        assert all(later - sooner > 100 for sooner, later in pairwise(times)), times


def test_sounds_are_made_once_they_are_wanted_and_stay_so(ola: Visitor, server: Server) -> None:
    seated(ola, server, "musee", 2)
    page = ola.page
    page.get_by_role("button", name="Menu").click()
    assert page.evaluate("window.contexts") == 0
    page.get_by_role("checkbox", name="Sounds").check()
    page.wait_for_function("() => window.contexts === 1")
    page.get_by_label("Coins").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Coins")).not_to_be_checked()
    expect(page.get_by_label("Gavel")).to_be_checked()


def test_a_page_that_nobody_has_touched_makes_no_sound(ola: Visitor, server: Server) -> None:
    ola.page.add_init_script("localStorage.setItem('vernissage.sound', '{\"on\": true}')")
    own, jan = pair(server)
    sit(ola, own)
    act(own)
    act(jan)
    ola.page.wait_for_selector("[data-spot^='hung:'] >> nth=1")
    assert ola.page.evaluate("window.contexts") == 0


def test_motion_is_chosen_in_the_menu_and_kept(ola: Visitor, server: Server) -> None:
    seated(ola, server, "musee", 2)
    page = ola.page
    for chosen in ("Off", "Fast"):
        page.get_by_role("button", name="Menu").click()
        ola.settled()
        page.get_by_role("radio", name=chosen).check()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-motion", chosen.lower())
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "fast")


def test_whoever_comes_back_is_told_what_happened(ola: Visitor, server: Server) -> None:
    own, jan = pair(server)
    sit(ola, own)
    ola.visit("/")
    act(own)
    number = act(jan).split()[1]
    ola.page.evaluate(
        """() => { const seen = JSON.parse(localStorage.getItem("vernissage.seen"));
        for (const one of Object.values(seen)) one.at -= 60_000;
        localStorage.setItem("vernissage.seen", JSON.stringify(seen)); }"""
    )
    ola.visit(f"/t/{own.table}")
    recap = ola.page.get_by_role("region", name="Since you left")
    expect(recap).to_contain_text(number)
    ola.check()
    ola.page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    ola.page.reload()
    ola.page.wait_for_selector("[data-table][data-asked]", state="attached")
    expect(recap).to_have_count(0)
