"""What chance deals is the real set-up; smaller boxes hold a part of it and keep to the rules."""

from typing import Any

import pytest

from tests.every_game.cases import CASES, Case
from vernissage.core.contract import State
from vernissage.core.refusals import Invalid
from vernissage.games.art_society.notation import SIZE_NAMES, TILE_NUMBERS
from vernissage.games.modern_art.notation import card_called
from vernissage.research import modern_art_v1, musee_v1
from vernissage.research.exact import OPEN_VARIANTS, VARIANTS
from vernissage.research.layouts import slices
from vernissage.research.learnable import LEARNABLE
from vernissage.research.seat import SeatEnvironment
from vernissage.research.table import OVER, Table
from vernissage.research.vector import ManyGames

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def drawn_musee(options: Any, setup: Any) -> list[list[int]]:
    piles = [list(setup.deck), [setup.first]]
    if options.stairs == "random":
        upper, lower = list(setup.stairs.upper), list(setup.stairs.lower)
        piles += [[len(upper)], with_three(upper), with_three(lower)]
    return piles


def drawn_modern_art(options: Any, setup: Any) -> list[list[int]]:
    return [[card_called(name) for name in setup.deck], [setup.first]]


def drawn_art_society(options: Any, setup: Any) -> list[list[int]]:
    stacks = [[TILE_NUMBERS[code] for code in setup.stacks[size]] for size in SIZE_NAMES]
    return [[TILE_NUMBERS[code] for code in setup.starts], list(setup.starting_bids), *stacks]


DRAWN = {
    "musee": drawn_musee,
    "modern-art": drawn_modern_art,
    "art-society": drawn_art_society,
}
"""The set-up of a game as what chance drew, pile by pile."""


def with_three(columns: list[int]) -> list[int]:
    """Chance draws three columns and the table may use the first two."""
    return [*columns, next(each for each in range(1, 6) if each not in columns)][:3]


@every_case
def test_what_is_drawn_card_by_card_is_a_deal_of_the_game(case: Case) -> None:
    """MU-S1, MA-S1, AS-S1: the same table, whether it is drawn or set up."""
    for seed in range(3):
        setup = case.game.deal(case.options, seed)
        table, drawn = (
            Table(LEARNABLE[case.game.name].box(**case.given)),
            DRAWN[case.game.name](case.options, setup),
        )
        while table.state is None:
            item = drawn[len(table.dealt) - 1][len(table.dealt[-1])]
            assert item in dict(table.outcomes())
            table.decide(item)
        start: State = case.game.start(case.options, setup)
        assert table.state.key() == start.key()


@every_case
def test_chances_add_up_and_are_as_many_as_the_cards(case: Case) -> None:
    table = Table(LEARNABLE[case.game.name].box(**case.given))
    while table.state is None:
        outcomes = table.outcomes()
        assert sum(part for _, part in outcomes) == pytest.approx(1)
        assert len(outcomes) > 1
        table.decide(outcomes[len(outcomes) // 2][0])


@pytest.mark.parametrize("name", [*VARIANTS, *OPEN_VARIANTS])
def test_tiny_variants_are_played_through_every_interface(name: str) -> None:
    game, given = {**VARIANTS, **OPEN_VARIANTS}[name]
    many = ManyGames(game, 8, reward="margin", **given)
    many.reset(seed=1)
    ends = 0
    for _ in range(60):
        _, _, ended, _, infos = many.step(many.random_actions())
        ends += int(ended.sum())
        assert not ended.any() or (infos["rewards"].sum(axis=1) == 0).all()
    assert ends > 8


def test_cards_that_are_not_in_a_smaller_box_are_not_unseen() -> None:
    env = modern_art_v1.env(**VARIANTS["modern-art-4-cards"][1])
    env.reset(seed=1)
    where = slices(env.learnable.fields(2))
    seen = env.observe(env.agent_selection)["observation"]
    assert seen[where["hand"]].sum() == seen[where["unseen"]].sum() == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"columns": 2}, "given whole"),
        ({"columns": 2, "cards": 4, "hand": 1, "first": 0, "stairs": "random"}, "given whole"),
        ({"columns": 9, "cards": 4, "hand": 1, "first": 0}, "from 1 to 6"),
        ({"columns": 2, "cards": 4, "hand": 3, "first": 0}, "from 1 to 2"),
        ({"columns": 2, "cards": 4, "hand": 1, "first": 0, "players": 3}, "from 2 to 2"),
    ],
)
def test_a_box_that_cannot_be_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Invalid, match=words):
        musee_v1.env(**options)


def test_cards_that_the_real_box_lacks_are_refused() -> None:
    rest = {"deal": "1,0,0,0", "money": 2, "first": 0}
    with pytest.raises(Invalid, match="not as many"):
        modern_art_v1.env(cards="nex sealed, nex sealed, nex sealed", **rest)
    with pytest.raises(Invalid, match="four numbers"):
        modern_art_v1.env(cards="nex sealed, nex open", **{**rest, "deal": "2,0"})


def test_bots_play_from_the_real_box_alone() -> None:
    with pytest.raises(Invalid, match="columns"):
        SeatEnvironment("musee", others="random", columns=2, cards=4, hand=1, first=0)


@pytest.mark.parametrize("name", LEARNABLE)
def test_sealed_choices_are_asked_for_in_the_order_of_seats(name: str) -> None:
    """Elsewhere chance decides among those who may act; nobody else is ever asked."""
    learnable = LEARNABLE[name]
    table = Table(learnable.box(players=learnable.game.players[-1]), seed=5)
    table.decide(0)
    asked = 0
    while table.asked != OVER:
        able = table.state.to_act()
        assert table.asked in able
        assert table.asked == able[0] or not learnable.game.manners.secret(table.state)
        table.act(table.state.nth_legal(table.asked, 0))
        asked += 1
    assert asked > 10
