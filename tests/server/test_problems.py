"""Refusals in words: for every code, in every language, without a word of ours inside."""

import msgspec
import pytest

from vernissage.core.languages import LANGUAGES
from vernissage.core.refusals import Illegal, Invalid
from vernissage.core.words import words
from vernissage.server.ports import Closed
from vernissage.server.problems import (
    check_depth,
    language_of,
    misfit,
    no,
    problem,
    refusal_of,
    seconds_to_wait,
)
from vernissage.server.refusals import STATUS, Denied, Stale


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_has_its_words_and_a_title(code: str, language: str) -> None:
    say = words(language)
    assert say(f"problem-title-{STATUS[code]}")
    refusal = Denied("what", code)
    numbers = ("n", "last", "seat", "players", "longest", "levels", "most", "seconds", "moves")
    refusal.arguments = {**dict.fromkeys(numbers, 7), "schema": "x", "known": "x", "wanted": "x"}
    told = problem(refusal, language)
    assert (told.status, told.code, told.rule) == (STATUS[code], code, None)
    assert told.detail.startswith("what: ")


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("en", "The game is not over. Ask again after its end."),
        ("de", "Die Partie ist noch nicht zu Ende."),
        ("pl", "Gra nie jest skończona."),
    ],
)
def test_the_parts_of_a_server_are_no_words_for_people(language: str, detail: str) -> None:
    assert problem(Denied("record", "still-playing"), language).detail.startswith(detail)


def test_a_rule_refuses_with_its_number() -> None:
    refusal = Illegal("hang 1 T1", "not-your-turn", rule="MU-T1", seat=2)
    told = problem(refusal, "en")
    assert (told.status, told.rule, told.args) == (422, "MU-T1", {"seat": 2})


def test_stale_brings_the_update_along() -> None:
    stale = Stale("hang 1 T1", "stale")
    stale.update = b'{"n":7}'
    told = msgspec.json.decode(no("a", stale, "pl"))
    assert (told["t"], told["cid"], told["status"], told["update"]) == ("no", "a", 409, {"n": 7})


def test_other_refusals_have_no_update() -> None:
    assert b"update" not in no("a", Denied("x", "token"), "en")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("fr", "en"),
        ("fr, de;q=0.3", "de"),
        ("de;q=0.3, pl;q=0.7", "pl"),
        ("de;q=0.7, pl; q=0.7", "de"),
        ("pl;q=0", "en"),
        ("pl;q=2", "en"),
        ("pl;q=nan", "en"),
        ("*", "en"),
        ("*;q=0.1, de;q=0.2", "de"),
        (", ;;;,=", "en"),
        ("zh-Hant-TW, pl-PL;q=0.001", "pl"),
    ],
)
def test_the_language_that_is_wanted_most(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@pytest.mark.parametrize(
    ("told", "code", "what"),
    [
        ("Object missing required field `game`", "field-missing", "game"),
        ("Object missing required field `cid` - at `$.orders[0]`", "field-missing", "cid"),
        ("Object contains unknown field `evil`", "field-unknown", "evil"),
        ("Object contains unknown field ``", "field-unknown", "JSON"),
        ("Expected `int` <= 9 - at `$.seat`", "field-wrong", "seat"),
        ("Expected `object`, got `array`", "field-wrong", "JSON"),
        ("Invalid value 'x' - at `$.orders[1].order`", "field-wrong", "orders[1].order"),
    ],
)
def test_what_is_said_about_a_body(told: str, code: str, what: str) -> None:
    refusal = misfit(told)
    assert (refusal.code, refusal.what) == (code, what)


def test_a_long_name_of_a_field_is_not_said_back() -> None:
    assert len(misfit(f"Object contains unknown field `{'x' * 9999}`").what) <= 60


def test_depth_is_counted_outside_of_text() -> None:
    check_depth(b"[" * 32 + b"]" * 32)
    check_depth(b'["' + b"[" * 100 + b'"]')
    check_depth(b'["\\"' + b"[" * 100 + b'"]')
    check_depth(b"[[]," * 1 + b"[]," * 100 + b"[]]")
    for deep in (b"[" * 33, b'{"a":' * 33, b'["\\\\"' + b",[" * 33):
        with pytest.raises(Denied, match="nested"):
            check_depth(deep)


def test_what_an_exception_means() -> None:
    refused = Invalid("x", "no-such-game", known="")
    assert refusal_of(refused) is refused
    closed = refusal_of(Closed())
    assert closed is not None
    assert (closed.code, seconds_to_wait(closed)) == ("not-written", 2)
    assert refusal_of(KeyError("secret")) is None
