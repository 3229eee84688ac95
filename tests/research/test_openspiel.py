"""OpenSpiel's own test, its algorithms, and the law of two worlds for what its players know."""

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from tests.every_game.cases import CASES, Case
from tests.every_game.worlds import REDEAL
from tests.research.games import Looker, positions
from vernissage.core.contract import State
from vernissage.core.records import read_action
from vernissage.core.refusals import Invalid
from vernissage.research.exact import VARIANTS
from vernissage.research.learnable import LEARNABLE
from vernissage.research.openspiel import SpielGame, name_of
from vernissage.research.table import Table

EXACT = Path(__file__).parents[2] / "docs" / "exact.json"
PUBLISHED: dict[str, Any] = json.loads(EXACT.read_text(encoding="utf-8"))
PLAIN = [case for case in CASES if not isinstance(case.given.get("stairs"), dict)]
"""OpenSpiel's parameters are numbers and words."""
every_case = pytest.mark.parametrize("case", PLAIN, ids=lambda case: case.name)
every_game = pytest.mark.parametrize("name", LEARNABLE)


def loaded(game: str, **given: Any) -> Any:
    return pyspiel.load_game(name_of(game), given)


def after_the_deal(game: Any, seed: int) -> Any:
    state, chance = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        outcomes, parts = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, parts)[0])
    return state


@every_case
def test_the_random_sim_test_passes(case: Case) -> None:
    game = loaded(case.game.name, **case.given)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_it_passes_with_margins_and_sampled_deals(name: str) -> None:
    game = loaded(name, reward="margin", deals="sampled")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC


@pytest.mark.parametrize("name", VARIANTS)
def test_it_passes_for_tiny_variants(name: str) -> None:
    game = loaded(VARIANTS[name][0], reward="margin", **VARIANTS[name][1])
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert game.utility_sum() == 0


@pytest.mark.parametrize(("name", "rounds"), [("musee-3-cards", 25), ("modern-art-3-cards", 120)])
def test_cfr_reaches_the_value_that_was_found_exhaustively(name: str, rounds: int) -> None:
    game = loaded(VARIANTS[name][0], reward="margin", **VARIANTS[name][1])
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert values[0] == pytest.approx(PUBLISHED[name]["value"], abs=0.02)
    assert exploitability.exploitability(game, policy) < 0.01


@pytest.mark.parametrize("name", ["musee-3-cards", "modern-art-3-cards"])
def test_openspiel_finds_random_play_as_exploitable_as_we_do(name: str) -> None:
    game = loaded(VARIANTS[name][0], reward="margin", **VARIANTS[name][1])
    found = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert found == pytest.approx(PUBLISHED[name]["exploitability of random"])


@every_game
def test_ismcts_plays(name: str) -> None:
    """It asks for other worlds, and checks that the seat knows the same in them."""
    game, chance = loaded(name), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=2.0, max_simulations=15, random_state=chance)
    state = after_the_deal(game, 3)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])


@every_game
def test_outcome_sampling_runs(name: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(name))
    with warnings.catch_warnings():  # in long games its products of chances come down to 0
        warnings.simplefilter("ignore", RuntimeWarning)
        solver.iteration()
    policy = solver.average_policy()
    state = after_the_deal(loaded(name), 1)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def after(case: Case, setup: object, actions: list[str]) -> Table:
    """The table where this was dealt and done."""
    game: SpielGame = loaded(case.game.name, **case.given)
    table = Table(game.box, seed=0)
    table.state = case.game.start(case.options, setup)
    table.state.log = []
    for seat in range(case.options.players):
        first = case.game.view(table.state, seat)
        table.openings[seat] = msgspec.json.encode(first).decode()
    for text in actions:
        table.state.apply(*read_action(case.game, text))
    return table


@every_case
def test_two_worlds_are_the_same_information_state(case: Case) -> None:
    """Law 5: re-deal what a seat cannot know; it has been shown and told the same."""
    chance, setup = Random(2), case.game.deal(case.options, 5)
    played, differ = list(positions(case, seed=5)), 0
    for at in chance.sample(range(len(played)), 6):
        past, seat = played[at][1], chance.randrange(case.options.players)
        other = REDEAL[case.game.name](case.options, setup, past, seat, at)
        truth, dream = after(case, setup, past), after(case, other, past)
        assert truth.knowledge(seat) == dream.knowledge(seat)
        assert truth.view(seat) == dream.view(seat)
        differ += setup != other
    assert differ


def walked(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a random game that asks a seat."""
    state, chance = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(chance.choice(state.legal_actions()))


@every_game
def test_resampled_worlds_are_the_same_information_state_and_can_be_played_on(name: str) -> None:
    chance = Random(4)
    for state in walked(loaded(name), 6):
        if chance.random() < 0.1:
            seat = state.current_player()
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            while not other.is_terminal():
                other.apply_action(chance.choice(other.legal_actions()))


@every_game
def test_a_tensor_is_the_observation_of_the_other_interfaces(name: str) -> None:
    case = next(case for case in CASES if case.game.name == name)
    looker, game = Looker(case), loaded(name, **case.given)
    for state in walked(game, 2):
        seat = state.current_player()
        position: State = state.held.table.state
        assert np.array_equal(state.observation_tensor(seat), looker.shown(position, seat)[0])
        mask = np.flatnonzero(state.legal_actions_mask(seat))
        assert mask.tolist() == np.flatnonzero(looker.shown(position, seat)[1]).tolist()


def test_a_seed_is_a_stream_of_sampled_deals() -> None:
    def first_hands(seed: int) -> list[str]:
        game = loaded("musee", deals="sampled", seed=seed)
        return [after_the_deal(game, 1).observation_string(0) for _ in range(2)]

    assert first_hands(1) == first_hands(1)
    assert len({*first_hands(1), *first_hands(2)}) == 4


def test_nobody_is_told_the_deal_before_it_is_done() -> None:
    state = loaded("musee").new_initial_state()
    before = state.information_state_string(0)
    state.apply_action(7)
    assert state.information_state_string(0) == before


def test_other_worlds_of_a_smaller_box_are_refused() -> None:
    name = "modern-art-4-cards"
    state = after_the_deal(loaded(VARIANTS[name][0], **VARIANTS[name][1]), 1)
    with pytest.raises(Invalid, match="smaller box"):
        state.resample_from_infostate(0, Random(1).random)


def test_wrong_parameters_are_refused_in_words() -> None:
    with pytest.raises(Invalid, match="cards, sampled"):
        loaded("musee", deals="slowly")
    with pytest.raises(Invalid, match="Player counts"):
        loaded("musee", players=7)
