"""Modern Art's bots read the table: from what everybody saw, and from nothing else."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.bots.modern_art.games import quick, told
from vernissage.bots.modern_art.baselines.tight import Tight40
from vernissage.bots.modern_art.club import Club
from vernissage.bots.modern_art.master import Master
from vernissage.bots.modern_art.thinking.looking_back import (
    PastLot,
    as_others_see_it,
    past_lots,
)
from vernissage.bots.modern_art.thinking.sight import Appraisal
from vernissage.bots.modern_art.thinking.table import Table, shown
from vernissage.core.chance import Generator
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import amount_of
from vernissage.games.modern_art.choices import BidOrPass, NamePrice, Seal
from vernissage.games.modern_art.lots import CARDS, Call, Sale
from vernissage.games.modern_art.notation import ARTIST_NAMES, AUCTION_NAMES, AuctionName
from vernissage.games.modern_art.view import View
from vernissage.tables.playing import play


def as_if_paid(view: View, share: float) -> View:
    """The same view, if everybody had paid this share of what lots were worth."""
    sales = []
    for past in past_lots(view, 0):
        price = int(share * past.appraisal.worth)
        sold = past.sale.buyer != past.sale.auctioneer
        amounts = (price,) * view.players if past.sale.amounts else ()
        sale = msgspec.structs.replace(
            past.sale,
            price=price,
            to_auctioneer=price if sold else 0,
            to_bank=0 if sold else price,
            bids=() if amounts else (Call(past.sale.buyer, price),),
            amounts=amounts,
        )
        sales.append(sale)
    return msgspec.structs.replace(view, sales=tuple(sales))


def questions(kind: type[Seal | NamePrice]) -> Iterator[tuple[View, Seal | NamePrice]]:
    """What seats were asked about others' closed lots, or their own prices, in later rounds."""
    for _, view, choices, _ in told(["casual"] * 4, 5):
        if isinstance(choices, kind) and view.round > 1:
            own = choices.lot.auctioneer == view.seat
            if own == isinstance(choices, NamePrice):
                yield view, choices


@pytest.mark.parametrize("name", ["club", "expert"])
@pytest.mark.parametrize("kind", [Seal, NamePrice])
def test_who_saw_the_others_pay_little_bids_and_asks_less(
    name: str, kind: type[Seal | NamePrice]
) -> None:
    compared = 0
    for view, choices in questions(kind):
        seen = (as_if_paid(view, share) for share in (0.4, 0.95))
        low, high = (
            amount_of(int(quick(name).choose(each, choices, Generator(3)))) for each in seen
        )
        assert low <= high
        compared += low < high
    assert compared >= 4


def test_a_masters_mixed_bid_is_lower_where_the_others_pay_little() -> None:
    lower = 0
    for view, choices in questions(Seal):
        assert isinstance(choices, Seal)
        seen = (as_if_paid(view, share) for share in (0.4, 0.95))
        low, high = (mean_bid(each, choices) for each in seen)
        lower += low < high
        lower -= low > high
    assert lower >= 4


def mean_bid(view: View, choices: Seal) -> float:
    """What a master bids on average."""
    master = Master(iterations=24)
    master.table.watch(view)
    bids = master.sealed_bids(view, choices.lot, choices.highest, Generator(3))
    return sum(a * share for a, share in zip(bids.amounts, bids.shares, strict=True))


def test_once_around_nobody_pays_a_tight_table_the_whole_worth() -> None:
    compared = 0
    for _, view, choices, _ in told(["casual"] * 4, 6):
        if not isinstance(choices, BidOrPass) or view.phase != "once" or view.round == 1:
            continue
        if choices.last_word or choices.lot.bid > 0:
            continue
        low, high = (
            amount_of(Club().choose(as_if_paid(view, share), choices, Generator(3)))
            for share in (0.4, 0.95)
        )
        assert low <= high
        compared += low < high
    assert compared >= 2


def test_who_sits_down_late_knows_as_much_as_who_watched() -> None:
    """All that was learned stands in the view."""
    watched, looks = Table(), 0
    for _, view, _, _ in told(["club", "tight-60", "tight-40", "tight-60"], 4):
        if view.seat != 0:
            continue
        watched.watch(view)
        late = Table()
        late.watch(view)
        assert late.trust == watched.trust
        assert (late.proofs, late.generosity) == (watched.proofs, watched.generosity)
        looks += 1
    assert looks > 40
    assert watched.generosity < 0.9


def test_the_past_is_told_as_it_was() -> None:
    """MA-C3, MA-V3: everyone's money, and what a lot paid on the day, sale by sale."""
    then: dict[int, tuple[list[int], int]] = {}
    view = None
    for state, view, _, _ in told(["club", "tight-40", "casual"], 7, shared_double=True):
        if view.lot is not None and view.phase != "double":
            artist = ARTIST_NAMES.index(view.lot.cards[0].artist)
            today = len(view.lot.cards) * view.worth[artist]
            then[len(view.sales)] = (list(state.purses), today)
    assert view is not None
    for number, past in enumerate(past_lots(view, 0)):
        if number in then:
            assert (past.purses, past.appraisal.today) == then[number]
    assert len(then) > 20


def test_a_lot_is_seen_by_the_others_without_the_own_hand() -> None:
    for _, view, _, _ in told(["club", "casual", "casual"], 3):
        if view.lot is not None and view.phase != "double":
            bare = msgspec.structs.replace(view, hand=())
            assert as_others_see_it(view, view.lot) == as_others_see_it(bare, view.lot)


def past(auction: AuctionName, price: int, buyer: int = 1, **told_of: object) -> PastLot:
    """A lot of seat 0 that was worth 100, at a table of four with 200 each."""
    facts: dict[str, object] = {"bids": (), "passed": (), "amounts": (), **told_of}
    sale = Sale(
        round=1,
        cards=(CARDS[AUCTION_NAMES.index(auction)],),
        auctioneer=0,
        host=0,
        buyer=buyer,
        price=price,
        to_auctioneer=price,
        to_host=0,
        to_bank=0,
        declined=(),
        **facts,  # type: ignore[arg-type]
    )
    return PastLot(sale, Appraisal(worth=100.0, today=80, best=150), [200, 200, 200, 30])


def test_what_an_auction_shows_of_everybody() -> None:
    calls = (Call(2, 30), Call(1, 35), Call(2, 40), Call(1, 41))
    opened = past("open", 41, bids=calls)
    assert [shown(opened, seat) for seat in (1, 2, 3)] == [(41, None), (40, 42), (0, None)]
    once = past("once", 60, buyer=3, bids=(Call(1, 50), Call(3, 60)), passed=(2,))
    assert [shown(once, seat) for seat in (1, 2, 3)] == [(50, None), (0, 51), (60, None)]
    fixed = past("fixed", 70, buyer=2, passed=(1,))
    assert [shown(fixed, seat) for seat in (1, 2, 3)] == [(0, 70), (70, None), (0, None)]
    sealed = past("sealed", 50, amounts=(0, 50, 44, 29))
    assert [shown(sealed, seat) for seat in (1, 2, 3)] == [(42, 59), (36, 53), (21, None)]


def test_tight_bots_never_offer_more_than_their_share() -> None:
    bots: list[Tight40] = []

    def tight(name: str) -> Tight40:
        bots.append(Tight40())
        return bots[-1]

    offers = 0
    for _, view, choices, action in told(["tight-40"] * 3, 8, make=tight):
        assert view.seat is not None
        bot, lowest = bots[view.seat], 0
        match choices:
            case BidOrPass() | Seal() if action >= choices.action(0):
                amount = amount_of(action)
            case NamePrice(lowest=lowest):
                amount = amount_of(action)
            case _:
                continue
        assert amount <= max(lowest, 0.4 * bot.appraisal.worth)
        offers += 1
    assert offers > 40


def wins(name: str, rival: str, players: int, games: int) -> float:
    """The share of games won by one bot against others alike, on deals with rotated seats."""
    options, found = MODERN_ART.options(players=players), 0.0
    for number in range(games):
        names = [rival] * players
        names[number % players] = name
        result = play(MODERN_ART, options, names, 700 + number // players).result
        assert result is not None
        found += (number % players in result.winners) / len(result.winners)
    return found / games


@pytest.mark.long
@pytest.mark.parametrize(("players", "least"), [(3, 0.6), (4, 0.5), (5, 0.45)])
def test_one_club_beats_a_tight_table(players: int, least: float) -> None:
    assert wins("club", "tight-60", players, 12 * players) >= least


@pytest.mark.long
def test_one_master_beats_a_tight_table() -> None:
    assert wins("master@200", "tight-60", 4, 12) >= 0.75
