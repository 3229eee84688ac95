"""Numbers as people write them in their language."""

from collections.abc import Callable, Sequence

from vernissage.core.languages import LANGUAGES


def points(number: float, language: str, *, digits: int = 1) -> str:
    text = f"{number:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    text = text.replace("-", "−")
    return text.replace(".", LANGUAGES[language].decimal_point)


def signed(number: float, language: str, *, digits: int = 1) -> str:
    """+4.2 or −4.2; nothing before a zero."""
    text = points(number, language, digits=digits)
    return f"+{text}" if float(f"{number:.{digits}f}") > 0 else text


def percent(share: float, language: str) -> str:
    return points(100 * share, language) + LANGUAGES[language].percent


def milliseconds(number: float, language: str) -> str:
    return f"{points(number, language, digits=2 if number < 10 else 0)}\u00a0ms"


def span(interval: Sequence[float], write: Callable[[float, str], str], language: str) -> str:
    """`82.1–84.0 %`: the unit stands once, and a minus keeps its distance."""
    low, high = (write(end, language) for end in interval)
    dash = " – " if "−" in low + high else "–"
    return low.removesuffix(LANGUAGES[language].percent) + dash + high
