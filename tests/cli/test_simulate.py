"""vernissage simulate and verify: the same games, whoever plays them and in how many processes."""

from itertools import pairwise
from pathlib import Path

from tests.cli.run import run
from vernissage.core.records import decode

BOT = '''
class Mine:
    """Hangs its first card in its first place."""

    def choose(self, view, choices, chance):
        card = next(card for card in choices.cards if card.places)
        return card.action(card.places[0])


class Talker:
    def choose(self, view, choices, chance):
        card = next(card for card in choices.cards if card.places)
        letter = {"top": "T", "middle": "M", "bottom": "B"}[card.places[0].gallery]
        return f"hang {card.number} {letter}{card.places[0].column}"


class Cheat:
    def choose(self, view, choices, chance):
        return "hang 60 T1"


class Broken:
    def choose(self, view, choices, chance):
        return 1 // 0
'''


def simulate(home: Path, name: str, *arguments: str) -> bytes:
    code, _, errors = run("simulate", "musee", *arguments, "--out", name, home=home)
    assert code == 0, errors
    return (home / name).read_bytes()


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    asked = ("--players", "3", "--games", "20", "--seats", "greedy,random,random")
    alone = simulate(tmp_path, "one.jsonl", *asked)
    together = simulate(tmp_path, "two.jsonl", *asked, "--workers", "2")
    assert alone == together
    assert alone.count(b"\n") == 20


def test_the_seats_say_how_many_play(tmp_path: Path) -> None:
    asked = ("--games", "2", "--seats", "greedy,random,random")
    assert simulate(tmp_path, "three.jsonl", *asked) == simulate(
        tmp_path, "said.jsonl", *asked, "--players", "3"
    )


def test_what_is_simulated_verifies(tmp_path: Path) -> None:
    simulate(tmp_path, "games.jsonl", "--players", "4", "--games", "5")
    code, output, _ = run("verify", "games.jsonl", home=tmp_path)
    assert code == 0
    assert output.startswith("5 records replayed")


def test_without_a_file_the_records_go_to_the_output(tmp_path: Path) -> None:
    code, output, _ = run("simulate", "musee", "--games", "2", "--seed", "9", home=tmp_path)
    assert code == 0
    assert [decode(line.encode()).seed for line in output.splitlines()] == [9, 10]


def test_a_match_is_played_until_it_is_won(tmp_path: Path) -> None:
    """MU-X1, MU-S2: the loser starts the next game."""
    lines = simulate(tmp_path, "m.jsonl", "--match", "--games", "3").splitlines()
    records = [decode(line) for line in lines]
    for before, after in pairwise(records):
        assert before.result is not None
        assert after.match is not None
        if after.match.game > 1:
            losers = [s for s in range(2) if s not in before.result.winners]
            assert after.setup["first"] == (losers[0] if losers else 0)


def test_a_users_own_bot_plays(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(BOT, encoding="utf-8")
    mine = simulate(tmp_path, "a.jsonl", "--seats", "./mybot.py:Mine,random", "--games", "2")
    talk = simulate(tmp_path, "b.jsonl", "--seats", "./mybot.py:Talker,random", "--games", "2")
    assert mine.replace(b"Mine", b"Talker") == talk


def test_a_cheating_or_broken_bot_is_told_off_by_name(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(BOT, encoding="utf-8")
    for name, reason in (("Cheat", "you do not hold 60"), ("Broken", "ZeroDivisionError")):
        seats = f"random,./mybot.py:{name}"
        code, _, errors = run("simulate", "musee", "--seats", seats, home=tmp_path)
        assert code == 2
        assert f"./mybot.py:{name}" in errors
        assert reason in errors
        assert errors.count("\n") == 1
