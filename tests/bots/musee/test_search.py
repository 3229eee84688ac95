"""Musée's search: moves that are surely behind are not played on."""

from tests.bots.musee.positions import positions
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.kernel.rollouts import Rollouts
from vernissage.bots.musee.thinking.search import likely
from vernissage.core.chance import Generator


def test_a_move_surely_behind_drops_out_and_the_best_one_stays() -> None:
    state = list(positions(2, seed=4, every=1))[12]
    judging = judge(tuned(2))
    actions = likely(state, judging, how_many=30)
    worst_and_best = [actions[-1], actions[0]]
    tried = Rollouts(state, worst_and_best, judging, Generator(1))
    assert tried.play([0, 1], worlds=400) == [1]
    assert tried.worlds < 400
    worst, best = tried.values()
    assert worst < best


def test_between_equal_moves_the_search_ends_early() -> None:
    state = next(positions(2, seed=4, every=1))
    judging = judge(tuned(2))
    action = likely(state, judging, how_many=1)[0]
    tried = Rollouts(state, [action, action], judging, Generator(1))
    assert len(tried.play([0, 1], worlds=400)) == 1
    assert tried.worlds < 400
