"""The frozen bots: random is fair, greedy takes most points and then leaves most places."""

import hashlib
from collections import Counter
from typing import Any

import pytest

from tests.musee.drawn import play, table
from tests.musee.test_four_players import two_cards_left
from vernissage.arena.duplicate import Contest, Room
from vernissage.arena.entries import Entry
from vernissage.arena.outcomes import outcome
from vernissage.arena.summary import line
from vernissage.bots import bot_called
from vernissage.bots.musee.baselines.greedy import Greedy
from vernissage.bots.musee.baselines.random import Random
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE
from vernissage.games.musee.choices import Hang, KeepOrGive
from vernissage.games.musee.state import State
from vernissage.games.musee.view import View
from vernissage.tables.playing import play as play_a_game


def says(bot: Greedy | Random, state: State, seed: int = 1) -> str:
    seat = state.turn
    action = bot.choose(MUSEE.view(state, seat), MUSEE.choices(state, seat), Generator(seed))
    return MUSEE.write(action)


def places_left(state: State, seat: int) -> int:
    """Pairs of an empty slot of the seat's Musée and a number that hangs nowhere and fits."""
    seen = MUSEE.view(state, None)
    rows = next(musee.galleries for musee in seen.musees if seat in musee.seats)
    to_come = set(range(1, seen.highest + 1)) - set(seen.hung)
    pairs = 0
    for row in rows:
        for column, there in enumerate(row):
            low = max([number for number in row[:column] if number], default=0)
            high = min([number for number in row[column:] if number], default=99)
            pairs += 0 if there else sum(low < number < high for number in to_come)
    return pairs


def worth(state: State, seat: int, action: int) -> tuple[int, int]:
    """The points that the action brings, and the places that are left after it."""
    after = state.copy()
    after.apply(seat, action)
    return after.scores()[seat] - state.scores()[seat], places_left(after, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_takes_most_points_and_then_leaves_most_places(players: int) -> None:
    options = MUSEE.options(players=players, stairs="random")
    for seed in range(3):
        state = MUSEE.start(options, MUSEE.deal(options, seed))
        while not state.over:
            said = MUSEE.parse(says(Greedy(), state))
            if not state.deciding:
                values = {a: worth(state, state.turn, a) for a in state.legal(state.turn)}
                assert values[said] == max(values.values())
            state.apply(state.turn, said)


NEIGHBOUR_OR_STAIRCASE = """
    T   .   .   .  22   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""


def test_greedy_prefers_a_staircase_to_a_neighbour() -> None:
    """MU-P2, MU-P3: 27 brings 3 in T5, but 4 in M4, under the staircase."""
    state = table(NEIGHBOUR_OR_STAIRCASE, hands=[[27, 1], [2]])
    assert says(Greedy(), state) == "hang 27 M4"


def test_greedy_takes_a_gallery_bonus() -> None:
    """MU-P4: 50 fills the top gallery for 5 points; 17 under 22 would bring 4."""
    nearly = NEIGHBOUR_OR_STAIRCASE.replace(".   .   .  22   .   .", "1   3   9  22  26   .", 1)
    state = table(nearly, hands=[[17, 50], [2]])
    assert says(Greedy(), state) == "hang 50 T6"


def test_greedy_hangs_a_low_card_to_the_left_where_it_costs_no_places() -> None:
    """Every place brings 1 point; 1 in column 1 shuts nothing out."""
    state = table(hands=[[1, 24], [2]])
    assert says(Greedy(), state) == "hang 1 T1"


def test_greedy_is_deterministic_and_leaves_chance_alone() -> None:
    state = table(NEIGHBOUR_OR_STAIRCASE, hands=[[30, 31, 14, 8, 40], [2]])
    assert len({says(Greedy(), state, seed) for seed in range(20)}) == 1
    chance = Generator(4)
    Greedy().choose(MUSEE.view(state, 0), MUSEE.choices(state, 0), chance)
    assert chance.word == Generator(4).word


def test_two_greedy_players_play_the_same_game_twice() -> None:
    options = MUSEE.options(players=4)
    one, other = (play_a_game(MUSEE, options, ["greedy"] * 4, seed=3) for _ in range(2))
    assert one == other


def test_greedy_keeps_the_last_cards() -> None:
    """MU-4P2."""
    assert says(Greedy(), play(two_cards_left(), "0 hang 6 T6")) == "keep"


def test_random_gives_every_answer_about_equally_often() -> None:
    """MU-T1: all ways to hang a card, not first a card and then a place."""
    few = """
    T  10   .  13  30  40  44
        .   /   .   /   .   /
    M   1   2   3   4   5   .
        /   .   /   .   /   .
    B  45   .  46  47  48  49
    """
    state = table(few, hands=[[11, 12, 6], [50]])
    bot, chance = Random(), Generator(7)
    view, asked = MUSEE.view(state, 0), MUSEE.choices(state, 0)
    said = Counter(MUSEE.write(bot.choose(view, asked, chance)) for _ in range(5000))
    assert set(said) == {"hang 11 T2", "hang 11 M6", "hang 12 T2", "hang 12 M6", "hang 6 M6"}
    assert all(880 < times < 1120 for times in said.values())


def test_random_keeps_as_often_as_it_gives() -> None:
    """MU-4P2."""
    state = play(two_cards_left(), "0 hang 6 T6")
    said = Counter(says(Random(), state, seed) for seed in range(1000))
    assert set(said) == {"keep", "give"}
    assert 430 < said["keep"] < 570


class Spy:
    """Plays like random, and looks at what it is given."""

    def choose(self, view: Any, choices: Any, chance: Generator) -> int:
        assert type(view) is View
        assert view.hands is None
        assert type(choices) in (Hang, KeepOrGive)
        return Random().choose(view, choices, chance)


def test_bots_see_a_view_and_choices_and_nothing_else() -> None:
    """MU-S1."""
    seats = [f"{__name__}:Spy"] * 4
    assert play_a_game(MUSEE, MUSEE.options(players=4), seats, seed=1).result is not None


def test_the_bots_have_their_names() -> None:
    assert isinstance(bot_called("musee", "greedy")(), Greedy)
    assert isinstance(bot_called("musee", "random")(), Random)


@pytest.mark.parametrize(
    ("players", "digest"),
    [(2, "6fc34125412a1823"), (3, "95fcd65542e26ee6"), (4, "27ab9a8bfb3b6823")],
)
def test_the_baselines_are_frozen(players: int, digest: str) -> None:
    """If this changes, every strength that was measured against them has to be measured again."""
    seats = ["greedy", "random", "greedy", "random"][:players]
    options = MUSEE.options(players=players)
    records = [play_a_game(MUSEE, options, seats, seed) for seed in range(5)]
    actions = "\n".join(line for record in records for line in record.actions)
    assert hashlib.blake2b(actions.encode(), digest_size=8).hexdigest() == digest


def test_greedy_beats_random_clearly() -> None:
    """60 deals, each played twice with the seats swapped: clearly more than three in four."""
    pair = Contest(
        "musee", {"players": 2}, (Entry("greedy", "greedy"), Entry("random", "random")), 0
    )
    room = Room(pair)
    deals = [[outcome(MUSEE, game) for game in room.play_deal(deal)] for deal in range(60)]
    found = line("greedy", deals, [0])
    assert found.games == 120
    assert found.interval[0] > 0.75
