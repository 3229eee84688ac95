"""Law 4 for each game: every part is somewhere exactly once."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from vernissage.core.sets import members_of
from vernissage.games.art_society.facts import STARTS
from vernissage.games.art_society.parts import D1, NO_TILE, PAINTINGS, POOL, tile_in_pile
from vernissage.games.art_society.state import State as ArtSociety
from vernissage.games.art_society.wall import Wall
from vernissage.games.modern_art.parts import COPIES, KINDS, RICHEST
from vernissage.games.modern_art.state import State as ModernArt
from vernissage.games.musee.state import State as Musee


def musee(state: Musee) -> None:
    hung = [number for number in state.paintings if number]
    held = [number for seat in range(state.players) for number in state.hand(seat)]
    pile = [number for number in state.deck[state.drawn :]]
    assert sorted(hung + held + pile) == sorted(number for number in state.deck)


def modern_art(state: ModernArt) -> None:
    """Every card lay open, is held, lies face down or is in the deck; every purse adds up."""
    cards = [kind for kind in state.deck[state.dealt :]]
    cards += [kind for kind in state.mystery[state.revealed :]]
    for seat in range(state.players):
        hand = state.hand(seat)
        cards += hand
        assert len(hand) == state.hand_sizes[seat]
        assert sum(1 << kind for kind in set(hand)) == state.held[seat]
        assert state.breakdown(seat)["start"] == 100
        assert state.purses[seat] >= 0
    unseen = Counter(cards)
    assert all(unseen[kind] + state.seen[kind] == COPIES[kind] for kind in range(KINDS))
    assert state.over or max(state.purses) <= RICHEST
    to_bank = sum(state.bought) - sum(state.earned)
    assert to_bank >= 0
    assert sum(state.purses) == 100 * state.players - to_bank + sum(state.bank)


def art_society(state: ArtSociety) -> None:
    hung = [tile for wall in state.walls for tile, _ in wall.tiles()]
    held = [tile for tile in state.assistants if tile != NO_TILE]
    aside = [tile for tile in [*state.excess, *state.lot, state.fresh] if tile != NO_TILE]
    if state.phase == STARTS:
        aside += [tile for tile in state.painting if tile != NO_TILE]
    stacks = [t for size, s in enumerate(state.stacks) for t in s[state.drawn[size] :]]
    museum = [tile_in_pile(k, m) for k in range(4) for m in members_of(state.museum[k])]
    tiles = [*hung, *held, *aside, *stacks, *museum]
    paintings = [tile for tile in tiles if tile <= PAINTINGS]
    assert len(paintings) == len(set(paintings)) == 112 + state.players
    decor = [tiles.count(D1 + shape) + state.pool[shape] for shape in range(len(POOL))]
    assert decor == list(POOL)
    for seat in range(state.players):
        played = [card for card in state.bids[seat]][1:]
        assert sorted([*played, *members_of(state.hands[seat])]) == list(range(1, 21))
        _wall_is_sound(state.walls[seat])


def _wall_is_sound(wall: Wall) -> None:
    """Rows of bits and spaces tell the same; everything hangs together."""
    shown = wall.key()[:140]
    covered = 0
    for row in range(14):
        spaces = sum(1 << c for c in range(10) if shown[10 * row + c])
        assert spaces == 1023 & ~wall.free[row]
        covered |= spaces << (11 * row)
    assert wall.empty == 140 - covered.bit_count()
    reached, before = covered & -covered, 0
    while reached != before:
        before = reached
        for step in (1, 11):
            reached |= (reached << step | reached >> step) & covered
    assert reached == covered


CONSERVED: dict[str, Callable[[Any], None]] = {
    "musee": musee,
    "modern-art": modern_art,
    "art-society": art_society,
}
