"""vernissage rules: one rule or all of them, as plain text where nobody sees colours."""

from pathlib import Path

from tests.cli.run import run


def test_one_rule_is_its_id_its_title_and_its_text(tmp_path: Path) -> None:
    _, told, _ = run("rules", "musee", "MU-C1", home=tmp_path)
    lines = told.strip().splitlines()
    assert lines[0] == "MU-C1  The paintings"
    assert lines[1].startswith("    There are 60 painting cards")


def test_all_rules_stand_under_their_chapters(tmp_path: Path) -> None:
    _, told, _ = run("rules", "musee", "--lang", "de", home=tmp_path)
    lines = told.splitlines()
    assert sum(line.startswith("MU-") for line in lines) > 20
    assert not any("[" in line for line in lines if line.startswith("MU-"))
