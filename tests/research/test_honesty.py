"""An observation holds nothing that the view does not hold, and a mask is what is legal."""

from random import Random

import numpy as np
import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.worlds import REDEAL
from tests.research.games import Looker, after, positions
from vernissage.research.layouts import width
from vernissage.research.learnable import LEARNABLE
from vernissage.research.rendering import rendered

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@every_case
def test_what_is_imagined_from_a_view_is_observed_alike(case: Case) -> None:
    """So an observation is a function of the view, whatever the kernel reads."""
    looker, chance = Looker(case), Random(1)
    for state, _ in positions(case, seed=11):
        if chance.random() < 0.25 or state.over:
            for seat in range(case.options.players):
                imagined = case.game.imagine(case.game.view(state, seat), chance.randrange(1000))
                truth, dream = looker.shown(state, seat), looker.shown(imagined, seat)
                assert np.array_equal(truth[0], dream[0])
                assert np.array_equal(truth[1], dream[1])


@every_case
def test_two_worlds_are_observed_alike(case: Case) -> None:
    """Law 5 for observations and masks: re-deal what a seat cannot know."""
    looker, chance = Looker(case), Random(2)
    setup = case.game.deal(case.options, 5)
    played = list(positions(case, seed=5))
    for at in chance.sample(range(len(played)), 8):
        past, seat = played[at][1], chance.randrange(case.options.players)
        other = REDEAL[case.game.name](case.options, setup, past, seat, at)
        truth = looker.shown(after(case, setup, past), seat)
        dream = looker.shown(after(case, other, past), seat)
        assert np.array_equal(truth[0], dream[0])
        assert np.array_equal(truth[1], dream[1])


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("name", LEARNABLE)
def test_two_worlds_are_drawn_alike(name: str, mode: str) -> None:
    case = next(case for case in CASES if case.game.name == name)
    game, players = case.game, case.options.players
    setup = game.deal(case.options, 7)
    played = list(positions(case, seed=7))
    past = played[min(20, len(played) // 2)][1]
    for seat in (None, 1):
        other = REDEAL[name](case.options, setup, past, seat, 3)
        assert other != setup
        pictures = [
            rendered(game, game.view(after(case, world, past), seat), players, mode)
            for world in (setup, other)
        ]
        assert np.array_equal(pictures[0], pictures[1])  # type: ignore[arg-type]


@every_case
def test_a_mask_is_what_is_legal(case: Case) -> None:
    """Every legal action has a number of its own here, and no other action is marked."""
    looker = Looker(case)
    for state, _ in positions(case, seed=3):
        for seat in range(case.options.players):
            _, mask = looker.shown(state, seat)
            legal = [looker.games.own_action(0, seat, action) for action in state.legal(seat)]
            assert sorted(legal) == mask.nonzero()[0].tolist()
            assert [looker.games.engine_action(0, seat, action) for action in legal] == state.legal(
                seat
            )


@every_case
def test_every_number_is_within_its_bounds(case: Case) -> None:
    looker = Looker(case)
    fields = looker.learnable.fields(case.options.players)
    low = np.concatenate([np.full(field.size, field.low) for field in fields])
    high = np.concatenate([np.full(field.size, field.high) for field in fields])
    assert len(low) == width(fields) == looker.games.width
    for seed in range(3):
        for state, _ in positions(case, seed):
            observation, _ = looker.shown(state, seed % case.options.players)
            assert np.all(observation >= low), fields
            assert np.all(observation <= high), fields
