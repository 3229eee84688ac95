"""How people choose who play now and then: a sensible answer, not always the best one."""

from math import exp

from vernissage.bots.drawing import by_weight
from vernissage.core.chance import Generator


def sensible(values: dict[int, float], tolerates: float) -> set[int]:
    """The answers that an onlooker would not call a blunder: at most so far behind the best."""
    enough = max(values.values()) - tolerates
    return {answer for answer, value in values.items() if value >= enough}


def wavering(felt: dict[int, float], among: set[int], wavers: float, chance: Generator) -> int:
    """One of these answers, the likelier the better it feels; one that is `wavers` worse, by e."""
    values = {answer: value for answer, value in felt.items() if answer in among}
    best = max(values.values())
    pulls = [exp((value - best) / wavers) for value in values.values()]
    return list(values)[by_weight(pulls, chance)]
