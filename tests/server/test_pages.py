"""The pages: one for all places of the client, files that browsers keep, squares for phones."""

import gzip
import re
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from tests.server.running import Server
from vernissage.server.pages import Pages
from vernissage.server.refusals import Denied

PAGE = "<!doctype html><title>Vernissage</title>"
SCRIPT = "console.log('vernissage');" * 100
SVG = "<svg xmlns='http://www.w3.org/2000/svg'>" + "<path d='M0 0'/>" * 100 + "</svg>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    files = {
        "index.html": PAGE,
        "assets/index-abc123.js": SCRIPT,
        "pictures/covers/musee.svg": SVG,
    }
    for name, text in files.items():
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "secret.txt").write_text("not for everybody")
    return tmp_path / "web"


def visitor(client: Path, public_url: str | None = None) -> TestClient:
    return TestClient(Starlette(routes=[Mount("/", Pages(public_url, client))]))


@pytest.mark.parametrize(
    "place",
    [
        "/",
        "/new",
        "/new/modern-art",
        "/rules",
        "/rules/art-society",
        "/t/AAAAAAAAAAAAAAAAAAAAAA",
        "/j/hvwkmt",
    ],
)
def test_every_place_of_the_client_is_the_same_page(built: Path, place: str) -> None:
    answer = visitor(built).get(place)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "running"), ("pl", "Działa"), ("de", "läuft"), ("fr, de;q=0.5, pl;q=0.9", "Działa")],
)
def test_the_page_of_a_server_without_a_client(tmp_path: Path, language: str, said: str) -> None:
    bare = visitor(tmp_path)
    for path in ("/", "/t/abc", "/j/ABCDEF"):
        page = bare.get(path, headers={"Accept-Language": language})
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert said in page.text


def test_a_reader_who_is_lost_gets_a_page_and_a_program_a_refusal(built: Path) -> None:
    lost = visitor(built).get("/nowhere/at/all", headers={"Accept": "text/html,*/*"})
    assert (lost.status_code, lost.text) == (404, PAGE)
    program = visitor(built).get("/nowhere/at/all")
    assert program.status_code == 404
    assert program.text != PAGE
    api = visitor(built).get("/api/v9", headers={"Accept": "text/html"})
    assert api.text != PAGE


def test_what_has_a_name_of_its_own_is_kept_for_ever(built: Path) -> None:
    answer = visitor(built).get("/assets/index-abc123.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_pictures_are_kept_for_days(built: Path) -> None:
    answer = visitor(built).get("/pictures/covers/musee.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"].startswith("public, max-age=86400")


def test_files_are_packed_for_those_who_can_unpack(built: Path) -> None:
    with visitor(built).stream("GET", "/assets/index-abc123.js") as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(packed.iter_raw())).decode() == SCRIPT
    plain = visitor(built).get("/assets/index-abc123.js", headers={"Accept-Encoding": ""})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert plain.headers["vary"] == "Accept-Encoding"


def test_what_has_not_changed_is_not_sent_again(built: Path) -> None:
    client = visitor(built)
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    (built / "index.html").write_text(PAGE + "<p>new</p>")
    assert client.get("/", headers={"If-None-Match": tag}).status_code == 200


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/a%00b", "/assets"])
def test_nothing_outside_the_folder_is_a_file(built: Path, path: str) -> None:
    answer = visitor(built).get(path)
    assert answer.status_code == 404
    assert "everybody" not in answer.text


def test_pages_are_only_read(built: Path) -> None:
    assert visitor(built).post("/").status_code == 405
    assert visitor(built).head("/").status_code == 200


def test_the_square_of_an_invitation_leads_to_the_public_url(built: Path) -> None:
    public = visitor(built, "https://play.example").get("/qr/HVWKMT.svg")
    assert public.status_code == 200
    assert public.headers["content-type"] == "image/svg+xml"
    assert public.text.startswith("<svg")
    assert "style=" not in public.text
    assert public.text != visitor(built).get("/qr/HVWKMT.svg").text
    assert public.text == visitor(built, "https://play.example/").get("/qr/hvwkmt.svg").text


@pytest.mark.parametrize("path", ["/qr/HVWKM.svg", "/qr/HVWKMI.svg", "/qr/HVWKMT", "/qr/x/y.svg"])
def test_no_square_without_a_code(built: Path, path: str) -> None:
    assert visitor(built).get(path).status_code == 404


def test_pages_carry_the_strict_headers(server: Server) -> None:
    for path in ("/", "/qr/HVWKMT.svg"):
        headers = server.client.get(path).headers
        assert "style-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


SEATS = [
    {"seat": 0, "occupant": "person", "name": 'O"la <b>', "here": True, "away": "wait"},
    {"seat": 1, "occupant": "bot:club", "name": None, "here": True, "away": "wait"},
    {"seat": 2, "occupant": "open", "name": None, "here": False, "away": "wait"},
]
TABLE_ID = "AAAAAAAAAAAAAAAAAAAAAA"


def told_of(built: Path, path: str, status: str, language: str = "en") -> str:
    """The page of a link, where there is one table in this state."""
    table = {
        "table": TABLE_ID,
        "game": "modern-art",
        "options": {"players": 3},
        "status": status,
        "pace": "relaxed",
        "host": 0,
        "spectators": True,
        "hints": True,
        "seats": SEATS,
        "commitment": "",
    }

    async def look(name: str, token: str | None) -> bytes:
        if name != TABLE_ID:
            raise Denied(name, "no-such-table")
        return msgspec.json.encode(table)

    (built / "index.html").write_text("<html><head><title>V</title></head></html>")
    pages = Pages("https://art.example", built, look)
    client = TestClient(Starlette(routes=[Mount("/", pages)]))
    answer = client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        (f"/t/{TABLE_ID}", "waiting", "1 seat is free"),
        (f"/t/{TABLE_ID}", "playing", "being played"),
        (f"/r/{TABLE_ID}", "over", "move by move"),
        (f"/r/{TABLE_ID}?at=142&eye=2", "over", "action 142"),
        (f"/r/{TABLE_ID}?at=x", "over", "The game is over"),
        (f"/r/{TABLE_ID}?at=142", "playing", "being played"),
    ],
)
def test_a_link_shows_its_game_its_people_and_its_cover(
    built: Path, path: str, status: str, said: str
) -> None:
    page = told_of(built, path, status)
    tags = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page))
    assert tags["og:title"] == "Modern Art: O&quot;la &lt;b&gt;, Bot Hugo"
    assert said in tags["og:description"]
    assert tags["og:image"] == "https://art.example/previews/modern-art.jpg"
    assert tags["og:url"].startswith(f"https://art.example{path.partition('?')[0]}")
    assert page.index("og:title") < page.index("</head>")


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        ("", ""),
        ("?at=142", "?at=142"),
        ("?at=142&eye=2", "?at=142&amp;eye=2"),
        ("?at=142&eye=all&fbclid=x", "?at=142&amp;eye=all"),
        ("?at=142&eye=<b>", "?at=142"),
        ("?at=x", ""),
    ],
)
def test_who_follows_a_preview_comes_to_the_same_moment(built: Path, asked: str, kept: str) -> None:
    page = told_of(built, f"/r/{TABLE_ID}{asked}", "over")
    assert f'"og:url" content="https://art.example/r/{TABLE_ID}{kept}"' in page


def test_previews_speak_the_language_of_who_asks(built: Path) -> None:
    assert "miejsce jest wolne" in told_of(built, f"/t/{TABLE_ID}", "waiting", "pl")
    assert "Platz ist frei" in told_of(built, f"/t/{TABLE_ID}", "waiting", "de")


def test_a_link_to_nothing_has_no_preview(built: Path) -> None:
    assert "og:" not in told_of(built, "/t/BBBBBBBBBBBBBBBBBBBBBB", "waiting")
    assert "og:" not in told_of(built, "/rules", "waiting")
