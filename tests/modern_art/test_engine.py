"""The engine's own promises: bounds, playouts and encodings."""

from vernissage.core.chance import Generator
from vernissage.games.modern_art import MODERN_ART, sales
from vernissage.games.modern_art.actions import ACTIONS, BID, PRICE, SEAL
from vernissage.games.modern_art.parts import COPIES, DOUBLE, KINDS, OPEN, RICHEST
from vernissage.games.modern_art.state import State


def dealt(seed: int, **given: object) -> State:
    options = MODERN_ART.options(**given)
    state: State = MODERN_ART.start(options, MODERN_ART.deal(options, seed))
    return state


def test_a_playout_draws_a_seat_and_an_answer_as_the_lists_would() -> None:
    """Without listing amounts, but each as likely as in `legal`."""
    for seed in range(30):
        inside = dealt(seed, players=3 + seed % 3)
        listed, chance = inside.copy(), Generator(seed)
        actions = inside.playout(Generator(seed))
        while not listed.over:
            able = listed.to_act()
            seat = able[0] if len(able) == 1 else able[chance.below(len(able))]
            legal = listed.legal(seat)
            listed.apply(seat, legal[chance.below(len(legal))])
            actions -= 1
        assert actions == 0
        assert inside.key() == listed.key()


def test_no_purse_can_hold_more_than_the_highest_amount() -> None:
    """MA-C2, MA-E1, MA-V3: five starts of 100, and the most that three sales can pay."""
    most_by_round = [4 * 60 * number for number in (1, 2, 3)]
    assert 5 * 100 + sum(most_by_round) == RICHEST
    assert (SEAL - BID, PRICE - SEAL, ACTIONS - PRICE) == (RICHEST + 1,) * 3


def test_the_bound_on_the_length_of_a_game_counts_the_right_cards() -> None:
    """MA-C1: 12 doubles and 16 open cards."""
    assert sum(COPIES[kind] for kind in range(KINDS) if kind % 5 == DOUBLE) == 12
    assert sum(COPIES[kind] for kind in range(KINDS) if kind % 5 == OPEN) == 16


def test_a_sale_keeps_everything_in_one_number() -> None:
    """MA-C3"""
    sold = sales.sale(1940, 4, 3, 2, 3, 2, 24, 23)
    assert (sales.price_of(sold), sales.buyer_of(sold)) == (1940, 4)
    assert (sales.auctioneer_of(sold), sales.host_of(sold)) == (3, 2)
    assert (sales.round_of(sold), sales.lot_size_of(sold)) == (3, 2)
    assert (sales.first_of(sold), sales.second_of(sold)) == (24, 23)
    assert sales.selling_card_of(sold) == 23
    assert sales.selling_card_of(sales.sale(5, 0, 1, 1, 0, 1, 7, 0)) == 7
