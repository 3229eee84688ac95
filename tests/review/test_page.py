"""A review as a page: one file, no network, well formed, in one language."""

import re
from html.parser import HTMLParser

import pytest

from tests.review.games import FILES, recorded, reviewed
from vernissage.core import records
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.games.musee.view import View
from vernissage.pages.drawing import Drawing
from vernissage.review.page import page
from vernissage.review.positions.musee import draw
from vernissage.review.review import table_of
from vernissage.review.sentences import Names

ADDRESS = re.compile(r"""(?:src|href)\s*=\s*(?!['"]?#)|@import|url\(\s*['"]?http""")
ALONE = ("meta", "!doctype", "br")


class Tags(HTMLParser):
    """Every tag is closed in the order in which it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def written(game: str, language: str) -> str:
    rules, say, record = GAMES[game], words(language), recorded(FILES[game])
    seats = tuple(f"<b>{seat}" for seat in range(record.options["players"]))
    own = table_of(rules, record, say, seats)
    return page(rules, record, reviewed(game), own, say, Names(seats, seats))


@pytest.mark.parametrize(
    ("game", "language"),
    [*(("musee", language) for language in LANGUAGES), ("modern-art", "pl"), ("art-society", "de")],
)
def test_a_page(game: str, language: str) -> None:
    text, say = written(game, language), words(language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert f'<html lang="{language}">' in text
    assert not ADDRESS.search(re.sub(r'xmlns(:\w+)?="[^"]*"', "", text))
    assert "<script" not in text
    assert "<b>" not in text
    assert "prefers-color-scheme: dark" in text
    for heading in ("course", "decisions", "luck"):
        assert f"<h2>{say(f'review-{heading}')}</h2>" in text
    assert text.count('<figure class="wide"') == text.count('<figure class="narrow"') == 2
    assert text.count("<table") == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_costly_decision_has_its_position_beside_it(game: str) -> None:
    text, found = written(game, "en"), reviewed(game)
    told = [decision for _, some in found.decisions for decision in some]
    assert told
    assert text.count('<figure class="drawing"') == len(told)
    for decision in told:
        assert f"The position before action {decision.at}." in text
    used = set(re.findall(r'<use href="#([^"]+)"', text))
    defined = re.findall(r'<svg id="(picture-[^"]+)"', text)
    assert used == set(defined)
    assert len(defined) == len(set(defined))
    every = re.findall(r' id="([^"]+)"', text)
    assert len(every) == len(set(every))


def first_view() -> View:
    """Musée as its first player sees it."""
    record, rules = recorded(FILES["musee"]), GAMES["musee"]
    seat, _ = records.read_action(rules, record.actions[0])
    found: View = rules.view(next(iter(records.states(rules, record))), seat)
    return found


def hang(played: str, better: str) -> Drawing:
    return draw(first_view(), played, better, words("en"))


def test_a_drawing_marks_where_the_moves_differ() -> None:
    first, second = first_view().hand[:2]
    both = hang(f"hang {first} T1", f"hang {second} B6").svg("")
    assert both.count('class="mark played"') == both.count('class="mark better"') == 2
    same_card = hang(f"hang {first} T1", f"hang {first} B6").svg("")
    assert same_card.count('class="mark played"') == same_card.count('class="mark better"') == 1
    assert not hang(f"hang {first} T1", f"hang {first} T1").marked


def test_without_the_extra_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.pages.page.find_spec", lambda name: None)
    text = written("musee", "en")
    assert '<figure class="wide"' not in text
    assert '<figure class="drawing"' in text
    assert "pip install &quot;vernissage[plots]&quot;" in text


def test_on_a_phone_a_label_stays_on_one_line() -> None:
    label = re.search(r"td::before \{ content: attr\(data-name\);[^}]*\}", written("musee", "en"))
    assert label
    assert "white-space: nowrap" in label[0]
