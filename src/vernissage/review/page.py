"""A review as one HTML page."""

from vernissage import __version__
from vernissage.core.contract import Game
from vernissage.core.words import Words
from vernissage.pages.page import Page
from vernissage.review.grid import Grid
from vernissage.review.review import Review
from vernissage.review.told import Names, Teller


def page(game: Game, review: Review, own: Grid, say: Words, names: Names) -> str:
    """The whole page."""
    told = Teller(game, review, say, names)
    written = Page(say, without_plots=say("review-no-plots"))
    written.title(told.title())
    written.paragraph(told.winners(), "verdict")
    course(written, told)
    decisions(written, told)
    written.section(own.title, own.text)
    written.table(own.columns, own.rows, words=own.words)
    luck(written, told)
    written.paragraph(say("review-made", version=__version__), "made")
    return written.text()


def course(page: Page, told: Teller) -> None:
    say, review = page.say, told.review
    page.section(say("review-course"), say("review-course-text", game=review.game))
    unit = say("review-axis-money" if review.game == "modern-art" else "report-axis-points")
    lines = {
        told.side_label(seats): [standing.scores[seats[0]] for standing in review.course]
        for seats in told.sides()
    }
    page.plot(lambda paint: paint.standings(lines, unit))
    for sentence in told.course():
        page.paragraph(sentence)


def decisions(page: Page, told: Teller) -> None:
    say, review = page.say, told.review
    page.section(say("review-decisions"), say("review-decisions-text", game=review.game))
    for seat, found in review.decisions:
        page.heading(told.names[seat])
        page.paragraph(told.sound(seat))
        for decision in found:
            page.paragraph(told.decision(decision), "cost")
            page.paragraph(told.better(decision), "why")


def luck(page: Page, told: Teller) -> None:
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
    of_money = told.review.game == "modern-art"
    unit = say("review-axis-money" if of_money else "report-axis-points")
    page.plot(lambda paint: paint.both_sides(parts, unit))
    page.paragraph(told.verdict(), "verdict")
