"""Advice for Modern Art: the best move and why, from what the seat may know, in a moment."""

from statistics import fmean
from typing import Final

from vernissage.bots.advice import Advice
from vernissage.bots.modern_art.advice.card_reasons import CardReasons, Ended, told
from vernissage.bots.modern_art.advice.lot_reasons import LotReasons
from vernissage.bots.modern_art.kernel.endings import final_money
from vernissage.bots.modern_art.kernel.hidden import STEP
from vernissage.bots.modern_art.master import Master
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.gains import AboutLot, Gains, sealed_below
from vernissage.bots.modern_art.thinking.patience import compare
from vernissage.bots.modern_art.thinking.places import Places
from vernissage.bots.modern_art.thinking.sight import Sight, auction_of_lot, tuned
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
from vernissage.games.modern_art.parts import OPEN
from vernissage.games.modern_art.view import View

GAMES: Final = 500
"""Games that are played out to compare cards."""
SLOW: Final = 0.15
"""Seconds for the same where the engine is not compiled."""
WORLDS: Final = 600 if compiled() else 8
"""Worlds in which two cards are compared, to the end of the game."""
FRESH: Final = 1_000_000
"""The first of these worlds: the best card was not chosen in them, so its luck does not count."""
Money = tuple[int, int]
"""What this seat ends a game with, and the best of the others."""
Played = dict[int, list[Money]]
"""The games played out after each answer."""
LEAST_APART: Final = 2
APART: Final = 0.1
"""Amounts that differ by less, or by less than this share, are the same answer."""
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
    """The answer that does best in the search, and how much less the other one brings.

    Games that had no part in the search decide between the two if they are sure, else one look.
    """
    master = adviser(view)
    sight = Sight(view, tuned(), Generator(1))
    scored = master.club.cards(sight, choices)
    found = compare(sight, scored, master.table, master.patience, sight.seed)
    action, other = found[0], beside
    if beside is None or beside == action:
        other = found[1] if len(found) > 1 else None
    played = endings(sight, [action] if other is None else [action, other])
    if other is not None and _is_rather(other, action, played, {one: look for look, one in scored}):
        action, other = other, action
    instead = played[action if other is None else other]
    value, less = told_apart(leads(played[action]), leads(instead))
    spoken = CardReasons(sight)
    ended = Ended(*means(played[action]), *means(instead))
    return Advice(
        action=action,
        value=value,
        runner_up=other,
        runner_up_value=0.0 if other is None else less,
        reasons=spoken.between(action, other, ended, level=value <= less),
        risk=spoken.risk(action),
        worth=told("wins", percent=wins(played[action]), even=round(100 / view.players)),
    )


def _is_rather(one: int, other: int, played: Played, looks: dict[int, float]) -> bool:
    """Whether the one does surely better, or is level and looks better."""
    mine, theirs = leads(played[one]), leads(played[other])
    if surely_better(mine, theirs):
        return True
    return looks[one] > looks[other] and not surely_better(theirs, mine)


def endings(sight: Sight, answers: list[int]) -> Played:
    """The money at the end of the same games after each answer."""
    seeds = (sight.seed + STEP * (FRESH + number) for number in range(WORLDS))
    games = [final_money(sight.base, sight.me, answers, seed) for seed in seeds]
    return dict(zip(answers, map(list, zip(*games, strict=True)), strict=True))


def leads(ended: list[Money]) -> list[float]:
    return [float(own - best) for own, best in ended]


def means(ended: list[Money]) -> tuple[float, float]:
    return fmean(own for own, _ in ended), fmean(best for _, best in ended)


def wins(ended: list[Money]) -> int:
    """MA-W1: of a hundred games those that are won; a shared victory is half a one."""
    won = sum(1.0 if own > best else 0.5 if own == best else 0.0 for own, best in ended)
    return round(100 * won / len(ended))


def _about_lot(view: View, choices: AboutLot, beside: int | None) -> Advice:
    """A strong player's answer, unless another one promises clearly more."""
    master = adviser(view)
    bidding = master.bidding(view, choices.lot, Generator(1))
    sight = Sight(view, master.club.weights, Generator(1))
    places = Places(sight, choices.lot, master.table, master.patience.looks)
    wanted = master.club.limit(view, choices.lot, bidding.appraisal)
    limit = min(wanted, view.money or 0)
    gains = Gains(view, choices, bidding, limit)
    answer = _of_master(view, choices, master, limit)
    found = _alternatives(choices, answer, limit)
    weighed = sorted(((gains.of(one), one) for one in {*found} - {answer}), reverse=True)
    value = gains.of(answer)
    if weighed and weighed[0][0] > value + CLEARLY:
        (value, answer), weighed[0] = weighed[0], (value, answer)
    if beside is not None and beside != answer:
        weighed = [(gains.of(beside), beside)]
    else:
        weighed = [
            one
            for one in weighed
            if _is_another(choices, answer, one, value, limit)
            and not _is_idle(bidding, choices, one)
        ]
    other = weighed[0][1] if weighed else None
    most = max(limit, _paid_by(choices, answer))
    spoken = LotReasons(view, choices, bidding, places, most, poor=limit < wanted)
    return Advice(
        action=answer,
        value=value,
        runner_up=other,
        runner_up_value=min(value, weighed[0][0]) if weighed else 0.0,
        reasons=spoken.reasons(answer, other),
        risk=spoken.risk(answer),
        worth=spoken.worth_of(value),
    )


def _of_master(view: View, choices: AboutLot, master: Master, limit: int) -> int:
    """What a strong player answers; of the amounts that it mixes, the likeliest.

    In an open auction who bids one more can bid again: a jump would only pay more.
    """
    if isinstance(choices, Seal):
        bids = master.sealed_bids(view, choices.lot, choices.highest, Generator(1))
        return choices.action(bids.likeliest)
    if isinstance(choices, BidOrPass) and auction_of_lot(choices.lot) == OPEN:
        return choices.action(choices.lowest) if choices.lowest <= limit else PASS
    return master.choose(view, choices, Generator(1))


def _is_another(
    choices: AboutLot, answer: int, weighed: tuple[float, int], value: float, limit: int
) -> bool:
    """Not nearly the same amount; nor one above the limit that only seems as good.

    Such a one loses next to nothing, because others would go higher.
    """
    gain, action = weighed
    if action == PASS or answer == PASS or isinstance(choices, BuyOrPass):
        near = False
    else:
        apart = abs(amount_of(action) - amount_of(answer))
        near = apart < max(LEAST_APART, APART * amount_of(answer))
    dear = not isinstance(choices, NamePrice) and _paid_by(choices, action) > limit
    return not near and not (dear and round(value - gain) <= 0)


def _is_idle(bidding: Bidding, choices: AboutLot, weighed: tuple[float, int]) -> bool:
    """A closed hand with money in it that hardly ever wins: an empty one says the same."""
    amount = amount_of(weighed[1])
    if not isinstance(choices, Seal) or amount == 0 or choices.lot.auctioneer == bidding.me:
        return False
    return round(100 * sealed_below(bidding, amount)) == 0


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
            return [choices.action(lowest), PASS] if lowest <= choices.highest else [PASS]
    lowest = choices.lowest if isinstance(choices, NamePrice) else 0
    amount = amount_of(answer)
    found = (0, 3 * amount // 4, 5 * amount // 4 + 1, limit)
    return [choices.action(min(max(lowest, other), choices.highest)) for other in found]
