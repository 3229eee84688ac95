"""What Art Society's advice says is true: properties over whole games of club bots."""

from functools import cache
from statistics import fmean

import pytest

from tests.bots.art_society.positions import positions
from tests.bots.reasons import arguments_by_name
from vernissage.bots.advice import Advice
from vernissage.bots.art_society.advice.advise import advise, consult
from vernissage.bots.art_society.advice.answers_by_worth import answers_by_worth
from vernissage.bots.art_society.advice.reasons import Reasons
from vernissage.bots.art_society.advice.risks import Risks
from vernissage.bots.art_society.club import tuned
from vernissage.bots.art_society.thinking.mind import Mind
from vernissage.bots.art_society.thinking.prospect import Prospect, space_of, tile_of
from vernissage.bots.hints import in_words
from vernissage.core.words import words
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.actions import HANG, HOLD, SWAP, TAKE
from vernissage.games.art_society.choices import Bid, ChooseLot, Settle, Take, Turn
from vernissage.games.art_society.notation import SPACE_NAMES, SPACE_NUMBERS
from vernissage.games.art_society.parts import COLUMNS, PAINTINGS
from vernissage.games.art_society.scoring import is_faux_pas
from vernissage.games.art_society.state import State
from vernissage.games.art_society.wall import Wall, in_eyeline

PREFIX = "advice-art-society-"
NO_PLACE = {"no-place-swap", "no-place-assistant", "no-place-excess"}
every_count = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def asked(players: int) -> list[tuple[State, int]]:
    """Questions about paintings and decor of one game; lots and bids are told by other tests."""
    return [
        (state, seat)
        for state, seat in positions(players, seed=11, player="club")
        if not isinstance(ART_SOCIETY.choices(state, seat), ChooseLot | Bid | Settle)
    ]


@cache
def advised(players: int) -> list[tuple[State, int, Advice]]:
    return [
        (state, seat, advise(ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)))
        for state, seat in asked(players)[::2]
    ]


def codes(advice: Advice) -> dict[str, dict[str, int | str]]:
    return arguments_by_name(advice, PREFIX)


def only_decor_covers(wall: Wall) -> int:
    """Empty spaces with nothing empty above nor below: no painting is one row high."""
    empty = {at for at in range(COLUMNS * wall.rows) if wall.cells[at] == 0}
    return sum(at - COLUMNS not in empty and at + COLUMNS not in empty for at in empty)


def faux_pas_hangs(state: State, seat: int) -> list[int]:
    """AS-F2: every legal answer that hangs a painting beside its own type."""
    hangs = [action for action in state.legal(seat) if HANG <= action < HOLD]
    return [action for action in hangs if is_one(state.walls[seat], action)]


def is_one(wall: Wall, action: int) -> bool:
    tile, space = tile_of(action), space_of(action)
    if tile is None or space is None or tile > PAINTINGS:
        return False
    return is_faux_pas(wall, tile, space)


def prospect_of(state: State, seat: int) -> Prospect:
    return Prospect(Mind(ART_SOCIETY.view(state, seat), tuned(state.players)))


@every_count
def test_told_numbers_are_sensible(players: int) -> None:
    for _, _, advice in advised(players):
        for code, one in codes(advice).items():
            numbers = [told for told in one.values() if isinstance(told, int)]
            assert all(number >= 0 for number in numbers), one
            if "percent" in one:
                least, most = (50, 100) if code == "snug" else (10, 90)
                assert least <= int(one["percent"]) <= most, one


@every_count
def test_nobody_is_named_as_the_own_rival(players: int) -> None:
    for _, seat, advice in advised(players):
        assert all(one.get("seat") != seat for one in codes(advice).values())


@every_count
def test_a_painting_to_take_has_the_place_that_is_spoken_of(players: int) -> None:
    """AS-T1: what is said of frames, corners and the eyeline is true there."""
    taken = 0
    for state, seat, advice in advised(players):
        tile, wall = tile_of(advice.action), state.walls[seat]
        if not TAKE <= advice.action < HANG or tile is None:
            assert advice.worth is None
            continue
        assert (advice.worth is not None) == bool(wall.has_place(tile))
        if advice.worth is None:
            continue
        taken += 1
        space = SPACE_NUMBERS[str(advice.worth.arguments["space"])]
        hung = wall.copy()
        hung.cover(tile, space)
        found = codes(advice)
        if "eyeline" in found or "eyeline-sure" in found:
            assert in_eyeline(tile, space)
        if "holes" in found or "closes" in found:
            more = only_decor_covers(hung) - only_decor_covers(wall)
            told = found["holes"] if "holes" in found else found["closes"]
            assert told["spaces"] == abs(more)
        assert f"hang at {SPACE_NAMES[space]}." in in_words(ART_SOCIETY, advice, words("en")).worth
    assert taken


@every_count
def test_a_chance_is_told_once(players: int) -> None:
    """As a reason or as a risk, not as both."""
    for *_, advice in advised(players):
        assert not {"eyeline", "risk-multiplier"} <= {*codes(advice)}


@every_count
def test_spaces_that_only_decor_covers_are_counted_as_they_change(players: int) -> None:
    for state, seat, advice in advised(players):
        tile, space = tile_of(advice.action), space_of(advice.action)
        if tile is None or space is None:
            continue
        wall = state.walls[seat].copy()
        before = only_decor_covers(wall)
        wall.cover(tile, space)
        more, found = only_decor_covers(wall) - before, codes(advice)
        for code, change in (("holes", more), ("risk-holes", more), ("closes", -more)):
            if code in found:
                assert found[code]["spaces"] == change


@every_count
def test_who_avoids_a_faux_pas_is_told_so(players: int) -> None:
    compared = 0
    for state, seat in asked(players)[::3]:
        faux_pas = faux_pas_hangs(state, seat)
        if not faux_pas:
            continue
        view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
        advice, _ = consult(view, choices, beside=faux_pas[len(faux_pas) // 2])
        if is_one(state.walls[seat], advice.action):
            assert "risk-faux-pas" in codes(advice)
        else:
            assert int(codes(advice)["no-faux-pas"]["points"]) >= 2
            compared += 1
    assert compared > 3


@every_count
def test_a_faux_pas_is_the_risk_of_the_hang_that_commits_it(players: int) -> None:
    told = 0
    for state, seat in asked(players)[::5]:
        prospect = prospect_of(state, seat)
        for action in faux_pas_hangs(state, seat)[:2]:
            risk = Risks(prospect).of(ART_SOCIETY.choices(state, seat), action)
            worth = prospect.multiplier(tile_of(action) or 0)
            assert risk is not None
            assert risk.code == f"{PREFIX}risk-faux-pas"
            assert int(risk.arguments["points"]) >= round(worth)
            told += 1
    assert told > 3


def test_of_two_faux_pas_the_cheaper_one_says_so() -> None:
    for state, seat in asked(3):
        prospect = prospect_of(state, seat)
        costs = {action: prospect.faux_pas(action) for action in faux_pas_hangs(state, seat)}
        if len({round(cost) for cost in costs.values()}) > 1:
            low, high = (pick(costs, key=lambda action: costs[action]) for pick in (min, max))
            choices = ART_SOCIETY.choices(state, seat)
            told = Reasons(prospect).between(choices, low, high, 0.0, level=False)
            assert told[0].code == f"{PREFIX}faux-pas-less"
            assert told[0].arguments["points"] == round(costs[high] - costs[low])
            return
    pytest.fail("no position with two faux pas of different cost")


@every_count
def test_what_fits_nowhere_is_promised_no_place(players: int) -> None:
    homeless = 0
    for state, seat in asked(players):
        choices = ART_SOCIETY.choices(state, seat)
        if not isinstance(choices, Take | Turn):
            continue
        reasons = Reasons(prospect_of(state, seat))
        for action in state.legal(seat):
            tile = tile_of(action)
            if tile is None or not (TAKE <= action < HANG or HOLD <= action < SWAP):
                continue
            grounds = reasons.grounds(choices, action)
            told = [ground.reason.code for ground in grounds.values() if ground.reason]
            codes = {code.removeprefix(PREFIX) for code in told}
            denied = NO_PLACE if action < HANG else {"parked"}
            fits = state.walls[seat].has_place(tile)
            assert bool(denied & codes) is not fits
            assert fits or "wait" not in codes
            homeless += not fits
    assert homeless > 0


@every_count
def test_a_taken_painting_without_a_place_says_so(players: int) -> None:
    for state, seat, advice in advised(players):
        tile = tile_of(advice.action)
        if TAKE <= advice.action < HANG and tile and not state.walls[seat].has_place(tile):
            found = codes(advice)
            assert NO_PLACE & set(found)
            if "no-place-excess" in found:
                last = state.excess_of(seat) == 1
                assert ("risk-last-excess" in found) == last


@every_count
def test_a_general_fact_is_only_told_for_want_of_another(players: int) -> None:
    for _, _, advice in advised(players):
        codes = [reason.code for reason in advice.reasons]
        assert f"{PREFIX}spaces" not in codes or len(codes) == 1


def test_places_tried_out_leave_the_weights_of_the_reasons_as_they_were() -> None:
    """The trials play to the end, where lying close counts for nothing any more."""
    for state, seat in asked(2)[::12]:
        mind = Mind(ART_SOCIETY.view(state, seat), tuned(2))
        before = mind.judge.snug
        answers_by_worth(mind, ART_SOCIETY.choices(state, seat))
        assert Prospect(mind).judge.snug == before


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 space that", "2 spaces that", "5 spaces that"]),
        ("pl", ["1 pole,", "2 pola,", "5 pól,"]),
        ("de", ["1 Feld", "2 Felder", "5 Felder"]),
    ],
)
def test_spaces_are_counted_in_words(language: str, expected: list[str]) -> None:
    say = words(language)
    for code in ("holes", "closes"):
        for spaces, part in zip((1, 2, 5), expected, strict=True):
            assert part in say(f"{PREFIX}{code}", spaces=spaces)


def test_the_order_in_which_two_tiles_hang_is_no_great_difference() -> None:
    """The tile that hangs later in the turn counts once for both orders, not twice for one."""
    apart = []
    for seed in (11, 12):
        for state, seat in positions(2, seed=seed, player="club"):
            choices = ART_SOCIETY.choices(state, seat)
            if not isinstance(choices, Turn) or choices.new is None or choices.held is None:
                continue
            told = answers_by_worth(Mind(ART_SOCIETY.view(state, seat), tuned(2)), choices)
            first = [told[a] for a in map(choices.held.hang, choices.held.places) if a in told]
            last = [told[a] for a in map(choices.new.hang, choices.new.places) if a in told]
            if first and last:
                apart.append(max(first) - max(last))
    assert len(apart) > 10
    assert fmean(apart) < 4
