"""A match: who starts the next game, and when the match is won."""

from collections.abc import Sequence

import pytest

from vernissage.core.contract import MatchRules
from vernissage.games.musee import MUSEE
from vernissage.tables.playing import play_match

assert MUSEE.match is not None
RULES: MatchRules = MUSEE.match


@pytest.mark.parametrize(
    ("scores", "winners", "starts"),
    [
        ((30, 20), (0,), 1),
        ((20, 30), (1,), 0),
        ((30, 20, 25), (0,), 1),
        ((30, 25, 20), (0,), 2),
        ((20, 25, 30), (2,), 0),
        ((30, 30, 25), (0,), 2),
        ((30, 25, 30), (0, 2), 1),
    ],
)
def test_the_loser_with_the_lowest_score_starts_the_next_game(
    scores: Sequence[int], winners: Sequence[int], starts: int
) -> None:
    """MU-S2: also if a loser had as many points as the winner, or the victory was shared."""
    assert RULES.first_of_next_game(len(scores), scores, winners) == starts


def test_of_losers_with_equal_scores_the_lowest_seat_starts() -> None:
    """MU-S2."""
    assert RULES.first_of_next_game(3, (20, 30, 20), (1,)) == 0
    assert RULES.first_of_next_game(3, (30, 20, 20), (0,)) == 1


def test_a_winner_does_not_start_even_with_the_lowest_seat_or_an_equal_score() -> None:
    """MU-S2: seat 0 won the tie-break against seat 1."""
    assert RULES.first_of_next_game(2, (30, 30), (0,)) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_all_shared_the_victory_the_lowest_seat_starts(players: int) -> None:
    """MU-S2."""
    assert RULES.first_of_next_game(players, [25] * players, list(range(players))) == 0


def test_of_a_team_that_lost_the_lower_seat_starts() -> None:
    """MU-S2, MU-4P1."""
    assert RULES.first_of_next_game(4, (30, 20, 30, 20), (0, 2)) == 1
    assert RULES.first_of_next_game(4, (20, 30, 20, 30), (1, 3)) == 0


@pytest.mark.parametrize(
    ("wins", "winner"),
    [
        ((0, 0), None),
        ((1, 0), None),
        ((1, 1), None),
        ((2, 0), [0]),
        ((1, 2), [1]),
        ((2, 2), None),
        ((3, 2), [0]),
        ((3, 3), None),
        ((1, 1, 1), None),
        ((1, 2, 1), [1]),
        ((2, 2, 1), None),
        ((2, 3, 2), [1]),
        ((0, 0, 2), [2]),
    ],
)
def test_the_match_goes_to_the_sole_player_with_the_most_wins_at_least_two(
    wins: Sequence[int], winner: list[int] | None
) -> None:
    """MU-X1."""
    assert RULES.match_winners(len(wins), wins) == winner


@pytest.mark.parametrize(
    ("wins", "winners"),
    [
        ((1, 0, 1, 0), None),
        ((1, 1, 1, 1), None),
        ((2, 1, 2, 1), [0, 2]),
        ((0, 2, 0, 2), [1, 3]),
        ((2, 2, 2, 2), None),
    ],
)
def test_a_team_wins_the_match_together(wins: Sequence[int], winners: list[int] | None) -> None:
    """MU-X1, MU-4P1."""
    assert RULES.match_winners(4, wins) == winners


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)])
def test_a_played_match_counts_wins_and_lets_losers_start(players: int, seed: int) -> None:
    """MU-X1, MU-S2: the games of a match between bots, one after another."""
    records = play_match(MUSEE, MUSEE.options(players=players), ["random"] * players, seed)
    wins = [0] * players
    for number, record in enumerate(records, start=1):
        assert record.match is not None
        assert (record.match.game, record.match.wins) == (number, tuple(wins))
        assert RULES.match_winners(players, wins) is None
        assert record.result is not None
        for winner in record.result.winners:
            wins[winner] += 1
        if number < len(records):
            last, following = record.result, records[number]
            expected = RULES.first_of_next_game(players, last.scores, last.winners)
            assert following.setup["first"] == expected
            assert following.actions[0].startswith(f"{expected} ")
            assert following.setup["deck"] != record.setup["deck"]
    assert RULES.match_winners(players, wins) is not None


def test_a_shared_victory_counts_for_each_winner() -> None:
    """MU-X1: some match in which a game was shared, found among many."""
    for seed in range(400):
        records = play_match(MUSEE, MUSEE.options(players=2), ["random"] * 2, seed)
        shared = [
            number
            for number, record in enumerate(records[:-1])
            if record.result is not None and len(record.result.winners) == 2
        ]
        for number in shared:
            before, after = records[number].match, records[number + 1].match
            assert before is not None
            assert after is not None
            assert [now - then for now, then in zip(after.wins, before.wins, strict=True)] == [1, 1]
            assert records[number + 1].setup["first"] == 0
        if shared:
            return
    pytest.fail("no shared victory in 400 matches")
