"""What drawing the table needs is in the view: windows, what scores, what was played."""

import pytest

from tests.musee.drawn import play, table
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE
from vernissage.games.musee.state import State
from vernissage.games.musee.view import BonusCard, Gap, Move

TIGHT = """
    T   .   3   .   .  22   .
        .   /   .   /   .   /
    M   .   .  27   .  28   .
        /   .   /   .   /   .
    B  31  36  41  46   .  50
"""
RICH = """
    T   3   8   .   .  10  12
        .   /   .   /   .   /
    M   .  13   .   .  15   .
        /   .   /   .   /   .
    B   .  18   .   .  25  26
"""


def test_every_empty_slot_lies_in_a_gap_with_its_window_and_its_free_numbers() -> None:
    """MU-T3: numbers that hang anywhere, here 3 and 22 of 1 to 26, are not free."""
    seen = MUSEE.view(table(TIGHT, hands=[[10], [4]]), None)
    assert seen.musees[0].gaps == (
        Gap(("T1",), 1, 2, 2),
        Gap(("T3", "T4"), 4, 21, 18),
        Gap(("T6",), 23, 50, 28 - 7),
        Gap(("M1", "M2"), 1, 26, 26 - 2),
        Gap(("M4",), 28, 27, 0),
        Gap(("M6",), 29, 50, 22 - 5),
        Gap(("B5",), 47, 49, 3),
    )


def test_a_gap_whose_only_number_hangs_elsewhere_has_no_free_one() -> None:
    """MU-C1, MU-T3."""
    ours = """
    T   5   .   7   .   .   .
        .   /   .   /   .   /
    M   6   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """
    seen = MUSEE.view(table(ours, hands=[[10], [4]]), None)
    assert seen.musees[0].gaps[0] == Gap(("T2",), 6, 6, 0)


def test_the_view_names_the_paintings_that_score_together() -> None:
    """MU-P2, MU-P3: 15 hangs over 25 and under 10, but there is a chandelier between."""
    musee = MUSEE.view(table(RICH, hands=[[11], [4]]), None).musees[0]
    assert musee.pairs == (("T1", "T2"),)
    assert musee.lit == (("T2", "M2"), ("M5", "B5"))
    assert (musee.paintings, musee.neighbours, musee.staircases, musee.points) == (9, 2, 6, 17)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_scores_together_adds_up_to_the_points(players: int) -> None:
    """MU-P1 to MU-P4: each source with its paintings, all along random games."""
    for seed in range(10):
        for state in positions(players, seed):
            seen = MUSEE.view(state, None)
            for musee in seen.musees:
                assert musee.neighbours == 2 * len(musee.pairs)
                assert musee.staircases == 3 * len(musee.lit)
                bonuses = sum(card.points for card in seen.bonus_cards if card.seats == musee.seats)
                parts = musee.paintings + musee.neighbours + musee.staircases + bonuses
                assert musee.points == parts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_gaps_are_all_the_slots_that_legal_actions_know(players: int) -> None:
    """MU-T3: every number of a window, were it in hand, could hang in each slot of its gap."""
    for state in positions(players, seed=3):
        seen = MUSEE.view(state, None)
        for musee in seen.musees:
            held = state.copy()
            held.turn, held.deciding, held.over = musee.seats[0], False, False
            held.hands[held.turn] = (1 << (seen.highest + 1)) - 2
            held.count_places()
            legal = [MUSEE.write(action) for action in held.legal(held.turn)]
            told = [
                f"hang {number} {place}"
                for gap in musee.gaps
                for place in gap.places
                for number in range(gap.lowest, gap.highest + 1)
            ]
            assert sorted(told) == sorted(legal)


def test_the_bonus_cards_tell_who_has_them_and_what_is_still_to_be_had() -> None:
    """MU-T7, MU-P4."""
    full = TIGHT.replace(".  50", "47  50")
    seen = MUSEE.view(table(full, hands=[[10], [4], [5], [6]], bonuses=("B", "")), None)
    assert seen.bonus_cards == (
        BonusCard("top", 4, ()),
        BonusCard("middle", 4, ()),
        BonusCard("bottom", 4, (0, 2)),
    )


def test_a_gallery_tells_how_many_paintings_it_lacks_or_that_it_cannot_be_filled() -> None:
    """MU-T7: M4 takes no number any more."""
    seen = MUSEE.view(table(TIGHT, hands=[[10], [4]]), None)
    assert [musee.to_go for musee in seen.musees] == [(4, None, 1), (6, 6, 6)]


def test_the_paintings_of_each_theme_are_named() -> None:
    """MU-C2: in the order of the rulebook; animals are the multiples of 5."""
    seen = MUSEE.view(table(hands=[[10], [4]]), None)
    names = [theme.name for theme in seen.themes]
    assert names == ["landscapes", "water", "people", "architecture", "animals"]
    assert seen.themes[-1].numbers == (5, 10, 15, 20, 25, 30, 35, 40, 45, 50)
    assert sorted(n for theme in seen.themes for n in theme.numbers) == list(range(1, 51))


def test_what_was_played_stays_in_the_view_with_what_it_brought() -> None:
    """MU-P2, MU-P3, MU-T7: 23 hangs beside 28 and under 3; 47 takes the bonus card."""
    ours = TIGHT.replace("27   .  28", "28   .   .")
    state = table(ours, hands=[[23, 47], [4, 5]], top=[1, 2])
    play(state, "0 hang 23 M2", "1 hang 4 T1", "0 hang 47 B5", "1 hang 5 M1")
    assert MUSEE.view(state, 1).history == (
        Move(0, "hang 23 M2", 6),
        Move(1, "hang 4 T1", 1),
        Move(0, "hang 47 B5", 5, bonus=True),
        Move(1, "hang 5 M1", 1),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_history_is_every_action_and_its_points_make_the_scores(players: int) -> None:
    """MU-P1 to MU-P4, MU-P5: every point came from some hanging, as soon as it hung."""
    for seed in range(10):
        played: list[str] = []
        for state in positions(players, seed):
            seen = MUSEE.view(state, None)
            assert [f"{move.seat} {move.action}" for move in seen.history[:-1]] == played
            played = [f"{move.seat} {move.action}" for move in seen.history]
            for musee in seen.musees:
                brought = sum(move.points for move in seen.history if move.seat in musee.seats)
                assert brought == musee.points


def test_a_copy_that_plays_on_leaves_the_history_of_the_other_alone() -> None:
    state = play(table(hands=[[10, 11], [4, 5]]), "0 hang 10 T1")
    one, other = state.copy(), state.copy()
    play(one, "1 hang 4 T1", "0 hang 11 T2")
    play(other, "1 hang 5 T1")
    play(state, "1 hang 4 B6")
    last = [MUSEE.view(each, None).history[-1].action for each in (one, other, state)]
    assert last == ["hang 11 T2", "hang 5 T1", "hang 4 B6"]


def test_a_seat_is_told_which_of_its_cards_fit_nowhere() -> None:
    """MU-T5: 4 could hang left of the 5 only in an empty gallery, and there is none."""
    ours = """
    T   5   .   .   .   .   .
        .   /   .   /   .   /
    M   6   .   .   .   .   .
        /   .   /   .   /   .
    B   7   8   9  11  12  13
    """
    state = table(ours, hands=[[4, 10], [1]], bonuses=("B", ""))
    assert [MUSEE.view(state, seat).stuck for seat in (0, 1, None)] == [(4,), (), ()]


@pytest.mark.parametrize(("players", "partners"), [(2, [None] * 2), (4, [2, 3, 0, 1])])
def test_a_seat_is_told_its_partner(players: int, partners: list[int | None]) -> None:
    """MU-4P1."""
    state = table(hands=[[n] for n in range(1, players + 1)])
    assert [MUSEE.view(state, seat).partner for seat in range(players)] == partners


def finished(first: str, second: str, bonuses: tuple[str, str]) -> State:
    state = table(first, second, hands=[[], []], bonuses=bonuses)
    assert state.over
    return state


LINE = """
    T   {}   .   .   .   .   .
        .   /   .   /   .   /
    M   {}   .   .   .   .   .
        /   .   /   .   /   .
    B   {}   .   .   .   .   .
"""


def test_the_view_tells_what_decided_the_game() -> None:
    """MU-P6: points, then paintings; then bonus cards; then nothing, and all share the victory."""
    plain, fewer = LINE.format(1, 2, 3), LINE.format(4, 5, ".")
    ahead = MUSEE.view(finished(plain, fewer, ("", "")), None)
    assert (ahead.winners, ahead.decided_by) == ((0,), "points")
    theme = LINE.format(1, ".", ".").replace("1   .", "1   6")
    level = MUSEE.view(finished(LINE.format(2, 3, 4).replace("2   .", "2   8"), theme, ("", "")), 0)
    assert (level.winners, level.decided_by) == ((0,), "paintings")
    shared = MUSEE.view(finished(plain, LINE.format(4, 5, 6), ("", "")), None)
    assert (shared.winners, shared.decided_by) == ((0, 1), None)
    assert MUSEE.view(table(plain, hands=[[7], [8]]), None).decided_by is None


def positions(players: int, seed: int) -> list[State]:
    """Every position of a random game."""
    options = MUSEE.options(players=players)
    state: State = MUSEE.start(options, MUSEE.deal(options, seed))
    chance, found = Generator(seed), []
    while not state.over:
        found.append(state.copy())
        count = state.count_legal(state.turn)
        state.apply(state.turn, state.nth_legal(state.turn, chance.below(count)))
    return [*found, state]
