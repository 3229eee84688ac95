"""The table that each game has of its own."""

from tests.review.games import recorded
from tests.server.room import modern_art
from vernissage.core.records import FORMAT, Record, replay
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.review.art_society import rounds
from vernissage.review.modern_art import auctions, table
from vernissage.review.musee import gains


def test_the_auctions_tell_where_all_money_came_from() -> None:
    """MA-A4, MA-V3: prices and payments of the table make up the breakdown of the result."""
    game, record = GAMES["modern-art"], recorded("modern-art-4")
    sold = auctions(game, record)
    assert record.result is not None
    for seat, source in enumerate(record.result.breakdown):
        own = [one for one in sold if one.sale.buyer == seat]
        assert sum(one.paid for one in own) == source["bank"]
        assert -sum(one.sale.price for one in own) == source["bought"]
    for one in sold:
        assert 0 <= one.worth <= 200
        if one.gain > 0:
            assert one.gainer == one.sale.buyer
        elif one.gain < 0 and one.sale.buyer != one.sale.auctioneer:
            assert one.gainer == one.sale.auctioneer
        else:
            assert one.gainer is None


def test_a_double_that_nobody_joined_is_no_auction() -> None:
    """MA-D3: its player takes it for nothing; the table has no line for it."""
    game, record = GAMES["modern-art"], alone_with_a_double()
    (sold,) = auctions(game, record)
    assert sold.is_lone_double
    assert (sold.sale.buyer, sold.sale.auctioneer, sold.sale.price) == (0, 0, 0)
    assert table(game, record, words("en"), ("Ola", "Jan", "Eva")).rows == ()
    full = recorded("modern-art-4")
    sold_at_a_price = [one for one in auctions(game, full) if not one.is_lone_double]
    assert len(table(game, full, words("en"), "abcd").rows) == len(sold_at_a_price)
    assert not any(one.is_lone_double for one in auctions(game, full) if one.sale.price)


def alone_with_a_double() -> Record:
    """The first card of a game is a double, and nobody adds one to it."""
    setup = modern_art(["nex double"])
    actions = ("0 offer nex double", *(f"{seat} decline" for seat in range(3)))
    return Record(
        format=FORMAT, game="modern-art", options={"players": 3}, setup=setup, actions=actions
    )


def test_the_parts_of_musee_add_up() -> None:
    game, record = GAMES["musee"], recorded("musee-3")
    final = replay(game, record)
    for seat in range(3):
        parts = gains(game, record, seat)
        for source, points in final.breakdown(seat).items():
            assert sum(brought[source] for _, brought in parts) == points


def test_the_rounds_of_art_society_are_in_the_order_of_the_bids() -> None:
    game, record = GAMES["art-society"], recorded("art-society-3")
    found = rounds(game, record)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    for one in found:
        assert sorted(seat for seat, _, _ in one.turns) == [0, 1, 2]
        cards = [card for _, card, _ in one.turns]
        assert cards == sorted(cards, reverse=True)
        assert one.unsold
        assert one.advance[0] < one.advance[1]
    taken = [text.split()[2] for text in record.actions if text.split()[1] == "take"]
    assert [tile for one in found for _, _, tile in one.turns] == taken
