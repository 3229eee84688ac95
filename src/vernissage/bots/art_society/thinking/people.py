"""How people play Art Society who play it now and then: sensible answers, not always the best one.

Some look only at what the types score now and weigh fewer things; all waver between answers that
look alike. They never do what an onlooker would call a blunder: answers far behind the best are
left out, and with them every needless faux pas.
"""

import msgspec

from vernissage.bots.art_society.club import tuned
from vernissage.bots.art_society.thinking.mind import Mind, Weights
from vernissage.bots.people import sensible, wavering
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices, Settle, Turn
from vernissage.games.art_society.view import View


class Habit(msgspec.Struct, frozen=True, kw_only=True):
    wavers: float
    """The difference in value that is felt as much; 0 would always take the best."""
    tolerates: float
    """How far behind the club bot's best answer one may be and still look sensible."""
    foresees: bool
    """Whether the player thinks of where the markers will stand in the end."""
    weights: Weights | None = None
    """What the player minds; None: the same as the club bot."""


def human_answer(view: View, choices: Choices, habit: Habit, chance: Generator) -> int:
    practised = tuned(len(view.players))
    club = Mind(view, practised).answers(choices)
    blunders = needless_faux_pas(choices) - {club[0][1]}
    answers = sensible({a: value for value, a in club}, habit.tolerates) - blunders
    if isinstance(choices, Settle) or len(answers) == 1:
        return club[0][1]
    mind = Mind(view, habit.weights or practised, foresees=habit.foresees)
    felt = {action: value for value, action in mind.answers(choices)}
    if answers.isdisjoint(felt):
        return club[0][1]
    return wavering(felt, answers, habit.wavers, chance)


def needless_faux_pas(choices: Choices) -> set[int]:
    """AS-F2: hangings beside a painting of the same type, of a tile that has other places too."""
    if not isinstance(choices, Turn):
        return set()
    tiles = [tile for tile in (choices.new, choices.held) if tile is not None]
    return {
        tile.hang(place)
        for tile in tiles
        if not all(place.faux_pas for place in tile.places)
        for place in tile.places
        if place.faux_pas
    }
