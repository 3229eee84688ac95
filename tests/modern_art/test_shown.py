"""What was called and shown stays in the view, and what the bank would pay stands there."""

from tests.modern_art.table import ANY, Table
from vernissage.games.modern_art.asking import choices
from vernissage.games.modern_art.choices import AddOrDecline, Offer
from vernissage.games.modern_art.lots import Call, Card
from vernissage.games.modern_art.notation import ARTIST_NAMES

ALONE = "koriko open, koriko open, koriko once, koriko sealed"


def test_every_bid_of_an_open_auction_is_remembered_in_order_but_no_silence() -> None:
    """MA-O1, MA-O3"""
    table = Table("nex open, nex once", ANY, ANY).play("0 offer nex open", "2 bid 4", "1 pass")
    lot = table.view(2).lot
    assert lot is not None
    assert (lot.bids, lot.passed) == ((Call(2, 4),), ())
    assert table.view().lowest == 5
    table.play("0 bid 7", "1 bid 9").pass_all()
    sale = table.view(1).sales[0]
    assert sale.bids == (Call(2, 4), Call(0, 7), Call(1, 9))
    assert (sale.passed, sale.amounts) == ((), ())


def test_a_once_around_auction_shows_who_spoke_and_who_is_still_to_speak() -> None:
    """MA-R1, MA-O3: a pass for lack of money looks like any other."""
    table = Table(ANY, "nex once, nex open", ANY, ANY, first=1, money=[100, 100, 100, 3])
    table.play("1 offer nex once")
    assert table.view().to_speak == (2, 3, 0, 1)
    table.play("2 bid 5")
    view = table.view()
    assert view.lot is not None
    assert (view.lot.bids, view.lot.passed) == ((Call(2, 5),), (3,))
    assert (view.to_speak, view.lowest) == ((0, 1), 6)
    table.play("0 pass", "1 bid 6")
    sale = table.view(0).sales[0]
    assert (sale.bids, sale.passed) == ((Call(2, 5), Call(1, 6)), (3, 0))


def test_opened_amounts_are_remembered_to_the_end() -> None:
    """MA-H1: all amounts are shown at once; before that, nobody's."""
    table = Table("nex sealed, nex open", ANY, ANY, deal=(1, 1, 0, 0), deck=ALONE)
    table.play("0 offer nex sealed", "0 seal 3", "2 seal 8")
    assert table.view(1).lot is not None
    assert table.view(1).sales == ()
    table.play("1 seal 8")
    assert table.view().sales[0].amounts == (3, 8, 8)
    assert table.view().sales[0].bids == ()
    table.state.played[4] = 4
    table.play("1 offer koriko open")
    assert table.view().round == 2
    assert table.view(0).sales[0].amounts == (3, 8, 8)


def test_a_fixed_price_shows_who_refused_it() -> None:
    """MA-F1, MA-F2"""
    table = Table(ANY, ANY, "nex fixed, nex open", ANY, first=2)
    table.play("2 offer nex fixed")
    assert table.view().to_speak == ()
    table.play("2 price 12", "3 pass")
    view = table.view()
    assert view.lot is not None
    assert (view.lot.bid, view.lot.passed, view.to_speak) == (12, (3,), (0, 1))
    table.play("0 pass", "1 buy")
    assert (table.view().sales[0].price, table.view().sales[0].passed) == (12, (3, 0))


def test_a_double_shows_who_added_nothing() -> None:
    """MA-D2, MA-D3: empty hands are not asked."""
    table = Table("nex open", "nex double, nex once", "", ANY, first=1)
    table.play("1 offer nex double")
    assert table.view().to_speak == (1, 3, 0)
    table.play("1 decline", "3 decline")
    view = table.view()
    assert view.lot is not None
    assert (view.lot.declined, view.to_speak) == ((1, 3), (0,))
    table.play("0 decline")
    assert table.view().sales[0].declined == (1, 3, 0)


def test_copies_remember_each_for_itself() -> None:
    """What one copy hears the other does not."""
    table = Table("nex open, nex once", ANY, ANY).play("0 offer nex open", "1 bid 2")
    other = Table(ANY, ANY, ANY)
    other.state = table.state.copy()
    table.play("2 bid 3", "0 bid 4").pass_all()
    other.play("0 bid 9").pass_all()
    assert table.view().sales[0].bids == (Call(1, 2), Call(2, 3), Call(0, 4))
    assert other.view().sales[0].bids == (Call(1, 2), Call(0, 9))


def test_the_market_shows_what_one_more_card_would_change() -> None:
    """MA-V1, MA-V3: a tie goes to the left, so Nex would overtake Koriko."""
    laid = {"nex": 10, "koriko": 20, "sadland": 30}
    table = Table(ANY, ANY, ANY, played={"nex": 1, "koriko": 2}, tokens=[laid])
    view = table.view()
    assert view.columns == (10, 0, 0, 30, 20)
    assert view.falling == (20, 0, 0, 0, 30)
    assert view.worth == (30, 0, 0, 0, 50)
    nex, bahut = view.one_more[:2]
    assert (nex.tokens, nex.worth) == ((30, 0, 0, 0, 20), (40, 0, 0, 0, 40))
    assert bahut.worth == (30, 10, 0, 0, 50), "Bahut ties with Nex, which is further left"


def test_holdings_and_what_they_would_bring() -> None:
    """MA-A4, MA-V3"""
    table = Table("nex fixed, nex open, nex double", ANY, ANY)
    table.play("0 offer nex fixed", "0 price 5", "1 buy")
    view = table.view()
    assert view.holdings[1] == (1, 0, 0, 0, 0)
    assert view.income == (0, 30, 0)
    assert view.one_more[ARTIST_NAMES.index("nex")].income == (0, 30, 0)


def test_a_finished_round_shows_its_arithmetic_and_its_unsold_card() -> None:
    """MA-E1, MA-V3, MA-V4: 1 x 50 = 50."""
    table = Table(
        "nex fixed, nex open", ANY, ANY, played={"nex": 3, "koriko": 1}, tokens=[{"nex": 20}]
    )
    table.play("0 offer nex fixed", "0 price 5", "1 pass", "2 buy")
    table.play("1 offer koriko open", "0 bid 1")
    table.pass_all().play("2 offer koriko open").pass_all().play("0 offer nex open")
    (ended,) = table.view().rounds
    assert ended.played == (5, 0, 0, 0, 3)
    assert ended.worth == (50, 0, 0, 0, 20)
    assert ended.holdings == ((0, 0, 0, 0, 1), (0, 0, 0, 0, 0), (1, 0, 0, 0, 1))
    assert ended.paid[2] == (50, 0, 0, 0, 20)
    assert ended.income == (20, 0, 70)
    assert (ended.unsold, ended.host, ended.last) == ((Card("nex", "open"),), 0, 0)


def test_a_pair_that_ended_a_round_shows_who_declined_and_who_added() -> None:
    """MA-E2, MA-D2"""
    table = Table("nex double, bahut open", ANY, "nex open, bahut open", played={"nex": 3})
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex open")
    (ended,) = table.view().rounds
    assert ended.unsold == (Card("nex", "double"), Card("nex", "open"))
    assert (ended.host, ended.declined, ended.last) == (0, (0, 1), 2)


def test_revealed_cards_show_who_revealed_them_also_after_the_round() -> None:
    """MA-M2, MA-M3: no card stood on the easel when the round ended."""
    table = Table("nex fixed, nex open", ANY, ANY, mystery="bahut open", played={"bahut": 4})
    table.play("0 offer nex fixed", "0 price 5", "1 buy", "0 reveal")
    (ended,) = table.view().rounds
    assert (ended.revealed, ended.revealers) == ((Card("bahut", "open"),), (0,))
    assert (ended.unsold, ended.host, ended.last) == ((), None, 0)
    assert (table.view().revealed, table.view().revealers) == ((), ())


def test_the_account_of_the_end_adds_up() -> None:
    """MA-W1, MA-C3: accounts are open when purses are."""
    table = Table("nex fixed, koriko open", "koriko open", "", played={"koriko": 3})
    table.play("0 offer nex fixed", "0 price 5", "1 buy")
    assert table.view(0).accounts is None
    table.play("1 offer koriko open").pass_all().play("0 offer koriko open")
    view = table.view()
    assert view.accounts is not None
    seller, buyer, _ = view.accounts
    assert (seller.start, seller.sold_to_players, seller.bank, seller.money) == (100, 5, 0, 105)
    assert (buyer.bought, buyer.bank, buyer.money) == (-5, 20 + 30, 145)


def test_a_question_about_a_double_shows_what_could_be_added() -> None:
    """MA-D1, MA-E2"""
    table = Table("nex double, nex once, nex fixed, koriko double", ANY, ANY, played={"nex": 3})
    asked = choices(table.state, 0)
    assert isinstance(asked, Offer)
    double = next(card for card in asked.cards if card.card == Card("nex", "double"))
    assert double.partners == (Card("nex", "once"), Card("nex", "fixed"))
    assert (double.ends_round, double.pair_ends_round) == (False, True)
    others = [card for card in asked.cards if card != double]
    assert all(card.partners == () and not card.pair_ends_round for card in others)
    table.play("0 offer nex double")
    adding = choices(table.state, 0)
    assert isinstance(adding, AddOrDecline)
    assert [card.ends_round for card in adding.cards] == [True, True]
