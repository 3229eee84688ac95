"""Letters that only the device can open (RFC 8291), and the signature of who sends them (RFC 8292).

Needs the package cryptography; read in only where Web Push is switched on.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""Bytes of a record, as the header names them; our letters are one short record."""
LAST: Final = b"\x02"
"""Marks the end of the last record."""
SIGNED_FOR: Final = 12 * 60 * 60
"""Seconds; services refuse more than a day."""
SCALAR: Final = 32


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_point(raw: bytes) -> bool:
    """Whether a device can have such a key."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except ValueError:
        return False
    return True


def sealed(
    letter: bytes,
    device_key: bytes,
    auth: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291: with a fresh key and salt for each letter, unless a test brings its own."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    public = _point(own)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, device_key)
    shared = own.exchange(ec.ECDH(), theirs)
    first = _derived(shared, auth, b"WebPush: info\0" + device_key + public, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, letter + LAST, None)


class Signature:
    """Who sends: the key of this server, which devices were told when they subscribed."""

    def __init__(self, key: bytes, contact: str) -> None:
        """`key`: as `fresh_key` makes it; `contact`: whom a push service can write to."""
        self._private = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._contact = contact
        self.public = base64url(_point(self._private))

    def header(self, origin: str, now: int) -> str:
        """`Authorization` for a service, at this time in milliseconds."""
        claims = {"aud": origin, "exp": now // 1000 + SIGNED_FOR, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(base64url(msgspec.json.encode(part)) for part in parts)
        signed = self._private.sign(text.encode(), ec.ECDSA(SHA256()))
        both = (number.to_bytes(SCALAR, "big") for number in decode_dss_signature(signed))
        return f"vapid t={text}.{base64url(b''.join(both))}, k={self.public}"


def fresh_key() -> bytes:
    """A key for a server that has none."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(SCALAR, "big")


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
