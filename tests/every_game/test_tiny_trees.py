"""Law 10: exact tree counts of tiny variants, as perft is in chess."""

import pytest

from tests.every_game.trees import Counts, games_and_positions
from vernissage.games.musee.state import new

Gallery = list[int | None]


def naive_games(hands: list[set[int]], pile: list[int]) -> int:
    """The same count by another program: lists of two slots, and no engine."""
    galleries: list[list[Gallery]] = [[[None, None] for _ in range(3)] for _ in hands]
    return naive_from(hands, pile, 0, galleries, frozenset())


def naive_from(
    hands: list[set[int]],
    pile: list[int],
    turn: int,
    galleries: list[list[Gallery]],
    out: frozenset[int],
) -> int:
    if len(out) == len(hands):
        return 1
    after = (turn + 1) % len(hands)
    fits = [
        (card, row, slot)
        for card in hands[turn]
        for row in galleries[turn]
        for slot in (0, 1)
        if turn not in out and naive_fit(row, slot, card)
    ]
    if not fits:
        return naive_from(hands, pile, after, galleries, out | {turn})
    games = 0
    for card, row, slot in fits:
        row[slot] = card
        held = (hands[turn] - {card}) | set(pile[:1])
        dealt = [held if seat == turn else hand for seat, hand in enumerate(hands)]
        games += naive_from(dealt, pile[1:], after, galleries, out)
        row[slot] = None
    return games


def naive_fit(row: Gallery, slot: int, card: int) -> bool:
    beside = row[1 - slot]
    if row[slot] is not None:
        return False
    return beside is None or (card < beside if slot == 0 else card > beside)


DECK = [3, 8, 10, 1, 6, 2, 9, 4, 7, 5]


@pytest.mark.parametrize(
    ("hand", "cards", "expected"),
    [
        (1, 5, (2_268, 3_202)),
        (2, 6, (112_896, 22_090)),
        (1, 10, (49_284, 122_362)),
    ],
)
def test_a_musee_of_two_columns_and_ten_cards(hand: int, cards: int, expected: Counts) -> None:
    """MU-T1 to MU-T6: every game of a Musée with two columns."""
    state = new(players=2, columns=2, stairs=0b1, deck=DECK[:cards], first=0, hand=hand)
    assert games_and_positions(state) == expected


@pytest.mark.parametrize(("hand", "cards"), [(1, 5), (2, 6)])
def test_another_program_counts_the_same(hand: int, cards: int) -> None:
    hands = [set(DECK[:hand]), set(DECK[hand : 2 * hand])]
    state = new(players=2, columns=2, stairs=0b1, deck=DECK[:cards], first=0, hand=hand)
    assert naive_games(hands, DECK[2 * hand : cards]) == games_and_positions(state)[0]
