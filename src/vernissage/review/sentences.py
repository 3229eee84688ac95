"""The sentences of a review that the terminal and the page share."""

from collections.abc import Sequence

import msgspec

from vernissage.bots.hints import in_words, move_in_words
from vernissage.core.contract import Game
from vernissage.core.numbers import percent, points, signed
from vernissage.core.words import Words
from vernissage.review.decisions import Decision
from vernissage.review.luck import Luck
from vernissage.review.review import Review
from vernissage.review.reviewer import reviewer_of
from vernissage.review.standings import decided_at, share_ahead


class Names(msgspec.Struct, frozen=True):
    """The players by seat."""

    in_sentences: tuple[str, ...]
    in_tables: tuple[str, ...]


class Teller:
    """One review in one language, with the names of its players."""

    def __init__(self, game: Game, review: Review, say: Words, names: Names) -> None:
        self.game = game
        self.review = review
        self.say = say
        self.names = names.in_sentences
        self.labels = names.in_tables
        self.digits = reviewer_of(game).digits
        self.unit = reviewer_of(game).unit(say)

    def title(self) -> str:
        """What was played, by how many."""
        players = len(self.names)
        return self.say("review-title", game=self.say(self.game.name), players=players)

    def winners(self) -> str:
        """Who won."""
        winners = self.review.result.winners
        names = ", ".join(self.names[seat] for seat in winners)
        return self.say("table-winners", count=len(winners), names=names)

    def sides(self) -> list[list[int]]:
        """Seats that win or lose together."""
        players = range(len(self.names))
        sides: dict[int, list[int]] = {}
        for seat in players:
            sides.setdefault(self.game.side_of(seat, len(self.names)), []).append(seat)
        return list(sides.values())

    def side_name(self, seats: Sequence[int]) -> str:
        """The players of a side, in a sentence."""
        return " + ".join(self.names[seat] for seat in seats)

    def side_label(self, seats: Sequence[int]) -> str:
        """The players of a side, in a table."""
        return " + ".join(self.labels[seat] for seat in seats)

    def standings(self) -> list[str]:
        """Who was ahead, and since when the winner was."""
        say, game = self.say, self.review.standings
        shares = [(share_ahead(game, seats), self.side_name(seats)) for seats in self.sides()]
        ahead = sorted(((round(100 * share), name) for share, name in shares), reverse=True)
        told = [say("review-ahead", name=name, percent=share) for share, name in ahead if share]
        winners = self.review.result.winners
        at = decided_at(game, winners)
        return [*told, say("review-decided", name=self.side_name(winners), at=at)]

    def sound(self, seat: int) -> str:
        """How many decisions of the seat were good."""
        good, every = self.review.sound[seat]
        return self.say("review-sound", good=good, every=every)

    def decision(self, decision: Decision) -> str:
        """What was played, and what it cost."""
        cost = points(decision.cost, self.say.language, digits=self.digits)
        return self.say(
            "review-decision",
            at=decision.at,
            cost=self.say("review-at-least", cost=cost) if decision.at_least else cost,
            played=self.named(decision.played),
        )

    def better(self, decision: Decision) -> str:
        """What would have been better, and why."""
        why = in_words(self.game, decision.advice, self.say).reasons
        return self.say("review-better", move=self.named(decision.better), why=why)

    def position(self, decision: Decision, *, marked: bool) -> str:
        """What the drawing beside a decision shows."""
        marks = "yes" if marked else "no"
        return self.say("review-position", at=decision.at, marks=marks)

    def named(self, move: str) -> str:
        """A move in notation, with its words where they differ."""
        words = move_in_words(self.game.name, move, self.say)
        return move if words == move else f"{move} ({words})"

    def luck_columns(self) -> tuple[str, ...]:
        """The head of the table of luck and skill."""
        say = self.say
        return (
            say("review-column-player"),
            say("review-column-score"),
            say("review-column-par"),
            say("review-column-luck"),
            say("review-column-skill"),
            say("review-column-wins"),
        )

    def luck_rows(self) -> list[tuple[str, ...]]:
        """Its lines, one a player."""
        lang, digits = self.say.language, self.digits
        return [
            (
                self.labels[line.seat],
                str(line.score),
                f"{points(line.par, lang, digits=digits)} ± "
                + points(line.error, lang, digits=digits),
                signed(line.luck, lang, digits=digits),
                signed(line.skill, lang, digits=digits),
                percent(line.wins, lang),
            )
            for line in self.review.luck.seats
        ]

    def luck_text(self) -> str:
        """How the replays were played."""
        luck: Luck = self.review.luck
        first, second = luck.bots
        return self.say("review-luck-text", games=luck.games, first=first, second=second)

    def verdict(self) -> str:
        """What made the winner win: better cards than the others, better play, or both."""
        won, sides = self.review.result.winners, self.review.luck.sides
        if sides is None:
            return self.say("review-all-won")
        lucky, skilful = sides.luck > sides.error, sides.skill > sides.error
        fell_short = skilful and sides.own_skill <= sides.own_error
        kind = {
            (True, True): "luck-short" if fell_short else "both",
            (True, False): "luck",
            (False, True): "short" if fell_short else "skill",
            (False, False): "neither",
        }[lucky, skilful]
        return self.say("review-won", name=self.side_name(won), kind=kind)
