"""Numbers in tables and sentences, as each language writes them."""

from vernissage.core.numbers import milliseconds, percent, points, signed, span


def test_numbers_as_people_write_them() -> None:
    assert points(1234.56, "en") == "1234.6"
    assert points(-0.04, "en") == "0.0"
    assert signed(-1.25, "pl", digits=2) == "−1,25"
    assert signed(2, "de") == "+2,0"
    assert [signed(number, "en") for number in (1.25, 0.01, 0.0, -0.04, -1.2)] == [
        *("+1.2", "0.0", "0.0", "0.0", "−1.2"),
    ]
    assert signed(-1.2, "pl") == "−1,2"
    assert percent(0.9725, "de") == "97,2\u00a0%"
    assert percent(0.4, "pl") == "40,0%"
    assert span([0.95, 0.985], percent, "pl") == "95,0–98,5%"
    assert span([0.95, 0.985], percent, "en") == "95.0–98.5\u00a0%"
    assert span([-1.0, 2.0], signed, "en") == "−1.0 – +2.0"
    assert milliseconds(0.0561, "en") == "0.06\u00a0ms"
    assert milliseconds(412.3, "en") == "412\u00a0ms"
