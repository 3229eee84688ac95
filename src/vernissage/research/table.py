"""One game as a tree: chance deals from the box, then seats are asked one by one.

Where several seats may act at once, chance decides whom to ask, and nobody is told; sealed choices
are asked for in the order of seats, which tells nothing. What a seat knows is its first view and
what it was told since: nothing that was known is ever forgotten.
"""

from collections import Counter
from typing import Any, Final

import msgspec

from vernissage.core.chance import Generator
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator
from vernissage.research.boxes import Box, shuffled

CHANCE: Final = -1
OVER: Final = -4
"""As OpenSpiel numbers them."""
BEFORE_THE_DEAL: Final = "nothing is dealt yet"

Story = tuple[list[list[int]], list[int], list[tuple[int, int]], int, int | None]

_json = msgspec.json.Encoder()


class Table:
    """From the first card that is dealt to the end of the game."""

    __slots__ = ("asked", "box", "chance", "dealt", "left", "openings", "past", "state")

    def __init__(self, box: Box, seed: int | None = None) -> None:
        """With a seed the table draws by itself: one outcome deals everything."""
        self.box = box
        self.chance = None if seed is None else generator(seed, "research/table")
        self.dealt: list[list[int]] = [[]]
        self.left = list(box.piles[0].items)
        """What the pile that is drawn from holds still."""
        self.openings: dict[int, str] = {}
        """What each seat was shown first, once somebody has asked; copies share it."""
        self.state: Any = None
        self.past: list[tuple[int, int]] = []
        """Who did what since the deal."""
        self.asked = CHANCE
        if self.chance is None:
            self._draw_what_is_certain()

    def copy(self) -> "Table":
        """An independent copy."""
        other = Table.__new__(Table)
        other.box, other.asked, other.openings = self.box, self.asked, self.openings
        other.chance = self.chance and again(self.chance)
        other.dealt, other.left, other.state = self.dealt, self.left, self.state
        other.past = list(self.past)
        if self.state is None:
            other.dealt, other.left = [*self.dealt[:-1], list(self.dealt[-1])], list(self.left)
        else:
            other.state = self.state.copy()
            other.state.log = list(self.state.log)
        return other

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, and how likely that is."""
        if self.state is not None:
            able = self.state.to_act()
            return [(seat, 1 / len(able)) for seat in able]
        if self.chance is not None:
            return [(0, 1.0)]
        size = len(self.left)
        return [(item, copies / size) for item, copies in Counter(self.left).items()]

    def decide(self, outcome: int) -> None:
        """Chance has decided this."""
        if self.state is not None:
            self.asked = outcome
        elif self.chance is not None:
            self.dealt = [shuffled(pile, self.chance) for pile in self.box.piles]
            self._begin()
        else:
            self.left.remove(outcome)
            self.dealt[-1].append(outcome)
            self._draw_what_is_certain()

    def _draw_what_is_certain(self) -> None:
        """Deal until chance has a choice again, or everything is dealt; piles are in order."""
        while True:
            wanted = self.box.piles[len(self.dealt) - 1].draws - len(self.dealt[-1])
            if wanted and self.left[0] != self.left[-1]:
                return
            self.dealt[-1] += self.left[:wanted]
            if len(self.dealt) == len(self.box.piles):
                self._begin()
                return
            self.left = list(self.box.piles[len(self.dealt)].items)
            self.dealt.append([])

    def _begin(self) -> None:
        self._lay()
        self._ask()

    def _lay(self) -> None:
        self.state = self.box.lay(self.dealt)
        self.state.log = []
        self.openings = {}

    def story(self) -> Story:
        """Everything that happened: with it the table can be built again."""
        word = None if self.chance is None else int(self.chance.word)
        return self.dealt, self.left, self.past, self.asked, word

    def retell(self, story: Story) -> None:
        """Go on from where this story ended."""
        self.dealt, self.left, self.past, self.asked, word = story
        if word is not None and self.chance is not None:
            self.chance.word = word
        if len(self.dealt[-1]) == self.box.piles[-1].draws and len(self.dealt) == len(
            self.box.piles
        ):
            self._lay()
            for seat, action in self.past:
                self.state.apply(seat, action)

    def act(self, action: int) -> None:
        """The seat that is asked does this; an action of the engine."""
        asked = self.asked
        self.state.apply(asked, action)
        self.past.append((asked, action))
        self._ask()

    def _ask(self) -> None:
        state = self.state
        if state.over:
            self.asked = OVER
            return
        able = state.to_act()
        if len(able) == 1 or self.box.game.manners.secret(state):
            self.asked = able[0]
        else:
            self.asked = CHANCE if self.chance is None else able[self.chance.below(len(able))]

    def view(self, seat: int) -> str:
        """What the seat may know now."""
        if self.state is None:
            return BEFORE_THE_DEAL
        return _json.encode(self.box.game.view(self.state, seat)).decode()

    def knowledge(self, seat: int) -> str:
        """All that the seat has ever been shown and told."""
        if self.state is None:
            return BEFORE_THE_DEAL
        if seat not in self.openings:
            first = self.box.game.view(self.box.lay(self.dealt), seat)
            self.openings[seat] = _json.encode(first).decode()
        told = self.box.game.events(self.state.log, seat)
        return "\n".join([self.openings[seat], *(_json.encode(each).decode() for each in told)])

    def imagined(self, seat: int, seed: int) -> "Table":
        """Another world that the seat cannot tell from this one: it knows the same in both."""
        if self.box.options is None:
            raise Invalid(self.box.game.name, "research-no-imagining")
        game = self.box.game
        other = self.copy()
        other.state = game.imagine(game.view(self.state, seat), seed)
        other.openings = {
            who: _json.encode(game.view(other.state, who)).decode()
            for who in range(self.box.players)
        }
        other.openings[seat] = self.knowledge(seat)
        other.state.log = []
        other.asked = self.asked
        return other


def again(chance: Generator) -> Generator:
    """The same stream from here on."""
    other = Generator(0)
    other.word = chance.word
    return other
