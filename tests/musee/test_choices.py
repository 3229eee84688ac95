"""The question that a seat is asked: cards, places, and what each would bring."""

import msgspec

from tests.musee.drawn import play, table
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE
from vernissage.games.musee.choices import Card, Hang, Place

BOARD = """
    T   .   3   .   .  22   .
        .   /   .   /   .   /
    M   .   .  27   .   .   .
        /   .   /   .   /   .
    B  31  36  41  46   .  50
"""


def place_of(asked: Hang, number: int, gallery: str, column: int) -> Place:
    card = next(card for card in asked.cards if card.number == number)
    return next(p for p in card.places if (p.gallery, p.column) == (gallery, column))


def test_every_card_of_the_hand_is_listed_even_without_a_place() -> None:
    """MU-T1."""
    walls = BOARD.replace("T   .   3   .", "T   1   2   3").replace("M   .", "M  26")
    state = table(walls.replace("22   .", "22  49"), hands=[[18, 23], [4]])
    asked = MUSEE.choices(state, 0)
    assert isinstance(asked, Hang)
    assert [card.number for card in asked.cards] == [18, 23]
    assert [(place.gallery, place.column) for place in asked.cards[0].places] == [("top", 4)]
    assert asked.cards[1] == Card(23, ())


def test_the_places_are_exactly_the_legal_actions() -> None:
    """MU-T1, MU-T3."""
    state = table(BOARD, hands=[[8, 18, 47], [4]])
    asked = MUSEE.choices(state, 0)
    offered = [card.action(place) for card in asked.cards for place in card.places]
    assert sorted(offered) == state.legal(0)


def test_a_place_tells_the_points_of_neighbours_and_staircases() -> None:
    """MU-P2, MU-P3, MU-P5: 8 beside 3; 32 beside 22 and beside 27, once by a staircase."""
    state = table(BOARD, hands=[[8, 32, 45], [4]])
    asked = MUSEE.choices(state, 0)
    beside = place_of(asked, 8, "top", 3)
    assert (beside.neighbours, beside.staircases, beside.bonus, beside.points) == (2, 0, 0, 3)
    under = place_of(asked, 32, "middle", 4)
    assert (under.neighbours, under.staircases, under.points) == (2, 0, 3)
    lonely = place_of(asked, 45, "middle", 6)
    assert (lonely.neighbours, lonely.staircases, lonely.points) == (0, 0, 1)


def test_a_place_counts_staircases_up_and_down() -> None:
    """MU-P3: 18 in M2 hangs under 3, M1 over 31, both joined."""
    state = table(BOARD, hands=[[18, 21], [4]])
    asked = MUSEE.choices(state, 0)
    assert place_of(asked, 18, "middle", 2).staircases == 3
    assert place_of(asked, 21, "middle", 1).staircases == 3
    assert place_of(asked, 21, "middle", 2).staircases == 0


def test_a_place_tells_whether_it_would_take_a_gallery_bonus() -> None:
    """MU-T7, MU-P4."""
    state = table(BOARD, hands=[[47, 1], [4]])
    asked = MUSEE.choices(state, 0)
    assert place_of(asked, 47, "bottom", 5).bonus == 4
    assert place_of(asked, 47, "bottom", 5).points == 5
    assert place_of(asked, 47, "top", 6).bonus == 0


def test_a_place_promises_no_bonus_that_is_already_taken() -> None:
    """MU-T7."""
    first = """
    T   .   .   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B  10  11  12  13  14  15
    """
    state = table(BOARD, first, hands=[[47, 1], [4]], bonuses=("", "B"))
    assert place_of(MUSEE.choices(state, 0), 47, "bottom", 5).bonus == 0


def test_a_place_lies_in_a_gap_of_the_view_which_tells_its_window() -> None:
    """MU-T3: the slot takes the numbers from lowest to highest."""
    state = table(BOARD, hands=[[10, 47], [4]])
    asked, musee = MUSEE.choices(state, 0), MUSEE.view(state, 0).musees[0]

    def window(place: Place) -> tuple[int, int]:
        gap = next(gap for gap in musee.gaps if place.name in gap.places)
        return gap.lowest, gap.highest

    assert window(place_of(asked, 10, "top", 3)) == (4, 21)
    left, right = place_of(asked, 10, "middle", 1), place_of(asked, 47, "middle", 6)
    assert window(left) == (1, 26)
    assert window(right) == (28, 50)


def test_a_place_tells_how_many_slots_it_closes() -> None:
    """MU-T2: 4 in T4 leaves nothing for T3, 21 in T3 nothing for T4, and 26 in M1 for M2."""
    asked = MUSEE.choices(table(BOARD, hands=[[4, 21, 26], [5]]), 0)
    assert place_of(asked, 4, "top", 3).closes == 0
    assert place_of(asked, 4, "top", 4).closes == 1
    assert place_of(asked, 21, "top", 3).closes == 1
    assert place_of(asked, 26, "middle", 1).closes == 1
    assert place_of(asked, 26, "middle", 2).closes == 0


def test_a_number_that_hangs_elsewhere_fills_no_slot() -> None:
    """MU-C1: between 3 and 6 there would be 4 and 5, but 4 hangs in the other Musée."""
    other = BOARD.replace("31  36  41  46   .  50", " 4   .   .   .   .   .")
    other = other.replace("3   .   .  22", ".   .   .   .").replace("27", " .")
    state = table(BOARD, other, hands=[[6], [5]])
    assert place_of(MUSEE.choices(state, 0), 6, "top", 4).closes == 0
    state = table(BOARD, other.replace(" 4   .", " 4   5"), hands=[[6], [7]])
    assert place_of(MUSEE.choices(state, 0), 6, "top", 4).closes == 1


def test_slots_that_could_not_be_filled_anyway_are_not_closed_again() -> None:
    """MU-T2: 20 and 21 are all that can come into the three slots between 19 and 22."""
    tight = BOARD.replace("T   .   3   .", "T  19   .   .")
    asked = MUSEE.choices(table(tight, hands=[[20, 21], [4]]), 0)
    assert place_of(asked, 20, "top", 2).closes == 0
    assert place_of(asked, 20, "top", 3).closes == 0
    assert place_of(asked, 20, "top", 4).closes == 1


def test_in_json_a_place_says_only_what_it_does() -> None:
    asked = MUSEE.choices(table(BOARD, hands=[[47], [4]]), 0)
    places = msgspec.to_builtins(asked)["cards"][0]["places"]
    assert {"gallery": "middle", "column": 6} in places
    assert {"gallery": "bottom", "column": 5, "bonus": 4} in places


def test_only_the_seat_to_act_is_asked() -> None:
    """MU-T1."""
    state = table(BOARD, hands=[[10], [4]])
    assert MUSEE.choices(state, 1) is None
    play(state, "0 hang 10 T3")
    assert MUSEE.choices(state, 0) is None
    assert isinstance(MUSEE.choices(state, 1), Hang)


def test_choices_and_legal_actions_agree_all_along_games() -> None:
    for seed in range(12):
        options = MUSEE.options(players=2 + seed % 3)
        state = MUSEE.start(options, MUSEE.deal(options, seed))
        chance = Generator(seed)
        while not state.over:
            asked = MUSEE.choices(state, state.turn)
            if isinstance(asked, Hang):
                assert tuple(card.number for card in asked.cards) == tuple(state.hand(state.turn))
                offered = [card.action(place) for card in asked.cards for place in card.places]
                assert sorted(offered) == state.legal(state.turn)
            state.apply(
                state.turn, state.nth_legal(state.turn, chance.below(state.count_legal(state.turn)))
            )
