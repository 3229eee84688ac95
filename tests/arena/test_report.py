"""The report: one file, no network, one language, every plot; numbers as people write them."""

import re
from pathlib import Path

import pytest

from tests.arena.conftest import Call
from vernissage.arena.journal import read
from vernissage.arena.prices import prices
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words
from vernissage.games import GAMES

ADDRESS = re.compile(r"""(?:src|href)\s*=|@import|url\(\s*['"]?http""")


def page(call: Call, *arguments: str) -> str:
    code, _, errors = call("arena", "musee", *arguments, "--html", "r.html")
    assert code == 0, errors
    return Path("r.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match(lang: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    say = words(lang)
    monkeypatch.setattr("vernissage.cli.arena.SAY", say)
    text = page(call, "--seats", "greedy,random", "--deals", "3")
    assert f'<html lang="{lang}">' in text
    assert not ADDRESS.search(text)
    assert "<script" not in text
    for heading in ("wins", "seats", "breakdown", "thinking"):
        assert f"<h2>{say(f'report-{heading}')}</h2>" in text
    assert say("musee-score-staircases") in text
    assert text.count("<svg") == 8
    assert text.count('<figure class="narrow">') == 4


def test_a_ladder(call: Call) -> None:
    text = page(call, "--ladder", "greedy,random", "--deals", "3", "--players", "3")
    assert "<h2>Rating ladder</h2>" in text
    assert text.count("<svg") == 8
    assert text.count("<table") == 3


def test_prices_are_told_where_paintings_are_sold(call: Call) -> None:
    asked = ("--seats", "greedy,random,random", "--deals", "2", "--html", "r.html")
    code, _, errors = call("arena", "modern-art", *asked, "--records", "games.jsonl")
    assert code == 0, errors
    text = Path("r.html").read_text(encoding="utf-8")
    assert "<h2>Prices by round and auction</h2>" in text
    assert "once around" in text
    lines = Path("games.jsonl").read_bytes().splitlines()
    found = prices(GAMES["modern-art"], map(read, lines))
    assert {price.round for price in found} == {1, 2, 3, 4}
    assert all(price.sales > 0 and price.price >= 0 for price in found)
    assert max(price.price for price in found) < 200
    assert "double" not in {price.auction for price in found}, "MA-D3: no auction, no price"


def test_a_name_cannot_break_the_page(call: Call, tmp_path: Path) -> None:
    bot = "class Mine:\n    def choose(self, view, choices, chance):\n" \
          "        c = next(c for c in choices.cards if c.places)\n" \
          "        return c.action(c.places[0])\n"  # fmt: skip
    (tmp_path / "<b>&.py").write_text(bot, encoding="utf-8")
    text = page(call, "--seats", "./<b>&.py:Mine,random", "--deals", "2")
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;.py:Mine" in text


def test_without_the_extra_the_report_says_so(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.pages.page.find_spec", lambda name: None)
    text = page(call, "--seats", "greedy,random", "--deals", "2")
    assert "<svg" not in text
    assert "pip install &quot;vernissage[plots]&quot;" in text
    assert "<table>" in text
