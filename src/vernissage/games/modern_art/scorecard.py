"""What the bank pays at a real table, given as JSON: round by round, or why it cannot be."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.documents import decode
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Argument, Invalid
from vernissage.core.scorecard import Card, Line, Scorer
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, COPIES, FIFTH, ROUNDS

Counts = dict[str, int]
GAME, KNOWN, MOST_PLAYERS = "modern-art", "3, 4, 5", 5


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards played by each artist, and the paintings that each player bought."""

    played: Counts
    owned: dict[str, Counts]


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, round by round."""

    rounds: tuple[Round, ...]


def cards(document: bytes) -> list[Card]:
    """One card for each player of each game of the document, which is an object of games."""
    try:
        games = decode(document, dict[str, Finished])
    except msgspec.DecodeError as error:
        raise Invalid("JSON", "modern-art-written-form", **misfit(error)) from None
    return [card for name, finished in games.items() for card in payouts(name, finished)]


def payouts(name: str, finished: Finished) -> list[Card]:
    """MA-V1 to MA-V4: what the bank pays each player after each round, artist by artist."""
    check_game(name, finished)
    numbers = [0] * (ARTISTS * ROUNDS)
    tokens = vec[i64](numbers)
    lines: dict[str, list[Line]] = {}
    for number, told in enumerate(finished.rounds):
        played = [told.played.get(artist, 0) for artist in ARTIST_NAMES]
        ranked = vec[i64](played)
        for index in range(ARTISTS):
            tokens[ARTISTS * number + index] = scoring.token(ranked, index)
        for player, owned in told.owned.items():
            lines.setdefault(player, [])
            for artist, count in owned.items():
                each = scoring.worth(tokens, number, ARTIST_NAMES.index(artist))
                sold: dict[str, Argument] = {"artist": artist, "count": count, "each": each}
                line = Line("sale", count * each, {"round": number + 1, **sold})
                lines[player].append(line)
    return [Card(f"{name}: {player}", tuple(told)) for player, told in lines.items()]


def check_game(name: str, finished: Finished) -> None:
    """MA-S1, MA-C1: at most four rounds, and no more cards of an artist than there are."""
    if not 1 <= len(finished.rounds) <= ROUNDS:
        raise Invalid(f"{name}: {len(finished.rounds)}", "modern-art-written-rounds", rule="MA-S1")
    players = {player for told in finished.rounds for player in told.owned}
    if len(players) > MOST_PLAYERS:
        raise Invalid(f"{name}: {len(players)}", "no-such-player-count", game=GAME, known=KNOWN)
    for number, told in enumerate(finished.rounds, start=1):
        check_round(f"{name}: {number}", told)
    for index, artist in enumerate(ARTIST_NAMES):
        played = sum(told.played.get(artist, 0) for told in finished.rounds)
        exist = sum(COPIES[AUCTIONS * index + kind] for kind in range(AUCTIONS))
        if played > exist:
            where = f"{name}: {artist} {played}"
            raise Invalid(where, "modern-art-written-cards", rule="MA-C1", cards=exist)


def check_round(where: str, told: Round) -> None:
    """MA-E1: five cards of one artist end the round, and the fifth belongs to nobody."""
    counts = [told.played, *told.owned.values()]
    for artist in {artist for count in counts for artist in count}:
        if artist not in ARTIST_NAMES:
            known = ", ".join(ARTIST_NAMES)
            raise Invalid(
                f"{where}, {artist}", "modern-art-written-artist", rule="MA-C1", known=known
            )
    if any(number < 0 for count in counts for number in count.values()):
        raise Invalid(where, "modern-art-written-negative", rule="MA-V4")
    full = [artist for artist, number in told.played.items() if number >= FIFTH]
    if len(full) > 1 or any(number > FIFTH for number in told.played.values()):
        raise Invalid(where, "modern-art-written-fifth", rule="MA-E1")
    for artist in ARTIST_NAMES:
        owned = sum(count.get(artist, 0) for count in told.owned.values())
        played = told.played.get(artist, 0)
        if owned > (played - 1 if artist in full else played):
            what = f"{where}, {artist} {owned}"
            raise Invalid(what, "modern-art-written-owned", rule="MA-E1", played=played)
    bought = sum(sum(count.values()) for count in told.owned.values())
    if bought and bought >= sum(told.played.values()):
        raise Invalid(f"{where}, {bought}", "modern-art-written-last", rule="MA-E3")


SCORER: Final = Scorer(cards=cards)
