"""The contract that every game fulfils: a State, and one Game object with its functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from vernissage.core.chance import Generator
from vernissage.core.orders import Order

Event = tuple[int, ...]


class State(Protocol):
    """One position of one game. It knows everything; people and bots only get views of it."""

    over: bool
    log: list[Event] | None

    def to_act(self) -> list[int]:
        """The seats that may act now, ascending."""

    def legal(self, seat: int) -> list[int]:
        """Every legal action of the seat, ascending, each once."""

    def count_legal(self, seat: int) -> int:
        """How many there are, without listing them."""

    def nth_legal(self, seat: int, index: int) -> int:
        """The one at that index of the list, without the list."""

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now."""

    def apply(self, seat: int, action: int) -> None:
        """Act, or raise Illegal and change nothing."""

    def playout(self, chance: Generator) -> int:
        """Play on with random legal actions to the end; how many there were."""

    def copy(self) -> "State":
        """An independent copy, with no listener attached."""

    def key(self) -> bytes:
        """Canonical bytes: equal positions have equal keys."""

    def scores(self) -> list[int]:
        """Points of every seat, as if the game ended now."""

    def winners(self) -> list[int]:
        """Every seat that shares the victory, as if the game ended now."""

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where the seat's points come from; the numbers add up to its score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """How games make a match, in a game whose rules know matches."""

    first_of_next_game: Callable[[int, Sequence[int], Sequence[int]], int]
    """Players, scores and winners of the game before -> the seat that starts."""
    match_winners: Callable[[int, Sequence[int]], list[int] | None]
    """Players and wins so far -> who has won the match; None: play on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRules:
    """Standing orders, in a game that knows some."""

    scope: Callable[[Any], str | None]
    """The lot or draft that runs now; orders live no longer than it. None: there is none."""
    check: Callable[[Any, Order], None]
    """Refuses an order that can do nothing for what runs now."""
    answer: Callable[[Any, int, Order], int | None]
    """What the order does for a seat that may act; None: the seat is asked itself."""


def one_by_one(state: State) -> str | None:
    """Nobody chooses at the same time as others."""
    return None


def never(state: State) -> bool:
    """There is no such phase."""
    return False


def to_act(state: State) -> list[int]:
    """Everybody knows who may act."""
    return state.to_act()


@dataclass(frozen=True, slots=True, kw_only=True)
class Manners:
    """What a table of people has to know of a game, beyond its rules."""

    together: Callable[[Any], str | None] = one_by_one
    """The phase in which several seats choose at once, named with its lot or round."""
    secret: Callable[[Any], bool] = never
    """Whether choices are sealed now: nobody learns one before the last is made."""
    outcry: Callable[[Any], bool] = never
    """Whether an open auction runs, in which a pass is silence."""
    silence: int | None = None
    """The action that passes in it."""
    awaited: Callable[[Any], list[int]] = to_act
    """Whom the table waits for, as everybody may know."""
    orders: OrderRules | None = None


class PaidForOne(NamedTuple):
    """What one painting of a sale cost."""

    round: int
    auction: str
    price: float


def nothing_sold(event: Any) -> PaidForOne | None:
    """No event of this game tells of a sale."""
    return None


def alone(seat: int, players: int) -> int:
    """Everyone plays for themselves."""
    return seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game: its name, its player counts, and the functions of the contract."""

    name: str
    players: Sequence[int]
    longest: int
    """No game has more actions than this."""
    actions: int
    """Actions are the integers from 0 to this number minus one."""
    options: Callable[..., Any]
    """Checked and frozen; a record carries those that differ from their default."""
    deal: Callable[[Any, int], Any]
    start: Callable[[Any, Any], Any]
    setup: type[Any]
    check_setup: Callable[[Any, Any], None]
    """Refuses a set-up that these options cannot have."""
    view: Callable[[Any, int | None], Any]
    """What a seat may know (None: a spectator): the fields of `public`, then those of `own`."""
    public: Callable[[Any], Any]
    """The part of every view that all may know; a server builds it once for everybody."""
    own: Callable[[Any, int | None], Any]
    """The part that only this seat may know; a spectator's holds the seat null and no secret."""
    choices: Callable[[Any, int], Any]
    events: Callable[[Sequence[Event], int | None], list[Any]]
    imagine: Callable[[Any, int], Any]
    write: Callable[[int], str]
    parse: Callable[[str], int]
    manners: Manners = Manners()
    match: MatchRules | None = None
    side_of: Callable[[int, int], int] = alone
    """Seat and players -> the side that wins or loses together; partners have the same one."""
    price_of: Callable[[Any], PaidForOne | None] = nothing_sold
    """An event -> what a painting cost, if it tells of a sale."""
