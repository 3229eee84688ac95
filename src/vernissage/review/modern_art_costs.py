"""What an answer in Modern Art cost: cards are tried out, bids weighed by what they gain."""

from vernissage.bots.modern_art.advice.advise import advise
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.view import View
from vernissage.review.costs import Cost, between


def cost(view: View, choices: Choices, action: int) -> Cost:
    return between(advise(view, choices, beside=action), action)


def estimates(choices: Choices) -> bool:
    """Cards are tried out by players who think less than any bot does."""
    return isinstance(choices, Offer | AddOrDecline | RevealOrSkip)
