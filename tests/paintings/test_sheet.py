"""`vernissage paintings`: one picture, or a contact sheet."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from vernissage.cli.paintings import paintings
from vernissage.core.refusals import Invalid
from vernissage.paintings import ids, paint
from vernissage.paintings import sheet as sheets
from vernissage.paintings.painter import PictureError


def test_one_picture_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert paintings("musee/23", svg=True) == 0
    assert capsys.readouterr().out == paint("musee", "23") + "\n"


def test_an_unknown_picture_is_refused_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert paintings("musee/61", svg=True) == 2
    said = capsys.readouterr().err
    assert "musee/61" in said
    assert "art-society" in said


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"svg": True, "sheet": Path("out.html")}, "Leave out --svg or --sheet."),
        ({"deck": "covers"}, "Leave out the picture or --deck."),
    ],
)
def test_what_excludes_each_other_is_refused(
    given: dict[str, Any], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Invalid, match=why):
        paintings("musee/23", **given)
    assert list(tmp_path.iterdir()) == []


def test_svg_needs_a_picture() -> None:
    with pytest.raises(Invalid, match="Name one"):
        paintings(svg=True)


@pytest.mark.parametrize("size", [(0, None), (-1, None), (10, 0), (float("nan"), None)])
def test_a_size_that_no_picture_has_is_refused(size: tuple[float, float | None]) -> None:
    with pytest.raises(PictureError, match="Give numbers above 0"):
        paint("musee", "23", *size)


def test_nothing_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert paintings(lang="de") == 2
    assert "--sheet" in capsys.readouterr().err


def test_a_sheet_of_one_deck(tmp_path: Path) -> None:
    target = tmp_path / "out.html"
    assert paintings(sheet=target, deck="tokens") == 0
    text = target.read_text(encoding="utf-8")
    assert text.count("<svg ") == len(ids("tokens"))


def test_a_sheet_of_an_unknown_deck_or_kind_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert paintings(sheet=tmp_path / "out.html", deck="chess") == 2
    assert "chess" in capsys.readouterr().err
    assert paintings(sheet=tmp_path / "out.gif", deck="covers") == 2
    assert ".html" in capsys.readouterr().err


def test_without_a_browser_a_png_is_refused_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VERNISSAGE_BROWSER", str(tmp_path / "none"))
    assert paintings(sheet=tmp_path / "out.png", deck="covers") == 2
    assert "VERNISSAGE_BROWSER" in capsys.readouterr().err


def test_a_browser_that_writes_nothing_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sheets, "browser", lambda language: "true")
    assert paintings(sheet=tmp_path / "out.png", deck="covers") == 2
    assert "out.png" in capsys.readouterr().err


def test_a_png_sheet_where_there_is_a_browser(tmp_path: Path) -> None:
    try:
        sheets.browser()
    except sheets.SheetError:
        pytest.skip("no browser is installed")
    target = tmp_path / "out.png"
    sheets.write_sheet(target, ("covers",))
    assert target.read_bytes().startswith(b"\x89PNG")


def test_one_picture_on_a_page_of_its_own(tmp_path: Path) -> None:
    target = tmp_path / "hero.html"
    assert paintings("covers/hero", sheet=target) == 0
    assert paint("covers", "hero") in target.read_text(encoding="utf-8")


def test_the_page_of_colour_vision_is_written_like_a_deck(tmp_path: Path) -> None:
    target = tmp_path / "vision.html"
    assert paintings(sheet=target, deck="vision") == 0
    assert "feColorMatrix" in target.read_text(encoding="utf-8")


def test_the_page_of_colour_vision_keeps_filters_out_of_the_pictures() -> None:
    page = sheets.vision()
    assert page.count("<filter ") == len(sheets.EYES)
    first = page.index("<main")
    assert "<filter" not in page[first:]


def test_pages_hold_whole_pictures() -> None:
    page = sheets.sheet(("covers",), "pl")
    body = page[page.index("<main>") + 6 : page.index("</main>")]
    root = ElementTree.fromstring(f"<all>{body}</all>")
    assert len(root) == len(ids("covers"))
