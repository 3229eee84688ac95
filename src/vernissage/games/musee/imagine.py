"""Imagining Musée: a full state that a seat cannot tell from the truth."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.core.seeds import generator
from vernissage.games.musee import rules
from vernissage.games.musee.parts import BIT, COLUMNS, SLOTS
from vernissage.games.musee.setup import token_set
from vernissage.games.musee.state import State
from vernissage.games.musee.view import GALLERY_NAMES, View

PATIENCE = 40
"""Deals tried before the forbidden cards are dealt around on purpose."""


def imagine(view: View, seed: int) -> State:
    """Deal what the view hides: other hands and the pile, consistent with all it tells."""
    chance = generator(seed, "musee/imagine")
    table = _table(view)
    if view.hands is not None:
        hands = [set(hand) for hand in view.hands]
        unseen = _unseen(view, hands)
        chance.shuffle(unseen)
        return _state(view, table, hands, unseen)
    for _ in range(PATIENCE):
        hands, pile = _deal(view, chance)
        if _possible(view, table, hands):
            return _state(view, table, hands, pile)
    hands, pile = _careful_deal(view, table, chance)
    return _state(view, table, hands, pile)


class _Table:
    """The open part of the state."""

    def __init__(self, view: View) -> None:
        musees = len(view.musees)
        self.paintings = vec[i64]([0] * (SLOTS * musees))
        self.windows = rules.open_windows(view.columns, view.highest, musees)
        self.hung = vec[i64]([0] * musees)
        self.bonuses = vec[i64]([0] * musees)
        for m, musee in enumerate(view.musees):
            for gallery, row in enumerate(musee.galleries):
                for column, number in enumerate(row):
                    if number is not None:
                        self.hang(m, COLUMNS * gallery + column, number)
            self.bonuses[m] = sum(1 << GALLERY_NAMES.index(name) for name in musee.bonuses)

    def hang(self, musee: int, slot: int, number: int) -> None:
        self.paintings[SLOTS * musee + slot] = number
        self.hung[musee] |= BIT[slot]
        rules.close_windows(self.windows, SLOTS * musee, slot, number)


def _table(view: View) -> _Table:
    return _Table(view)


def _unseen(view: View, known: list[set[int]]) -> list[int]:
    seen = set(view.hung).union(*known)
    return [number for number in range(1, view.highest + 1) if number not in seen]


def _deal(view: View, chance: Generator) -> tuple[list[set[int]], list[int]]:
    """Any deal of the unseen cards, each as likely as the others."""
    hands = [set(view.hand) if seat == view.seat else set() for seat in range(view.players)]
    unseen = _unseen(view, hands)
    chance.shuffle(unseen)
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            hands[seat] = {unseen.pop() for _ in range(size)}
    return hands, unseen


def _possible(view: View, table: _Table, hands: list[set[int]]) -> bool:
    """MU-T5: who is out held nothing that fitted; who is to hang holds something that fits."""
    for gone in view.exits:
        if len(hands[gone.seat] & set(gone.never_held)) > gone.gifts:
            return False
    if view.turn is None or view.deciding:
        return True
    return bool(hands[view.turn] & _fitting(view, table, view.turn))


def _fitting(view: View, table: _Table, seat: int) -> set[int]:
    start = SLOTS * rules.musee_of(seat, view.players)
    numbers = rules.numbers_that_fit(table.windows, start)
    return {n for n in range(1, view.highest + 1) if numbers & BIT[n]}


def _careful_deal(view: View, table: _Table, chance: Generator) -> tuple[list[set[int]], list[int]]:
    """Find a possible deal surely: give each constrained card of a hand a number by matching."""
    hands = [set(view.hand) if seat == view.seat else set() for seat in range(view.players)]
    unseen = _unseen(view, hands)
    chance.shuffle(unseen)
    wishes: list[tuple[int, set[int]]] = []
    for gone in view.exits:
        if gone.seat != view.seat:
            held_then = view.hand_sizes[gone.seat] - gone.gifts
            wishes += [(gone.seat, set(unseen) - set(gone.never_held))] * held_then
    if view.turn is not None and view.turn != view.seat and not view.deciding:
        wishes.append((view.turn, set(unseen) & _fitting(view, table, view.turn)))
    for number, wish in _matched(unseen, wishes).items():
        hands[wishes[wish][0]].add(number)
    rest = [number for number in unseen if not any(number in hand for hand in hands)]
    for seat, size in enumerate(view.hand_sizes):
        while len(hands[seat]) < size:
            hands[seat].add(rest.pop())
    return hands, rest


def _matched(unseen: list[int], wishes: list[tuple[int, set[int]]]) -> dict[int, int]:
    """Which number fulfils which wish: augmenting paths, so that every wish is fulfilled."""
    taken: dict[int, int] = {}

    def fulfil(wish: int, tried: set[int]) -> bool:
        for number in unseen:
            if number in wishes[wish][1] and number not in tried:
                tried.add(number)
                if number not in taken or fulfil(taken[number], tried):
                    taken[number] = wish
                    return True
        return False

    for wish in range(len(wishes)):
        fulfil(wish, set())
    return taken


def _state(view: View, table: _Table, hands: list[set[int]], pile: list[int]) -> State:
    held = [sum(1 << number for number in hand) for hand in hands]
    barred, gifts = [0] * view.players, [0] * view.players
    for gone in view.exits:
        barred[gone.seat] = sum(1 << number for number in gone.never_held)
        gifts[gone.seat] = gone.gifts
    dealt = [number for number in range(1, view.highest + 1) if number not in pile]
    turn = view.players - 1 if view.turn is None else view.turn
    start = SLOTS * rules.musee_of(turn, view.players)
    return State(
        players=view.players,
        columns=view.columns,
        numbers=view.highest,
        stairs=token_set(view.stairs),
        deck=vec[i64](dealt + pile),
        drawn=len(dealt),
        turn=turn,
        hands=vec[i64](held),
        paintings=table.paintings,
        windows=table.windows,
        hung=table.hung,
        bonuses=table.bonuses,
        barred=vec[i64](barred),
        gifts=vec[i64](gifts),
        out=sum(1 << gone.seat for gone in view.exits),
        places=rules.count_places(table.windows, start, held[turn]),
        deciding=view.deciding,
        over=view.turn is None,
    )
