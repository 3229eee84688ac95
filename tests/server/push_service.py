"""A push service on this machine, and browsers that open what it brings them."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


class Brought(NamedTuple):
    """One request of a server, as the service saw it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """One subscription, with the keys that never leave the device."""

    def __init__(self, url: str, key: ec.EllipticCurvePrivateKey | None = None) -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = token_bytes(16)
        self.path = f"/send/{token_hex(16)}"
        self.endpoint = f"{url}{self.path}"

    def subscription(self, lang: str = "en") -> dict[str, str]:
        """As the client hands it in."""
        public = {"p256dh": _text(_point(self.key.public_key())), "auth": _text(self.auth)}
        return {"endpoint": self.endpoint, **public, "lang": lang}

    def opened(self, body: bytes) -> Any:
        """RFC 8291, from the side of the device."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        info = b"WebPush: info\0" + _point(self.key.public_key()) + theirs
        first = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), sender))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


class Service:
    """What it was brought, and what it answers: 201 unless it is told otherwise."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.brought: list[Brought] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.lock = threading.Lock()

    @property
    def host(self) -> str:
        """As `--push-service` takes it."""
        return self.url.removeprefix("http://")

    def browser(self) -> Browser:
        return Browser(self.url)

    def to(self, browser: Browser) -> list[Any]:
        """What a browser has been told so far."""
        mine = [each for each in self.brought if each.path == browser.path]
        return [browser.opened(each.body) for each in mine]

    def take(self, brought: Brought) -> tuple[int, dict[str, str]]:
        with self.lock:
            self.brought.append(brought)
            return self.answers.pop(0) if self.answers else (201, {})


@contextmanager
def push_service() -> Iterator[Service]:
    """Until the end of the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, more = service.take(Brought(self.path, headers, body))
            self.send_response(status)
            for name, value in {"Content-Length": "0", **more}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nothing is printed."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def claims(authorization: str) -> tuple[dict[str, Any], str]:
    """RFC 8292: what is signed and the key that signed it, if it did."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = _bytes(signature)
    assert (scheme, len(raw)) == ("vapid", 64)
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(parts["k"]))
    public.verify(encode_dss_signature(*halves), text.encode(), ec.ECDSA(SHA256()))
    head, _, body = text.partition(".")
    assert json.loads(_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(_bytes(body)), parts["k"]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
