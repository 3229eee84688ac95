"""Modern Art once more, by another program: as a generator that asks, without engine or speed.

It yields for each question the answers of every seat that may act, and is sent one of them.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.setup import Options, Setup

Question = dict[int, set[str]]
Answer = tuple[int, str]
Asking = Generator[Question, Answer, None]

DEALT = {3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 3, 0]}


@dataclass
class Naive:
    options: Options
    setup: Setup
    money: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    mystery: list[str] = field(default_factory=list)
    tokens: list[dict[str, int]] = field(default_factory=list)
    bought: list[list[str]] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    ended_by: int | None = None

    def __post_init__(self) -> None:
        self.n = self.options.players
        self.money = [100] * self.n
        self.hands = [[] for _ in range(self.n)]

    def clockwise(self, after: int) -> list[int]:
        """All seats, starting left of this one and ending with it."""
        return [(after + step) % self.n for step in range(1, self.n + 1)]

    def game(self) -> Asking:
        deck = list(self.setup.deck)
        last = self.setup.first - 1
        for cards in DEALT[4] if self.options.mystery_hand else DEALT[self.n]:
            for hand in [*self.hands, self.mystery][: self.n + self.options.mystery_hand]:
                hand += [deck.pop(0) for _ in range(cards)]
            self.bought, self.shown, self.ended_by = [[] for _ in range(self.n)], [], None
            turn = last
            while self.goes_on():
                turn = next(seat for seat in self.clockwise(turn) if self.hands[seat])
                turn = yield from self.auction(turn)
            last = self.player_of_the_last_card(last)
            self.sell_all()

    def goes_on(self) -> bool:
        return self.ended_by is None and any(self.hands)

    def player_of_the_last_card(self, before: int) -> int:
        return before if self.ended_by is None else self.ended_by

    def auction(self, seat: int) -> Generator[Question, Answer, int]:
        """One turn as auctioneer; who ran it in the end."""
        _, said = yield {seat: {f"offer {card}" for card in self.hands[seat]}}
        lot = [said.removeprefix("offer ")]
        if self.play(seat, lot[0]):
            return seat
        host, taker, price = seat, seat, 0
        if lot[0].endswith("double"):
            seat = yield from self.second(host, lot)
            if self.ended_by is not None:
                return seat
        if not lot[-1].endswith("double"):
            sell = getattr(self, lot[-1].split()[1])
            taker, price = yield from sell(seat)
            self.pay(taker, seat, host, price, lot[-1])
        self.bought[taker] += [card.split()[0] for card in lot]
        if self.mystery:
            yield from self.reveal(taker if self.options.winner_reveals else seat)
        return seat

    def play(self, seat: int, card: str) -> bool:
        """Whether the round ends with this card."""
        self.hands[seat].remove(card)
        self.shown.append(card.split()[0])
        if self.shown.count(self.shown[-1]) == 5 or not any(self.hands):
            self.ended_by = seat
        return self.ended_by is not None

    def second(self, host: int, lot: list[str]) -> Generator[Question, Answer, int]:
        artist = lot[0].split()[0]
        for seat in [host, *self.clockwise(host)[:-1]]:
            if self.hands[seat]:
                fits = {c for c in self.hands[seat] if c.startswith(artist) and "double" not in c}
                _, said = yield {seat: {"decline", *(f"add {card}" for card in fits)}}
                if said != "decline":
                    lot.append(said.removeprefix("add "))
                    self.play(seat, lot[1])
                    return seat
        return host

    def open(self, auctioneer: int) -> Generator[Question, Answer, tuple[int, int]]:
        best, price, passed = auctioneer, 0, set[int]()
        while True:
            could = {s for s in range(self.n) if self.money[s] > price and s not in passed}
            able = could - {best} if price else could
            if not able:
                return best, price
            seat, said = yield {s: {"pass", *self.bids(s, price)} for s in able}
            if said == "pass":
                passed.add(seat)
            else:
                best, price, passed = seat, int(said.split()[1]), set()

    def once(self, auctioneer: int) -> Generator[Question, Answer, tuple[int, int]]:
        best, price = auctioneer, 0
        for seat in self.clockwise(auctioneer):
            if self.money[seat] > price:
                _, said = yield {seat: {"pass", *self.bids(seat, price)}}
                if said != "pass":
                    best, price = seat, int(said.split()[1])
        return best, price

    def bids(self, seat: int, price: int) -> set[str]:
        return {f"bid {amount}" for amount in range(price + 1, self.money[seat] + 1)}

    def sealed(self, auctioneer: int) -> Generator[Question, Answer, tuple[int, int]]:
        amounts: dict[int, int] = {}
        while len(amounts) < self.n:
            waiting = [seat for seat in range(self.n) if seat not in amounts]
            seat, said = yield {
                s: {f"seal {amount}" for amount in range(self.money[s] + 1)} for s in waiting
            }
            amounts[seat] = int(said.split()[1])
        order = [auctioneer, *self.clockwise(auctioneer)[:-1]]
        best = next(seat for seat in order if amounts[seat] == max(amounts.values()))
        return best, amounts[best]

    def fixed(self, auctioneer: int) -> Generator[Question, Answer, tuple[int, int]]:
        own = self.money[auctioneer]
        _, said = yield {auctioneer: {f"price {p}" for p in range(min(own, 1), own + 1)}}
        price = int(said.split()[1])
        for seat in self.clockwise(auctioneer)[:-1]:
            if self.money[seat] >= price:
                _, said = yield {seat: {"buy", "pass"}}
                if said == "buy":
                    return seat, price
        return auctioneer, price

    def pay(self, taker: int, seller: int, host: int, price: int, card: str) -> None:
        self.money[taker] -= price
        half_up, half_down = (price + 1) // 2, price // 2
        if seller == host or not self.options.shared_double:
            self.money[seller] += 0 if taker == seller else price
        elif taker == seller:
            self.money[host] += 0 if card.endswith("fixed") else half_up
        elif taker == host:
            self.money[seller] += half_up
        else:
            self.money[seller] += half_up
            self.money[host] += half_down

    def reveal(self, seat: int) -> Asking:
        _, said = yield {seat: {"reveal", "skip"}}
        if said == "reveal":
            self.shown.append(self.mystery.pop(0).split()[0])
            if self.shown.count(self.shown[-1]) == 5:
                self.ended_by = seat

    def sell_all(self) -> None:
        counts = Counter(self.shown)
        ranked = sorted(counts, key=lambda artist: (-counts[artist], ARTIST_NAMES.index(artist)))
        self.tokens.append(dict(zip(ranked, (30, 20, 10), strict=False)))
        for seat, paintings in enumerate(self.bought):
            for artist in paintings:
                if artist in self.tokens[-1]:
                    self.money[seat] += sum(laid.get(artist, 0) for laid in self.tokens)
