"""Advice for Modern Art: the best move and why, from what the seat may know, in a moment."""

from math import log
from typing import Final

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.modern_art_bids import Bidding
from vernissage.bots.modern_art_club import tuned
from vernissage.bots.modern_art_master import Master
from vernissage.bots.modern_art_outlook import Outlook
from vernissage.bots.modern_art_search import LEAD
from vernissage.bots.modern_art_sight import SEASONS, Sight
from vernissage.bots.modern_art_thinking import compare, compiled
from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import ADD, BUY, DECLINE, PASS, SKIP, amount_of
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
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import DOUBLE, FIFTH, artist_of
from vernissage.games.modern_art.view import View, holdings

GAMES: Final = 800
SLOW: Final = 0.15
"""So many games are played out to compare cards; uncompiled, as many as this time allows."""
Weighed = tuple[float, Reason]
"""A reason and how much money speaks for it; the two largest are told."""


def advise(view: View, choices: Choices) -> Advice:
    """What a strong player would do here, beside the next best, with two reasons and a risk."""
    match choices:
        case Offer() | AddOrDecline() | RevealOrSkip():
            return _about_cards(view, choices)
        case NamePrice():
            return _about_price(view, choices)
    return _about_bid(view, choices)


def told(code: str, **arguments: int | str) -> Reason:
    return Reason(f"advice-modern-art-{code}", arguments)


def _adviser(view: View) -> Master:
    """A master who has just come to the table."""
    master = Master(iterations=GAMES) if compiled() else Master(seconds=SLOW)
    master.table.watch(view)
    return master


def _about_cards(view: View, choices: Offer | AddOrDecline | RevealOrSkip) -> Advice:
    master = _adviser(view)
    sight = Sight(view, tuned(), Generator(1))
    scored = master.club.cards(sight, choices)
    search = compare(sight, scored, master.table, master.patience, sight.seed)
    action = search.answer(0)
    reasons = sorted(_for_card(sight, action), key=lambda weighed: -weighed[0])
    several = len(scored) > 1
    return Advice(
        action=action,
        value=_lead(search.judged(0)),
        runner_up=search.answer(1) if several else None,
        runner_up_value=_lead(search.judged(1)) if several else 0.0,
        reasons=(reasons[0][1], reasons[1][1]),
        risk=_risk_of_card(sight, action),
    )


def _lead(reward: float) -> float:
    """The lead over the best other at the end that is as good as this reward."""
    inside = min(0.999, max(0.001, reward))
    return LEAD * log(inside / (1 - inside))


def _for_card(sight: Sight, action: int) -> list[Weighed]:
    if action >= DECLINE:
        return _for_waiting(sight, action)
    artist, second = artist_of(action % ADD), action >= ADD
    after = sight.played(artist, 1)
    if after.is_over(artist):
        return _for_ending(sight, after)
    worth = round(after.value(artist))
    found = [(float(worth), _places(after, artist))]
    cards = 2 if second or (action % 5 == DOUBLE and sight.seconds(artist)) else 1
    if action % 5 != DOUBLE or cards == 2:
        sale = round(sight.affordable(0.85 * cards * worth))
        found.append((sale, told("sale", price=sale, cards=cards)))
    else:
        found.append((1.0, told("alone", percent=round(100 * sight.nobody_adds(artist, sight.me)))))
    return [*found, *_for_own(sight, after)]


def _places(outlook: Outlook, artist: int) -> Reason:
    first, second, third = (round(100 * outlook.share(artist, place)) for place in range(3))
    name, worth = ARTIST_NAMES[artist].capitalize(), round(outlook.value(artist))
    return told("places", artist=name, first=first, second=second, third=third, worth=worth)


def _for_own(sight: Sight, after: Outlook) -> list[Weighed]:
    """What the move does to the own paintings."""
    before = sight.outlook.copy()
    before.simulate(SEASONS, sight.luck())
    found = []
    for artist, owned in enumerate(holdings(sight.view, sight.me)):
        gained = round(after.value(artist) - before.value(artist))
        if owned and gained:
            name = ARTIST_NAMES[artist].capitalize()
            code = "own-gain" if gained > 0 else "own-loss"
            reason = told(code, artist=name, owned=owned, each=abs(gained))
            found.append((float(owned * gained), reason))
    return found


def _for_ending(sight: Sight, after: Outlook) -> list[Weighed]:
    paid = [_paid(sight.view, after, seat) for seat in range(sight.view.players)]
    mine = paid.pop(sight.me)
    return [
        (2.0, told("end", paid=mine)),
        (1.0, told("end-others", most=max(paid))),
    ]


def _paid(view: View, outlook: Outlook, seat: int) -> int:
    owned = holdings(view, seat)
    return round(sum(number * outlook.value(artist) for artist, number in enumerate(owned)))


def _for_waiting(sight: Sight, action: int) -> list[Weighed]:
    """Declining to add, revealing a card of the mystery hand or not."""
    outlook = sight.outlook.copy()
    outlook.simulate(SEASONS, sight.luck())
    expected = round(_paid(sight.view, outlook, sight.me))
    stands = told("stands", paid=expected)
    if action == DECLINE and sight.view.lot is not None:
        artist = sight.artist(sight.view.lot)
        return [(2.0, told("decline")), (1.0, _places(outlook, artist))]
    return [(2.0, told("skip" if action == SKIP else "reveal")), (1.0, stands)]


def _risk_of_card(sight: Sight, action: int) -> Reason:
    """Who else gains, or that the round ends too soon."""
    if action >= DECLINE:
        return told("risk-others-decide")
    artist = artist_of(action % ADD)
    name = ARTIST_NAMES[artist].capitalize()
    if sight.view.played[artist] + 1 >= FIFTH:
        return told("risk-no-sale")
    owners = [(holdings(sight.view, s)[artist], s) for s in range(sight.view.players)]
    most, seat = max((number, -s) for number, s in owners if s != sight.me)
    if most:
        return told("risk-owner", seat=-seat, owned=most, artist=name)
    nothing = round(100 * sight.played(artist, 1).share(artist, 3))
    return told("risk-nothing", artist=name, percent=nothing)


def _about_bid(view: View, choices: BidOrPass | Seal | BuyOrPass) -> Advice:
    master = _adviser(view)
    action = master.choose(view, choices, Generator(1))
    bidding = master.bidding(view, choices.lot, Generator(1))
    limit = master.club.limit(view, choices.lot, bidding.appraisal)
    if isinstance(choices, Seal):
        value, other = float(limit - amount_of(action)), choices.action(0)
        runner_up = other if other != action else choices.action(min(limit, choices.highest))
        return _bid(view, bidding, limit, action, value, runner_up, 0.0)
    price = choices.price if isinstance(choices, BuyOrPass) else choices.lowest
    taken = BUY if isinstance(choices, BuyOrPass) else choices.action(price)
    if action == PASS:
        return _bid(view, bidding, limit, PASS, 0.0, taken, float(min(0, limit - price)))
    value = float(max(0, limit - (price if action == BUY else amount_of(action))))
    return _bid(view, bidding, limit, action, value, PASS, 0.0)


def _bid(
    view: View,
    bidding: Bidding,
    limit: int,
    action: int,
    value: float,
    runner_up: int,
    runner_up_value: float,
) -> Advice:
    sight = Sight(view, tuned(), Generator(1))
    outlook = sight.outlook.copy()
    outlook.simulate(4 * SEASONS, sight.luck())
    artist, worth = sight.artist(bidding.lot), round(bidding.appraisal.worth)
    own = bidding.lot.auctioneer == view.seat
    code = "limit-own" if own else "limit"
    less = max(0, worth - limit)
    others = sum(1 for seat in bidding.others if bidding.purses[seat] >= bidding.lot.bid)
    nothing = round(100 * outlook.share(artist, 3))
    name = ARTIST_NAMES[artist].capitalize()
    return Advice(
        action=action,
        value=value,
        runner_up=runner_up,
        runner_up_value=runner_up_value,
        reasons=(
            told(code, limit=limit, worth=worth, less=less, others=others),
            _places(outlook, artist),
        ),
        risk=told("risk-nothing", artist=name, percent=nothing),
    )


def _about_price(view: View, choices: NamePrice) -> Advice:
    """The price with the most to gain, beside the most that the lot may be worth."""
    bidding = _adviser(view).bidding(view, choices.lot, Generator(1))
    price = bidding.to_ask(choices.lowest, choices.highest)
    other = min(choices.highest, max(choices.lowest, round(bidding.appraisal.worth)))
    if other == price:
        other = max(choices.lowest, price - 5)
    sight = Sight(view, tuned(), Generator(1))
    outlook = sight.outlook.copy()
    outlook.simulate(4 * SEASONS, sight.luck())
    refused = round(100 * bidding.all_below(bidding.others, price))
    worth = round(bidding.appraisal.worth)
    return Advice(
        action=choices.action(price),
        value=bidding.gain_of_price(price),
        runner_up=choices.action(other) if other != price else None,
        runner_up_value=bidding.gain_of_price(other),
        reasons=(
            told("ask", price=price, worth=worth, percent=100 - refused),
            _places(outlook, sight.artist(choices.lot)),
        ),
        risk=told("risk-kept", percent=refused, price=price),
    )
