"""Every refusal says what, why and the way out, in three languages."""

import pytest

from tests.art_society.drawing import at_turn, draw, opened, play
from vernissage.core.languages import LANGUAGES
from vernissage.core.refusals import Illegal, Invalid, Refusal
from vernissage.core.words import words
from vernissage.games.art_society.notation import parse
from vernissage.games.art_society.state import State


def refused(state: State, text: str) -> Refusal:
    with pytest.raises(Refusal) as found:
        play(state, text)
    for language in LANGUAGES:
        assert words(language).refusal(found.value).startswith(text.partition(" ")[2])
    return found.value


def one() -> State:
    wall = draw(
        """
        5 ....AA....
          ....AA....
          ....AA....
        """,
        A="2x3PG",
    )
    return at_turn(wall, "1x2CG", assistant="4x4LW")


@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("0 take 1x2PG", "AS-T1", "art-society-now-deal"),
        ("0 hang 3x3CG e3", "AS-T1", "art-society-not-yours"),
        ("0 hang 1x2CG e5", "AS-H1", "art-society-space-taken"),
        ("0 hang 1x2CG e14", "AS-H1", "art-society-outside"),
        ("0 hang 1x2CG a1", "AS-H2", "art-society-touches-nothing"),
        ("0 hold 1x2CG", "AS-H3", "art-society-assistant-busy"),
        ("0 hold 2x2CG", "AS-H3", "art-society-not-new"),
        ("0 store 1x2CG", "AS-X4", "art-society-it-fits"),
        ("0 store 4x4LW", "AS-H5", "art-society-only-hung"),
        ("0 store 3x3CG", "AS-X1", "art-society-not-new"),
        ("0 end", "AS-T1", "art-society-now-deal"),
        ("0 done", "AS-T1", "art-society-now-deal"),
        ("1 bid 3", "AS-T1", "not-your-turn"),
    ],
)
def test_in_a_turn(text: str, rule: str, code: str) -> None:
    refusal = refused(one(), text)
    assert (refusal.rule, refusal.code) == (rule, code)


@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("0 hang 4x4LW g5", "AS-D3", "art-society-decor-first"),
        ("0 enough", "AS-D2", "art-society-not-enough"),
        ("0 decor d2h g3", "AS-D2", "art-society-decor-too-dear"),
        ("0 decor d1 hold", "AS-H3", "art-society-assistant-busy"),
        ("0 decor d1 e5", "AS-H1", "art-society-space-taken"),
        ("0 merge a1 b1", "AS-D5", "art-society-no-shortage"),
    ],
)
def test_while_decor_is_owed(text: str, rule: str, code: str) -> None:
    refusal = refused(play(one(), "0 hang 1x2CG e3"), text)
    assert (refusal.rule, refusal.code) == (rule, code)


def test_before_and_after_the_turns() -> None:
    state = opened()
    assert refused(state, "0 bid 3").code == "art-society-now-lot"
    play(state, *["0 lot 1x2"] * 3)
    assert refused(state, "0 lot 1x2").code == "art-society-now-bid"
    play(state, "0 bid 3")
    assert refused(state, "0 bid 4").code == "art-society-bid-lies"
    play(state, "1 bid 2")
    assert refused(state, "0 bid 3").code == "art-society-now-take"
    assert refused(state, "0 take 5x4PH").code == "art-society-not-in-lot"
    play(state, "0 take 1x2PG", "0 hang 1x2PG d4", "0 decor d1 d6", "1 take 1x2PH")
    play(state, "1 hold 1x2PH")
    assert refused(state, "0 take 1x2PW").code == "art-society-now-settle"
    assert refused(state, "1 done").code == "art-society-is-done"
    play(state, "0 rehang")
    assert refused(state, "0 store 1x2PG").code == "art-society-it-fits"


def test_one_line_of_what_why_and_the_way_out() -> None:
    assert str(refused(one(), "0 hang 1x2CG e5")) == (
        "hang 1x2CG e5: 1x2CG would cover another tile. (AS-H1) "
        "Places for 1x2CG: e3 f3 d4 g4 d5 g5 d6 g6 d7 g7 e8 f8."
    )


def test_numbers_and_seats_that_do_not_exist() -> None:
    state = opened()
    for seat, action in ((0, -1), (0, 51_025), (7, 140), (-1, 140)):
        with pytest.raises(Illegal):
            state.apply(seat, action)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "hang",
            "hang 2x3PG",
            "hang 2x3PG k1",
            "hang 2x3PG a15",
            "hang 2x3PX a1",
            "hang d4 a1",
        ),
        *("bid 0", "bid 21", "bid 05", "bid ٣", "take d1", "hold d1", "store d2h", "lot 9x9"),
        *("decor 2x3PG a1", "decor d1", "merge a1", "merge b1 a1", "merge a1 c2", "merge a1 b1 d1"),
        *("Hang 2x3PG c4", "hang  2x3PG c4", "swap 2x3PG", "start", "enough now", " done"),
    ],
)
def test_what_is_no_notation_is_invalid(text: str) -> None:
    with pytest.raises(Invalid, match="not a move of Art Society"):
        parse(text)
