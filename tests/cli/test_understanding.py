"""Typed moves: so much of a move is enough that it can be no other."""

import pytest

from vernissage.cli.understanding import understood, with_possible
from vernissage.core.contract import Game
from vernissage.core.refusals import Invalid, Refusal
from vernissage.faces import Item, face_of
from vernissage.games import GAMES


def asked(name: str, *played: str, seed: int = 1) -> tuple[Game, list[Item]]:
    game = GAMES[name]
    options = game.options()
    state = game.start(options, game.deal(options, seed))
    for move in played:
        state.apply(state.to_act()[0], game.parse(move))
    return game, list(face_of(name).menu(game.choices(state, state.to_act()[0])))


def first_offer(*auctions: str) -> str:
    """The first card of this kind in the hand of the seat that begins."""
    game, items = asked("modern-art")
    moves = [game.write(item.answers[0].action) for item in items]
    return next(move for move in moves if move.split()[2] in auctions)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("{n} t4", "hang {n} T4"), ("HANG {n} m1", "hang {n} M1"), ("hang {n} B6", "hang {n} B6")],
)
def test_a_card_and_a_place_are_enough(typed: str, meant: str) -> None:
    game, items = asked("musee")
    number = items[0].label
    found = understood(game, typed.format(n=number), items)
    assert game.write(found) == meant.format(n=number)


def test_a_bare_number_is_a_bid_where_only_bids_are_asked() -> None:
    game, items = asked("modern-art", first_offer("open", "once"))
    assert game.write(understood(game, "15", items)) == "bid 15"
    game, items = asked("modern-art", first_offer("sealed"))
    assert game.write(understood(game, "15", items)) == "seal 15"


def test_an_artist_is_enough_where_there_is_one_card() -> None:
    for seed in range(1, 50):
        game, items = asked("modern-art", seed=seed)
        moves = [game.write(item.answers[0].action) for item in items]
        artists = [move.split()[1] for move in moves]
        alone = next((move for move in moves if artists.count(move.split()[1]) == 1), "")
        if alone:
            break
    typed = f"offer {alone.split()[1].capitalize()}"
    assert game.write(understood(game, typed, items)) == alone
    several = next(artist for artist in artists if artists.count(artist) > 1)
    with pytest.raises(Invalid, match="this can mean several moves"):
        understood(game, several, items)


def test_of_many_moves_the_first_and_the_last_are_named() -> None:
    game, items = asked("musee")
    number = items[0].label
    with pytest.raises(Invalid) as refused:
        understood(game, number, items)
    told = with_possible(game, refused.value, items)
    assert told.endswith(f"hang {number} M1, …, hang {number} B6.")


def test_a_refusal_lists_what_is_possible() -> None:
    game, items = asked("musee")
    with pytest.raises(Refusal) as refused:
        understood(game, "dance", items)
    told = with_possible(game, refused.value, items)
    first = items[0].label
    assert f"Possible now: hang {first} T1 … hang {first} B6, hang " in told
