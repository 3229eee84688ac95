"""Makes musee-terminal.svg: the terminal game in the middle of a play between greedy bots."""

import io
import re
from pathlib import Path

from rich.console import Console

from vernissage.bots import bot_called
from vernissage.core.chance import Generator
from vernissage.core.words import words
from vernissage.faces import Scene, face_of
from vernissage.games import GAMES
from vernissage.tables.seats import Seated, move

WIDTH = 84
game, face, say = GAMES["musee"], face_of("musee"), words("en")
options = game.options(players=2)
state = game.start(options, game.deal(options, 5))
greedy = bot_called("musee", "greedy")()
moves = 0
while moves < 20 or state.to_act() != [0]:
    seat = state.to_act()[0]
    move(game, state, seat, Seated("greedy", greedy, Generator(1)))
    moves += 1

choices = game.choices(state, 0)
focus = greedy.choose(game.view(state, 0), choices, Generator(1))
assert isinstance(focus, int)
console = Console(record=True, width=WIDTH, force_terminal=True, file=io.StringIO())
scene = Scene(say=say, names=("you", "greedy"), width=WIDTH, focus=focus, choices=choices)
console.print(face.draw(game.view(state, 0), scene))
console.print("\n" + say("table-your-turn", move=game.write(focus)), style="bold", highlight=False)
console.print(say("table-keys"), style="dim", highlight=False)
svg = console.export_svg(title="vernissage play musee")
svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
svg = svg.replace("Fira Code", "DejaVu Sans Mono")
Path(__file__).with_name("musee-terminal.svg").write_text(svg, encoding="utf-8")
