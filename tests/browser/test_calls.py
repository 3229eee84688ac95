"""“Tell me when it is my turn”: at tables by days, where the server can.

Headless Chromium has neither a push service nor a place for notifications, so both are played
here. The browser registers the service worker; what the server sends comes from a push service on
this machine and is handed to the worker's own code on a stage, where it can be watched.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import Size, Visitor, context, visitor, visitor_in
from tests.server.days import by_days, eventually, on, turn_over
from tests.server.push_service import Browser as Device
from tests.server.push_service import Service, push_service
from tests.server.running import Seat, Server, running
from vernissage.core.words import words

PAGE = """({ p256dh, auth, endpoint }) => {
  const bytes = (text) => {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
  };
  const device = (key) => ({
    endpoint,
    options: { applicationServerKey: bytes(key) },
    getKey: (name) => bytes(name === "p256dh" ? p256dh : auth),
    unsubscribe: async () => (localStorage.removeItem("device"), true),
  });
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem("device");
    return key ? device(key) : null;
  };
  PushManager.prototype.subscribe = async (options) => {
    if (Notification.permission !== "granted" || !options.userVisibleOnly) throw new Error("no");
    localStorage.setItem("device", options.applicationServerKey);
    return device(options.applicationServerKey);
  };
  Object.defineProperty(Notification, "permission", {
    get: () => localStorage.getItem("permission") ?? "default",
  });
  Notification.requestPermission = async () => {
    if (!navigator.userActivation.isActive) throw new Error("nobody has pressed anything");
    localStorage.setItem("permission", "granted");
    return "granted";
  };
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [
    { close: () => localStorage.setItem("hushed", tag) },
  ];
}"""
STAGE = """async (messages) => {
  const heard = {};
  const shown = new Map();
  let opened = null;
  const self = {
    addEventListener: (name, does) => { heard[name] = does; },
    skipWaiting: async () => {},
    clients: {
      claim: async () => {},
      matchAll: async () => [],
      openWindow: async (path) => { opened = path; },
    },
    registration: {
      showNotification: async (title, options) => {
        const close = () => shown.delete(options.tag);
        shown.set(options.tag, { title, ...options, close });
      },
      getNotifications: async () => [...shown.values()],
    },
  };
  %s
  const happens = async (name, more) => {
    let work = null;
    heard[name]({ ...more, waitUntil: (promise) => { work = promise; } });
    await work;
  };
  for (const text of messages) await happens("push", { data: { json: () => JSON.parse(text) } });
  const told = [...shown.values()].map(({ close, ...rest }) => rest);
  const [notification] = shown.values();
  await happens("notificationclick", { notification });
  return { told, opened, left: shown.size };
}"""
"""The messages come in one after the other, then the first notification is pressed."""


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def calling(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Web Push is switched on."""
    home = tmp_path_factory.mktemp("calls")
    with running(home, "--testing", "--bots", "1", *on(service)) as found:
        yield found
        assert found.logged() == []


@contextmanager
def owner(
    browser: Browser, server: Server, device: Device, size: Size = "phone", lang: str = "en"
) -> Iterator[Visitor]:
    """Somebody whose browser may show notifications, as far as they have said so."""
    with context(browser, size, lang=lang) as found:
        given = json.dumps(device.subscription())
        found.add_init_script(f"({PAGE})({given})")
        yield visitor_in(found, server.url)


def open_menu(guest: Visitor, lang: str = "en") -> None:
    guest.page.get_by_role("button", name=words(lang)("web-menu")).first.click()


def switch(page: Page, lang: str = "en") -> Any:
    return page.get_by_role("checkbox", name=words(lang)("web-call"))


def brought(server: Server, page: Page, *messages: Any) -> dict[str, Any]:
    """What the service worker that the server hands out makes of messages of the push service."""
    worker = server.client.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    texts = [one if isinstance(one, str) else json.dumps(one) for one in messages]
    found: dict[str, Any] = page.evaluate(STAGE % worker.text, texts)
    return found


def called(guest: Visitor, seat: Seat, lang: str = "en") -> None:
    """Somebody opens the table and switches it on."""
    guest.visit(f"/t/{seat.table}#{seat.token}")
    open_menu(guest, lang)
    box = switch(guest.page, lang)
    expect(box).not_to_be_checked()
    box.check()
    guest.page.get_by_text(words(lang)("web-call-on")).first.wait_for()
    expect(box).to_be_checked()
    ready = (
        "navigator.serviceWorker.ready.then((found) => new URL(found.active.scriptURL).pathname)"
    )
    assert guest.page.evaluate(ready) == "/worker.js"


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_from_the_press_to_the_notification(
    browser: Browser, calling: Server, service: Service, lang: str
) -> None:
    asked, waits = by_days(calling)
    device = service.browser()
    with owner(browser, calling, device, lang=lang) as guest:
        page = guest.page
        called(guest, waits, lang)
        guest.check()
        guest.visit("/")
        eventually(lambda: not any(one["here"] for one in waits.get().json()["seats"]))
        turn_over(asked)
        eventually(lambda: len(service.to(device)) == 1)
        (letter,) = service.to(device)
        assert letter == {"table": waits.table, "lang": lang}
        found = brought(calling, guest.page, letter)
        (shown,) = found["told"]
        assert (shown["title"], shown["lang"]) == ("Vernissage", lang)
        assert shown["body"] == words(lang)("web-call-turn")
        assert calling.client.get(shown["icon"]).status_code == 200
        assert (found["opened"], found["left"]) == (f"/t/{waits.table}", 0)
        guest.visit(found["opened"])
        assert guest.wait_until_asked()
        eventually(lambda: page.evaluate("localStorage.getItem('hushed')") == f"turn/{waits.table}")
        assert guest.complaints == []


def test_several_turns_of_a_table_are_one_notification(
    browser: Browser, calling: Server, service: Service
) -> None:
    _, waits = by_days(calling)
    other, _ = by_days(calling)
    with owner(browser, calling, service.browser()) as guest:
        called(guest, waits)
        letters = [{"table": seat.table, "lang": "en"} for seat in (waits, other, waits, other)]
        found = brought(calling, guest.page, *letters)
        tags = [each["tag"] for each in found["told"]]
        assert tags == [f"turn/{waits.table}", f"turn/{other.table}"]
        assert guest.complaints == []


def test_what_cannot_be_read_is_shown_and_leads_home(
    browser: Browser, calling: Server, service: Service
) -> None:
    _, waits = by_days(calling)
    with owner(browser, calling, service.browser()) as guest:
        called(guest, waits)
        for strange in ("nonsense", {"table": "../../evil", "lang": "__proto__"}):
            found = brought(calling, guest.page, strange)
            assert [each["body"] for each in found["told"]] == [words("en")("web-call-turn")]
            assert found["opened"] == "/"


def test_switched_off_nothing_of_it_stays(
    browser: Browser, calling: Server, service: Service
) -> None:
    asked, waits = by_days(calling)
    device, control = service.browser(), service.browser()
    with owner(browser, calling, device) as guest:
        page = guest.page
        called(guest, waits)
        page.reload()
        open_menu(guest)
        expect(switch(page)).to_be_checked()
        with page.expect_response(lambda answer: answer.url.endswith("/push")):
            switch(page).uncheck()
        eventually(lambda: page.evaluate("localStorage.getItem('device')") is None)
        gone = "navigator.serviceWorker.getRegistration().then((found) => !found)"
        eventually(lambda: bool(page.evaluate(gone)))
        page.reload()
        open_menu(guest)
        expect(switch(page)).not_to_be_checked()
        assert guest.complaints == []
    waits.put("/push", json=control.subscription())
    turn_over(asked)
    eventually(lambda: len(service.to(control)) == 1)
    assert service.to(device) == []


def test_another_language_reaches_the_notification(
    browser: Browser, calling: Server, service: Service
) -> None:
    asked, waits = by_days(calling)
    device = service.browser()
    with owner(browser, calling, device) as guest:
        page = guest.page
        called(guest, waits)
        with page.expect_response(lambda answer: answer.url.endswith("/push")):
            page.get_by_role("radio", name="Polski").check()
        assert guest.complaints == []
    turn_over(asked)
    eventually(lambda: [each["lang"] for each in service.to(device)] == ["pl"])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_waiting_room_offers_it(
    browser: Browser, calling: Server, service: Service, size: Size
) -> None:
    ola, _ = calling.make("Ola", "Jan", pace="days")
    with owner(browser, calling, service.browser(), size) as guest:
        guest.visit(f"/t/{ola.table}#{ola.token}.0")
        switch(guest.page).check()
        guest.page.get_by_text(words("en")("web-call-on")).first.wait_for()
        guest.check()


def test_who_has_said_no_is_told_the_way_out(browser: Browser, calling: Server) -> None:
    _, waits = by_days(calling)
    with visitor(browser, calling.url, "phone") as guest:
        guest.page.add_init_script(
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
        )
        guest.visit(f"/t/{waits.table}#{waits.token}")
        open_menu(guest)
        guest.page.get_by_text(words("en")("web-call-denied")).wait_for()
        expect(switch(guest.page)).to_be_disabled()
        guest.check()


def test_who_says_no_now_stays_as_before(browser: Browser, calling: Server) -> None:
    _, waits = by_days(calling)
    with visitor(browser, calling.url, "phone") as guest:
        guest.page.add_init_script(
            "Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
            "Notification.requestPermission = async () => 'default'"
        )
        guest.visit(f"/t/{waits.table}#{waits.token}")
        open_menu(guest)
        switch(guest.page).click()
        guest.page.get_by_text(words("en")("web-call-not-allowed")).first.wait_for()
        expect(switch(guest.page)).not_to_be_checked()
        assert guest.complaints == []


def test_an_iphone_is_told_of_the_home_screen(browser: Browser, calling: Server) -> None:
    _, waits = by_days(calling)
    with visitor(browser, calling.url, "phone") as guest:
        guest.page.add_init_script(
            "delete window.PushManager;"
            "Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' })"
        )
        guest.visit(f"/t/{waits.table}#{waits.token}")
        open_menu(guest)
        guest.page.get_by_text(words("en")("web-call-install")).wait_for()
        expect(switch(guest.page)).to_be_disabled()


def test_nothing_of_it_is_shown_where_it_cannot_be(
    browser: Browser, server: Server, calling: Server
) -> None:
    """Switched off, at another pace, or for who only watches; and nobody is asked anything."""
    _, off = by_days(server)
    relaxed, _ = calling.playing("Ola", "Jan")
    _, days = by_days(calling)
    watching = Seat(calling.client, days.table, None)
    for house, seat in ((server, off), (calling, relaxed), (calling, watching)):
        with visitor(browser, house.url, "phone") as guest:
            guest.page.add_init_script("Notification.requestPermission = () => { throw 0; }")
            guest.visit(f"/t/{seat.table}" + (f"#{seat.token}" if seat.token else ""))
            open_menu(guest)
            guest.page.get_by_text(words("en")("web-theme"), exact=True).first.wait_for()
            guest.page.wait_for_timeout(300)
            assert switch(guest.page).count() == 0
            assert (
                guest.page.evaluate(
                    "navigator.serviceWorker.getRegistrations().then((found) => found.length)"
                )
                == 0
            )
            assert guest.complaints == []


def test_a_return_link_is_understood_where_codes_are(browser: Browser, calling: Server) -> None:
    """An installed app has no address bar."""
    asked, _ = by_days(calling)
    with visitor(browser, calling.url, "phone") as guest:
        guest.visit("/")
        guest.page.get_by_role("button", name=words("en")("web-join-code")).click()
        field = guest.page.get_by_role("textbox", name=words("en")("web-join-code"))
        field.fill(f"{calling.url}t/{asked.table}#{asked.token}")
        guest.page.get_by_role("button", name=words("en")("web-join"), exact=True).click()
        assert guest.wait_until_asked()
        assert asked.token is not None
        assert asked.token not in guest.page.url
        assert guest.complaints == []
