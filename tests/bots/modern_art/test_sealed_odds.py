"""How often a sealed bid is said to win, beside how often it did."""

import pytest

from vernissage.bots import bot_called
from vernissage.bots.modern_art.advice.advise import adviser
from vernissage.bots.modern_art.thinking.gains import sealed_below
from vernissage.core.chance import Generator
from vernissage.games import GAMES
from vernissage.games.modern_art.actions import amount_of
from vernissage.games.modern_art.choices import Seal

FAR = 0.2
"""Told and won may be this far apart over all bids."""


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sealed_bids_win_about_as_often_as_is_told(players: int) -> None:
    told, won = zip(*(bid for seed in range(8) for bid in sealed_bids(players, seed)), strict=True)
    assert len(told) > 50
    assert abs(sum(told) - sum(won)) / len(told) < FAR


def sealed_bids(players: int, seed: int) -> list[tuple[float, float]]:
    """A game of clubs: for every bid in a closed hand the odds it had, and its share of the win."""
    game = GAMES["modern-art"]
    options = game.options(players=players)
    state = game.start(options, game.deal(options, seed))
    clubs = [bot_called("modern-art", "club")() for _ in range(players)]
    chances = [Generator(9 * seed + seat) for seat in range(players)]
    found: list[tuple[float, float]] = []
    odds: dict[int, float] = {}
    amounts: dict[int, int] = {}
    while not state.over:
        seat = state.to_act()[0]
        view, choices = game.view(state, seat), game.choices(state, seat)
        action = clubs[seat].choose(view, choices, chances[seat])
        if isinstance(choices, Seal):
            amounts[seat] = amount_of(action)
            if amounts[seat] and seat != choices.lot.auctioneer:
                bidding = adviser(view).bidding(view, choices.lot, Generator(1))
                odds[seat] = sealed_below(bidding, amounts[seat])
            if len(amounts) == players:
                found += [(odds[one], share_of(one, amounts)) for one in odds]
                odds, amounts = {}, {}
        state.apply(seat, action)
    return found


def share_of(seat: int, amounts: dict[int, int]) -> float:
    """1 for the highest amount, half for a tie."""
    best = max(amount for other, amount in amounts.items() if other != seat)
    return 1.0 if amounts[seat] > best else 0.5 * (amounts[seat] == best)
