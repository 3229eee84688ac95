"""The screen of the terminal: help, height, small windows, questions before moves, silence."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.cli.run import speaking
from vernissage.cli.place import Tip
from vernissage.cli.screen import Leave, Screen
from vernissage.cli.terminal import Terminal
from vernissage.core.contract import Game
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.games.modern_art.events import Bid, RoundEnded


class Paper(Terminal):
    """A terminal that keeps its frames and is given its keys."""

    def __init__(self, width: int, height: int, keys: Sequence[str] = ()) -> None:
        super().__init__()
        self.console = Console(
            file=StringIO(), width=width, height=height, color_system=None, force_terminal=False
        )
        self.keys = list(keys)
        self.pauses: list[float | None] = []

    def frame(self) -> list[str]:
        """The last frame, line by line."""
        written = self.console.file.getvalue()  # type: ignore[attr-defined]
        return str(written).split("\n")[-self.console.height :]

    def key(self, seconds: float | None) -> str | None:
        self.pauses.append(seconds)
        return self.keys.pop(0) if self.keys else "enter"


class Here:
    """A place with one position and what is said to have happened."""

    patience = None
    over = False

    def __init__(self, name: str, events: Sequence[Any] = ()) -> None:
        self.game: Game = GAMES[name]
        options = self.game.options()
        self.state = self.game.start(options, self.game.deal(options, 1))
        self.names = ["you", *["club"] * (options.players - 1)]
        self.people = [0]
        self.events = list(events)
        self.acted: list[int] = []
        self.went_on = 0

    def asked(self) -> int | None:
        return 0

    def go_on(self) -> None:
        self.went_on += 1

    def moment(self) -> int:
        return 0

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def choices(self, seat: int) -> Any:
        return self.game.choices(self.state, self.state.to_act()[0])

    def news(self, seat: int) -> list[Any]:
        new, self.events = self.events, []
        return new

    def act(self, seat: int, action: int) -> None:
        self.acted.append(action)

    def hint(self, seat: int) -> Tip:
        return Tip(self.state.legal(self.state.to_act()[0])[-1], "Do this.")


def screen(here: Here, width: int = 80, height: int = 24) -> tuple[Screen, Paper, list[Any]]:
    from vernissage.faces import face_of

    paper = Paper(width, height)
    return Screen(paper, here), paper, face_of(here.game.name).menu(here.choices(0))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_h_shows_keys_signs_and_the_rule_and_is_still_a_letter(name: str, language: str) -> None:
    with speaking(language):
        shown, paper, items = screen(Here(name), height=40)
        shown.press("h", items)
        shown.draw(items)
        told = "\n".join(paper.frame())
        assert "Esc" in told
        rule = {"musee": "MU-T1", "modern-art": "MA-S3", "art-society": "AS-S2"}[name]
        assert rule in told
        shown.press("a", items)
        assert shown.typed == "ha"
        shown.draw(items)
        assert rule not in "\n".join(paper.frame())


@pytest.mark.parametrize("height", [30, 50])
def test_what_happened_fills_the_height_there_is(height: int) -> None:
    here = Here("modern-art", [Bid(1, amount) for amount in range(1, 61)])
    shown, paper, items = screen(here, 100, height)
    shown.listen()
    shown.draw(items)
    bids = [line for line in paper.frame() if "club (seat 1): " in line]
    assert len(bids) >= height - 20
    assert "60" in bids[-1]


@pytest.mark.parametrize(("width", "height"), [(80, 12), (40, 24)])
@pytest.mark.parametrize("name", GAMES)
def test_a_small_window_says_so(name: str, width: int, height: int) -> None:
    shown, paper, items = screen(Here(name), width, height)
    shown.draw(items)
    assert "This window is too small" in " ".join(paper.frame())
    assert len(paper.frame()) == height


def test_an_empty_enter_asks_before_it_plays() -> None:
    here = Here("musee")
    shown, _, items = screen(here)
    shown.press("enter", items)
    assert here.acted == []
    assert "press Enter once more to play it" in shown.message
    shown.press("right", items)
    shown.press("enter", items)
    assert here.acted == []
    shown.press("enter", items)
    assert here.acted == [items[1].answers[0].action]


def test_a_hint_moves_the_cursor_to_its_move() -> None:
    here = Here("musee")
    shown, _, items = screen(here)
    shown.press("?", items)
    assert items[shown.item].answers[shown.answer].action == here.hint(0).action
    assert shown.message == "Do this."


def test_a_silent_pass_takes_no_time() -> None:
    """MA-O3: a pause for every pass would count them."""
    here = Here("modern-art", [Bid(1, 12)])
    shown, paper, _ = screen(here)
    paper.keys = ["x"] * 9
    shown.watch()
    assert len(paper.pauses) == 1
    shown.watch()
    shown.watch()
    assert len(paper.pauses) == 1
    assert here.went_on == 3


def test_the_pay_out_of_a_round_waits_for_the_person() -> None:
    here = Here("modern-art", [RoundEnded(1, (30, 20, 10, 0, 0))])
    shown, paper, _ = screen(here)
    paper.keys = ["x", "enter"]
    shown.listen()
    assert paper.keys == []
    assert "Press Enter" in paper.frame()[-1]
    assert any("Nex 30" in line for line in paper.frame())


@pytest.mark.parametrize("word", ["h", "help"])
def test_help_stays_after_its_enter_and_the_next_one_only_closes_it(word: str) -> None:
    """Whoever types the word and Enter reads the page too, and plays nothing by it."""
    here = Here("modern-art")
    shown, paper, items = screen(here, height=40)
    shown.press("?", items)
    for key in [*word, "enter"]:
        shown.press(key, items)
    shown.draw(items)
    told = "\n".join(paper.frame())
    assert "MA-S3" in told
    assert "Do this." not in told
    assert "Press Enter" in paper.frame()[-1]
    shown.press("enter", items)
    assert shown.asked_about is None
    shown.draw(items)
    assert "MA-S3" not in "\n".join(paper.frame())
    shown.press("enter", items)
    assert here.acted == []
    assert "press Enter once more to play it" in shown.message


def test_a_question_that_was_left_is_not_asked_any_more() -> None:
    shown, _, items = screen(Here("musee"))
    shown.press("enter", items)
    shown.press("right", items)
    assert shown.message == ""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_small_window_after_a_hint(name: str, language: str) -> None:
    with speaking(language):
        shown, paper, items = screen(Here(name))
        shown.press("?", items)
        shown.press("h", items)
        shown.draw(items)
        told = " ".join(" ".join(paper.frame()).split())
        assert "Esc" in told
        assert words(language)(f"{name}-legend") in told


def test_enters_from_before_a_question_do_not_answer_it() -> None:
    """Somebody who hurries the others along with Enter has not seen what is asked."""
    here = Here("musee")
    paper = Paper(80, 24, ["escape"])
    paper._waiting = ["enter", "enter", "enter"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vernissage.cli.terminal.select.select", lambda *_: ([], [], []))
        with pytest.raises(Leave):
            Screen(paper, here).ask()
    assert paper._waiting == []
    assert here.acted == []
