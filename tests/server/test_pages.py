"""The pages: one for all places of the client, files that browsers keep, squares for phones."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from tests.server.running import Server
from vernissage.server.pages import Pages

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
