"""A table for tests: chosen hands, purses and tokens; actions written as in a record."""

from collections.abc import Sequence
from typing import Any

from vernissage.core.refusals import Illegal
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.notation import ARTIST_NAMES, card_called, parse, write
from vernissage.games.modern_art.positions import deal_hands, lay_mystery_hand, opening
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.variant import Variant
from vernissage.games.modern_art.view import View

ANY = "koriko open, koriko open"
"""A hand for seats whose cards do not matter."""


class Table:
    """Seats sit clockwise. Hands are written as `nex open, koriko double`."""

    def __init__(
        self,
        *hands: str,
        first: int = 0,
        money: Sequence[int] | None = None,
        played: dict[str, int] | None = None,
        tokens: Sequence[dict[str, int]] = (),
        mystery: str = "",
        deal: Sequence[int] = (1, 0, 0, 0),
        deck: str = "",
        **variants: bool,
    ) -> None:
        players = len(hands)
        later = cards(deck) or [0] * 20
        front = [0] * (deal[0] * (players + bool(mystery)))
        variant = Variant(players=players, deal=list(deal), mystery_hand=bool(mystery), **variants)
        self.state: State = opening(variant, front + later, first)
        state = self.state
        deal_hands(state, [cards(hand) for hand in hands])
        lay_mystery_hand(state, cards(mystery), [])
        for seat, purse in enumerate(money or ()):
            state.purses[seat] = purse
        for artist, count in (played or {}).items():
            state.played[ARTIST_NAMES.index(artist)] = count
        for number, laid in enumerate(tokens):
            for artist, token in laid.items():
                state.tokens[5 * number + ARTIST_NAMES.index(artist)] = token
        state.round = len(tokens)

    def play(self, *actions: str) -> "Table":
        """Actions as in a record: `0 offer nex open`."""
        for text in actions:
            seat, _, notation = text.partition(" ")
            self.state.apply(int(seat), parse(notation))
        return self

    def pass_all(self) -> "Table":
        """Everyone who may act passes, until the lot is closed."""
        while any(write(a) == "pass" for s in self.asked for a in self.state.legal(s)):
            self.play(f"{self.asked[0]} pass")
        return self

    def refused(self, action: str) -> str:
        """The sentence that refuses this action, which changes nothing."""
        key = self.state.key()
        try:
            self.play(action)
        except Illegal as illegal:
            assert self.state.key() == key
            return str(illegal)
        raise AssertionError(f"{action} is legal")

    def answers(self, seat: int) -> list[str]:
        return [write(action) for action in self.state.legal(seat)]

    def listen(self) -> "Table":
        self.state.log = []
        return self

    def heard(self, seat: int | None) -> list[Any]:
        """What happened since `listen`, as this seat may know it."""
        assert self.state.log is not None
        return list(MODERN_ART.events(self.state.log, seat))

    def view(self, seat: int | None = None) -> View:
        seen: View = MODERN_ART.view(self.state, seat)
        return seen

    def owns(self, seat: int, artist: str) -> int:
        """How many paintings of that artist lie before the seat."""
        return self.view().holdings[seat][ARTIST_NAMES.index(artist)]

    @property
    def asked(self) -> list[int]:
        return self.state.to_act()

    @property
    def auctioneer(self) -> int:
        """Who is to offer a painting."""
        assert self.view().phase == "offer"
        return self.asked[0]

    @property
    def purses(self) -> list[int]:
        return self.state.scores()

    @property
    def tokens(self) -> list[dict[str, int]]:
        """The tokens of each round, by artist."""
        return [
            {name: token for name, token in zip(ARTIST_NAMES, laid, strict=True) if token}
            for laid in self.view().tokens
        ]


def cards(text: str) -> list[int]:
    return [card_called(name.strip()) for name in text.split(",") if name.strip()]
