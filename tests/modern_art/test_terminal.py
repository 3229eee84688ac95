"""Modern Art in the terminal: every phase can be drawn, asked, told and hinted at."""

from io import StringIO
from itertools import cycle
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tests.modern_art.table import ANY, Table
from vernissage.bots import bot_called
from vernissage.bots.hints import advice, in_words
from vernissage.core.languages import LANGUAGES
from vernissage.core.seeds import generator
from vernissage.core.words import words
from vernissage.faces import Scene, face_of
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.notation import write
from vernissage.tables.seats import Seated, move

pytestmark = pytest.mark.compiled
FACE = face_of("modern-art")
SAY = words("en")


def shown(drawing: RenderableType, width: int = 90) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(drawing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(table: Table, seat: int | None, **scene: Any) -> str:
    names = ["you", *["greedy"] * (table.state.players - 1)]
    return shown(FACE.draw(table.view(seat), Scene(say=SAY, names=names, **{"width": 90, **scene})))


def test_the_board_shows_tokens_and_what_paintings_would_pay_now() -> None:
    """MA-C2, MA-V3"""
    table = Table(ANY, ANY, ANY, tokens=[{"koriko": 30, "nex": 20}], played={"koriko": 2})
    lines = [line.split() for line in drawn(table, 0).splitlines()]
    assert lines[2] == ["Nex", "20", "·", "·", "·", "0/5", "0"]
    assert lines[6][:7] == ["Koriko", "30", "·", "·", "·", "2/5", "60"]


def test_the_easel_shows_the_lot_and_the_standing_bid() -> None:
    table = Table("nex double, nex open", ANY, "nex open, nex once")
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex open", "1 bid 12")
    text = drawn(table, 0)
    assert "On the easel  Nex (double), Nex (open)" in text
    assert "Auctioneer: 2 greedy   Standing bid: 12 (1 greedy)" in text


def test_the_own_hand_is_grouped_by_artist_and_money_of_others_is_hidden() -> None:
    """MA-C3"""
    table = Table("nex open, koriko once, nex open, nex fixed", ANY, ANY, money=[77, 88, 99])
    text = drawn(table, 0, width=60)
    assert "  Nex      open ×2, fixed price\n  Koriko   once around" in text
    beside = drawn(table, 0).splitlines()
    assert beside[2].endswith("open ×2, fixed price")
    assert "77" in text
    assert "88" not in text
    assert "99" not in text


def test_a_full_replay_shows_all_hands_and_all_money() -> None:
    table = Table("nex open, nex once", ANY, ANY).play("0 offer nex open", "1 bid 30").pass_all()
    text = drawn(table, None, hands=FACE.hands(MODERN_ART, table.state))
    assert "130" in text
    assert "70" in text
    assert text.count("Koriko   open ×2") == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_fits_24_lines_with_the_footer(players: int) -> None:
    """Six lines of footer; a full hand with a card of every kind it can have."""
    hand = "nex open, nex once, bahut open, darmoir fixed, sadland double, koriko open"
    table = Table(*[hand] * players).play("0 offer nex open", "1 bid 12")
    assert len(drawn(table, 0, width=80).splitlines()) <= 18


def test_up_raises_an_amount_by_one() -> None:
    table = Table("nex open, nex once", ANY, ANY).play("0 offer nex open", "1 bid 12")
    passing, bidding = FACE.menu(MODERN_ART.choices(table.state, 2))
    assert write(passing.answers[0].action) == "pass"
    assert [a.label for a in bidding.answers[:2]] == ["bid 13", "bid 100"]
    assert bidding.answers[-1].label == "bid 14"


@pytest.mark.parametrize("given", [{"players": 5}, {"players": 3, "mystery_hand": True}])
def test_a_whole_game_can_be_followed_in_every_language(given: dict[str, Any]) -> None:
    """Drawing, menu, hint and story work in every phase, and every menu answer is legal.

    The positions are drawn in turns: the next one in the next language.
    """
    options = MODERN_ART.options(**given)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, 2))
    state.log = []
    chance = generator(2, "terminal")
    random = bot_called("modern-art", "random")
    bots = [Seated("random", random(), chance) for _ in range(options.players)]
    names = [f"seat {seat}" for seat in range(options.players)]
    hinted, turns = set(), cycle(map(words, LANGUAGES))
    while not state.over:
        able = state.to_act()
        seat = able[chance.below(len(able))]
        view, choices = MODERN_ART.view(state, seat), MODERN_ART.choices(state, seat)
        items = FACE.menu(choices)
        offered = sorted(answer.action for item in items for answer in item.answers)
        assert offered == state.legal(seat)
        scene = Scene(next(turns), names, width=60, focus=offered[0], choices=choices)
        assert "{" not in shown(FACE.draw(view, scene), 60)
        if (view.phase, view.round) not in hinted:
            hinted.add((view.phase, view.round))
            told = advice(MODERN_ART, view, choices)
            for say in map(words, LANGUAGES):
                assert "{" not in in_words(MODERN_ART, told, say).text()
        move(MODERN_ART, state, seat, bots[seat])
    for say in map(words, LANGUAGES):
        lines = [FACE.story(event, say, names) for event in MODERN_ART.events(state.log, 0)]
        assert len([line for line in lines if line]) > 100
