"""Numbers as people write them: a comma in Polish and German, a point in English."""

from collections.abc import Callable, Sequence


def points(number: float, language: str, *, digits: int = 1) -> str:
    text = f"{number:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    text = text.replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def signed(number: float, language: str, *, digits: int = 1) -> str:
    text = points(number, language, digits=digits)
    return f"+{text}" if float(f"{number:.{digits}f}") > 0 else text


def percent(share: float, language: str) -> str:
    return f"{points(100 * share, language)} %"


def milliseconds(number: float, language: str) -> str:
    return f"{points(number, language, digits=2 if number < 10 else 0)} ms"


def span(
    interval: Sequence[float], write: Callable[[float, str], str], language: str
) -> str:
    """`82.1–84.0 %`: the unit stands once."""
    low, high = (write(end, language) for end in interval)
    return f"{low.removesuffix(' %')} – {high}" if "−" in low + high else f"{low.removesuffix(' %')}–{high}"
