"""One position of Musée: hands, Musées, draw pile, and whose turn it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.core.seats import check_seat
from vernissage.core.sets import BIT, count, members_of
from vernissage.games.musee import rules, scoring
from vernissage.games.musee.actions import ACTIONS, GIVE, KEEP, number_of, slot_of
from vernissage.games.musee.history import NOTHING_PLAYED, write_down
from vernissage.games.musee.parts import COLUMNS, HAND, SLOTS
from vernissage.games.musee.turn import drawing, hanging, passing


@final
class State:
    """Sets are integers: bit n of a hand is painting n, bit n of `out` is seat n."""

    __slots__ = (
        "barred",
        "bonuses",
        "columns",
        "deciding",
        "deck",
        "drawn",
        "gifts",
        "hands",
        "history",
        "history_is_shared",
        "hung",
        "log",
        "numbers",
        "out",
        "over",
        "paintings",
        "places",
        "played",
        "players",
        "stairs",
        "turn",
        "windows",
    )

    def __init__(
        self,
        *,
        players: i64,
        columns: i64,
        numbers: i64,
        stairs: i64,
        deck: vec[i64],
        drawn: i64,
        turn: i64,
        hands: vec[i64],
        paintings: vec[i64],
        windows: vec[i64],
        hung: vec[i64],
        bonuses: vec[i64],
        barred: vec[i64],
        gifts: vec[i64],
        out: i64,
        places: i64,
        deciding: bool,
        over: bool,
        history: vec[i64],
        played: i64,
    ) -> None:
        self.players = players
        self.columns = columns
        self.numbers = numbers
        """The highest number in the deck."""
        self.stairs = stairs
        self.deck = deck
        self.drawn = drawn
        """How many cards of the deck have left the draw pile."""
        self.turn = turn
        self.hands = hands
        self.paintings = paintings
        """The number in each slot of each Musée, 0 for none."""
        self.windows = windows
        """The set of numbers that each slot still takes."""
        self.hung = hung
        """For each Musée the set of slots that hold a painting."""
        self.bonuses = bonuses
        """For each Musée the set of galleries whose bonus card it took."""
        self.barred = barred
        """For each seat that is out, what it certainly did not hold then. Shared by copies."""
        self.gifts = gifts
        """For each seat, how many cards it was given after it was out. Shared by copies."""
        self.out = out
        self.places = places
        """In how many ways the seat to move can hang a painting."""
        self.deciding = deciding
        """MU-4P2: the seat to move has hung and now keeps or gives."""
        self.over = over
        self.log: list[tuple[int, ...]] | None = None
        self.history = history
        self.history_is_shared = True
        self.played = played
        """How many moves the history has."""

    def copy(self) -> "State":
        """An independent copy, with no listener. What is rarely written to is shared until then."""
        self.history_is_shared = True
        return State(
            players=self.players,
            columns=self.columns,
            numbers=self.numbers,
            stairs=self.stairs,
            deck=self.deck,
            drawn=self.drawn,
            turn=self.turn,
            hands=self.hands[:],
            paintings=self.paintings[:],
            windows=self.windows[:],
            hung=self.hung[:],
            bonuses=self.bonuses[:],
            barred=self.barred,
            gifts=self.gifts,
            out=self.out,
            places=self.places,
            deciding=self.deciding,
            over=self.over,
            history=self.history,
            played=self.played,
        )

    def to_act(self) -> list[int]:
        """MU-T1: the seat whose turn it is."""
        return [] if self.over else [self.turn]

    def may_act(self, seat: int) -> bool:
        """Whether this seat may act now; whatever number it is."""
        turn: int = self.turn
        return seat == turn and not self.over

    def count_legal(self, seat: int) -> int:
        """How many actions the seat has."""
        if not self.may_act(seat):
            return 0
        return 2 if self.deciding else self.places

    def nth_legal(self, seat: int, index: int) -> int:
        """The action at that index of `legal`."""
        if not 0 <= index < self.count_legal(seat):
            raise IndexError(index)
        if self.deciding:
            return KEEP + index
        return rules.nth_place(self.windows, self.start_of(seat), self.hands[seat], index)

    def legal(self, seat: int) -> list[int]:
        """Every action of the seat, ascending."""
        if not self.may_act(seat):
            return []
        if self.deciding:
            return [KEEP, GIVE]
        return rules.list_places(self.windows, self.start_of(seat), self.hands[seat], self.places)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now; whatever numbers these are."""
        players: int = self.players
        known = 0 <= seat < players and 0 <= action < ACTIONS
        return known and self.allows(seat, action)

    def allows(self, seat: i64, action: i64) -> bool:
        """MU-T1, MU-T3, MU-4P2: a painting in hand that fits there, or an answer that is asked."""
        if self.over or seat != self.turn:
            return False
        if self.deciding or not 0 <= action < KEEP:
            return self.deciding and (action == KEEP or action == GIVE)
        fitting: i64 = self.hands[seat] & self.windows[self.start_of(seat) + slot_of(action)]
        return fitting & BIT[number_of(action)] != 0

    def apply(self, seat: int, action: int) -> None:
        """Act, or raise Illegal and change nothing."""
        if not self.is_legal(seat, action):
            from vernissage.games.musee.refusals import illegal

            raise illegal(self, seat, action)
        self.perform(action)

    def perform(self, action: i64) -> None:
        """Act for the seat whose turn it is. The caller has checked that it may."""
        write_down(self, self.turn, action)
        if action >= KEEP:
            drawing.keep_or_give(self, action)
        else:
            hanging.hang(self, slot_of(action), number_of(action))
            if rules.must_decide(self.players, self.pile()):
                self.deciding = True
                return
            drawing.draw(self, self.turn)
        passing.pass_turn(self)

    def count_places(self) -> i64:
        """In how many ways the seat to move can hang a painting; kept in `places`."""
        start: i64 = self.start_of(self.turn)
        self.places = rules.count_places(self.windows, start, self.hands[self.turn])
        return self.places

    def playout(self, chance: Generator) -> int:
        """Play on with random actions to the end; how many there were."""
        actions: i64 = 0
        while not self.over:
            if self.deciding:
                self.perform(KEEP + chance.below(2))
            else:
                start: i64 = self.start_of(self.turn)
                index: i64 = chance.below(self.places)
                hand: i64 = self.hands[self.turn]
                self.perform(rules.nth_place(self.windows, start, hand, index))
            actions += 1
        return actions

    def start_of(self, seat: i64) -> i64:
        """Where the seat's Musée starts in `paintings` and `windows`."""
        return SLOTS * rules.musee_of(seat, self.players)

    def pile(self) -> i64:
        """How many cards the draw pile holds."""
        return len(self.deck) - self.drawn

    def standing(self, musee: i64) -> tuple[int, int, int]:
        """MU-P6: points, paintings and bonus cards of one Musée, in the order that decides."""
        start: i64 = SLOTS * musee
        paintings: i64 = scoring.painting_points(self.paintings, start)
        points: i64 = (
            paintings
            + scoring.neighbour_points(self.paintings, start)
            + scoring.staircase_points(self.paintings, start, self.stairs)
            + scoring.gallery_points(self.bonuses[musee])
        )
        return points, paintings, count(self.bonuses[musee])

    def scores(self) -> list[int]:
        """MU-P1 to MU-P4: the points of every seat, partners' the same."""
        return [self.standing(rules.musee_of(s, self.players))[0] for s in range(self.players)]

    def winners(self) -> list[int]:
        """MU-P6: every seat that shares the victory."""
        best = scoring.victors([self.standing(musee) for musee in range(len(self.hung))])
        return [s for s in range(self.players) if rules.musee_of(s, self.players) in best]

    def breakdown(self, seat: int) -> dict[str, int]:
        """MU-P1 to MU-P4: where the seat's points come from."""
        check_seat(seat, self.players)
        musee: i64 = rules.musee_of(seat, self.players)
        start: i64 = SLOTS * musee
        return {
            "paintings": scoring.painting_points(self.paintings, start),
            "neighbours": scoring.neighbour_points(self.paintings, start),
            "staircases": scoring.staircase_points(self.paintings, start, self.stairs),
            "galleries": scoring.gallery_points(self.bonuses[musee]),
        }

    def pairs(self, musee: i64) -> list[int]:
        """MU-P2: the left slots of the neighbours that score."""
        return members_of(scoring.pairs(self.paintings, SLOTS * musee))

    def lit_stairs(self, musee: i64) -> list[int]:
        """MU-P3: the upper slots of the staircases that score."""
        return members_of(scoring.lit_stairs(self.paintings, SLOTS * musee, self.stairs))

    def fitting(self, seat: i64) -> list[int]:
        """MU-T5: the numbers that the seat's Musée still takes somewhere, ascending."""
        return members_of(rules.numbers_that_fit(self.windows, self.start_of(seat)))

    def gain(self, seat: i64, slot: i64, number: i64) -> tuple[int, int, int]:
        """MU-P5, MU-T7: what hanging this number brings: neighbours, staircases, gallery bonus."""
        start: i64 = self.start_of(seat)
        beside, joined = scoring.gain(self.paintings, start, self.stairs, slot, number)
        hung: i64 = self.hung[start // SLOTS] | BIT[slot]
        bonus = rules.takes_bonus(self.bonuses, hung, slot // COLUMNS, self.columns)
        return beside, joined, scoring.GALLERY if bonus else 0

    def closes(self, seat: i64, slot: i64, number: i64) -> int:
        """MU-T2: how many empty slots of the gap no free number could fill after this hanging."""
        start: i64 = self.start_of(seat)
        left, right = rules.empty_beside(self.hung[start // SLOTS], slot, self.columns)
        return rules.closed_by(number, self.windows[start + slot] & self.free(), left, right)

    def free(self) -> i64:
        """MU-C1: the set of numbers that hang nowhere yet."""
        numbers: i64 = rules.every_number(self.numbers)
        for number in self.paintings:
            numbers &= ~BIT[number]
        return numbers

    def hand(self, seat: i64) -> list[int]:
        """The numbers in a seat's hand, ascending."""
        return members_of(self.hands[seat])

    def key(self) -> bytes:
        """Canonical bytes. What follows from the paintings is left out, and so is the history."""
        small: list[int] = [self.players, self.columns, self.numbers, self.turn, self.out]
        small += [1 if self.deciding else 0, 1 if self.over else 0, self.pile()]
        small += [number for number in self.paintings]
        small += [galleries for galleries in self.bonuses]
        small += [given for given in self.gifts]
        small += [number for number in self.deck[self.drawn :]]
        wide: list[int] = [self.stairs]
        wide += [hand for hand in self.hands]
        wide += [numbers for numbers in self.barred]
        return bytes(small) + b"".join([value.to_bytes(8, "little") for value in wide])


def new(
    players: i64, columns: i64, stairs: i64, deck: list[int], first: i64, hand: i64 = HAND
) -> State:
    """MU-S1: everyone is dealt their hand from the front of the deck, the rest is the pile."""
    state = empty(players, columns, max(deck), stairs, deck, hand * players, first)
    dealt: i64 = 0
    while dealt < hand * players:
        state.hands[dealt // hand] |= BIT[state.deck[dealt]]
        dealt += 1
    state.count_places()
    return state


def empty(
    players: i64, columns: i64, numbers: i64, stairs: i64, deck: list[int], drawn: i64, turn: i64
) -> State:
    """Empty Musées and empty hands."""
    musees: i64 = 2 if players == 4 else players
    return State(
        players=players,
        columns=columns,
        numbers=numbers,
        stairs=stairs,
        deck=vec[i64](deck),
        drawn=drawn,
        turn=turn,
        hands=vec[i64]([0] * players),
        paintings=vec[i64]([0] * (SLOTS * musees)),
        windows=rules.open_windows(columns, numbers, musees),
        hung=vec[i64]([0] * musees),
        bonuses=vec[i64]([0] * musees),
        barred=vec[i64]([0] * players),
        gifts=vec[i64]([0] * players),
        out=0,
        places=0,
        deciding=False,
        over=False,
        history=NOTHING_PLAYED,
        played=0,
    )
