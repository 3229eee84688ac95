"""Advice for Modern Art: the best move and why, from what the seat may know, in a moment."""

from typing import Final

from vernissage.bots.advice import Advice
from vernissage.bots.modern_art.advice.card_reasons import CardReasons
from vernissage.bots.modern_art.advice.lot_reasons import LotReasons
from vernissage.bots.modern_art.club import tuned
from vernissage.bots.modern_art.kernel.hidden import STEP
from vernissage.bots.modern_art.kernel.margins import margins
from vernissage.bots.modern_art.master import Master
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.gains import AboutLot, Gains
from vernissage.bots.modern_art.thinking.patience import compare
from vernissage.bots.modern_art.thinking.places import Places
from vernissage.bots.modern_art.thinking.sight import Sight
from vernissage.bots.sureness import surely_better, told_apart
from vernissage.core.chance import Generator, compiled
from vernissage.games.modern_art.actions import BUY, PASS, amount_of
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.view import View

GAMES: Final = 500
"""Games that are played out to compare cards."""
SLOW: Final = 0.15
"""Seconds for the same where the engine is not compiled."""
WORLDS: Final = 600 if compiled() else 8
"""Worlds in which two cards are compared, to the end of the game."""
FRESH: Final = 1_000_000
"""The first of these worlds: the best card was not chosen in them, so its luck does not count."""
CLEARLY: Final = 1.0
"""The money by which another answer must promise more, to be told instead."""


def advise(view: View, choices: Choices, beside: int | None = None) -> Advice:
    """What a strong player would do here, with reasons and a risk.

    It is compared with `beside`; by default, and where that is the advice, with the next best.
    """
    if isinstance(choices, Offer | AddOrDecline | RevealOrSkip):
        return _about_cards(view, choices, beside)
    return _about_lot(view, choices, beside)


def adviser(view: View) -> Master:
    """A master who has just come to the table."""
    master = Master(iterations=GAMES) if compiled() else Master(seconds=SLOW)
    master.table.watch(view)
    return master


def _about_cards(
    view: View, choices: Offer | AddOrDecline | RevealOrSkip, beside: int | None
) -> Advice:
    """The answer that does best in the search, and how far it ends ahead of the other one.

    Games that had no part in the search decide between the two if they are sure.
    """
    master = adviser(view)
    sight = Sight(view, tuned(), Generator(1))
    scored = master.club.cards(sight, choices)
    found = compare(sight, scored, master.table, master.patience, sight.seed)
    action = found[0]
    other = beside
    if beside is None or beside == action:
        other = found[1] if len(found) > 1 else None
    mine, theirs = leads_of(sight, [action] if other is None else [action, other])
    if other is not None and surely_better(theirs, mine):
        action, other, mine, theirs = other, action, theirs, mine
    value, less = told_apart(mine, theirs)
    spoken = CardReasons(sight)
    looks = {one: score for score, one in scored}
    glance = 0.0 if other is None else looks[action] - looks[other]
    return Advice(
        action=action,
        value=value,
        runner_up=other,
        runner_up_value=0.0 if other is None else less,
        reasons=spoken.between(action, other, value - less, glance),
        risk=spoken.risk(action),
    )


def leads_of(sight: Sight, answers: list[int]) -> tuple[list[float], list[float]]:
    """The leads of the first and the last answer at the end of the same games."""
    seeds = (sight.seed + STEP * (FRESH + number) for number in range(WORLDS))
    leads = [margins(sight.base, sight.me, answers, 1, seed) for seed in seeds]
    return [lead[0] for lead in leads], [lead[-1] for lead in leads]


def _about_lot(view: View, choices: AboutLot, beside: int | None) -> Advice:
    """A strong player's answer, unless another one promises clearly more."""
    master = adviser(view)
    bidding = master.bidding(view, choices.lot, Generator(1))
    sight = Sight(view, master.club.weights, Generator(1))
    places = Places(sight, choices.lot, master.table, master.patience.looks)
    limit = limit_of(view, choices, master, bidding)
    gains = Gains(view, choices, bidding, limit)
    answer = _of_master(view, choices, master)
    found = _alternatives(choices, answer, limit)
    weighed = sorted(((gains.of(one), one) for one in {*found} - {answer}), reverse=True)
    value = gains.of(answer)
    if weighed and weighed[0][0] > value + CLEARLY:
        (value, answer), weighed[0] = weighed[0], (value, answer)
    if beside is not None and beside != answer:
        weighed = [(gains.of(beside), beside)]
    else:
        weighed = [one for one in weighed if not _only_seems_level(choices, one, value, limit)]
    other = weighed[0][1] if weighed else None
    most = max(limit, _paid_by(choices, answer))
    spoken = LotReasons(view, choices, bidding, places, most)
    return Advice(
        action=answer,
        value=value,
        runner_up=other,
        runner_up_value=min(value, weighed[0][0]) if weighed else 0.0,
        reasons=spoken.reasons(answer, other),
        risk=spoken.risk(answer),
    )


def _of_master(view: View, choices: AboutLot, master: Master) -> int:
    """What a strong player answers; of the amounts that it mixes, the likeliest."""
    if isinstance(choices, Seal):
        bids = master.sealed_bids(view, choices.lot, choices.highest, Generator(1))
        return choices.action(bids.likeliest)
    return master.choose(view, choices, Generator(1))


def _only_seems_level(
    choices: AboutLot, weighed: tuple[float, int], value: float, limit: int
) -> bool:
    """A bid above the limit that loses next to nothing, because others would go higher."""
    gain, action = weighed
    dear = not isinstance(choices, NamePrice) and _paid_by(choices, action) > limit
    return dear and round(value - gain) <= 0


def limit_of(view: View, choices: AboutLot, master: Master, bidding: Bidding) -> int:
    """The most that this seat should pay, and can."""
    limit = master.club.limit(view, choices.lot, bidding.appraisal)
    return min(limit, view.money or 0)


def _paid_by(choices: AboutLot, action: int) -> int:
    if action == PASS:
        return 0
    return choices.price if isinstance(choices, BuyOrPass) else amount_of(action)


def _alternatives(choices: AboutLot, answer: int, limit: int) -> list[int]:
    """Other answers worth weighing."""
    match choices:
        case BuyOrPass():
            return [BUY, PASS]
        case BidOrPass(lowest=lowest):
            return [choices.action(lowest), PASS]
    lowest = choices.lowest if isinstance(choices, NamePrice) else 0
    amount = amount_of(answer)
    found = (0, 3 * amount // 4, 5 * amount // 4 + 1, limit)
    return [choices.action(min(max(lowest, other), choices.highest)) for other in found]
