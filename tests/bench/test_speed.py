"""The speed bench runs for real, for a moment, on our own games."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SPEED = Path(__file__).parents[2] / "bench" / "speed.py"
FIGURES = {"api", "kernel", "api_games", "kernel_games", "copy_ns", "playout_memory_mb"}


def speed(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SPEED), *arguments], capture_output=True, text=True)


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Any:
    target = tmp_path_factory.mktemp("bench") / "speed.json"
    quick = ("--seconds", "0.05", "--playouts", "200", "--only", "musee-2")
    done = speed(*quick, "--json", str(target))
    assert done.returncode == 0, done.stderr
    assert "musee-2" in done.stdout
    assert [file.name for file in target.parent.iterdir()] == ["speed.json"]
    return json.loads(target.read_text(encoding="utf-8"))


def test_the_file_has_the_promised_parts(measured: Any) -> None:
    assert set(measured) == {"games", "adapters", "peers", "noise", "machine"}
    assert set(measured["games"]) == {"musee-2"}
    assert measured["peers"] == {}
    assert set(measured["machine"]) == {"python", "cpus"}


def test_every_figure_of_a_game_is_there_and_makes_sense(measured: Any) -> None:
    figures = measured["games"]["musee-2"]
    assert set(figures) == FIGURES
    assert all(figures[name] > 0 for name in FIGURES - {"playout_memory_mb"})
    assert figures["playout_memory_mb"] >= 0
    assert figures["api"] > figures["api_games"]
    assert figures["kernel"] > figures["kernel_games"]


def test_every_adapter_is_measured(measured: Any) -> None:
    """Alone it has no peer beside it; the whole run has one for each."""
    kinds = {"pettingzoo", "vector", "openspiel", "openspiel-cards", "gymnasium"}
    assert set(measured["adapters"]) == {f"{kind}/musee-2" for kind in kinds}
    assert all(figures["api"] > 0 for figures in measured["adapters"].values())


def test_the_noise_is_told_for_every_repeated_measurement(measured: Any) -> None:
    noise = measured["noise"]
    assert noise["repeats"] == 3
    assert 0 <= noise["median"] <= noise["worst"]
    assert set(noise["spread"]["musee-2"]) == {"api", "kernel", "copy"}


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seconds", "soon"),
        ("--seconds", "0"),
        ("--seconds", "nan"),
        ("--playouts", "-3"),
        ("--only", "no-such-game"),
        ("--json", "no/such/folder/speed.json"),
        ("--json", "."),
        ("--nonsense",),
    ],
)
def test_bad_arguments_are_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    done = speed("--only", "musee-2", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("speed: ")


def test_a_refused_run_leaves_the_old_file_alone(tmp_path: Path) -> None:
    target = tmp_path / "speed.json"
    target.write_text("kept", encoding="utf-8")
    assert speed("--only", "no-such-game", "--json", str(target)).returncode == 2
    assert target.read_text(encoding="utf-8") == "kept"
