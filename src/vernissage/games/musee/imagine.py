"""Imagining Musée: a full state that a seat cannot tell from the truth."""

from vernissage.core.chance import Generator
from vernissage.core.seeds import generator
from vernissage.core.sets import set_of
from vernissage.games.musee.history import write_down
from vernissage.games.musee.notation import parse
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.setup import token_set
from vernissage.games.musee.state import State, empty
from vernissage.games.musee.turn.hanging import put_up
from vernissage.games.musee.view import GALLERY_NAMES, View

PATIENCE = 40
"""Deals tried before the forbidden cards are dealt around on purpose."""

Deal = tuple[list[set[int]], list[int]]
"""Hands and draw pile."""


def imagine(view: View, seed: int) -> State:
    """Deal what the view hides: other hands and the pile, consistent with all it tells."""
    chance = generator(seed, "musee/imagine")
    if view.hands is not None:
        hands = [set(hand) for hand in view.hands]
        pile = _unseen(view, hands)
        chance.shuffle(pile)
        return _state(view, hands, pile)
    fitting = _fitting(view)
    for _ in range(PATIENCE):
        hands, pile = _deal(view, chance)
        if _possible(view, hands, fitting):
            return _state(view, hands, pile)
    return _state(view, *_careful_deal(view, fitting, chance))


def _fitting(view: View) -> set[int]:
    """MU-T5: the numbers of which the seat to hang must hold one; any, if nobody is to hang."""
    if view.turn is None or view.deciding:
        return set(range(1, view.highest + 1))
    return set(_table(view, []).fitting(view.turn))


def _unseen(view: View, known: list[set[int]]) -> list[int]:
    seen = set(view.hung).union(*known)
    return [number for number in range(1, view.highest + 1) if number not in seen]


def _own_hand(view: View) -> list[set[int]]:
    return [set(view.hand) if seat == view.seat else set() for seat in range(view.players)]


def _deal(view: View, chance: Generator) -> Deal:
    """Any deal of the unseen cards, each as likely as the others."""
    hands = _own_hand(view)
    unseen = _unseen(view, hands)
    chance.shuffle(unseen)
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            hands[seat] = {unseen.pop() for _ in range(size)}
    return hands, unseen


def _possible(view: View, hands: list[set[int]], fitting: set[int]) -> bool:
    """MU-T5: who is out held nothing that fitted; who is to hang holds something that fits."""
    for gone in view.exits:
        if len(hands[gone.seat] & set(gone.never_held)) > gone.gifts:
            return False
    return view.turn is None or view.deciding or bool(hands[view.turn] & fitting)


def _careful_deal(view: View, fitting: set[int], chance: Generator) -> Deal:
    """Find a possible deal surely: give each constrained card of a hand a number by matching."""
    hands = _own_hand(view)
    unseen = _unseen(view, hands)
    chance.shuffle(unseen)
    wishes = _wishes(view, set(unseen), fitting)
    for number, wish in _matched(unseen, wishes).items():
        hands[wishes[wish][0]].add(number)
    rest = [number for number in unseen if not any(number in hand for hand in hands)]
    for seat, size in enumerate(view.hand_sizes):
        while len(hands[seat]) < size:
            hands[seat].add(rest.pop())
    return hands, rest


def _wishes(view: View, unseen: set[int], fitting: set[int]) -> list[tuple[int, set[int]]]:
    """For each constrained card of another hand: whose it is, and which numbers it can be."""
    wishes: list[tuple[int, set[int]]] = []
    for gone in view.exits:
        if gone.seat != view.seat:
            held_then = view.hand_sizes[gone.seat] - gone.gifts
            wishes += [(gone.seat, unseen - set(gone.never_held))] * held_then
    if view.turn is not None and view.turn != view.seat and not view.deciding:
        wishes.append((view.turn, unseen & fitting))
    return wishes


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


def _table(view: View, pile: list[int]) -> State:
    """What lies open, with empty hands."""
    dealt = [number for number in range(1, view.highest + 1) if number not in pile]
    turn = view.players - 1 if view.turn is None else view.turn
    stairs = token_set(view.stairs)
    state = empty(view.players, view.columns, view.highest, stairs, dealt + pile, len(dealt), turn)
    for number, musee in enumerate(view.musees):
        for gallery, row in enumerate(musee.galleries):
            for column, painting in enumerate(row):
                if painting is not None:
                    put_up(state, number, COLUMNS * gallery + column, painting)
        state.bonuses[number] = set_of(GALLERY_NAMES.index(name) for name in musee.bonuses)
    return state


def _state(view: View, hands: list[set[int]], pile: list[int]) -> State:
    state = _table(view, pile)
    for seat, hand in enumerate(hands):
        state.hands[seat] = set_of(hand)
    for gone in view.exits:
        state.barred[gone.seat] = set_of(gone.never_held)
        state.gifts[gone.seat] = gone.gifts
        state.out |= 1 << gone.seat
    state.deciding = view.deciding
    state.over = view.turn is None
    for move in view.history:
        write_down(state, move.seat, parse(move.action))
    state.count_places()
    return state
