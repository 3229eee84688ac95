"""What is said of cards in Modern Art agrees with one look at them and with what lies there."""

from collections.abc import Iterator
from statistics import fmean

import msgspec
import pytest

from tests.bots.modern_art.games import told
from tests.modern_art.table import ANY, Table
from vernissage.bots.advice import Advice, Reason
from vernissage.bots.modern_art.advice.advise import advise
from vernissage.bots.modern_art.advice.card_reasons import CLOSE, ENOUGH, FACTS, CardReasons
from vernissage.bots.modern_art.club import Club, tuned
from vernissage.bots.modern_art.thinking.sight import Sight
from vernissage.core.chance import Generator, compiled
from vernissage.core.words import words
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import DECLINE, REVEAL, SKIP
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.parts import artist_of
from vernissage.games.modern_art.view import View

GLANCES = ("glance-close", "glance-worse")


def code(reason: Reason) -> str:
    return reason.code.removeprefix("advice-modern-art-")


def seen(view: View) -> Sight:
    return Sight(view, tuned(), Generator(1))


def about_cards(players: int, seed: int) -> Iterator[tuple[View, Choices]]:
    """Every question about cards of a game between clubs."""
    for _, view, choices, _ in told(["club"] * players, seed, mystery_hand=players == 3):
        if isinstance(choices, Offer | AddOrDecline | RevealOrSkip):
            yield view, choices


def compared(players: int, seed: int) -> Iterator[tuple[View, Advice, float]]:
    """Advice beside some other answers, and how much better it looks at a glance."""
    for view, choices in list(about_cards(players, seed))[::2]:
        looks = {action: score for score, action in Club().cards(seen(view), choices)}
        for other in list(looks)[:2]:
            advice = advise(view, choices, beside=other)
            if advice.runner_up is not None:
                yield view, advice, looks[advice.action] - looks[advice.runner_up]


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), [(3, 5), (4, 7)])
def test_what_is_said_of_one_look_is_what_one_look_says(players: int, seed: int) -> None:
    if not compiled():
        pytest.skip("too few worlds to tell anything apart")
    found = set()
    for view, advice, glance in compared(players, seed):
        codes = [code(reason) for reason in advice.reasons]
        found |= {*codes}
        if "glance-close" in codes:
            assert abs(glance) <= CLOSE
        if "glance-worse" in codes:
            assert glance < -CLOSE
            assert advice.reasons[-1].arguments["more"] == round(-glance)
        if {*GLANCES} & {*codes}:
            assert advice.value > advice.runner_up_value
            assert codes[-1] in GLANCES
            assert_no_empty_reason(view, advice)
    assert {*GLANCES} <= found


def assert_no_empty_reason(view: View, advice: Advice) -> None:
    """Beside a sentence about one look stands nothing that would speak for the other as well."""
    assert advice.runner_up is not None
    spoken = CardReasons(seen(view))
    mine = spoken._for(advice.action, advice.runner_up)
    theirs = spoken._for(advice.runner_up, advice.action)
    for reason in advice.reasons[:-1]:
        key = next(key for key, (_, told_of) in mine.items() if told_of == reason)
        assert key == FACTS or mine[key][0] - theirs.get(key, (0.0,))[0] >= ENOUGH


def test_a_double_is_explained_with_the_second_card_that_joins_it() -> None:
    hand = "koriko double, koriko open, koriko once, nex open"
    table = Table(hand, ANY, ANY, ANY, played={"koriko": 1})
    spoken = CardReasons(seen(table.view(0)))
    double = MODERN_ART.parse("offer koriko double")
    koriko = artist_of(double)
    assert spoken.played(double).counts[koriko] == 3
    assert spoken.played(MODERN_ART.parse("offer koriko open")).counts[koriko] == 2


def about_revealing(*seeds: int) -> Iterator[tuple[View, RevealOrSkip]]:
    for seed in seeds:
        for view, choices in about_cards(3, seed):
            if isinstance(choices, RevealOrSkip):
                yield view, choices


def test_what_one_more_card_changes_is_told_only_of_paintings_that_are_there() -> None:
    say, ways = words("en"), set()
    for view, _ in about_revealing(1, 2, 3):
        assert view.seat is not None
        own = any(view.holdings[view.seat])
        others = any(any(view.holdings[seat]) for seat in range(3) if seat != view.seat)
        spoken = CardReasons(seen(view))
        for action, other in ((REVEAL, SKIP), (SKIP, REVEAL)):
            reasons = spoken.between(action, other)
            if code(reasons[0]) == "reveal-others":
                assert others
                assert code(reasons[-1]) == "no-matter"
                continue
            facts = reasons[0].arguments
            assert (facts["mine"] == "none") == (not own)
            assert (facts["theirs"] == "none") == (not others)
            text = " ".join(say(reason.code, **reason.arguments) for reason in reasons).lower()
            assert own == ("you own" in text)
            assert others or "paintings of the others" not in text
            assert len(reasons) == (2 if own or code(reasons[-1]) == "no-matter" else 1)
            ways |= {str(facts["mine"])}
    assert ways == {"none", "same", "more", "less"}


@pytest.mark.long
def test_what_one_more_card_changes_is_what_other_seasons_find() -> None:
    if not compiled():
        pytest.skip("too few seasons to be sure of a change")
    alone = msgspec.structs.replace(tuned(), others=0.0)
    clear = 0
    for view, _ in about_revealing(1, 2, 3):
        spoken = CardReasons(seen(view))
        both = spoken.between(REVEAL, SKIP)[0], spoken.between(SKIP, REVEAL)[0]
        told = [one.arguments for one in both if code(one) != "reveal-others"]
        facts = told[0]
        assert facts == told[-1]
        if facts["mine"] in ("more", "less"):
            looks = [Sight(view, alone, Generator(100 + seed)) for seed in range(40)]
            change = fmean(look.score_reveal() - look.now() for look in looks)
            clear += 1
            assert int(facts["then"]) - int(facts["paid"]) == pytest.approx(change, abs=2)
            assert facts["mine"] == ("more" if change > 0 else "less")
    assert clear >= 5


def test_facts_that_speak_for_the_other_answer_are_not_left_as_a_reason() -> None:
    against = 0
    for view, _ in about_revealing(1, 2, 3):
        spoken = CardReasons(seen(view))
        for action, other in ((REVEAL, SKIP), (SKIP, REVEAL)):
            reasons = spoken.between(action, other)
            own, rivals = spoken.changes
            gain = (own.by - spoken.minded * rivals.by) * (1 if action == REVEAL else -1)
            if code(reasons[-1]) == "no-matter":
                against += 1
                assert gain < 0
                assert code(spoken.between(action, other, gap=2.5)[-1]) == "even-so"
            else:
                assert gain > -2 * ENOUGH
    assert against >= 5


def test_declining_is_explained_by_the_card_that_is_not_added() -> None:
    asked = 0
    for seed in (1, 2, 3):
        for view, choices in about_cards(4, seed):
            if not isinstance(choices, AddOrDecline):
                continue
            spoken = CardReasons(seen(view))
            if not choices.cards:
                assert code(spoken.between(DECLINE, None)[0]) == "nothing-to-add"
            for card in choices.cards:
                facts = spoken.between(DECLINE, choices.action(card))[0]
                assert code(facts) == "decline"
                assert (facts.arguments["ends"] == "yes") == card.ends_round
                if not card.ends_round:
                    kept = seen(view).keep(artist_of(card.card.kind), 1)
                    assert facts.arguments["kept"] == round(kept)
                    asked += 1
    assert asked > 5


def test_a_card_to_keep_is_named_by_its_artist() -> None:
    say = words("en")
    kept = {
        str(reason.arguments["kept"]).lower(): say(reason.code, **reason.arguments)
        for view, choices in about_cards(4, 7)
        if isinstance(choices, Offer)
        for other in [choices.cards[-1].card.kind]
        for reason in CardReasons(seen(view)).between(choices.cards[0].card.kind, other)
        if code(reason) == "keep"
    }
    assert kept
    for artist, text in kept.items():
        assert text.startswith(f"A card by {artist.capitalize()} ")
        assert "offer" not in text
