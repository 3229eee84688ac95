"""`vernissage play --at LINK`: the terminal at a table on a real server."""

from pathlib import Path

import pytest

from tests.server.running import Server
from vernissage.cli.elsewhere import Elsewhere
from vernissage.cli.friends import play_at
from vernissage.cli.language import SAY
from vernissage.core import records
from vernissage.games import GAMES


def answer_everything(place: Elsewhere) -> bool:
    """Instead of a screen: the first card in its first place, until the game is over."""
    while not place.over:
        if place.asked() is not None:
            cards = place.choices(place.number).cards
            card = next(card for card in cards if card.places)
            place.act(place.number, card.action(card.places[0]))
    return True


def test_who_has_played_sees_the_table_as_it_was_left_and_keeps_the_record(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("vernissage.cli.friends.has_a_screen", lambda: True)
    monkeypatch.setattr("vernissage.cli.screen.play_in_terminal", answer_everything)
    (ola,) = server.playing("Ola", seats=["open", "bot:novice"])

    play_at(f"{server.url}t/{ola.table}#{ola.token}", None)

    (kept,) = tmp_path.rglob("musee-*.json")
    record = records.decode(kept.read_bytes())
    *_, last = records.states(GAMES["musee"], record)
    board, _, told = capsys.readouterr().out.partition(SAY("table-result"))
    hung = {str(number) for number in last.paintings if number}  # type: ignore[attr-defined]
    assert hung <= set("".join(c if c.isdigit() else " " for c in board).split())
    assert all(str(score) in told for score in last.scores())
