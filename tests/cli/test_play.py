"""Playing, leaving, resuming and replaying, through a pipe and in a real terminal."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.run import run, run_apart
from tests.cli.screen import Screen
from vernissage.core.records import decode, verify
from vernissage.games import GAMES
from vernissage.tables.playing import play

RECORDS = Path(__file__).parent.parent / "records" / "musee-2.jsonl"
SEED_5 = ("play", "musee", "--seed", "5")


def test_a_game_is_left_and_resumed(tmp_path: Path) -> None:
    code, output, _ = run_apart(*SEED_5, home=tmp_path, said="hint\nhang 99 T1\nhang 12 T1\nquit\n")
    assert code == 0
    assert "Played out from here, you win" in output
    assert "hang 99 T1: this is not a move of Musée." in output
    listed = run("resume", "--list", home=tmp_path)[1]
    assert re.fullmatch(
        r"musee-5  \d{4}-\d\d-\d\d \d\d:\d\d  Musée, moves so far: 2, against casual\n", listed
    )
    code, output, _ = run("resume", home=tmp_path, said="quit\n")
    assert code == 0
    assert "12≈" in output or "12 ≈" in output


def test_a_saved_game_tells_no_card_but_those_hung(tmp_path: Path) -> None:
    run(*SEED_5, home=tmp_path, said="quit\n")
    saved = (tmp_path / "vernissage" / "games" / "musee-5.json").read_text(encoding="utf-8")
    assert "deck" not in saved
    assert "hand" not in saved


def test_a_finished_game_is_kept_as_a_record(tmp_path: Path) -> None:
    musee = GAMES["musee"]
    played = play(musee, musee.options(players=2), ["greedy", "greedy"], seed=5)
    mine = [action[2:] for action in played.actions if action.startswith("0 ")]
    code, output, _ = run(*SEED_5, "--seats", "you,greedy", home=tmp_path, said="\n".join(mine))
    assert code == 0
    assert "The game is over" in output
    kept = tmp_path / "vernissage" / "records" / "musee-0001.json"
    record = decode(kept.read_bytes())
    assert verify(musee, record).over
    assert record.actions == played.actions
    assert run("resume", home=tmp_path)[0] == 2


def test_a_broken_save_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "vernissage" / "games" / "musee-1.json"
    file.parent.mkdir(parents=True)
    file.write_text("{", encoding="utf-8")
    code, _, errors = run("resume", home=tmp_path)
    assert code == 2
    assert "the saved game cannot be read" in errors
    assert file.read_text(encoding="utf-8") == "{"


def test_a_replay_shows_a_seat_only_what_it_saw(tmp_path: Path) -> None:
    code, all_hands, _ = run("replay", str(RECORDS), "--at", "1", home=tmp_path)
    assert code == 0
    deck = decode(RECORDS.read_bytes().splitlines()[0]).setup["deck"]
    assert all(f"[{number:>2} " in all_hands for number in deck[:10])
    _, one_hand, _ = run("replay", str(RECORDS), "--at", "1", "--as-seen-by", "1", home=tmp_path)
    assert all(f"[{number:>2} " in one_hand for number in deck[5:10])
    assert not any(f"[{number:>2} " in one_hand for number in deck[:5])


@pytest.mark.parametrize("game", ["modern-art", "art-society"])
def test_a_replay_for_a_seat_tells_no_secret_action_of_others(game: str, tmp_path: Path) -> None:
    """MA-O3, MA-H1, AS-B1: what others sealed or passed is not in the headline either."""
    folder = RECORDS.parent
    file = next(
        f for f in sorted(folder.glob(f"{game}-*.jsonl")) if b'"players":3' in f.read_bytes()
    )
    actions = decode(file.read_bytes().splitlines()[0]).actions
    secret = "seal" if game == "modern-art" else "bid"
    at, action = next(
        (number, text)
        for number, text in enumerate(actions, start=1)
        if text.split()[1] == secret and actions[number].split()[1] == secret
    )
    seat, _, notation = action.partition(" ")
    asked = ("replay", str(file), "--at", str(at), "--as-seen-by")
    _, theirs, _ = run(*asked, str((int(seat) + 1) % 3), home=tmp_path)
    assert notation not in theirs.splitlines()[0]
    assert notation.split()[1] not in theirs.splitlines()[0].partition(": ")[2]


def test_no_waiting_game_and_no_record_is_written_over(tmp_path: Path) -> None:
    run(*SEED_5, home=tmp_path, said="quit\n")
    run(*SEED_5, "--players", "3", home=tmp_path, said="quit\n")
    waiting = [line.split()[0] for line in run("resume", "--list", home=tmp_path)[1].splitlines()]
    assert sorted(waiting) == ["musee-5", "musee-5-2"]
    kept = tmp_path / "vernissage" / "records"
    kept.mkdir()
    (kept / "musee-0003.json").write_text("kept", encoding="utf-8")
    musee = GAMES["musee"]
    played = play(musee, musee.options(players=2), ["greedy", "greedy"], seed=5)
    mine = [action[2:] for action in played.actions if action.startswith("0 ")]
    run("resume", "musee-5", home=tmp_path, said="\n".join(mine))
    assert (kept / "musee-0003.json").read_text(encoding="utf-8") == "kept"
    assert (kept / "musee-0004.json").exists()


def test_keys_choose_a_card_and_a_place(tmp_path: Path) -> None:
    with Screen(tmp_path, *SEED_5) as screen:
        screen.until("hang 12 T1")
        screen.press("\x1b[C")
        screen.until("hang 22 T1")
        screen.press("\x1b[B")
        screen.until("hang 22 T2")
        screen.press("?")
        screen.until("you win")
        screen.press("hang 1 T1\r")
        screen.until("you do not hold 1.")
        screen.press("\r")
        screen.until("press Enter once more")
        screen.press("\x1b")
        screen.until("The game is saved.")
        assert screen.ended() == 0


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    with Screen(tmp_path, "replay", str(RECORDS)) as screen:
        screen.until("the deal")
        screen.press("\x1b[C")
        screen.until("Before action 2 of ")
        screen.press("q")
        assert screen.ended() == 0


def test_a_game_is_played_in_one_window_only(tmp_path: Path) -> None:
    """Two windows would each write over the other's moves."""
    with Screen(tmp_path, *SEED_5) as screen:
        screen.until("hang 12 T1")
        code, _, errors = run_apart("resume", home=tmp_path, said="hang 12 T1\nquit\n")
        assert code == 2
        assert "musee-5: this game is being played in another window." in errors
        screen.press("12 t1\r")
        screen.until("you: 12 at T1")
        screen.press("\x1b")
        assert screen.ended() == 0
    code, output, _ = run("resume", home=tmp_path, said="quit\n")
    assert code == 0
    assert "12≈" in output or "12 ≈" in output


def test_the_end_shows_the_final_position(tmp_path: Path) -> None:
    musee = GAMES["musee"]
    played = play(musee, musee.options(players=2), ["greedy", "greedy"], seed=5)
    mine = [action[2:] for action in played.actions if action.startswith("0 ")]
    _, output, _ = run(*SEED_5, "--seats", "you,greedy", home=tmp_path, said="\n".join(mine))
    end = output[output.rindex("Musée  ") :]
    number = mine[-1].split()[1]
    assert f"{number}" in end.partition("The game is over")[0]


@pytest.mark.parametrize(
    ("game", "question", "answers"),
    [
        ("modern-art", "AddOrDecline", ["decline"]),
        ("modern-art", "BidOrPass", ["pass_"]),
        ("modern-art", "BuyOrPass", ["buy", "pass_"]),
        ("modern-art", "RevealOrSkip", ["reveal", "skip"]),
        ("art-society", "Turn", ["end", "restore"]),
        ("art-society", "Decor", ["enough", "restore"]),
        ("art-society", "Settle", ["done", "rehang"]),
        ("musee", "KeepOrGive", ["keep", "give"]),
    ],
)
def test_every_plain_answer_is_a_method(game: str, question: str, answers: list[str]) -> None:
    module = import_module(f"vernissage.games.{game.replace('-', '_')}.choices")
    asked = getattr(module, question)
    for answer in answers:
        action = getattr(asked, answer)(None)
        assert GAMES[game].write(action) == answer.rstrip("_")
