"""What is said of cards in Modern Art agrees with one look at them and with what lies there."""

from collections.abc import Iterator
from statistics import fmean

import msgspec
import pytest

from tests.bots.modern_art.games import told
from tests.modern_art.table import ANY, Table
from vernissage.bots.advice import Advice, Reason
from vernissage.bots.modern_art.advice.advise import advise, endings, means
from vernissage.bots.modern_art.advice.card_reasons import ENOUGH, FACTS, CardReasons, Ended
from vernissage.bots.modern_art.club import Club
from vernissage.bots.modern_art.thinking.sight import Sight, tuned
from vernissage.core.chance import Generator, compiled
from vernissage.core.words import words
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import DECLINE, REVEAL, SKIP
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.parts import artist_of
from vernissage.games.modern_art.view import View

LEVEL = Ended(300.0, 320.0, 300.0, 320.0)
"""Games that end the same after both answers."""


def code(reason: Reason) -> str:
    return reason.code.removeprefix("advice-modern-art-")


def seen(view: View) -> Sight:
    return Sight(view, tuned(), Generator(1))


def about_cards(players: int, seed: int) -> Iterator[tuple[View, Choices]]:
    """Every question about cards of a game between clubs."""
    for _, view, choices, _ in told(["club"] * players, seed, mystery_hand=players == 3):
        if isinstance(choices, Offer | AddOrDecline | RevealOrSkip):
            yield view, choices


def compared(players: int, seed: int) -> Iterator[tuple[View, Advice]]:
    """Advice beside some other answers."""
    for view, choices in list(about_cards(players, seed))[::2]:
        for _, other in Club().cards(seen(view), choices)[:2]:
            advice = advise(view, choices, beside=other)
            if advice.runner_up is not None:
                yield view, advice


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), [(3, 5), (4, 7)])
def test_what_playing_out_shows_is_told_as_money_of_both_sides(players: int, seed: int) -> None:
    if not compiled():
        pytest.skip("too few worlds to tell anything apart")
    found = 0
    for view, advice in compared(players, seed):
        told_of = {code(reason): reason.arguments for reason in advice.reasons}
        if "played-out" in told_of:
            assert advice.runner_up is not None
            assert advice.value > advice.runner_up_value
            played = endings(seen(view), [advice.action, advice.runner_up])
            (own, best), (instead, best_instead) = map(means, played.values())
            facts = told_of["played-out"]
            assert signed(facts, "own") == round(own - instead)
            assert signed(facts, "best") == round(best - best_instead)
            found += 1
    assert found


def signed(facts: dict[str, int | str], name: str) -> int:
    return {"more": 1, "less": -1, "same": 0}[str(facts[f"{name}_way"])] * int(facts[name])


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
            told_of = spoken._for(action, other)
            facts = told_of[FACTS][1].arguments
            assert (facts["mine"] == "none") == (not own)
            assert (facts["theirs"] == "none") == (not others)
            texts = [say(reason.code, **reason.arguments) for _, reason in told_of.values()]
            text = " ".join(texts).lower()
            assert own == ("you own" in text)
            assert others or "paintings of the others" not in text
            assert len(told_of) == (2 if own else 1)
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
        both = (spoken._for(REVEAL, SKIP), spoken._for(SKIP, REVEAL))
        facts, same = (one[FACTS][1].arguments for one in both)
        assert facts == same
        if facts["mine"] in ("more", "less"):
            looks = [Sight(view, alone, Generator(100 + seed)) for seed in range(40)]
            change = fmean(look.score_reveal() - look.now() for look in looks)
            clear += 1
            assert int(facts["then"]) - int(facts["paid"]) == pytest.approx(change, abs=2)
            assert facts["mine"] == ("more" if change > 0 else "less")
    assert clear >= 5


def test_facts_that_speak_for_the_other_answer_are_not_told_as_reasons() -> None:
    dropped = 0
    for view, _ in about_revealing(1, 2, 3):
        spoken = CardReasons(seen(view))
        own, rivals = spoken.changes
        for action, other in ((REVEAL, SKIP), (SKIP, REVEAL)):
            codes = [code(one) for one in spoken.between(action, other, LEVEL, level=True)]
            sign = 1 if action == REVEAL else -1
            if own.way != "none" and sign * own.by <= -ENOUGH:
                dropped += 1
                assert not {"reveal", "skip"} & {*codes}
            if own.way != "none" and sign * spoken.minded * rivals.by >= ENOUGH:
                assert "reveal-others" not in codes
            assert codes
    assert dropped >= 5


def test_declining_is_explained_by_the_card_that_is_not_added() -> None:
    asked = 0
    for seed in (1, 2, 3):
        for view, choices in about_cards(4, seed):
            if not isinstance(choices, AddOrDecline):
                continue
            spoken = CardReasons(seen(view))
            if not choices.cards:
                only = spoken.between(DECLINE, None, LEVEL, level=False)
                assert code(only[0]) == "nothing-to-add"
            for card in choices.cards:
                weight, facts = spoken._for(DECLINE, choices.action(card))[FACTS]
                assert code(facts) == "decline"
                assert (facts.arguments["ends"] == "yes") == card.ends_round
                reasons = spoken.between(DECLINE, choices.action(card), LEVEL, level=True)
                assert (facts in reasons) == (weight > -ENOUGH)
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
        for reason in CardReasons(seen(view)).between(
            choices.cards[0].card.kind, other, LEVEL, level=False
        )
        if code(reason) == "keep"
    }
    assert kept
    for artist, text in kept.items():
        assert text.startswith(f"A card by {artist.capitalize()} ")
        assert "offer" not in text
