"""What speaks for an answer of Art Society rather than for another."""

from typing import Final

import msgspec

from vernissage.bots.advice import Reason, way
from vernissage.bots.art_society.advice.bid_outlook import BidOutlook
from vernissage.bots.art_society.advice.risks import UNSURE, told
from vernissage.bots.art_society.thinking.prospect import (
    Prospect,
    hangs,
    holds,
    sides_free,
    stores,
    swaps,
    takes,
    tile_of,
)
from vernissage.games.art_society import actions
from vernissage.games.art_society.choices import Bid, Choices, ChooseLot, Settle, Start
from vernissage.games.art_society.notation import TILE_NAMES, TILE_NUMBERS, TYPE_NAMES
from vernissage.games.art_society.parts import (
    HEIGHT,
    NO_TILE,
    PAINTINGS,
    ROWS,
    SIZES,
    TYPES,
    WIDTH,
    frame_of,
    shields_of,
    type_of,
)
from vernissage.games.art_society.scoring import CORNER, EYELINE, FULL_WALL
from vernissage.games.art_society.wall import in_eyeline

NOTICEABLE: Final = 0.05
"""A difference of fewer points is not worth a sentence."""
CLOSE: Final = 50
"""A tile lies close when at least this percentage of its sides touches something."""
LEAST: Final = 2.5
"""What a painting of any type can be expected to score."""
FAUX_PAS: Final = "faux-pas"
"""AS-F2: the ground that is always told first."""
NOWHERE: Final = "no-place"
"""A painting that is taken though it cannot hang."""
OFTENER: Final = 5
"""The percentage by which a card must take first more often, to be told so."""
HAS_PLACE: Final = 4.0
WAITING: Final = 5.0
NO_PLACE: Final = 6.0
"""What counts for so much that it is told before the finer points."""


class Ground(msgspec.Struct, frozen=True):
    """One respect in which answers differ."""

    weight: float
    """How many points speak for the answer, or against it."""
    reason: Reason | None = None
    """None: it counts, but there is nothing to say."""
    alone: bool = True
    """Whether it can be said where the other answer has nothing of the kind."""


Grounds = dict[str, Ground]


class Reasons:
    """The reasons of one position."""

    def __init__(self, prospect: Prospect, bids: BidOutlook | None = None) -> None:
        self.prospect = prospect
        self.judge = prospect.judge
        self.bids = bids

    def between(
        self, choices: Choices, action: int, other: int | None, later: float, *, level: bool
    ) -> tuple[Reason, ...]:
        """One or two: what the one has and the other lacks, then what else speaks for the one.

        `later` is what the wall gains more by it when it is played on, or 0. Of answers that are
        level nothing is told that would make the other one worse.
        """
        beside = None if level else other
        mine = self.grounds(choices, action, beside)
        compared = other is not None and not isinstance(choices, Bid)
        theirs = self.grounds(choices, other) if other is not None and compared else {}
        more = {
            key: ground.weight - against(ground, theirs.get(key)) for key, ground in mine.items()
        }
        apart = [key for key in mine if more[key] > NOTICEABLE]
        apart.sort(key=lambda key: (key != FAUX_PAS, -more[key]))
        if level:
            apart = [key for key in apart if mine[key].alone and key != FAUX_PAS]
        found = [reason for key in apart if (reason := self.difference(key, mine, more[key]))]
        if not level and later > NOTICEABLE and sum(more[key] for key in apart[:2]) < later:
            found.insert(min(1, len(found)), told("later", points_tenths=round(10 * later)))
        if len(found) < 2:
            found += self.at_all(mine, more, found)
        found = self.without_place(mine, theirs, found)
        return tuple(found[:2]) or (self.empty_spaces(),)

    def without_place(self, mine: Grounds, theirs: Grounds, found: list[Reason]) -> list[Reason]:
        """That there is no place must be told, but speaks for nothing: after another reason.

        Unless the other answer has no place either: then it speaks for the one that fares better,
        and is no reason for the other.
        """
        homeless = mine.get(NOWHERE)
        if homeless is None or homeless.reason is None:
            return found
        other = theirs.get(NOWHERE, homeless).weight
        if other < homeless.weight:
            return found
        rest = [reason for reason in found if reason != homeless.reason]
        return rest if other > homeless.weight else [*rest[:1], homeless.reason]

    def difference(self, key: str, mine: Grounds, more: float) -> Reason | None:
        """How to say that this speaks more for the answer."""
        if key != FAUX_PAS:
            return mine[key].reason
        code = "faux-pas-less" if mine[key].weight < 0 else "no-faux-pas"
        return told(code, points=round(more)) if round(more) > 0 else None

    def at_all(self, mine: Grounds, more: dict[str, float], found: list[Reason]) -> list[Reason]:
        """What speaks for the answer by itself, and not for the other rather.

        What a painting scores wherever it hangs comes last.
        """
        fitting = [
            key
            for key, ground in mine.items()
            if ground.alone and ground.weight > 0 and more[key] > -NOTICEABLE
        ]
        fitting.sort(key=lambda key: (key == "multiplier", -mine[key].weight))
        told_of = [mine[key].reason for key in fitting]
        return [reason for reason in told_of if reason and reason not in found]

    def grounds(self, choices: Choices, action: int, beside: int | None = None) -> Grounds:
        """What speaks for this answer; bids and sizes in numbers beside those of a worse one."""
        if isinstance(choices, Bid):
            return self.of_bid(action, beside)
        if isinstance(choices, ChooseLot):
            return self.of_size(action - actions.LOT, beside)
        if isinstance(choices, Start):
            return self.of_start(TILE_NUMBERS[choices.tile], action - actions.START)
        if isinstance(choices, Settle):
            return {"stays": Ground(1.0, told("stays"))}
        tile = tile_of(action)
        if tile is None:
            return {FAUX_PAS: Ground(0.0), **self.of_no_tile(action)}
        return self.of_tile(action, tile, self.prospect.place_of(action))

    def of_bid(self, action: int, beside: int | None) -> Grounds:
        """AS-B1: what it brings to take first; how likely this card does, or what it saves."""
        mind, bids, card = self.prospect.mind, self.bids, action - actions.BID + 1
        assert bids is not None
        by_rank = mind.round.by_rank(mind.seat)
        stake = round(max(by_rank) - by_rank[-1])
        found = {"stake": Ground(2.0, told("stake", points=stake))}
        if stake == 0:
            return found
        percent, lower = bids.percent(card), 0 if beside is None else beside - actions.BID + 1
        if 0 < lower < card and percent - bids.percent(lower) >= OFTENER:
            instead = bids.percent(lower)
            rather = told("rather", card=card, percent=percent, lower=lower, instead=instead)
            return found | {"first": Ground(1.0, rather)}
        needed = bids.needed()
        saved = bids.costs[needed] - bids.costs[card]
        if card < needed and round(10 * saved) > 0:
            return {"saves": Ground(2.0, self.saves(action, needed, saved))}
        return found | {"first": Ground(1.0, told("first", card=card, percent=percent))}

    def saves(self, action: int, needed: int, saved: float) -> Reason:
        """A higher card would take first, but now it brings less than it may later."""
        bids = self.bids
        assert bids is not None
        now = max(0, round(10 * (saved + bids.values[actions.bid(needed)] - bids.values[action])))
        return told(
            "saves",
            card=needed,
            percent=bids.percent(needed),
            now=way(now),
            now_tenths=now,
            later_tenths=round(10 * saved),
        )

    def of_size(self, size: int, beside: int | None) -> Grounds:
        """AS-A1: what such a painting should bring this seat, and the others."""
        walls = self.prospect.mind.state.walls
        fitting = sum(wall.has_place(1 + 16 * size) for wall in walls)
        worth = told("size-worth", **self.size_worth(size))
        if beside is not None:
            other = self.size_worth(beside - actions.LOT)
            instead = {f"other_{name}": number for name, number in other.items()}
            worth = told("size-rather", **worth.arguments, **instead)
        found = {"size-worth": Ground(2.0, worth)}
        if self.prospect.wall.has_place(1 + 16 * size) and fitting < len(walls):
            found["size-walls"] = Ground(1.0, told("size-walls", walls=fitting, seats=len(walls)))
        return found

    def size_worth(self, size: int) -> dict[str, int | str]:
        """What a painting of this size should bring, in tenths of points."""
        (width, height), (own, others) = SIZES[size], self.prospect.worths_of_size(size)
        found: dict[str, int | str] = {"size": f"{width}x{height}"}
        return found | {"own_tenths": round(10 * own), "others_tenths": round(10 * others)}

    def of_start(self, tile: int, space: int) -> Grounds:
        """AS-S2: what the place of the starting painting brings, and leaves open."""
        sides = sides_free(tile, space)
        return {
            "sides": Ground(sides / 8, told("sides", sides=sides)),
            **self.at_place(tile, space),
        }

    def of_no_tile(self, action: int) -> Grounds:
        """Ending the turn, or what is left to do with a painting that has no place."""
        if action == actions.END and self.prospect.held != NO_TILE:
            return self.waiting(self.prospect.held)
        if stores(action):
            return {"stored": Ground(0.2, told("stored"))}
        return {}

    def of_tile(self, action: int, tile: int, space: int | None) -> Grounds:
        """Taking, hanging or keeping a tile."""
        lost = self.prospect.faux_pas(action)
        found: Grounds = {FAUX_PAS: Ground(-lost)}
        if tile > PAINTINGS:
            shields = int(shields_of(tile))
            found["shields"] = Ground(float(shields), told("shields", shields=shields))
        else:
            scored = self.multiplier(tile)
            found["multiplier"] = Ground(scored.weight) if lost else scored
        if swaps(action):
            found["swap"] = Ground(3.0, told("swap"))
        if takes(action):
            found |= self.in_round(tile)
        if space is None:
            return {**found, **self.unhung(action, tile)}
        if hangs(action):
            found |= self.in_turn(tile, space)
        return {**found, **self.at_place(tile, space)}

    def unhung(self, action: int, tile: int) -> Grounds:
        """A tile that does not hang now: it waits for a place, or there will be none.

        Spaces never become empty again: what has no place now will have none later.
        """
        if self.prospect.wall.has_place(tile):
            return self.waiting(tile)
        if holds(action):
            code = "parked" if tile <= PAINTINGS else "parked-decor"
            return {"parked": Ground(NO_PLACE, told(code)), "multiplier": Ground(0.0)}
        other = self.prospect.exchange(tile)
        if other is not None:
            ground = Ground(NO_PLACE, told("no-place-swap", tile=TILE_NAMES[other]))
        elif self.prospect.held == NO_TILE:
            ground = Ground(NO_PLACE / 2, told("no-place-assistant"))
        else:
            ground = Ground(NO_PLACE / 4, told("no-place-excess"))
        found = {NOWHERE: ground, "place": Ground(0.0)}
        return found if other is not None else {**found, "multiplier": Ground(0.0)}

    def waiting(self, tile: int) -> Grounds:
        """AS-H3: the assistant keeps a tile that has a place, while there is time."""
        if self.prospect.rounds < 1 or not self.prospect.wall.has_place(tile):
            return {}
        return {"wait": Ground(WAITING, told("wait"))}

    def in_turn(self, tile: int, space: int) -> Grounds:
        """AS-H4: what hanging this tile first means for the other one of the turn."""
        rest = self.prospect.rest_after(tile, space)
        if rest is None:
            return {}
        other, worth = rest
        found = {f"rest {other}": Ground(worth, told("rest", tile=TILE_NAMES[other]), alone=False)}
        if other == self.prospect.fresh:
            found["frees"] = Ground(1.0, told("frees", tile=TILE_NAMES[other]))
        return found

    def in_round(self, tile: int) -> Grounds:
        """AS-T1, AS-P1: what taking this painting keeps from others, and leaves."""
        found = {"place": Ground(HAS_PLACE, told("has-place"), alone=False)}
        rival, rest = self.prospect.eager_rival(tile), self.prospect.left_over(tile)
        if rival is not None:
            seat, points = rival
            mind = self.prospect.mind
            share = mind.weights.rivalry / (len(mind.view.players) - 1)
            found["denies"] = Ground(share * points, told("denies", seat=seat), alone=False)
        if rest is not None:
            other, gain = rest
            reason = told("left-over", tile=TILE_NAMES[other])
            found["left-over"] = Ground(gain, reason, alone=False)
        return found

    def multiplier(self, tile: int) -> Ground:
        """AS-F1: what the type should score in the end."""
        worth = self.prospect.multiplier(tile)
        reason = told("multiplier", type=TYPE_NAMES[type_of(tile)], worth=round(worth))
        return Ground(worth - LEAST, reason)

    def at_place(self, tile: int, space: int) -> Grounds:
        """AS-D1, AS-F4, AS-F6: what this place brings."""
        judge, wall = self.judge, self.prospect.wall
        found = self.lying(tile, space)
        judge.survey(wall, tile, space)
        matches, corners = int(judge.matches), int(judge.corners)
        fills = wall.empty == WIDTH[tile] * HEIGHT[tile]
        if matches and tile <= PAINTINGS and not fills:
            reason = told("frames", frames=matches)
            found["frames"] = Ground(float(judge.decor) * matches, reason)
        if corners:
            found["corner"] = Ground(-CORNER * corners, told("corner"))
        if fills:
            found["full"] = Ground(FULL_WALL, told("full"))
        if tile <= PAINTINGS and in_eyeline(tile, space):
            found["eyeline"] = self.eyeline(self.prospect.first(tile))
        return found

    def eyeline(self, chance: float) -> Ground:
        """AS-F4: points, if the type ends as the first."""
        percent = round(100 * chance)
        if percent < UNSURE[0]:
            return Ground(EYELINE * chance)
        if percent > UNSURE[1]:
            return Ground(EYELINE * chance, told("eyeline-sure"))
        return Ground(EYELINE * chance, told("eyeline", percent=percent))

    def lying(self, tile: int, space: int) -> Grounds:
        """How well the tile lies, for what is to come."""
        judge, wall = self.judge, self.prospect.wall
        freedom = float(judge.options) * self.prospect.freedom_gained(tile, space)
        spoiled = self.prospect.spoiled(tile, space)
        found = {
            "snug": self.snug(tile, space),
            "holes": self.holes(self.prospect.holes(tile, space)),
            "spares": Ground(-float(judge.spoil) * spoiled, told("spares"), alone=False),
            "freedom": Ground(freedom, told("freedom"), alone=False),
        }
        if tile <= PAINTINGS:
            frame = ROWS * (TYPES + int(frame_of(tile)))
            opened = int(judge.around(wall, tile, space, frame, 1023))
            found["reach"] = Ground(float(judge.reach) * opened, told("reach"), alone=False)
        return found

    def snug(self, tile: int, space: int) -> Ground:
        self.judge.survey(self.prospect.wall, tile, space)
        share = int(self.judge.closed) / (2 * (int(WIDTH[tile]) + int(HEIGHT[tile])))
        percent = round(100 * share)
        reason = told("snug", percent=percent) if percent >= CLOSE else None
        return Ground(float(self.judge.snug) * share, reason)

    def holes(self, more: int) -> Ground:
        """Spaces that only decor can cover: how many more or fewer."""
        weight = -float(self.judge.hole) * more
        if more < 0:
            return Ground(weight, told("closes", spaces=-more))
        return Ground(weight, told("holes", spaces=more), alone=False)

    def empty_spaces(self) -> Reason:
        spaces, rounds = int(self.prospect.wall.empty), self.prospect.rounds
        return told("spaces", spaces=spaces, rounds=rounds)


def against(ground: Ground, counterpart: Ground | None) -> float:
    """What to compare a ground with; one that needs a counterpart is level without it."""
    if counterpart is not None:
        return counterpart.weight
    return 0.0 if ground.alone else ground.weight
