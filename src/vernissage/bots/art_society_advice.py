"""Advice for Art Society: the best answer beside the runner-up, its reasons and one risk."""

from typing import Final

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.art_society_club import tuned
from vernissage.bots.art_society_mind import Mind
from vernissage.bots.art_society_weighed import Values, is_tried_out, weighed
from vernissage.games.art_society import actions
from vernissage.games.art_society.choices import Bid, Choices, ChooseLot, Settle, Start
from vernissage.games.art_society.notation import TILE_NAMES, TILE_NUMBERS
from vernissage.games.art_society.parts import (
    COLUMNS,
    HEIGHT,
    MOST_EXCESS,
    NO_TILE,
    PAINTINGS,
    ROWS,
    SIZES,
    SPACES,
    WIDTH,
    shields_of,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.tiles import TYPE_NAMES
from vernissage.games.art_society.view import View
from vernissage.games.art_society.wall import in_eyeline

SOON: Final = 3
"""So few rounds before the end are a risk for what the assistant holds."""
Weighed = tuple[float, Reason]
"""A reason and how many points speak for it."""


def advise(view: View, choices: Choices) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view."""
    return consult(view, choices, beside=None)[0]


def consult(view: View, choices: Choices, beside: int | None) -> tuple[Advice, Values]:
    """The advice, compared with `beside` or else with the next best; and what each answer is worth.

    An answer that was not even in question is worth no more than the least that was.
    """
    mind = Mind(view, tuned(len(view.players)))
    values = weighed(mind, choices)
    action, *rest = values
    other = rest[0] if rest else None
    if beside is not None and beside != action:
        other = beside
    other_value = 0.0 if other is None else values.get(other, min(values.values()))
    gap = 0.0 if other is None else values[action] - other_value
    position = Position(view, mind)
    advice = Advice(
        action=action,
        value=values[action],
        runner_up=other,
        runner_up_value=other_value,
        reasons=position.between(choices, action, other, gap),
        risk=position.risk(choices, action),
    )
    return advice, values


def told(code: str, **arguments: int | str) -> Reason:
    return Reason(f"advice-art-society-{code}", arguments)


class Position:
    """One position, and what can be said about its answers."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.view = view
        self.mind = mind
        self.rounds = max(1, round(mind.rounds))

    def between(
        self, choices: Choices, action: int, other: int | None, gap: float
    ) -> tuple[Reason, ...]:
        """The two reasons that speak most for the one and least for the other.

        Where too few tell the two apart, what speaks most for the one at all comes second.
        """
        mine = {reason.code: (weight, reason) for weight, reason in self.reasons(choices, action)}
        theirs = [] if other is None else self.reasons(choices, other)
        more = {code: weight for code, (weight, _) in mine.items()}
        for weight, reason in theirs:
            if reason.code in more and not isinstance(choices, Bid):
                more[reason.code] -= weight
        first = sorted(mine, key=lambda code: (more[code] <= 0, -more[code], -mine[code][0]))
        apart = round(gap, 1) > 0 and is_tried_out(choices, len(self.view.players))
        if apart and more[first[0]] <= 0:
            return told("played-on"), mine[first[0]][1]
        return tuple(mine[code][1] for code in first[:2])

    def reasons(self, choices: Choices, action: int) -> list[Weighed]:
        """What speaks for this answer, at least one reason."""
        if isinstance(choices, Bid):
            return self.for_bid(choices, action)
        if isinstance(choices, ChooseLot):
            return self.for_size(action - actions.LOT)
        if isinstance(choices, Start):
            return self.for_start(TILE_NUMBERS[choices.tile], action - actions.START)
        if isinstance(choices, Settle):
            return [(1.0, told("stays")), (0.5, self.empty_spaces())]
        return self.for_tile(action)

    def for_bid(self, choices: Bid, action: int) -> list[Weighed]:
        self.mind.stake()
        by_rank = self.mind.round.by_rank(self.mind.seat)
        stake = max(by_rank) - by_rank[-1]
        card = action - actions.BID + 1
        higher = sum(other > card for other in choices.cards)
        return [
            (2.0, told("stake", points=round(stake))),
            (1.0, told("cards-kept", cards=higher, rounds=self.rounds)),
        ]

    def for_size(self, size: int) -> list[Weighed]:
        width, height = SIZES[size]
        tile = 1 + 16 * size
        fitting = sum(wall.has_place(tile) for wall in self.mind.state.walls)
        places = sum(
            int(self.mind.wall.columns_for(width, height, row)).bit_count()
            for row in range(self.mind.wall.rows)
        )
        return [
            (2.0, told("size-places", size=f"{width}x{height}", places=places)),
            (1.0, told("size-walls", walls=fitting, seats=len(self.view.players))),
        ]

    def for_start(self, tile: int, space: int) -> list[Weighed]:
        """AS-S2: what the place of the starting painting brings, and leaves open."""
        sides = told("sides", sides=sides_free(tile, space))
        return [self.multiplier(tile), (0.5, sides), *self.at_place(tile, space)]

    def for_tile(self, action: int) -> list[Weighed]:
        """Taking, hanging or keeping a tile."""
        tile, space = tile_of(action), space_of(action)
        if tile is None:
            return self.for_no_tile(action)
        taken = actions.TAKE <= action < actions.HANG or actions.SWAP <= action < actions.STORE
        if taken:
            self.mind.judge.best(self.mind.wall, tile)
            space = int(self.mind.judge.places[0]) if self.mind.judge.found else None
        found: list[Weighed] = [(0.1, self.empty_spaces())]
        if actions.SWAP <= action < actions.STORE and not self.can_hang():
            found.insert(0, (0.2, told("forced")))
        if tile > PAINTINGS:
            found.append((2.0, told("shields", shields=int(shields_of(tile)))))
        else:
            found.append(self.multiplier(tile))
        if space is None:
            return [*found, (5.0, told("wait"))]
        return [*found, *self.at_place(tile, space)]

    def for_no_tile(self, action: int) -> list[Weighed]:
        """Ending the turn, or what is left to do with a painting that has no place."""
        held = int(self.mind.state.assistants[self.mind.seat])
        if action == actions.END and held != NO_TILE:
            return [(1.0, told("wait")), (0.5, self.empty_spaces())]
        if action < actions.ENOUGH and not self.can_hang():
            return [(1.0, told("forced")), (0.5, self.empty_spaces())]
        return [(0.5, self.empty_spaces())]

    def can_hang(self) -> bool:
        legal = self.mind.state.legal(self.mind.seat)
        return any(actions.HANG <= action < actions.HOLD for action in legal)

    def multiplier(self, tile: int) -> Weighed:
        """AS-F1: what the type should score in the end."""
        kind = type_of(tile)
        worth = float(self.mind.judge.forecast.multipliers[kind])
        return worth - 2.5, told("multiplier", type=TYPE_NAMES[kind], worth=round(worth))

    def at_place(self, tile: int, space: int) -> list[Weighed]:
        """AS-D1, AS-F4, AS-F6: what this place brings."""
        judge, wall = self.mind.judge, self.mind.wall
        found = self.lying(tile, space)
        judge.survey(wall, tile, space)
        matches, corners = int(judge.matches), int(judge.corners)
        if matches and tile <= PAINTINGS:
            found.append((float(matches) + 0.5, told("frames", frames=matches)))
        if corners:
            found.append((2.0 * corners, told("corner")))
        if self.mind.wall.empty == WIDTH[tile] * HEIGHT[tile]:
            found.append((5.0, told("full")))
        if tile <= PAINTINGS and in_eyeline(tile, space):
            chance = float(judge.forecast.first[type_of(tile)])
            found.append((3.0 * chance, told("eyeline", percent=round(100 * chance))))
        return found

    def lying(self, tile: int, space: int) -> list[Weighed]:
        """How well the tile lies, for what is to come."""
        judge, wall = self.mind.judge, self.mind.wall
        judge.best(wall, tile)
        judge.survey(wall, tile, space)
        around = 2 * (int(WIDTH[tile]) + int(HEIGHT[tile]))
        closed = int(judge.closed) / around
        holes, spoiled = int(judge.holes_made(wall, tile, space)), int(judge.spoiled(tile, space))
        return [
            (float(judge.snug) * closed, told("snug", percent=round(100 * closed))),
            (-float(judge.hole) * holes, told("holes", spaces=holes)),
            (-float(judge.spoil) * spoiled, told("spares", spaces=spoiled)),
        ]

    def empty_spaces(self) -> Reason:
        return told("spaces", spaces=int(self.mind.wall.empty), rounds=self.rounds)

    def risk(self, choices: Choices, action: int) -> Reason:
        """What can most likely go wrong."""
        state, seat = self.mind.state, self.mind.seat
        if isinstance(choices, Bid):
            return self.outbid(choices, action - actions.BID + 1)
        if isinstance(choices, ChooseLot):
            return told("risk-back")
        if isinstance(choices, Start):
            return self.falling(type_of(TILE_NUMBERS[choices.tile]))
        held = int(state.assistants[seat])
        if actions.HOLD <= action < actions.SWAP:
            held = action - actions.HOLD + 1
        if held != NO_TILE and self.rounds <= SOON:
            return told("risk-assistant", tile=TILE_NAMES[held], rounds=self.rounds)
        if state.excess_of(seat) == MOST_EXCESS - 1:
            return told("risk-excess")
        tile = tile_of(action)
        if tile is not None and tile <= PAINTINGS:
            return self.falling(type_of(tile))
        return self.fullest()

    def outbid(self, choices: Bid, card: int) -> Reason:
        """AS-B2: who holds a higher card."""
        seats = [s for s, _ in enumerate(self.view.players) if s != self.mind.seat]
        hands = {seat: self.view.players[seat].hand for seat in seats}
        seat = max(seats, key=lambda other: sum(held > card for held in hands[other]))
        higher = sum(held > card for held in hands[seat])
        if higher == 0:
            return told("risk-spent", card=card)
        return told("risk-outbid", seat=seat, cards=higher)

    def falling(self, kind: int) -> Reason:
        """AS-F1: how likely the type does not end as the first."""
        chance = 1.0 - float(self.mind.judge.forecast.first[kind])
        return told("risk-multiplier", type=TYPE_NAMES[kind], percent=round(100 * chance))

    def fullest(self) -> Reason:
        """AS-E3: whose wall will end the game."""
        seats = range(len(self.view.players))
        seat = min(seats, key=lambda other: self.view.players[other].wall.empty)
        return told("risk-end", seat=seat, spaces=self.view.players[seat].wall.empty)


def sides_free(tile: int, space: int) -> int:
    """How many sides of a tile at this space do not lie at the edge of the wall."""
    row, column = divmod(space, COLUMNS)
    right, bottom = column + int(WIDTH[tile]), row + int(HEIGHT[tile])
    return sum([column > 0, row > 0, right < COLUMNS, bottom < ROWS])


def tile_of(action: int) -> int | None:
    """The tile that an answer is about."""
    if actions.TAKE <= action < actions.HANG:
        return action - actions.TAKE + 1
    if actions.HANG <= action < actions.HOLD:
        return (action - actions.HANG) // SPACES + 1
    if actions.HOLD <= action < actions.SWAP:
        return action - actions.HOLD + 1
    if actions.SWAP <= action < actions.STORE:
        given, member = divmod(action - actions.SWAP, actions.PILE)
        return tile_in_pile(type_of(given + 1), member)
    if actions.DECOR <= action < actions.MERGE:
        return PAINTINGS + 1 + (action - actions.DECOR) // (SPACES + 1)
    return None


def space_of(action: int) -> int | None:
    """Where it would hang, if it hangs."""
    if actions.HANG <= action < actions.HOLD:
        return (action - actions.HANG) % SPACES
    if actions.DECOR <= action < actions.MERGE:
        space = (action - actions.DECOR) % (SPACES + 1)
        return space if space < SPACES else None
    return None
