"""The words: the same in every language, each of them used, none missing."""

import re

import pytest
from fluent.syntax import ast
from rich.cells import cell_len

from tests.words.browser_source import browser_uses
from tests.words.messages import arguments, body, files, is_code, outline, texts
from tests.words.source import uses
from vernissage.core.languages import LANGUAGES, language_of_environment, plural
from vernissage.core.refusals import Illegal, Invalid
from vernissage.core.words import Words, words
from vernissage.faces.musee import legend

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
GAME_FILES = ("musee.ftl", "modern_art.ftl", "art_society.ftl")
SHARED = (
    *("arena", "cli", "moves", "problems", "refusals", "review", "scorecards", "serve", "server"),
    "table",
)
FULLY_USED = (*(f"{name}.ftl" for name in SHARED), *GAME_FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent(language: str) -> None:
    for file in files(language).values():
        assert not [entry.content for entry in body(file) if isinstance(entry, ast.Junk)], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    every = [name for file in files(language).values() for name in outline(file) if name != "##"]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_files_and_messages_in_the_same_order(language: str) -> None:
    english, translated = files("en"), files(language)
    assert list(translated) == list(english)
    for name, file in english.items():
        assert outline(translated[name]) == outline(file), name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_attributes_and_variables(language: str) -> None:
    english, translated = texts("en"), texts(language)
    assert set(translated) == set(english)
    for name, text in english.items():
        assert translated[name].variables == text.variables, name


BARE_NUMBERS = {("pl", "advice-musee-keep-own"), ("pl", "advice-musee-give-own")}
"""Where no noun follows a number in the translation: `pasuje 1 z 5`."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_select_where_english_does(language: str) -> None:
    for name, text in texts("en").items():
        translated = texts(language)[name].keys
        for variable, keys in text.keys.items():
            if is_code(keys):
                assert translated[variable] == keys, name
            elif "one" in keys and (language, name) not in BARE_NUMBERS:
                assert "one" in translated[variable], name
                assert translated[variable] & {"many", "other"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled(language: str) -> None:
    say = Words(language)
    for name, text in texts(language).items():
        for given in arguments(text):
            said = say(name, **given)
            assert said.strip() == said != "", name
            assert "{" not in said, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    opening, closing = LANGUAGES[language].quotes
    for file in files(language).values():
        text = file.read_text(encoding="utf-8")
        assert {mark for mark in text if mark in "„“”«»"} <= {opening, closing}, file
        assert text.count(opening) == text.count(closing), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_single_lines_fit_a_narrow_window(language: str) -> None:
    say = words(language)
    for line in (say("table-keys"), say("replay-keys"), legend(say).plain):
        assert cell_len(line) <= 80, line


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 karta"),
        (2, "2 karty"),
        (5, "5 kart"),
        (12, "12 kart"),
        (22, "22 karty"),
        (25, "25 kart"),
    ],
)
def test_polish_counts_cards(number: int, said: str) -> None:
    assert words("pl")("musee-pile", cards=number) == f"{said} w stosie dobierania"


def test_polish_plural() -> None:
    few = {2, 3, 4, 22, 23, 24, 32, 33, 34, 102, 103, 104, 122, 123, 124}
    for number in (*range(41), *range(100, 125)):
        expected = "one" if number == 1 else "few" if number in few else "many"
        assert plural("pl", number) == expected, number
    assert plural("pl", -2) == "few"


@pytest.mark.parametrize("language", ["en", "de"])
def test_english_and_german_plural(language: str) -> None:
    assert [plural(language, number) for number in (0, 1, 2, 5, 21)] == [
        "other",
        "one",
        "other",
        "other",
        "other",
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "−1 point"), ("pl", "−1 punkt"), ("de", "−1 Punkt")]
)
def test_points_below_zero_keep_their_minus(language: str, said: str) -> None:
    assert words(language)("art-society-points", points=-1) == said
    assert said in words(language)("web-art-society-nothing-changes", points=-1)
    assert words(language)("web-notebook-points", points=-1, game="…").endswith(said)


def test_an_exact_number_comes_before_its_category() -> None:
    assert words("en")("musee-pile", cards=0) == "the draw pile is empty"
    assert words("de")("musee-pile", cards=0) == "der Nachziehstapel ist leer"


def test_all_that_the_source_asks_for_is_there() -> None:
    english = texts("en")
    for use in uses():
        for name in use.names:
            assert name in english, f"{use.place}: {name}"
            if use.refusal:
                assert f"{name}.instead" in english, f"{use.place}: {name}"


def test_the_source_gives_every_variable() -> None:
    english = texts("en")
    for use in uses():
        for name in use.names if use.given is not None else ():
            needed = set(english[name].variables)
            if use.refusal:
                needed |= english[f"{name}.instead"].variables
            assert needed <= (use.given or set()), f"{use.place}: {name}"


SOME_VARIANTS = {"web-modern-art-pays-to"}
"""Where each place of the source knows which variant it asks for, and gives only its variables."""


def test_the_browser_gives_every_variable() -> None:
    english = texts("en")
    asked = [(use, name) for use in browser_uses() for name in use.names]
    assert len(asked) > 700
    for use, name in asked:
        if name not in SOME_VARIANTS:
            missing = english[name].variables - (use.given or set())
            assert not missing, f"{use.place}: {name} lacks {sorted(missing)}"


def test_no_message_is_unused() -> None:
    english = texts("en")
    used = {name for use in uses() for name in use.names}
    used |= {f"{name}.instead" for use in uses() if use.refusal for name in use.names}
    used |= {name for text in english.values() for name in text.references}
    shown = {name for file in FULLY_USED for name in outline(files("en")[file])} - {"##"}
    assert (
        sorted(name for name in english if name.split(".")[0] in shown and name not in used) == []
    )


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LC_ALL", "pl_PL.UTF-8", "pl"),
        ("LC_MESSAGES", "de_AT", "de"),
        ("LANG", "PL", "pl"),
        ("LC_ALL", "C", "en"),
        ("LC_ALL", "fr", "en"),
        ("LC_ALL", "", "en"),
    ],
)
def test_language_of_environment(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert language_of_environment() == language


def test_lc_all_comes_before_lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert language_of_environment() == "en"


def test_a_missing_message_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Words("pl")
    monkeypatch.setattr(say, "_unread", iter(()))
    assert say("musee-points", points=2) == "2 points"
    with pytest.raises(LookupError, match="no message"):
        say("nothing-of-that-name")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "players 9: Musée is not played by that many. (MU-S1) Player counts: 2, 3."),
        ("pl", "players 9: w Musée nie gra się w tyle osób. (MU-S1) Możliwe liczby graczy: 2, 3."),
        ("de", "players 9: Musée wird nicht mit so vielen gespielt. (MU-S1) Möglich sind: 2, 3."),
    ],
)
def test_a_refusal_is_one_line(language: str, line: str) -> None:
    code, game = "no-such-player-count", "musee"
    refusal = Invalid("players 9", code, rule="MU-S1", game=game, known="2, 3")
    assert words(language).refusal(refusal) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_per_cent_stay_on_one_line(language: str) -> None:
    for name, file in files(language).items():
        if name.startswith(("advice_", "arena", "review")):
            assert not re.search(r"[}\d] %", file.read_text(encoding="utf-8")), name


def test_german_writes_a_capital_after_the_colon_of_a_refusal() -> None:
    refusal = Illegal("hang 13 T4", "musee-not-in-hand", rule="MU-T1", number=13, hand="4")
    told = {language: words(language).refusal(refusal) for language in LANGUAGES}
    assert told["de"].startswith("hang 13 T4: Du ")
    assert told["en"].startswith("hang 13 T4: you ")
    assert told["pl"].startswith("hang 13 T4: nie ")
