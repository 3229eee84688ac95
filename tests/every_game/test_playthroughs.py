"""Law 11: every golden playthrough plays as it did; `make playthroughs` after a rule change."""

import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_playthrough_is_unchanged(case: Case) -> None:
    golden = (FOLDER / f"{case.name}.txt").read_text(encoding="utf-8")
    assert playthrough(case).splitlines() == golden.splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {case.name for case in CASES}
