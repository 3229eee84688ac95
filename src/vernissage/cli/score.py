"""vernissage score: the arithmetic of a finished game from somebody's own box."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from vernissage.cli.console import new_console
from vernissage.cli.files import read_bytes
from vernissage.cli.game_options import GameName, Lang
from vernissage.cli.language import SAY
from vernissage.core.contract import Game
from vernissage.core.refusals import Invalid, Refusal
from vernissage.core.scorecard import Card, Scorer
from vernissage.games import game_called
from vernissage.games.scorers import scorer_of


def score(
    game: GameName,
    file: Annotated[Path, Parameter(help=SAY("cli-score-file"))],
    /,
    *,
    tiles: Annotated[Path | None, Parameter(help=SAY("cli-tiles"))] = None,
    lang: Lang = None,
) -> None:
    played = game_called(game)
    scorer = scorer_of(played)
    box = () if tiles is None else (read_box(played, scorer, tiles),)
    document = read_bytes(file)
    try:
        cards = scorer.cards(document, *box)
    except Refusal as refusal:
        refusal.what = f"{file.name}, {refusal.what}"
        raise
    if not cards:
        raise Invalid(file.name, "score-nothing")
    console = new_console()
    for card in cards:
        console.print(drawn(played.name, card))


def read_box(game: Game, scorer: Scorer, tiles: Path) -> Any:
    """What the owner says is in the box; refused where every box is the same."""
    if scorer.read_box is None:
        raise Invalid("--tiles", "no-such-option", game=game.name, known="--lang")
    return scorer.read_box(tiles)


def drawn(game: str, card: Card) -> Table:
    """One card: each line with its points, the total, and what the file noted."""
    table = Table(title=card.name, title_justify="left", show_header=False, box=None)
    table.add_column()
    table.add_column(justify="right")
    for line in card.lines:
        table.add_row(SAY(f"{game}-card-{line.code}", **line.arguments), str(line.points))
    table.add_section()
    table.add_row(SAY("score-total"), str(card.total), style="bold")
    if card.noted is not None and card.noted != card.total:
        table.add_row(SAY("score-noted"), str(card.noted), style="yellow")
    return table
