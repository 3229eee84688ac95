"""Advice for Modern Art: the best move and why, from what the seat may know, in a moment."""

from typing import Final

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.modern_art_bids import Bidding
from vernissage.bots.modern_art_club import tuned
from vernissage.bots.modern_art_gains import AboutLot, Gains
from vernissage.bots.modern_art_margins import margins
from vernissage.bots.modern_art_master import Master
from vernissage.bots.modern_art_outlook import Outlook
from vernissage.bots.modern_art_sight import SEASONS, Sight
from vernissage.bots.modern_art_table import SHADE
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
WORLDS: Final = 200 if compiled() else 8
"""So many of them tell by how much the best two end ahead."""
CLEARLY: Final = 1.0
"""So much more must another answer promise to be told instead."""
Weighed = tuple[float, Reason]
"""A reason and how much money speaks for it; the two largest are told."""


def advise(view: View, choices: Choices) -> Advice:
    """What a strong player would do here, beside the next best, with two reasons and a risk."""
    if isinstance(choices, Offer | AddOrDecline | RevealOrSkip):
        return _about_cards(view, choices)
    return consult(view, choices)[0]


def told(code: str, **arguments: int | str) -> Reason:
    return Reason(f"advice-modern-art-{code}", arguments)


def adviser(view: View) -> Master:
    """A master who has just come to the table."""
    master = Master(iterations=GAMES) if compiled() else Master(seconds=SLOW)
    master.table.watch(view)
    return master


def _about_cards(view: View, choices: Offer | AddOrDecline | RevealOrSkip) -> Advice:
    """The two answers that do best in the search, by the lead with which they end on average."""
    master = adviser(view)
    sight = Sight(view, tuned(), Generator(1))
    scored = master.club.cards(sight, choices)
    search = compare(sight, scored, master.table, master.patience, sight.seed)
    found = [search.answer(at) for at in range(min(2, len(scored)))]
    leads = margins(sight.base, sight.me, found, WORLDS, sight.seed)
    (value, action), *others = sorted(zip(leads, found, strict=True), key=lambda pair: -pair[0])
    reasons = sorted(_for_card(sight, action), key=lambda weighed: -weighed[0])
    return Advice(
        action=action,
        value=value,
        runner_up=others[0][1] if others else None,
        runner_up_value=others[0][0] if others else 0.0,
        reasons=(reasons[0][1], reasons[1][1]),
        risk=_risk_of_card(sight, action),
    )


def _for_card(sight: Sight, action: int) -> list[Weighed]:
    if action >= DECLINE:
        return _for_waiting(sight, action)
    artist, second = artist_of(action % ADD), action >= ADD
    if _ends_round(sight.view, artist):
        return _for_ending(sight, artist)
    after = sight.played(artist, 1)
    worth = round(after.value(artist))
    found = [(float(worth), _places(after, artist))]
    joins = action % 5 == DOUBLE and sight.view.played[artist] + 2 < FIFTH
    cards = 2 if second or (joins and sight.seconds(artist)) else 1
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


def _ends_round(view: View, artist: int) -> bool:
    """MA-E1, MA-E3: the fifth card of an artist, or the last one of all."""
    return view.played[artist] + 1 >= FIFTH or sum(view.hand_sizes) == 1


def _for_ending(sight: Sight, artist: int) -> list[Weighed]:
    after = sight.outlook.copy()
    after.play(artist, 1)
    after.settle()
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
        code = "decline" if sight.seconds(artist) else "nothing-to-add"
        return [(2.0, told(code)), (1.0, _places(outlook, artist))]
    return [(2.0, told("skip" if action == SKIP else "reveal")), (1.0, stands)]


def _risk_of_card(sight: Sight, action: int) -> Reason:
    """Who else gains, or that the round ends too soon."""
    if action >= DECLINE:
        return told("risk-others-decide")
    artist = artist_of(action % ADD)
    name = ARTIST_NAMES[artist].capitalize()
    if _ends_round(sight.view, artist):
        return told("risk-no-sale")
    owners = [(holdings(sight.view, s)[artist], s) for s in range(sight.view.players)]
    most, seat = max((number, -s) for number, s in owners if s != sight.me)
    if most:
        return told("risk-owner", seat=-seat, owned=most, artist=name)
    nothing = round(100 * sight.played(artist, 1).share(artist, 3))
    return told("risk-nothing", artist=name, percent=nothing)


def consult(view: View, choices: AboutLot) -> tuple[Advice, Gains]:
    """A strong player's answer, unless another one promises clearly more; and what each gains."""
    master = adviser(view)
    bidding = master.bidding(view, choices.lot, Generator(1))
    limit = limit_of(view, choices, master, bidding)
    gains = Gains(view, choices, bidding, limit)
    answer = master.choose(view, choices, Generator(1))
    others = [action for action in _alternatives(choices, answer, limit) if action != answer]
    weighed = sorted(((gains.of(action), action) for action in others), reverse=True)
    value = gains.of(answer)
    if weighed and weighed[0][0] > value + CLEARLY:
        (value, answer), weighed[0] = weighed[0], (value, answer)
    spoken = _Spoken(view, choices, bidding, max(limit, _paid_by(choices, answer)))
    advice = Advice(
        action=answer,
        value=value,
        runner_up=weighed[0][1] if weighed else None,
        runner_up_value=min(value, weighed[0][0]) if weighed else 0.0,
        reasons=(spoken.reason(answer), spoken.chances()),
        risk=spoken.risk(answer),
    )
    return advice, gains


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


class _Spoken:
    """A question about a lot, in the numbers that explain its answer."""

    def __init__(self, view: View, choices: AboutLot, bidding: Bidding, limit: int) -> None:
        self.choices = choices
        self.bidding = bidding
        self.limit = limit
        sight = Sight(view, tuned(), Generator(1))
        self.outlook = sight.outlook.copy()
        self.outlook.simulate(4 * SEASONS, sight.luck())
        self.artist = sight.artist(choices.lot)
        self.worth = round(bidding.appraisal.worth)
        self.own = choices.lot.auctioneer == view.seat

    def reason(self, action: int) -> Reason:
        """Why this much and no more."""
        if isinstance(self.choices, NamePrice):
            price = amount_of(action)
            taken = 100 - self._refused(price)
            return told("ask", price=price, worth=self.worth, percent=taken)
        if isinstance(self.choices, Seal):
            return self._of_sealing(amount_of(action))
        if action == PASS:
            return self._of_passing()
        return self._of_limit("limit-own" if self.own else "limit")

    def _of_sealing(self, amount: int) -> Reason:
        if self.own:
            return told("reserve", amount=amount, worth=self.worth)
        won = round(100 * self.bidding.all_below(self.bidding.others, amount, SHADE))
        return told("seal", amount=amount, worth=self.worth, percent=won)

    def _of_passing(self) -> Reason:
        lot, choices = self.choices.lot, self.choices
        if self.own and lot.bid == 0:
            return told("free")
        price = choices.lowest if isinstance(choices, BidOrPass) else lot.bid
        if self.limit >= price:
            return told("wait", limit=self.limit)
        return self._of_limit("too-dear-own" if self.own else "too-dear", price=price)

    def _of_limit(self, code: str, **price: int) -> Reason:
        less = max(0, self.worth - self.limit)
        bidding = self.bidding
        rich = sum(1 for seat in bidding.others if bidding.purses[seat] >= bidding.lot.bid)
        others = rich if less else 0
        return told(code, limit=self.limit, worth=self.worth, less=less, others=others, **price)

    def chances(self) -> Reason:
        """Where the artist ends; the worth of the lot is told already."""
        places = _places(self.outlook, self.artist).arguments
        return told("chances", **{name: places[name] for name in places if name != "worth"})

    def _refused(self, price: int) -> int:
        return round(100 * self.bidding.all_below(self.bidding.others, price))

    def risk(self, action: int) -> Reason:
        if isinstance(self.choices, NamePrice):
            price = amount_of(action)
            return told("risk-kept", percent=self._refused(price), price=price)
        name = ARTIST_NAMES[self.artist].capitalize()
        nothing = round(100 * self.outlook.share(self.artist, 3))
        return told("risk-nothing", artist=name, percent=nothing)
