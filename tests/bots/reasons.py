"""What an advice says, taken apart for tests."""

from vernissage.bots.advice import Advice


def arguments_by_name(advice: Advice, prefix: str) -> dict[str, dict[str, int | str]]:
    """Reasons and risk by their short names, with what they say."""
    every = [*advice.reasons, *([advice.risk] if advice.risk else [])]
    return {one.code.removeprefix(prefix): one.arguments for one in every}
