"""The catalogue hangs what the boxes hold: pictures, and the parts that the games are played with.

Paintings import only the standard library, so the catalogue counts the parts a second time.
"""

from collections import Counter

import pytest

from vernissage.games.art_society import notation as art_society_notation
from vernissage.games.art_society import parts as art_society
from vernissage.games.art_society.box import box
from vernissage.games.modern_art import notation as modern_art_notation
from vernissage.games.modern_art import parts as modern_art
from vernissage.games.musee import parts as musee
from vernissage.paintings import auction_of, ids, natural_size
from vernissage.paintings.animals.scenes import ANIMALS
from vernissage.paintings.catalogue import ART_SOCIETY, AUCTIONS, CARDS, MUSEE
from vernissage.paintings.nature.scenes import LANDSCAPES
from vernissage.paintings.parts.marks import ARTISTS, THEMES, TYPES
from vernissage.paintings.town.architecture import BUILDINGS
from vernissage.paintings.town.city import CITIES
from vernissage.paintings.water.scenes import WATERS

MARKS = {
    musee.LANDSCAPES: "hills",
    musee.WATER: "waves",
    musee.PEOPLE: "person",
    musee.ARCHITECTURE: "temple",
    musee.ANIMALS: "bird",
}
SUBJECTS = {
    musee.LANDSCAPES: set(LANDSCAPES),
    musee.WATER: set(WATERS),
    musee.PEOPLE: {"portrait", *CITIES},
    musee.ARCHITECTURE: {"arcade", *BUILDINGS},
    musee.ANIMALS: set(ANIMALS),
}


def tokens(kind: str) -> list[str]:
    """The names of all tokens of one kind: `coin` gives `1`, `5` and so on."""
    return [name.removeprefix(f"{kind}-") for name in ids("tokens") if name.startswith(f"{kind}-")]


def test_every_card_of_modern_art_has_a_picture() -> None:
    """MA-C1: as many of each artist and auction type as are dealt."""
    spoken = dict(zip(AUCTIONS, modern_art_notation.AUCTION_NAMES, strict=True))
    assert all(long.startswith(short) for long, short in spoken.items())
    painted = Counter(
        f"{card.split('-')[0]} {spoken[auction_of(card)]}" for card in ids("modern-art")
    )
    assert painted == dict(zip(modern_art_notation.CARD_NAMES, modern_art.COPIES, strict=True))


def test_artists_stand_in_the_order_of_the_board() -> None:
    """MA-C1."""
    assert tuple(CARDS) == tuple(ARTISTS) == modern_art_notation.ARTIST_NAMES
    assert tokens("artist") == list(modern_art_notation.ARTIST_NAMES)


def test_every_value_token_of_modern_art_has_a_picture() -> None:
    """MA-C2."""
    assert sorted(tokens("value")) == sorted(str(value) for value in modern_art.TOKENS)


def test_every_painting_of_art_society_has_a_picture() -> None:
    """AS-C2."""
    assert set(ids("art-society")) == {*box().starts, *box().paintings}


def test_a_painting_of_art_society_has_the_size_type_and_frame_of_its_name() -> None:
    """AS-C2."""
    for code, tile in ART_SOCIETY.items():
        number = art_society_notation.TILE_NUMBERS[code]
        assert (tile.columns, tile.rows) == (art_society.WIDTH[number], art_society.HEIGHT[number])
        assert tile.type == art_society_notation.TYPE_LETTERS[art_society.type_of(number)]
        assert tile.frame == art_society_notation.FRAME_LETTERS[art_society.frame_of(number)]


def test_types_and_frames_have_their_marks() -> None:
    """AS-C2."""
    assert "".join(tokens("type")) == "".join(TYPES) == art_society_notation.TYPE_LETTERS
    assert "".join(tokens("frame")) == art_society_notation.FRAME_LETTERS


def test_every_piece_of_decor_has_a_picture() -> None:
    """AS-C3."""
    painted = Counter(name.split("-")[0] for name in ids("decor"))
    assert painted == dict(zip(art_society_notation.DECOR_NAMES, art_society.POOL, strict=True))


def test_a_piece_of_decor_takes_its_spaces_of_the_wall() -> None:
    """AS-C3."""
    across, down = natural_size("decor", "d1-01")
    for name, (columns, rows) in zip(
        art_society_notation.DECOR_NAMES, art_society.DECOR, strict=True
    ):
        assert natural_size("decor", f"{name}-01") == (columns * across, rows * down)


def test_every_card_of_musee_has_a_picture() -> None:
    """MU-C1."""
    assert [int(name) for name in ids("musee")] == list(range(1, musee.HIGHEST + 1))
    assert set(MUSEE) == set(range(1, musee.HIGHEST + 1))


@pytest.mark.parametrize("theme", range(musee.THEMES))
def test_a_card_of_musee_shows_its_theme_and_wears_its_mark(theme: int) -> None:
    """MU-C2."""
    shown = {MUSEE[n].split()[0] for n in MUSEE if n % musee.THEMES == theme}
    assert shown <= SUBJECTS[theme]
    assert THEMES[theme][0] == MARKS[theme]


def test_musee_has_a_bonus_card_for_each_gallery() -> None:
    """MU-C3."""
    assert len(tokens("bonus")) == musee.GALLERIES
