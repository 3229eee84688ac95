"""Art Society in the terminal: through a pipe, in three languages."""

from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.run import run
from tests.cli.screen import Screen
from vernissage.core.languages import LANGUAGES
from vernissage.core.records import Record, states
from vernissage.core.words import words
from vernissage.faces import Scene
from vernissage.faces.art_society import draw, menu, story
from vernissage.games.art_society import ART_SOCIETY
from vernissage.tables.playing import play

pytestmark = pytest.mark.compiled
SEED_5 = ("play", "art-society", "--players", "3", "--seed", "5")


def test_a_game_is_played_left_and_resumed(tmp_path: Path) -> None:
    code, output, _ = run(*SEED_5, home=tmp_path, said="start a1\nstart e5\nquit\n")
    assert code == 0
    assert "neither of the star spaces" in output
    assert "AS-S2" in output
    code, output, _ = run("resume", home=tmp_path, said="quit\n")
    assert code == 0
    assert "Art Society" in output


@cache
def played() -> Record:
    chosen = ART_SOCIETY.options(players=3)
    return play(ART_SOCIETY, chosen, ["greedy", "random", "random"], seed=3)


@pytest.mark.parametrize(
    ("language", "width"), [*((language, 60) for language in LANGUAGES), ("pl", 90), ("de", 150)]
)
def test_every_position_can_be_drawn_and_told(language: str, width: int) -> None:
    record, say, names = played(), words(language), ["you", "random", "random"]
    console = Console(width=width, record=True, file=StringIO())
    for number, state in enumerate(states(ART_SOCIETY, record)):
        if state.log is None:
            state.log = []
        if number % 7:
            continue
        for event in ART_SOCIETY.events(state.log, 0):
            story(event, say, names)
        for seat in (*state.to_act()[:1], None):
            view = ART_SOCIETY.view(state, seat)
            asked = None if seat is None else ART_SOCIETY.choices(state, seat)
            focus = menu(asked)[0].answers[0].action if asked is not None else None
            scene = Scene(say=say, names=names, width=width, focus=focus, choices=asked)
            console.print(draw(view, scene))


def test_the_wall_shows_types_frames_eyeline_and_the_effect_of_a_place() -> None:
    chosen = ART_SOCIETY.options(players=2)
    record = play(ART_SOCIETY, chosen, ["greedy", "greedy"], seed=3)
    say, console = words("en"), Console(width=120, record=True, file=StringIO())
    for state in states(ART_SOCIETY, record):
        seat = state.to_act()[0]
        asked = ART_SOCIETY.choices(state, seat)
        action = menu(asked)[0].answers[0].action
        late = ART_SOCIETY.view(state, seat).round > 1
        if late and ART_SOCIETY.write(action).startswith("hang"):
            scene = Scene(say, ("you", "greedy"), width=120, focus=action, choices=asked)
            console.print(draw(ART_SOCIETY.view(state, seat), scene))
            break
    shown = console.export_text()
    assert ART_SOCIETY.write(action) in shown
    assert "frame" in shown
    assert "»" in shown
    assert "×5" in shown
    assert "1x2:12" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ordinary_terminal_shows_the_museum_the_stacks_and_every_wall(language: str) -> None:
    """80 columns and 24 lines, of which the story and the prompt take six."""
    chosen = ART_SOCIETY.options(players=4)
    record = play(ART_SOCIETY, chosen, ["greedy"] * 4, seed=3)
    names = ["you", "club", "casual", "master"]
    for number, state in enumerate(states(ART_SOCIETY, record)):
        if state.over or number % 40:
            continue
        console = Console(width=80, record=True, file=StringIO())
        scene = Scene(say=words(language), names=names, width=80, height=24)
        console.print(draw(ART_SOCIETY.view(state, 0), scene))
        shown = console.export_text()
        assert shown.count("\n") <= 18
        assert "3 master" in shown
        assert "5x4:" in shown
        assert shown.count("×") == 4


def test_the_corrected_box_of_an_owner_is_played_with(tmp_path: Path) -> None:
    code, _, errors = run("simulate", "art-society", "--tiles", "none.csv", home=tmp_path)
    assert code == 2
    assert "this file of tiles cannot be read" in errors
    code, _, errors = run("simulate", "musee", "--tiles", "none.csv", home=tmp_path)
    assert code == 2
    assert "has no such option" in errors


def test_keys_browse_the_places_and_play_one(tmp_path: Path) -> None:
    with Screen(tmp_path, *SEED_5) as screen:
        screen.until("start d3")
        screen.press("\x1b[B")
        screen.until("start e3")
        screen.press("?")
        screen.until("the starting painting at")
        screen.press("start a1\r")
        screen.until("neither of the star spaces")
        screen.press("\r\r")
        screen.until("Enter plays: bid 1")
        screen.press("\x1b")
        screen.until("The game is saved.")
        assert screen.ended() == 0


def test_games_are_simulated_verified_and_replayed(tmp_path: Path) -> None:
    seats = ("--players", "3", "--seats", "greedy,random,random")
    code, _, errors = run(
        *("simulate", "art-society", *seats, "--games", "2", "--out", "games.jsonl"), home=tmp_path
    )
    assert code == 0, errors
    assert run("verify", "games.jsonl", home=tmp_path)[0] == 0
    code, output, _ = run("replay", "games.jsonl", "--at", "40", home=tmp_path)
    assert code == 0
    assert "40 of" in output
    code, output, _ = run("rules", "art-society", "AS-H2", home=tmp_path)
    assert code == 0
    assert "AS-H2" in output


def test_a_tampered_record_is_refused_with_line_action_and_rule(tmp_path: Path) -> None:
    records = Path(__file__).parents[1] / "records" / "art-society-2.jsonl"
    text = records.read_text(encoding="utf-8").splitlines()[0]
    (tmp_path / "games.jsonl").write_text(text.replace('"0 start', '"1 start', 1), encoding="utf-8")
    code, _, errors = run("verify", "games.jsonl", home=tmp_path)
    assert code == 2
    assert "AS-S2" in errors
    assert "line 1" in errors
