"""A table: it can be built again from its actions, and tells each seat what it may know."""

import pytest

from vernissage.core.records import read_action, verify
from vernissage.core.refusals import Refusal
from vernissage.games import GAMES
from vernissage.tables.playing import play
from vernissage.tables.table import Table

PLAYERS = 3


def table_of(game: str, seed: int, *, played: int | None = None) -> Table:
    """A game between random bots, so far."""
    rules = GAMES[game]
    options = rules.options(players=PLAYERS)
    record = play(rules, options, ["random"] * PLAYERS, seed)
    return Table(rules, options, rules.deal(options, seed), record.actions[:played])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_built_again_from_its_actions(game: str) -> None:
    table = table_of(game, 1)
    again = Table(table.game, table.options, table.setup, table.actions)
    assert again.state.over
    assert again.state.key() == table.state.key()
    assert again.actions == table.actions
    assert again.events(0) == table.events(0)


@pytest.mark.parametrize("game", GAMES)
def test_its_record_is_that_of_the_game(game: str) -> None:
    table = table_of(game, 2)
    rules = table.game
    names = ("random",) * PLAYERS
    played = play(rules, table.options, names, 2)
    assert table.record(seed=2, seats=names) == played
    assert verify(rules, table.record()).over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_events_are_heard_piece_by_piece_as_well_as_at_once(game: str, seat: int | None) -> None:
    whole = table_of(game, 3)
    table = Table(whole.game, whole.options, whole.setup)
    heard, told = 0, []
    for text in whole.actions:
        table.act(*read_action(table.game, text))
        told += table.events(seat, heard)
        heard = table.happened
    assert told == whole.events(seat)
    assert heard == whole.happened
    assert whole.events(seat, heard) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_changes_nothing(game: str) -> None:
    table = table_of(game, 4, played=5)
    before = (table.state.key(), list(table.actions), table.happened)
    able = table.state.to_act()
    legal = set(table.state.legal(able[0]))
    forbidden = next(action for action in range(table.game.actions) if action not in legal)
    with pytest.raises(Refusal):
        table.act(able[0], forbidden)
    assert (table.state.key(), table.actions, table.happened) == before


def test_nobody_listens_where_only_bots_play() -> None:
    musee = GAMES["musee"]
    options = musee.options(players=PLAYERS)
    table = Table(musee, options, musee.deal(options, 1), listening=False)
    seat = table.state.to_act()[0]
    table.act(seat, table.state.legal(seat)[0])
    assert table.state.log is None
    assert (table.happened, table.events(None)) == (0, [])
