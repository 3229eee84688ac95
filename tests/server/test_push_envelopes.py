"""Letters are sealed as RFC 8291 says and signed as RFC 8292 says."""

from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.push_service import CURVE, Browser, claims
from vernissage.server.push.envelopes import (
    Signature,
    base64url,
    fresh_key,
    is_point,
    sealed,
    unbase64url,
)

NOW = 1_700_000_000_000


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unbase64url(text), "big"), CURVE)


def test_the_example_of_rfc_8291() -> None:
    """Appendix A: with its keys and its salt, its message to the byte."""
    device_key = unbase64url(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    message = sealed(
        b"When I grow up, I want to be a watermelon",
        device_key,
        unbase64url("BTBZMqHH6r4Tts7J_aSIgg"),
        own=key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=unbase64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert base64url(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_a_browser_opens_what_is_sealed_for_it() -> None:
    browser = Browser("https://push.example.org")
    given = browser.subscription()
    letters = [
        sealed(b'{"table":"t"}', unbase64url(given["p256dh"]), unbase64url(given["auth"]))
        for _ in range(2)
    ]
    assert [browser.opened(letter) for letter in letters] == [{"table": "t"}] * 2
    assert letters[0][:16] != letters[1][:16]
    assert letters[0][21:86] != letters[1][21:86], "a fresh key for each letter"


def test_the_signature_names_service_sender_and_an_end() -> None:
    signature = Signature(fresh_key(), "mailto:ola@example.org")
    signed, key = claims(signature.header("https://push.example.org", NOW))
    assert key == signature.public
    assert signed == {
        "aud": "https://push.example.org",
        "exp": NOW // 1000 + 12 * 60 * 60,
        "sub": "mailto:ola@example.org",
    }


def test_the_same_key_signs_as_the_same_server() -> None:
    key = fresh_key()
    assert len(key) == 32
    assert Signature(key, "mailto:a@b.c").public == Signature(key, "mailto:d@e.f").public


def test_what_is_no_point_of_the_curve_is_no_key() -> None:
    good = unbase64url(Browser("https://push.example.org").subscription()["p256dh"])
    assert is_point(good)
    assert not is_point(good[:-1] + bytes([good[-1] ^ 1]))
    assert not is_point(bytes(65))
    assert not is_point(b"")
