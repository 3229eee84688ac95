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
from vernissage.games.musee.worlds import Asked, Leaver, draw

PATIENCE = 40
"""Deals tried before the worlds are counted, which takes longer and never fails."""

Deal = tuple[list[set[int]], list[int]]
"""Hands and draw pile."""


def imagine(view: View, seed: int) -> State:
    """Deal what the view hides: any world that the seat cannot tell from the truth is as likely."""
    chance = generator(seed, "musee/imagine")
    if view.hands is not None:
        hands = [set(hand) for hand in view.hands]
        pile = _unseen(view, hands)
        chance.shuffle(pile)
        return _state(view, hands, pile)
    asked = _asked(view)
    for _ in range(PATIENCE):
        dealt = _deal(view, asked, chance)
        if dealt is not None:
            return _state(view, *dealt)
    return _state(view, *_counted_deal(view, asked, chance))


def _asked(view: View) -> Asked | None:
    """MU-T5: another seat is to hang, so it holds something that fits; None if nobody is."""
    if view.turn is None or view.turn == view.seat or view.deciding:
        return None
    fitting = frozenset(_table(view, []).fitting(view.turn))
    return Asked(view.turn, view.hand_sizes[view.turn], fitting)


def _unseen(view: View, known: list[set[int]]) -> list[int]:
    seen = set(view.hung).union(*known)
    return [number for number in range(1, view.highest + 1) if number not in seen]


def _own_hand(view: View) -> list[set[int]]:
    return [set(view.hand) if seat == view.seat else set() for seat in range(view.players)]


def _deal(view: View, asked: Asked | None, chance: Generator) -> Deal | None:
    """Any deal of the unseen cards, each as likely as the others; None if it cannot be true."""
    hands = _own_hand(view)
    unseen = _unseen(view, hands)
    chance.shuffle(unseen)
    gone = {leaver.seat: leaver for leaver in view.exits}
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            continue
        gifts = gone[seat].gifts if seat in gone else 0
        hands[seat] = {unseen.pop() for _ in range(size - gifts)}
        if seat in gone and not hands[seat].isdisjoint(gone[seat].never_held):
            return None
        hands[seat].update([unseen.pop() for _ in range(gifts)])
    if asked is not None and hands[asked.seat].isdisjoint(asked.fitting):
        return None
    return hands, unseen


def _counted_deal(view: View, asked: Asked | None, chance: Generator) -> Deal:
    """The same, found surely: what is known of is drawn among all worlds, the rest is dealt."""
    hands = _own_hand(view)
    unseen = _unseen(view, hands)
    drawn = draw(unseen, _leavers(view, unseen), asked, chance)
    for seat, numbers in drawn.items():
        hands[seat] |= numbers
    rest = [number for number in unseen if not any(number in hand for hand in hands)]
    chance.shuffle(rest)
    for seat, size in enumerate(view.hand_sizes):
        while len(hands[seat]) < size:
            hands[seat].add(rest.pop())
    return hands, rest


def _leavers(view: View, unseen: list[int]) -> list[Leaver]:
    """MU-T5: who else is out, and what each cannot have held then; gifts came later."""
    return [
        Leaver(gone.seat, view.hand_sizes[gone.seat] - gone.gifts, frozenset(gone.never_held))
        for gone in view.exits
        if gone.seat != view.seat and not set(gone.never_held).isdisjoint(unseen)
    ]


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
