"""What speaks for an answer to a lot of Modern Art, and what can go wrong with it."""

from vernissage.bots.advice import Reason
from vernissage.bots.modern_art.advice.card_reasons import placed, told
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.gains import AboutLot, sealed_below
from vernissage.bots.modern_art.thinking.places import Places
from vernissage.bots.modern_art.thinking.sight import auction_of_lot
from vernissage.bots.modern_art.thinking.table import speaks_after
from vernissage.games.modern_art.actions import PASS, amount_of
from vernissage.games.modern_art.choices import BidOrPass, BuyOrPass, NamePrice, Seal
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import OPEN
from vernissage.games.modern_art.view import View


class LotReasons:
    """A question about a lot, in the numbers that explain its answer."""

    def __init__(
        self,
        view: View,
        choices: AboutLot,
        bidding: Bidding,
        places: Places,
        limit: int,
        *,
        poor: bool,
    ) -> None:
        self.choices = choices
        self.after = speaks_after(view, choices.lot)
        """MA-R1: who speaks later in a round of bids."""
        self.last = len(view.to_speak) <= 1
        """MA-F2: nobody else is asked after this seat."""
        self.bidding = bidding
        self.places = places
        self.limit = limit
        self.poor = poor
        """Whether the limit is all the money there is."""
        self.worth = round(bidding.appraisal.worth)
        self.own = choices.lot.auctioneer == bidding.me

    def worth_of(self, value: float) -> Reason:
        """What the answer brings, and to whom."""
        amount = abs(round(value))
        if not self.own:
            return told("gain", value=amount)
        if isinstance(self.choices, BidOrPass):
            return told("gain-buying", value=amount)
        return told("gain-selling", value=amount, side="less" if value < 0 else "more")

    def reasons(self, action: int, other: int | None) -> tuple[Reason, Reason]:
        """Why this much and no more; and where the artist ends, from which the worth follows.

        Beside another amount it is rather told what that would change.
        """
        if other is None or not self._differ_in_odds(action, other):
            return self._amount(action), placed(self.places.artist, self.places.shares)
        code = {NamePrice: "rather-ask", Seal: "rather-seal", BidOrPass: "rather-bid"}
        rather = told(
            code[type(self.choices)],
            amount=amount_of(action),
            percent=round(100 * self._odds(action)),
            left=max(0, self.worth - amount_of(action)),
            other=amount_of(other),
            instead=round(100 * self._odds(other)),
            left_instead=max(0, self.worth - amount_of(other)),
        )
        return self._amount(action), rather

    def _differ_in_odds(self, action: int, other: int) -> bool:
        """Whether both are amounts, and the one is known to win at least now and then."""
        if PASS in (action, other) or (isinstance(self.choices, Seal) and amount_of(other) == 0):
            return False
        return round(100 * self._odds(action)) > 0

    def _odds(self, action: int) -> float:
        """How likely a bid wins the lot, or a price is paid; 0 where that is told or not known."""
        bidding, choices, amount = self.bidding, self.choices, amount_of(action)
        match choices:
            case NamePrice():
                return 1.0 - bidding.all_below(bidding.others, amount)
            case Seal() if not self.own:
                return sealed_below(bidding, amount) if amount else 0.0
            case BidOrPass(lot=lot) if auction_of_lot(lot) != OPEN and not choices.last_word:
                return bidding.all_below([*self.after, lot.auctioneer], amount)
        return 0.0

    def _amount(self, action: int) -> Reason:
        if isinstance(self.choices, NamePrice):
            price = amount_of(action)
            taken = 100 - self._refused(price)
            return told("ask", price=price, worth=self.worth, percent=taken)
        if isinstance(self.choices, Seal):
            return self._of_sealing(self.choices, amount_of(action))
        if action == PASS:
            return self._of_passing()
        paid = self.choices.price if isinstance(self.choices, BuyOrPass) else amount_of(action)
        last = "yes" if paid == self.limit else "no"
        return self._of_limit("limit-own" if self.own else "limit", last=last)

    def _of_sealing(self, choices: Seal, amount: int) -> Reason:
        if self.own:
            kept, left = self._kept(amount), max(0, self.worth - amount)
            return told("reserve", amount=amount, worth=self.worth, percent=kept, left=left)
        every = "yes" if amount == choices.highest else "no"
        won = round(100 * self._odds(choices.action(amount)))
        return told("seal", amount=amount, worth=self.worth, percent=won, every=every)

    def _kept(self, amount: int) -> int:
        """MA-H2: how often nobody seals more than this for an own lot; a tie is the seller's."""
        return round(100 * sealed_below(self.bidding, amount + 1))

    def _of_passing(self) -> Reason:
        lot, choices = self.choices.lot, self.choices
        if self.own and lot.bid == 0:
            return told("free")
        price = choices.lowest if isinstance(choices, BidOrPass) else lot.bid
        if self.limit >= price:
            return told("wait", limit=self.limit)
        return self._of_limit("too-dear-own" if self.own else "too-dear", price=price)

    def _of_limit(self, code: str, **more: int | str) -> Reason:
        """The most to pay. Who else could pay it is not told: MA-O3 holds for advice as well."""
        if self.poor:
            code = f"{code.removesuffix('-own')}-poor"
            return told(code, limit=self.limit, worth=self.worth, **more)
        less = max(0, self.worth - self.limit)
        return told(code, limit=self.limit, worth=self.worth, less=less, **more)

    def _refused(self, price: int) -> int:
        return round(100 * self.bidding.all_below(self.bidding.others, price))

    def risk(self, action: int) -> Reason | None:
        """Who buys may get nothing for it; who does not leaves it to another."""
        if isinstance(self.choices, NamePrice):
            price = amount_of(action)
            return told("risk-kept", percent=self._refused(price), price=price)
        if isinstance(self.choices, Seal):
            return self._of_closed_hand(self.choices, amount_of(action))
        if action == PASS and not self._would_have_it():
            return self._left_to_another()
        return self._unplaced()

    def _of_closed_hand(self, choices: Seal, amount: int) -> Reason | None:
        """None of a hand that hardly ever wins."""
        if amount == 0:
            return told("risk-left-sealed", worth=self.worth)
        won = self._kept(amount) if self.own else round(100 * self._odds(choices.action(amount)))
        return self._unplaced() if won else None

    def _unplaced(self) -> Reason:
        name = ARTIST_NAMES[self.places.artist].capitalize()
        return told("risk-nothing", artist=name, percent=round(100 * self.places.shares[3]))

    def _would_have_it(self) -> bool:
        """Whether the lot is this seat's if everyone is silent now."""
        lot = self.choices.lot
        return lot.bidder == self.bidding.me or (self.own and lot.bid == 0)

    def _left_to_another(self) -> Reason | None:
        """What whoever gets the lot may make of it. MA-F3: else the auctioneer must pay for it."""
        lot, choices = self.choices.lot, self.choices
        price = choices.price if isinstance(choices, BuyOrPass) else lot.bid
        percent = round(100 * self.places.chance_of_more(price))
        if isinstance(choices, BuyOrPass):
            return None if self.last else told("risk-left-open", price=price, percent=percent)
        seat = lot.auctioneer if lot.bidder is None else lot.bidder
        return told("risk-left", seat=seat, price=price, percent=percent)
