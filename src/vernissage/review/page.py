"""A review as one HTML page."""

from vernissage import __version__
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.pages.page import Page
from vernissage.review.decisions import views
from vernissage.review.grid import Grid
from vernissage.review.review import Review
from vernissage.review.reviewer import reviewer_of
from vernissage.review.sentences import Names, Teller


def page(
    game: Game,
    record: Record,
    review: Review,
    own: Grid,
    say: Words,
    names: Names,
    made: str = "",
) -> str:
    """The whole page; `made` tells the command and the day."""
    told = Teller(game, review, say, names)
    written = Page(say, without_plots=say("review-no-plots"))
    written.title(told.title())
    written.paragraph(told.winners(), "verdict")
    standings(written, told)
    decisions(written, told, record)
    written.section(own.title, own.text)
    written.table(own.columns, own.rows, words=own.words)
    luck(written, told)
    written.paragraph(say("review-made", version=__version__), "made")
    if made:
        written.paragraph(made, "made")
    return written.text()


def standings(page: Page, told: Teller) -> None:
    """The score through the game, as a plot and in sentences."""
    say, review = page.say, told.review
    page.section(say("review-course"), say("review-course-text", game=review.game))
    lines = {
        told.side_label(seats): [standing.scores[seats[0]] for standing in review.standings]
        for seats in told.sides()
    }
    page.plot(lambda paint: paint.standings(lines, told.unit))
    for sentence in told.standings():
        page.paragraph(sentence)


def decisions(page: Page, told: Teller, record: Record) -> None:
    """The decisions that cost most, by player, each with the position before it."""
    say, review = page.say, told.review
    page.section(say("review-decisions"), say("review-decisions-text", game=review.game))
    numbers = [decision.at for _, found in review.decisions for decision in found]
    seen, draw = views(told.game, record, numbers), reviewer_of(told.game).draw
    for seat, found in review.decisions:
        page.heading(told.names[seat])
        page.paragraph(told.sound(seat))
        for decision in found:
            texts = [(told.decision(decision), "cost"), (told.better(decision), "why")]
            drawing = draw(seen[decision.at], decision.played, decision.better, say)
            page.beside(texts, drawing, told.position(decision, marked=drawing.marked))


def luck(page: Page, told: Teller) -> None:
    """Luck and skill, as a table and a plot."""
    say = page.say
    page.section(say("review-luck"), told.luck_text())
    page.table(told.luck_columns(), told.luck_rows())
    parts = [
        (told.labels[line.seat], name, amount)
        for line in told.review.luck.seats
        for name, amount in (
            (say("review-column-luck"), line.luck),
            (say("review-column-skill"), line.skill),
        )
    ]
    page.plot(lambda paint: paint.both_sides(parts, told.unit))
    page.paragraph(told.verdict(), "verdict")
