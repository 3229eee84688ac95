"""AS-D5 and the laws where decor is short: random games at tables with a handful of decor."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.art_society.drawing import draw, opened
from vernissage.core.chance import Generator
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.parts import D1
from vernissage.games.art_society.state import State

DECORATED = """
    4 ..11.1....
      .111AAEE1.
      .1.1AA111.
      .1FFAA.1..
      .1..1DDD..
"""


def short_table(seed: int) -> State:
    """Walls full of small decor that could be merged, and hardly any in the pool."""
    state, chance = opened(4), Random(seed)
    state.walls = [
        draw(DECORATED, A=start, D="d3h", E="d2h", F="d2h")
        for start in ("2x3PG", "2x3CH", "2x3SW", "2x3LS")
    ]
    pool = [chance.randrange(2), *(chance.randrange(3) for _ in range(4))]
    state.pool = vec[i64](pool)
    stacks = [[tile for tile in stack] for stack in state.stacks]
    for stack in stacks:
        chance.shuffle(stack)
    state.stacks = [vec[i64](stack) for stack in stacks]
    return state


def decor_in_play(state: State) -> list[int]:
    tiles = [tile for wall in state.walls for tile, _ in wall.tiles()]
    tiles += [tile for tile in state.assistants]
    return [tiles.count(D1 + shape) + state.pool[shape] for shape in range(5)]


@pytest.mark.parametrize("seed", range(30))
def test_a_short_table_keeps_the_laws(seed: int) -> None:
    state, chance = short_table(seed), Random(seed)
    short = decor_in_play(state)
    while not state.over:
        seat = chance.choice(state.to_act())
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        texts = [ART_SOCIETY.write(action) for action in legal]
        assert [ART_SOCIETY.parse(text) for text in texts] == legal
        merges = [a for a, text in zip(legal, texts, strict=True) if text.startswith("merge")]
        wanted = merges if merges and chance.random() < 0.8 else legal
        before, key = state.copy(), state.key()
        state.apply(seat, chance.choice(wanted))
        assert before.key() == key
        assert decor_in_play(state) == short
        if merges or chance.random() < 0.05:
            view = ART_SOCIETY.view(before, seat)
            imagined = ART_SOCIETY.imagine(view, seed)
            assert ART_SOCIETY.view(imagined, seat) == view
            assert imagined.legal(seat) == legal
            imagined.playout(Generator(seed))
    assert state.winners()


def test_merges_do_occur_at_short_tables() -> None:
    found = 0
    for seed in range(30):
        state, chance = short_table(seed), Random(seed)
        while not state.over:
            seat = chance.choice(state.to_act())
            legal = state.legal(seat)
            merges = [a for a in legal if ART_SOCIETY.write(a).startswith("merge")]
            found += bool(merges)
            state.apply(seat, chance.choice(merges or legal))
    assert found > 100
