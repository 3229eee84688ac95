"""Law 8: every record ever published in this repository replays for ever."""

from pathlib import Path

import msgspec
import pytest

from vernissage.core.records import decode, encode, verify
from vernissage.core.refusals import Illegal, Invalid
from vernissage.games import GAMES, game_called

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_published_record_replays(file: Path) -> None:
    for line in file.read_bytes().splitlines():
        record = decode(line)
        verify(game_called(record.game), record)
        assert encode(record) == line


def test_every_game_has_published_records() -> None:
    games = {decode(file.read_bytes().splitlines()[0]).game for file in FILES}
    assert games == set(GAMES)


def first_record(name: str) -> bytes:
    return (FOLDER / name).read_bytes().splitlines()[0]


def test_a_tampered_action_is_refused_with_its_number_and_rule() -> None:
    record = decode(first_record("musee-2.jsonl"))
    actions = (*record.actions[:4], record.actions[0], *record.actions[5:])
    with pytest.raises(Illegal) as refused:
        verify(GAMES["musee"], msgspec.structs.replace(record, actions=actions))
    assert refused.value.where == [("where-action", {"number": 5})]
    assert refused.value.rule == "MU-T1"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"result": None}, "result-missing"),
        ({"actions": ()}, "result-too-early"),
        ({"seats": ("greedy",)}, "wrong-seats"),
        ({"options": {}}, "no-players"),
        ({"game": "chess"}, "other-game"),
        ({"setup": {"deck": []}}, "not-a-record"),
    ],
)
def test_a_broken_record_is_refused(change: dict[str, object], code: str) -> None:
    record = decode(first_record("musee-2.jsonl"))
    with pytest.raises(Invalid) as refused:
        verify(GAMES["musee"], msgspec.structs.replace(record, **change))
    assert refused.value.code == code


def test_a_false_result_is_refused_with_the_true_one() -> None:
    record = decode(first_record("musee-2.jsonl"))
    assert record.result is not None
    false = msgspec.structs.replace(record.result, scores=(99, 98))
    with pytest.raises(Invalid) as refused:
        verify(GAMES["musee"], msgspec.structs.replace(record, result=false))
    assert refused.value.code == "result-differs"
    assert refused.value.arguments["truth"] == str(list(record.result.scores)).replace(" ", "")


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (b"", "broken-json"),
        (b'{"format":', "broken-json"),
        (b"\xff\xfe", "not-utf-8"),
        (b"[]", "not-a-record"),
        (b'{"format":"vernissage-record/1"}', "not-a-record"),
        (b'{"format":"vernissage-record/2"}', "newer-format"),
        (b'{"format":"vernissage-record/0"}', "foreign-format"),
        (b'{"format":"pgn"}', "foreign-format"),
    ],
)
def test_what_is_no_record_is_refused(document: bytes, code: str) -> None:
    with pytest.raises(Invalid) as refused:
        decode(document)
    assert refused.value.code == code
