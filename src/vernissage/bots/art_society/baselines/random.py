"""Art Society's random bot: any answer, each as likely as the others. A frozen baseline."""

from vernissage.core.chance import Generator
from vernissage.games.art_society.actions import DONE, END, ENOUGH, REHANG, RESTORE
from vernissage.games.art_society.choices import (
    Bid,
    Choices,
    ChooseLot,
    Decor,
    Settle,
    Start,
    Take,
    Turn,
)
from vernissage.games.art_society.notation import parse
from vernissage.games.art_society.view import View


class Random:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        answers = every_answer(choices)
        return answers[chance.below(len(answers))]


def every_answer(choices: Choices) -> list[int]:
    """All that the question may be answered with."""
    match choices:
        case Start():
            return [choices.action(place) for place in choices.places]
        case ChooseLot():
            return [stack.action() for stack in choices.stacks]
        case Bid():
            return [choices.action(card) for card in choices.cards]
        case Take():
            return [choices.action(painting) for painting in choices.paintings]
        case Turn():
            return answers_in_turn(choices)
        case Decor():
            return answers_with_decor(choices)
        case Settle(may_rehang):
            return [REHANG, DONE] if may_rehang else [DONE]


def answers_in_turn(turn: Turn) -> list[int]:
    tiles = [tile for tile in (turn.new, turn.held) if tile is not None]
    answers = [tile.hang(place) for tile in tiles for place in tile.places]
    answers += [turn.swap(other) for other in turn.swaps]
    answers += [turn.hold()] if turn.may_hold else []
    answers += [turn.store()] if turn.may_store else []
    answers += [END] if turn.may_end else []
    return answers + ([RESTORE] if turn.may_restore else [])


def answers_with_decor(question: Decor) -> list[int]:
    answers = [tile.hang(place) for tile in question.decor for place in tile.places]
    answers += [tile.hold() for tile in question.decor if question.may_hold]
    answers += [parse(merge) for merge in question.merges]
    answers += [ENOUGH] if question.may_stop else []
    return answers + ([RESTORE] if question.may_restore else [])
