"""The laws that every game keeps, checked along one random game."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from tests.every_game.cases import Case
from tests.every_game.conservation import CONSERVED
from tests.every_game.worlds import REDEAL
from vernissage.core.chance import Generator
from vernissage.core.contract import Game, State
from vernissage.core.records import decode, encode, read_action, record, replay, verify
from vernissage.core.refusals import Illegal
from vernissage.core.views import spliced


@dataclass
class Played:
    """One random game, with a copy of the position before each action."""

    case: Case
    seed: int
    options: Any
    setup: Any
    chance: Random
    state: State
    actions: list[str] = field(default_factory=list)
    before: list[State] = field(default_factory=list)
    keys: list[bytes] = field(default_factory=list)


def check_a_game(case: Case, seed: int) -> Played:
    """Play a random game and check every law on it."""
    played = play(case, seed)
    copies_stay_as_they_were(played)
    every_game_ends(played)
    same_actions_give_same_keys(played)
    two_worlds_look_the_same(played)
    imagined_states_cannot_be_told_apart(played)
    a_view_is_its_public_and_its_own_part(played)
    a_view_is_never_stale(played)
    a_record_replays(played)
    playouts_end(played)
    return played


def play(case: Case, seed: int) -> Played:
    options = case.options
    setup = case.game.deal(options, seed)
    state = case.game.start(options, setup)
    played = Played(case, seed, options, setup, Random(seed), state)
    while not state.over:
        played.before.append(state.copy())
        played.keys.append(state.key())
        parts_are_conserved(played, state)
        seat, action = a_legal_action(played, state)
        refused_actions_change_nothing(played, state)
        state.apply(seat, action)
        played.actions.append(f"{seat} {case.game.write(action)}")
    parts_are_conserved(played, state)
    refused_actions_change_nothing(played, state)
    return played


def a_legal_action(played: Played, state: State) -> tuple[int, int]:
    """Law 1, first half, and law 7: lists agree, notations differ and read back."""
    able = state.to_act()
    assert able
    assert able == sorted(set(able))
    seat = played.chance.choice(able)
    legal = state.legal(seat)
    assert legal == sorted(set(legal))
    assert len(legal) == state.count_legal(seat) > 0
    for index in {0, len(legal) - 1, played.chance.randrange(len(legal))}:
        assert state.nth_legal(seat, index) == legal[index]
    some = legal if len(legal) <= 8 else played.chance.sample(legal, 8)
    texts = [played.case.game.write(action) for action in some]
    assert [played.case.game.parse(text) for text in texts] == some
    assert len(set(texts)) == len(texts)
    return seat, played.chance.choice(legal)


def refused_actions_change_nothing(played: Played, state: State) -> None:
    """Law 1, second half: whatever is not legal is refused, for every seat."""
    key = state.key()
    size = played.case.game.actions
    players = range(played.options.players)
    assert state.to_act() == [seat for seat in players if state.count_legal(seat)]
    if len(played.actions) == played.seed % 29 and played.seed % 100 < 2:
        tried: dict[int, Iterable[int]] = {seat: range(-1, size + 1) for seat in players}
    else:
        some = (-1, size, *played.chance.choices(range(size), k=2))
        tried = {played.chance.choice(players): some}
    for seat, actions in tried.items():
        for action in set(actions).difference(state.legal(seat)):
            assert is_refused(state, seat, action)
    assert state.key() == key


def is_refused(state: State, seat: int, action: int) -> bool:
    try:
        state.apply(seat, action)
    except Illegal:
        return True
    return False


def parts_are_conserved(played: Played, state: State) -> None:
    """Law 4."""
    CONSERVED[played.case.game.name](state)


def copies_stay_as_they_were(played: Played) -> None:
    """Law 2: neither the position of a copy changes, nor what it shows."""
    assert [copy.key() for copy in played.before] == played.keys
    at = len(played.before) // 2
    then = after(played, played.setup, played.actions[:at])
    assert parts(played.case.game, played.before[at], None) == parts(played.case.game, then, None)


def every_game_ends(played: Played) -> None:
    """Law 9."""
    assert len(played.actions) <= played.case.game.longest
    assert played.state.winners()
    scores = played.state.scores()
    for seat in range(played.options.players):
        assert sum(played.state.breakdown(seat).values()) == scores[seat]


def same_actions_give_same_keys(played: Played) -> None:
    """Law 3, within one process."""
    at = played.chance.randrange(len(played.actions))
    game = played.case.game
    whole = record(game, played.options, played.setup, played.actions, played.state)
    assert replay(game, whole, until=at).key() == played.keys[at]
    assert replay(game, whole).key() == played.state.key()


def two_worlds_look_the_same(played: Played) -> None:
    """Law 5: re-deal what a seat cannot know; all it is told stays the same, byte by byte."""
    game = played.case.game
    seat = played.chance.choice([None, *range(played.options.players)])
    at = played.chance.randrange(len(played.actions) + 1)
    past = played.actions[:at]
    other = REDEAL[game.name](played.options, played.setup, past, seat, played.seed)
    truth, dream = (told(played, setup, past, seat) for setup in (played.setup, other))
    assert truth == dream


def told(played: Played, setup: Any, actions: list[str], seat: int | None) -> list[bytes]:
    """Everything the seat is told along these actions."""
    game = played.case.game
    state = after(played, setup, actions)
    lines = [msgspec.json.encode(game.events(state.log or [], seat))]
    lines.append(msgspec.json.encode(game.view(state, seat)))
    lines += parts(game, state, seat)
    if seat is not None:
        lines.append(msgspec.json.encode(game.choices(state, seat)))
        some = range(0, game.actions, max(1, game.actions // 40))
        lines += [refusal(state, seat, action) for action in some]
    return lines


def after(played: Played, setup: Any, actions: list[str]) -> State:
    """The position after these actions, with a listener from the start."""
    game = played.case.game
    state: State = game.start(played.options, setup)
    state.log = []
    for text in actions:
        state.apply(*read_action(game, text))
    return state


def parts(game: Game, state: State, seat: int | None) -> list[bytes]:
    """The public and the own part of a view, as JSON."""
    return [msgspec.json.encode(part) for part in (game.public(state), game.own(state, seat))]


def refusal(state: State, seat: int, action: int) -> bytes:
    try:
        state.copy().apply(seat, action)
    except Illegal as illegal:
        return str(illegal).encode()
    return b"legal"


def imagined_states_cannot_be_told_apart(played: Played) -> None:
    """Law 6."""
    game = played.case.game
    for at in {0, played.chance.randrange(len(played.before)), len(played.before) - 1}:
        for seat in (None, *range(played.options.players)):
            view = game.view(played.before[at], seat)
            imagined = game.imagine(view, played.seed)
            assert game.view(imagined, seat) == view
            assert parts(game, imagined, seat) == parts(game, played.before[at], seat)
            CONSERVED[game.name](imagined)
            imagined.playout(Generator(played.seed))
            assert imagined.over
    final = game.view(played.state, 0)
    assert game.view(game.imagine(final, played.seed), 0) == final


def a_view_is_its_public_and_its_own_part(played: Played) -> None:
    """Spliced, the JSON of the two parts is that of the view, for every seat and a spectator."""
    game = played.case.game
    for state in (played.chance.choice(played.before), played.before[-1], played.state):
        for seat in (None, *range(played.options.players)):
            both = parts(game, state, seat)
            assert spliced(*both) == msgspec.json.encode(game.view(state, seat))


def a_view_is_never_stale(played: Played) -> None:
    """A state that was looked at before every action shows what a fresh one shows."""
    game = played.case.game
    seen = game.start(played.options, played.setup)
    at = played.chance.randrange(len(played.actions) + 1)
    for text in played.actions[:at]:
        parts(game, seen, None)
        seen.apply(*read_action(game, text))
    fresh = after(played, played.setup, played.actions[:at])
    for seat in (None, *range(played.options.players)):
        assert parts(game, seen, seat) == parts(game, fresh, seat)
        assert parts(game, seen.copy(), seat) == parts(game, fresh, seat)


def a_record_replays(played: Played) -> None:
    """Law 8."""
    game = played.case.game
    whole = record(
        game, played.options, played.setup, played.actions, played.state, seed=played.seed
    )
    again = decode(encode(whole))
    assert encode(again) == encode(whole)
    assert verify(game, again).key() == played.state.key()


def playouts_end(played: Played) -> None:
    """A playout is a game: it ends, and leaves the position it was copied from alone."""
    at = played.chance.randrange(len(played.before))
    copy = played.before[at].copy()
    actions = copy.playout(Generator(played.seed))
    assert copy.over
    assert at + actions <= played.case.game.longest
    assert played.before[at].key() == played.keys[at]
