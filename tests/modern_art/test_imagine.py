"""Imagining: everything a seat has seen holds, and money is exact (MA-C3)."""

from collections import Counter
from itertools import permutations

from tests.frequencies import as_often_as
from tests.modern_art.table import ANY, Table, cards
from vernissage.core.chance import Generator
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import PASS
from vernissage.games.modern_art.parts import COPIES, KINDS
from vernissage.games.modern_art.state import State


def positions(seed: int, **given: object) -> list[State]:
    """Every position of a random game."""
    options = MODERN_ART.options(**given)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, seed))
    chance = Generator(seed)
    found = []
    while not state.over:
        found.append(state.copy())
        able = state.to_act()
        seat = able[chance.below(len(able))]
        state.apply(seat, state.nth_legal(seat, chance.below(state.count_legal(seat))))
    return [*found, state]


def test_money_is_exact_from_the_public_payments() -> None:
    """MA-C3: for every seat and for spectators, in every variant that moves money."""
    for given in ({"players": 5}, {"players": 4, "shared_double": True}):
        for state in positions(3, **given)[::7]:
            for seat in (None, 0, 1):
                imagined = MODERN_ART.imagine(MODERN_ART.view(state, seat), 1)
                assert imagined.scores() == state.scores()
                for other in range(state.players):
                    assert imagined.breakdown(other) == state.breakdown(other)


def test_own_cards_hand_sizes_and_seen_cards_hold() -> None:
    """MA-C3"""
    for state in positions(4, players=3, mystery_hand=True)[::5]:
        imagined = MODERN_ART.imagine(MODERN_ART.view(state, 1), 9)
        assert imagined.hand(1) == state.hand(1)
        assert list(imagined.hand_sizes) == list(state.hand_sizes)
        assert list(imagined.seen) == list(state.seen)


def test_different_seeds_imagine_different_hands() -> None:
    state = positions(5, players=4)[0]
    seen = MODERN_ART.view(state, 0)
    hands = {tuple(MODERN_ART.imagine(seen, seed).hand(1)) for seed in range(10)}
    assert len(hands) > 5


def test_every_deal_of_the_hidden_cards_is_as_likely() -> None:
    """MA-S1, MA-M1: six cards have not lain open, so that all their deals can be listed."""
    hidden = ("nex open, koriko open", "koriko open, koriko open, sadland once", "nex once")
    table = Table("bahut double", *hidden[:2], mystery=hidden[2])
    state, unseen = table.state, [kind for hand in hidden for kind in cards(hand)]
    for kind in range(KINDS):
        state.seen[kind] = COPIES[kind] - [*unseen, *state.hand(0)].count(kind)
    state.dealt = len(state.deck)
    deals = Counter(
        (tuple(sorted(order[:2])), tuple(sorted(order[2:5])), order[5:])
        for order in permutations(unseen)
    )
    worlds = [MODERN_ART.imagine(table.view(0), seed) for seed in range(1500)]
    found = Counter((tuple(w.hand(1)), tuple(w.hand(2)), tuple(w.mystery)) for w in worlds)
    assert as_often_as(found, deals)


def test_a_card_lies_in_every_hidden_place_as_likely() -> None:
    """MA-S1, MA-M1: in hands, in the mystery hand and in the deck."""
    state = positions(4, players=3, mystery_hand=True)[40]
    seen = MODERN_ART.view(state, 0)
    kind = max(range(KINDS), key=lambda kind: seen.left[kind])
    unseen = seen.left[kind] - state.hand(0).count(kind)
    places = Counter(
        first=seen.hand_sizes[1], second=seen.hand_sizes[2], mystery=seen.mystery, deck=seen.deck
    )
    found: Counter[str] = Counter()
    for seed in range(1500):
        world = MODERN_ART.imagine(seen, seed)
        found["first"] += world.hand(1).count(kind)
        found["second"] += world.hand(2).count(kind)
        found["mystery"] += list(world.mystery[world.revealed :]).count(kind)
        found["deck"] += list(world.deck[world.dealt :]).count(kind)
    assert found.total() == 1500 * unseen
    assert as_often_as(found, places)


def worlds_of_silence(table: Table, seat: int) -> Counter[int]:
    """Who can have passed since the last bid, found by letting the others pass in every order."""
    seen, found, waiting = table.view(seat), set(), [table.state]
    while waiting:
        state = waiting.pop()
        if state.silent in found or MODERN_ART.view(state, seat) != seen:
            continue
        found.add(state.silent)
        for other in state.to_act():
            if other != seat:
                waiting.append(state.copy())
                waiting[-1].apply(other, PASS)
    return Counter(found)


def imagined_silence(table: Table, seat: int) -> Counter[int]:
    seen = table.view(seat)
    return Counter(MODERN_ART.imagine(seen, seed).silent for seed in range(700))


def test_hidden_passes_are_imagined_any_way_that_keeps_the_lot_open() -> None:
    """MA-O2, MA-O3: each way as likely as the others."""
    table = Table("nex open, nex once", ANY, ANY, ANY).play("0 offer nex open", "1 bid 5")
    assert set(worlds_of_silence(table, 1)) == {0, 1, 4, 8, 5, 9, 12}
    for seat in range(4):
        assert as_often_as(imagined_silence(table, seat), worlds_of_silence(table, seat))
    table.play("2 pass")
    assert set(worlds_of_silence(table, 2)) == {4, 5, 12}
    assert as_often_as(imagined_silence(table, 2), worlds_of_silence(table, 2))


def test_who_cannot_bid_is_not_imagined_to_have_passed() -> None:
    """MA-O2: seat 1 has no money left, so it was never asked."""
    table = Table("nex open, nex once", ANY, ANY, ANY).play("0 offer nex open", "1 bid 100")
    table.play("1 offer koriko open", "2 bid 5")
    assert table.purses[1] == 0
    assert set(worlds_of_silence(table, 2)) == {0, 1, 8}
    for seat in (1, 2):
        assert as_often_as(imagined_silence(table, seat), worlds_of_silence(table, seat))


def test_sealed_amounts_of_others_are_imagined_up_to_their_whole_purse() -> None:
    """MA-H1: seat 1 has 3 left and may have sealed 0, 1, 2 or 3; the own amount is known."""
    table = Table("nex open, nex once", "koriko sealed, nex open", ANY)
    table.play("0 offer nex open", "1 bid 97", "0 pass", "2 pass")
    table.play("1 offer koriko sealed", "1 seal 2", "0 seal 7")
    assert table.purses == [197, 3, 100]
    worlds = [MODERN_ART.imagine(table.view(0), seed) for seed in range(800)]
    amounts = Counter(world.amounts[1] for world in worlds)
    assert as_often_as(amounts, Counter(range(4)))
    assert {(world.amounts[0], world.amounts[2], world.sealed) for world in worlds} == {(7, 0, 3)}
    assert {MODERN_ART.imagine(table.view(1), seed).amounts[0] for seed in range(4000)} == set(
        range(198)
    )
