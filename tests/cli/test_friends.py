"""The terminal at a table with friends: what stays on the screen when the game is over."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from vernissage.cli import friends
from vernissage.cli.play import final_position
from vernissage.core import records
from vernissage.games import GAMES

RECORDS = Path(__file__).parents[1] / "records"


class OverElsewhere:
    """A table on a server whose game is over, as the seat there knows it."""

    def __init__(self, document: bytes, number: int) -> None:
        self.document = document
        self.people = [number]
        self.found = records.decode(document)
        self.game = GAMES[self.found.game]
        self.names = ["Ola", "Jan", "Ewa", "Max", "Ida"][: self.found.options["players"]]

    def record(self) -> bytes:
        return self.document


@pytest.mark.parametrize("name", ["musee-2", "modern-art-4", "art-society-3"])
def test_the_final_position_is_shown(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("vernissage.cli.screen.play_in_terminal", lambda place: True)
    place: Any = OverElsewhere((RECORDS / f"{name}.jsonl").read_bytes().splitlines()[0], 1)
    console = Console(width=100, record=True, file=StringIO())
    friends._play(console, place)
    shown = console.export_text()
    drawing = Console(width=100, record=True, file=StringIO())
    last = records.replay(place.game, place.found)
    drawing.print(final_position(place, last, 100))
    position = drawing.export_text()
    assert len(position.split()) > 20
    assert position in shown
    assert shown.index(position) < shown.index("Ola", shown.index(position) + len(position))
    assert list(tmp_path.rglob("*.json*"))
