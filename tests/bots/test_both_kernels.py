"""Law 3 for the bots: compiled and uncompiled, the same chance gives the same decisions."""

import pytest

from tests.apart import python


@pytest.mark.parametrize("game", ["musee", "art_society"])
def test_both_kernels_decide_alike(game: str) -> None:
    asked = ("-m", f"tests.bots.{game}.decisions")
    told, kernel = python(*asked, pure=True)
    assert kernel == "pure"
    assert python(*asked)[0] == told
