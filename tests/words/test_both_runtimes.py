"""The browser and the terminal say the same: every message, filled in every way."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.browser.chromium import with_node
from tests.words.messages import arguments, files, texts
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words

SCRIPT = Path(__file__).with_name("formatted.mjs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_the_same_in_both(language: str) -> None:
    asked = [(name, args) for name, text in texts(language).items() for args in arguments(text)]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files(language).values())
    said = subprocess.run(
        ["node", str(SCRIPT)],
        input=json.dumps({"language": language, "source": source, "asked": asked}),
        env=with_node(),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    say = words(language)
    assert json.loads(said.stdout) == [say(name, **args) for name, args in asked]
