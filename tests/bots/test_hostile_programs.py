"""Programs that would break the run if they could, and what one is told: what its seat may know."""

import os
import sys
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.worlds import REDEAL
from tests.research.games import after, positions
from vernissage.bots.program import ProgramBot
from vernissage.core.chance import Generator
from vernissage.core.contract import State
from vernissage.games import GAMES
from vernissage.tables.playing import Lost, play

MUSEE = GAMES["musee"]

HEAD = "import os, sys, time\nlegal = []\n"
TALKS = (
    HEAD + "for line in sys.stdin:\n"
    "    word, _, rest = line.strip().partition(' ')\n"
    "    if word == 'vernissage': print('ready', flush=True)\n"
    "    if word == 'legal': legal = rest.split(' | ')\n"
    "    if word == 'go':\n        "
)
HOSTILE = {
    "dies at the start": (HEAD + "sys.exit('no model')", "no model"),
    "is killed": (TALKS + "os.kill(os.getpid(), 9)", "it ended (-9)"),
    "closes its input": (HEAD + "print('ready', flush=True); os.close(0); time.sleep(60)", "0.3 s"),
    "closes its output": (TALKS + "os.close(1); time.sleep(60)", "closed its standard output"),
    "never reads": (HEAD + "print('ready', flush=True); time.sleep(60)", "0.3 s"),
    "floods its errors": (TALKS + "while True: print('y' * 999, file=sys.stderr)", "0.3 s"),
    "writes one endless line": (TALKS + "while True: sys.stdout.write('x' * 999)", "0.3 s"),
    "plays right, but late": (
        TALKS + "time.sleep(1); print('play', legal[0], flush=True)",
        "0.3 s",
    ),
    "plays nothing": (TALKS + "print('play', flush=True)", "not a move"),
    "plays bytes": (TALKS + "os.write(1, b'play \\xff\\x00\\x1b[2J\\n')", "not a move"),
}


def with_program(command: str, seconds: str = "20") -> tuple[str, Lost]:
    """How the record names the program after a game, and what became of it."""
    lost = Lost()
    seats = [f"exec:{command}@{seconds}s", "random"]
    record = play(MUSEE, MUSEE.options(players=2), seats, seed=1, lost=lost)
    assert record.result is not None
    return (record.seats or ("",))[0], lost


@pytest.mark.parametrize(("source", "why"), HOSTILE.values(), ids=HOSTILE)
def test_it_loses_its_seat_and_the_game_goes_on(source: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    name, lost = with_program(f"{sys.executable} {file}", "0.3" if why == "0.3 s" else "20")
    assert name.endswith(" > random")
    assert len(lost) == 1
    assert why in lost[0][1]
    assert lost[0][1].isprintable()


@pytest.mark.parametrize("what", ["a file without permission", "a folder", "nothing", "no program"])
def test_what_cannot_be_started_loses_its_seat(what: str, tmp_path: Path) -> None:
    place = tmp_path / "bot"
    if what == "a folder":
        place.mkdir()
    elif what != "nothing":
        place.write_text("#!/no/such/program\n", encoding="utf-8")
        place.chmod(0o755 if what == "no program" else 0o644)
    name, lost = with_program(str(place))
    assert name.endswith(" > random")
    assert "cannot be started" in lost[0][1]


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note, file = tmp_path / "child", tmp_path / "bot.py"
    leaves = f"child = os.fork()\n        if child: open({str(note)!r}, 'w').write(str(child))"
    file.write_text(f"{TALKS}{leaves}\n        else: time.sleep(60)\n        os._exit(0)\n")
    with_program(f"{sys.executable} {file}")
    deadline = monotonic() + 60
    while is_alive(int(note.read_text(encoding="utf-8"))) and monotonic() < deadline:
        pass
    assert not is_alive(int(note.read_text(encoding="utf-8")))


def is_alive(process: int) -> bool:
    """Running, and not only waiting for its parent to hear that it has ended."""
    try:
        os.kill(process, 0)
        stat = Path(f"/proc/{process}/stat")
        return not stat.exists() or stat.read_text(encoding="utf-8").split()[2] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


NOTING = """echo "words true"
while read -r line; do
  printf '%s\\n' "$line" >> "$1"
  case "$line" in
    vernissage*) echo ready ;;
    legal*) first=${line#legal }; first=${first%% | *} ;;
    go*) echo "play $first" ;;
    quit) exit ;;
  esac
done
"""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_two_worlds_are_told_alike(case: Case, tmp_path: Path) -> None:
    """Law 5 for every byte on its standard input: re-deal what the seat cannot know."""
    script = tmp_path / "noting.sh"
    script.write_text(NOTING, encoding="utf-8")
    setup, chance = case.game.deal(case.options, 4), Random(case.name)
    played = list(positions(case, seed=4))[:-1]
    differ = 0
    for at in chance.sample(range(len(played)), 3):
        past = played[at][1]
        true = after(case, setup, past)
        seat = chance.choice(true.to_act())
        other = REDEAL[case.game.name](case.options, setup, past, seat, at)
        differ += other != setup
        heard = [
            told(case, after(case, world, past), seat, script, tmp_path / f"{at}-{name}")
            for name, world in (("true", setup), ("other", other))
        ]
        assert heard[0] == heard[1]
        assert b"\nwords " in heard[0]
    assert differ


def told(case: Case, state: State, seat: int, script: Path, note: Path) -> bytes:
    """All that a program hears that is asked once, and plays the first legal move."""
    game = case.game
    bot = ProgramBot(game.name, f"sh {script} {note}")
    move = bot.choose(game.view(state, seat), game.choices(state, seat), Generator(1))
    assert game.parse(move) == state.legal(seat)[0]
    return note.read_bytes()
