"""Documents of a wrong form: our sentence in the reader's language, never the decoder's English."""

import msgspec
import pytest

from vernissage.core.languages import LANGUAGES
from vernissage.core.misfits import misfit
from vernissage.core.words import words


class Part(msgspec.Struct):
    numbers: list[float]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    count: int = 0
    sure: bool = False
    part: Part | None = None


CASES = [
    (b"{}", "“name” is missing"),
    (b'{"name": "x", "z": 1}', "“z” is unknown here"),
    (b'{"name": 3}', "“name” should be a text"),
    (b'{"name": "x", "count": "2"}', "“count” should be a whole number"),
    (b'{"name": "x", "sure": 1}', "“sure” should be true or false"),
    (b'{"name": "x", "part": []}', "“part” should be an object"),
    (b'{"name": "x", "part": {"numbers": 1}}', "“part.numbers” should be a list"),
    (b'{"name": "x", "part": {"numbers": [1, "a"]}}', "“part.numbers[1]” should be a number"),
    (b"[]", "“JSON” should be an object"),
    (b'{"name"', "it breaks off"),
    (b"", "it breaks off"),
    (b"a record", "near byte 1 it is no JSON"),
    (b'{"name": "x"}}', "near byte 15 it is no JSON"),
]


def refused(document: bytes) -> msgspec.DecodeError:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(document, type=Form)
    return caught.value


@pytest.mark.parametrize(("document", "said"), CASES)
def test_what_is_wrong_is_said(document: bytes, said: str) -> None:
    assert words("en")("misfit", **misfit(refused(document))) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_decoder_is_repeated(language: str) -> None:
    for document, _ in CASES:
        error = refused(document)
        told = words(language)("misfit", **misfit(error))
        assert told
        for word in ("Expected", "Object", "required", "malformed", "truncated", "got"):
            assert word not in told, (told, error)


def test_a_name_from_a_file_is_cut_and_harmless() -> None:
    told = misfit(refused(b'{"name": "x", "' + b"z" * 5000 + b'\\u001b[2J": 1}'))
    assert len(told["field"]) <= 61
    assert "\x1b" not in told["field"]
