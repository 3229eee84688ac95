"""The client as an app: what installing it needs, and the mark on it when it is your turn."""

import struct

from playwright.sync_api import Browser

from tests.browser.visiting import visitor
from tests.server.running import Server


def test_the_manifest_has_all_that_an_installation_needs(server: Server) -> None:
    page = server.client.get("/").text
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    answer = server.client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["name"], manifest["display"]) == ("Vernissage", "standalone")
    assert server.client.get(manifest["start_url"]).status_code == 200
    sizes = set()
    for icon in manifest["icons"]:
        picture = server.client.get(icon["src"]).content
        width, height = struct.unpack(">II", picture[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        sizes.add((width, icon.get("purpose", "any")))
    assert sizes == {(192, "any"), (512, "any"), (512, "maskable")}


def test_title_and_icon_say_whose_turn_it_is(browser: Browser, server: Server) -> None:
    ola, jan = server.playing("Ola", "Jan")
    asked, waits = (ola, jan) if ola.legal()[1] else (jan, ola)
    href = "() => document.querySelector('link[rel=icon]').href.slice(0, 5)"
    with visitor(browser, server.url, "phone") as guest:
        guest.visit(f"/t/{asked.table}#{asked.token}")
        guest.page.wait_for_function(f"() => ({href})() === 'data:'")
        assert guest.page.title().startswith("● ")
        n, actions = asked.legal()
        asked.post("/actions", json={"cid": "a", "seen": n, "action": actions[0]})
        guest.page.wait_for_function(f"() => ({href})() === 'http:'")
        n, actions = waits.legal()
        waits.post("/actions", json={"cid": "b", "seen": n, "action": actions[0]})
        guest.page.wait_for_function(f"() => ({href})() === 'data:'")
        guest.visit("/")
        guest.page.wait_for_function(f"() => ({href})() === 'http:'")
        assert guest.complaints == []
