"""Modern Art's bots: legal in every variant, the same again, within their means, and fair."""

from typing import Any

import msgspec
import pytest

from tests.bots.modern_art.games import BASELINES, LEVELS, answers, quick, told
from tests.every_game.worlds import REDEAL
from vernissage.bots.modern_art.baselines.first_club import raised
from vernissage.bots.modern_art.club import Club
from vernissage.bots.modern_art.thinking.sight import tuned
from vernissage.core.chance import Generator
from vernissage.core.records import read_action
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import BUY, amount_of
from vernissage.games.modern_art.choices import BidOrPass, BuyOrPass, Choices, NamePrice, Seal
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.view import View
from vernissage.tables.playing import play

VARIANTS: list[dict[str, Any]] = [
    {"mystery_hand": True},
    {"mystery_hand": True, "winner_reveals": True, "shared_double": True},
    {"open_purses": True},
]


@pytest.mark.parametrize("name", [*LEVELS, *BASELINES])
@pytest.mark.parametrize("given", VARIANTS)
def test_every_bot_plays_every_variant_to_its_end(name: str, given: dict[str, Any]) -> None:
    for state, view, _, action in told([name, "random", name], 3, **given):
        assert view.seat is not None
        assert state.is_legal(view.seat, action)


@pytest.mark.parametrize("players", [4, 5])
def test_all_levels_sit_at_one_table(players: int) -> None:
    for state, view, _, action in told(LEVELS[-players:], 5):
        assert view.seat is not None
        assert state.is_legal(view.seat, action)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_deal_and_chance_give_the_same_game(name: str) -> None:
    names = [name, "greedy", "club"]
    assert answers(names, 11) == answers(names, 11)


def offered(view: View, choices: Choices, action: int) -> int | None:
    """What the seat offers to pay; None if it does not, or must name some price."""
    match choices:
        case BidOrPass() if action >= choices.action(0):
            return amount_of(action)
        case Seal():
            return amount_of(action)
        case NamePrice(lowest=lowest) if amount_of(action) > lowest:
            return amount_of(action)
        case BuyOrPass(price=price) if action == BUY:
            return price
    return None


PAINTED = (12, 13, 14, 15, 16)
"""MA-C1: how many paintings there are of each artist."""


def most_it_pays(view: View, artist: int) -> int:
    """MA-V1 to MA-V3 by the rulebook: no other artist gains a card, this one as many as exist."""
    gone = sum(view.seen[5 * artist : 5 * artist + 5])
    laid = sum(row[artist] for row in view.tokens)
    best = 0
    for more in range(PAINTED[artist] - gone + 1):
        counts = list(view.played)
        counts[artist] += more
        order = sorted((-count, other) for other, count in enumerate(counts) if count)
        places = [other for _, other in order][:3]
        if counts[artist] <= 5 and artist in places:
            best = max(best, laid + (30, 20, 10)[places.index(artist)])
    return best


@pytest.mark.parametrize("name", [*LEVELS, *BASELINES, "greedy"])
@pytest.mark.parametrize(
    ("players", "given"), [(3, {}), (4, {}), (5, {}), (3, {"mystery_hand": True})]
)
def test_nobody_bids_more_than_a_lot_can_be_worth_nor_more_than_they_own(
    name: str, players: int, given: dict[str, Any]
) -> None:
    bids = 0
    for _, view, choices, action in told([name] * (players - 1) + ["random"], 1, **given):
        amount = offered(view, choices, action)
        if amount is None or view.seat == players - 1:
            continue
        assert view.lot is not None
        assert view.money is not None
        artist = ARTIST_NAMES.index(view.lot.cards[0].artist)
        assert amount <= len(view.lot.cards) * most_it_pays(view, artist)
        assert amount <= view.money
        bids += 1
    assert bids > 20


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seat", [0, 2])
def test_other_hidden_cards_change_no_decision(name: str, seat: int) -> None:
    """The same seat meets the same game in another world, and answers the same all along."""
    options = MODERN_ART.options(players=3)
    setup = MODERN_ART.deal(options, 21)
    state, actions = MODERN_ART.start(options, setup), []
    for before, view, _, action in told([name, "club", "greedy"], 21):
        actions.append(f"{view.seat} {MODERN_ART.write(action)}")
        state = before
        if state.round == 1 and len(view.sales) > 12:
            break
    actions.pop()
    other = REDEAL["modern-art"](options, setup, actions, seat, 77)
    assert other != setup
    assert decisions(name, options, setup, actions, seat) == decisions(
        name, options, other, actions, seat
    )


def decisions(name: str, options: Any, setup: Any, actions: list[str], seat: int) -> list[int]:
    """What the bot would answer whenever its seat acts, whatever was really done."""
    state, bot, said = MODERN_ART.start(options, setup), quick(name), []
    for text in actions:
        acting, action = read_action(MODERN_ART, text)
        if acting == seat:
            view, choices = MODERN_ART.view(state, seat), MODERN_ART.choices(state, seat)
            said.append(bot.choose(view, choices, Generator(9)))
        state.apply(acting, action)
    return [int(answer) for answer in said]


def test_nobody_raises_an_own_bid_and_open_bids_jump_before_they_creep() -> None:
    assert raised(1, 31) == 10
    assert raised(20, 31) == 20
    for _, view, choices, action in told(["master", "club", "casual", "expert"], 8):
        if isinstance(choices, BidOrPass) and action >= choices.action(0):
            assert view.lot is not None
            assert view.lot.bidder != view.seat


def test_club_beats_greedy() -> None:
    """More than a third of the games, where chance is a quarter, on deals with rotated seats."""
    options, wins = MODERN_ART.options(players=4), 0.0
    for number in range(24):
        names = ["greedy"] * 4
        names[number % 4] = "club"
        result = play(MODERN_ART, options, names, number // 4).result
        assert result is not None
        wins += (number % 4 in result.winners) / len(result.winners)
    assert wins >= 8


def test_weights_can_be_given() -> None:
    meek, bold = (Club(msgspec.structs.replace(tuned(), sealed=share)) for share in (0.2, 0.9))
    sealed = [
        (view, choices)
        for _, view, choices, _ in told(["greedy"] * 3, 2)
        if isinstance(choices, Seal) and choices.lot.auctioneer != view.seat
    ]
    view, choices = sealed[0]
    low, high = (amount_of(club.choose(view, choices, Generator(4))) for club in (meek, bold))
    assert low < high
