"""Strangers choose where the server writes to, so it writes to push services and nobody else."""

import asyncio
import socket
import ssl
from typing import Any

import pytest

from tests.server.push_service import push_service
from vernissage.core.refusals import Invalid
from vernissage.server.push.addresses import Address, Services
from vernissage.server.push.posting import Posted, Posting
from vernissage.server.refusals import Denied

PATH = "/wpush/v2/gAAAAABl-_x%3D?a=1"
KNOWN = [
    "https://fcm.googleapis.com/fcm/send/dQw4:APA91b",
    f"https://updates.push.services.mozilla.com{PATH}",
    f"https://web.push.apple.com{PATH}",
    f"https://wns2-par02p.notify.windows.com/w/?token={'A' * 300}",
    f"https://fcm.googleapis.com:443{PATH}",
]
STRANGE = [
    f"http://fcm.googleapis.com{PATH}",
    f"https://fcm.googleapis.com:8443{PATH}",
    f"https://fcm.googleapis.com:22{PATH}",
    f"https://fcm.googleapis.com.evil.example{PATH}",
    f"https://evilfcm.googleapis.com{PATH}",
    f"https://notify.windows.com.evil.example{PATH}",
    f"https://evilnotify.windows.com{PATH}",
    f"https://push.apple.com{PATH}",
    f"https://ola@fcm.googleapis.com{PATH}",
    f"https://fcm.googleapis.com@evil.example{PATH}",
    f"https://evil.example\\@fcm.googleapis.com{PATH}",
    f"https://evil.example#@fcm.googleapis.com{PATH}",
    f"https://evil.example/https://fcm.googleapis.com{PATH}",
    f"https://fcm.googleapis.com.{PATH}",
    f"https://FCM.googleapis.com{PATH}",
    f"https://fcm.googleapis.com%2eevil.example{PATH}",
    f"https://fcm\u3002googleapis.com{PATH}",
    f"https://127.0.0.1{PATH}",
    f"https://127.0.0.1:443{PATH}",
    f"https://localhost{PATH}",
    f"https://2130706433{PATH}",
    f"https://0x7f.1{PATH}",
    f"https://[::1]{PATH}",
    f"https://[::ffff:127.0.0.1]{PATH}",
    f"https://10.0.0.1{PATH}",
    "https://169.254.169.254/latest/meta-data",
    f"https://metadata.google.internal{PATH}",
    f"https://evil.example{PATH}",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/a\r\nHost: evil.example",
    "https://fcm.googleapis.com/a\nb",
    f"https://fcm.googleapis.com{PATH}\n",
    f" https://fcm.googleapis.com{PATH}",
    f"https:fcm.googleapis.com{PATH}",
    f"//fcm.googleapis.com{PATH}",
    f"ftp://fcm.googleapis.com{PATH}",
    "file:///etc/passwd",
    f"gopher://fcm.googleapis.com{PATH}",
    "javascript:alert(1)",
    "",
]


@pytest.mark.parametrize("endpoint", KNOWN)
def test_services_that_everybody_knows(endpoint: str) -> None:
    found = Services().address(endpoint)
    assert (found.secure, found.port, found.named) == (True, 443, False)
    assert endpoint.replace(":443", "") == found.origin + found.path


@pytest.mark.parametrize("endpoint", STRANGE)
def test_everything_else_is_refused(endpoint: str) -> None:
    for services in (Services(), Services(("push.example.org", "127.0.0.1:9000"))):
        with pytest.raises(Denied) as refused:
            services.address(endpoint)
        assert refused.value.code == "push-address"


def test_a_service_that_the_keeper_has_named() -> None:
    services = Services(("push.example.org", "push.example.org:8443", "127.0.0.1:9000"))
    assert services.address("https://push.example.org/a").origin == "https://push.example.org"
    assert services.address("https://push.example.org:8443/a").port == 8443
    assert not services.address("http://127.0.0.1:9000/a").secure
    for strange in ("http://push.example.org/a", "http://127.0.0.1:9001/a", "http://127.0.0.1/a"):
        with pytest.raises(Denied):
            services.address(strange)


@pytest.mark.parametrize("name", ["", "https://push.example.org", "a/b", "Push.example.org", "::1"])
def test_what_is_no_name_of_a_service(name: str) -> None:
    with pytest.raises(Invalid) as refused:
        Services((name,))
    assert refused.value.code == "serve-push-service"


def post(address: Address) -> Posted:
    async def whole() -> Posted:
        found = Posting()
        try:
            return await found.post(address, {"TTL": "60"}, b"body")
        finally:
            await found.close()

    return asyncio.run(whole())


def test_a_redirection_is_not_followed() -> None:
    with push_service() as service:
        service.answers = [(307, {"Location": f"{service.url}/elsewhere"})]
        address = Services((service.host,)).address(f"{service.url}/send/a")
        assert post(address).status == 307
        assert [each.path for each in service.brought] == ["/send/a"]


@pytest.mark.parametrize(
    ("given", "seconds"), [("120", 120), ("soon", None), ("Wed, 21 Oct 2015 07:28:00 GMT", 0)]
)
def test_a_service_says_when_to_come_back(given: str, seconds: float | None) -> None:
    with push_service() as service:
        service.answers = [(429, {"Retry-After": given})]
        address = Services((service.host,)).address(f"{service.url}/send/a")
        assert post(address) == Posted(429, seconds)


@pytest.mark.parametrize(
    "place",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fd00::1", "0.0.0.0"],
)
def test_a_known_name_that_stands_for_a_private_place(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """Whoever answers for a name cannot lead us onto our own network."""
    tried: list[Any] = []
    family = socket.AF_INET6 if ":" in place else socket.AF_INET
    found = [(family, socket.SOCK_STREAM, 6, "", (place, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *a, **_: tried.append(a))
    assert post(Services().address(f"https://fcm.googleapis.com{PATH}")) == Posted(None)
    assert tried == []


def test_a_public_place_must_show_the_certificate_of_the_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The connection goes to the address that was looked at, the handshake by name."""
    context = ssl.create_default_context()
    assert (context.check_hostname, context.verify_mode) == (True, ssl.CERT_REQUIRED)
    tried: list[Any] = []

    def connect(place: Any, **_: Any) -> socket.socket:
        tried.append(place)
        raise ConnectionRefusedError

    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("142.250.74.74", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", connect)
    assert post(Services().address(f"https://fcm.googleapis.com{PATH}")) == Posted(None)
    assert tried == [("142.250.74.74", 443)]


def test_nobody_there_is_no_status() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert (
        post(Services((f"127.0.0.1:{port}",)).address(f"http://127.0.0.1:{port}/a")).status is None
    )
