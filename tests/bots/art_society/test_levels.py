"""Art Society's bots: legal, the same again, and only by what they may know."""

from itertools import islice

import pytest

from tests.bots.art_society.positions import LEVELS, chosen, kinds_of_questions, positions
from tests.every_game.worlds import REDEAL
from vernissage.bots import bot_called
from vernissage.core.records import read_action
from vernissage.core.refusals import Invalid
from vernissage.core.sets import BIT
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.actions import BID
from vernissage.games.art_society.choices import Bid, Settle, Turn
from vernissage.games.art_society.state import State
from vernissage.tables.playing import play

COUNTS = (2, 3, 4)
KINDS = {"Start", "ChooseLot", "Bid", "Take", "Turn", "Decor", "Settle"}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", ["placer", *LEVELS])
def test_every_answer_is_legal_and_repeats_with_the_same_chance(name: str, players: int) -> None:
    kinds = set()
    for state, seat in kinds_of_questions(players, seed=3):
        kinds.add(type(ART_SOCIETY.choices(state, seat)).__name__)
        action = chosen(bot_called("art-society", name)(), state, seat, seed=5)
        assert state.is_legal(seat, action)
        assert chosen(bot_called("art-society", name)(), state, seat, seed=5) == action
    assert kinds == KINDS


@pytest.mark.parametrize("players", COUNTS)
def test_all_levels_play_a_game_to_its_end(players: int) -> None:
    names = ["master@4", "expert@4", "casual", "novice"][:players]
    record = play(ART_SOCIETY, ART_SOCIETY.options(players=players), names, seed=2)
    assert record.result is not None


def redealt(state: State, seat: int, seed: int) -> State:
    """The same position with what the seat cannot know dealt anew: stacks, and sealed bids."""
    world: State = ART_SOCIETY.imagine(ART_SOCIETY.view(state, seat), seed)
    return world


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", LEVELS)
def test_hidden_things_change_no_decision(name: str, players: int) -> None:
    for state, seat in kinds_of_questions(players, seed=4, each=3):
        action = chosen(bot_called("art-society", name)(), state, seat, seed=5)
        for other in range(2):
            world = redealt(state, seat, other)
            assert chosen(bot_called("art-society", name)(), world, seat, seed=5) == action


@pytest.mark.parametrize("name", LEVELS)
def test_another_set_up_behind_the_same_game_changes_no_decision(name: str) -> None:
    """The same seat meets the same game in another world, and answers the same."""
    options = ART_SOCIETY.options(players=3)
    setup = ART_SOCIETY.deal(options, 21)
    record = play(ART_SOCIETY, options, ["greedy"] * 3, 21)
    actions = list(record.actions[:70])
    other = REDEAL["art-society"](options, setup, actions, 0, 77)
    assert other != setup
    said = []
    for dealt in (setup, other):
        state, answers = ART_SOCIETY.start(options, dealt), []
        for number, text in enumerate(actions):
            acting, action = read_action(ART_SOCIETY, text)
            if number % 6 == 0:
                bot = bot_called("art-society", name)()
                answers.append(chosen(bot, state, acting, seed=9))
            state.apply(acting, action)
        said.append(answers)
    assert said[0] == said[1]


@pytest.mark.parametrize("name", ["placer", *LEVELS])
def test_a_sealed_bid_of_a_rival_is_not_known(name: str) -> None:
    """AS-B1: who bids later answers the same, whatever the others have sealed."""
    compared = set()
    for state, seat in positions(3, seed=6):
        if not isinstance(ART_SOCIETY.choices(state, seat), Bid):
            continue
        for rival in (other for other in range(3) if state.sealed[other] != 0):
            held = [card for card in range(1, 21) if state.hands[rival] & BIT[card]]
            answers = set()
            for card in (held[0], held[-1]):
                world = state.copy()
                world.sealed[rival] = card
                answers.add(chosen(bot_called("art-society", name)(), world, seat, seed=1))
            assert len(answers) == 1
            if len(held) > 1:
                compared.add((rival, seat))
    assert {seat for _, seat in compared} == {rival for rival, _ in compared} == {0, 1, 2}


def test_the_positions_are_those_of_the_player_who_is_named() -> None:
    games = [islice(positions(2, seed=6, player=name), 40) for name in ("greedy", "random")]
    keys = [[state.key() for state, _ in game] for game in games]
    assert keys[0] != keys[1]


@pytest.mark.parametrize("name", ["placer", *LEVELS])
def test_only_cards_that_are_held_are_bid(name: str) -> None:
    for state, seat in positions(2, seed=7, every=3):
        choices = ART_SOCIETY.choices(state, seat)
        if isinstance(choices, Bid):
            action = chosen(bot_called("art-society", name)(), state, seat, seed=3)
            assert action - BID + 1 in choices.cards


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_commits_a_needless_faux_pas(name: str, players: int) -> None:
    """Where a new painting has places without one and nothing else waits, it takes one of them."""
    tempted = 0
    for state, seat in positions(players, seed=9 if name == "novice" else 8, every=2):
        choices = ART_SOCIETY.choices(state, seat)
        if not isinstance(choices, Turn) or choices.new is None or choices.held is not None:
            continue
        bad = [choices.new.hang(place) for place in choices.new.places if place.faux_pas]
        if 0 < len(bad) < len(choices.new.places):
            tempted += 1
            assert chosen(bot_called("art-society", name)(), state, seat, seed=4) not in bad
    assert tempted >= 5


def test_nobody_re_hangs_for_fun() -> None:
    for state, seat in positions(2, seed=9, every=3):
        if isinstance(ART_SOCIETY.choices(state, seat), Settle):
            for name in LEVELS:
                action = chosen(bot_called("art-society", name)(), state, seat, seed=4)
                assert ART_SOCIETY.write(action) == "done"


def test_searching_levels_take_a_budget_and_the_others_do_not() -> None:
    state, seat = next(positions(2, seed=1))
    for name in ("master@20", "expert@0.02s"):
        assert state.is_legal(seat, chosen(bot_called("art-society", name)(), state, seat, seed=1))
    with pytest.raises(Invalid):
        bot_called("art-society", "club@100")
    with pytest.raises(Invalid):
        bot_called("art-society", "master@0")()
