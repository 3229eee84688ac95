"""Law 11: golden playthroughs. `make playthroughs` writes them anew; git shows what changed."""

import hashlib
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from tests.every_game.cases import CASES, Case
from vernissage.core.seeds import generator

FOLDER = Path(__file__).parent.parent / "playthroughs"
SEED = 7


def playthrough(case: Case) -> str:
    return "\n".join(lines(case)) + "\n"


def lines(case: Case) -> Iterator[str]:
    """One random game: every action, what changed in every view, and the legal actions."""
    game, options = case.game, case.options
    chance = generator(SEED, "playthrough")
    setup = game.deal(options, SEED)
    state = game.start(options, setup)
    state.log = []
    yield f"# {case.name}: one random game, as every seat saw it"
    yield f"options {msgspec.json.encode(options).decode()}"
    yield f"setup {msgspec.json.encode(setup).decode()}"
    seen: dict[int | None, set[str]] = {}
    number = 0
    while not state.over:
        yield from views(case, state, seen)
        yield from legal(case, state)
        able = state.to_act()
        seat = able[chance.below(len(able))]
        action = state.nth_legal(seat, chance.below(state.count_legal(seat)))
        state.log.clear()
        state.apply(seat, action)
        number += 1
        yield f"\n{number}. {seat} {game.write(action)}"
    yield from views(case, state, seen)
    for seat in range(options.players):
        yield f"breakdown {seat} {msgspec.json.encode(state.breakdown(seat)).decode()}"
    yield f"scores {state.scores()} winners {state.winners()}"


def views(case: Case, state: Any, seen: dict[int | None, set[str]]) -> Iterator[str]:
    """What each seat hears and newly sees, beyond what all see."""
    yield f"position {hashlib.sha256(state.key()).hexdigest()[:16]}"
    public = set(flat("", msgspec.to_builtins(case.game.view(state, None))))
    heard = case.game.events(state.log, None)
    for seat in (None, *range(case.options.players)):
        name = "all" if seat is None else seat
        for event in case.game.events(state.log, seat):
            if seat is None or event not in heard:
                yield f"  {name} hears {msgspec.json.encode(event).decode()}"
        before, known = seen.get(seat, set()), set() if seat is None else public
        now = list(flat("", msgspec.to_builtins(case.game.view(state, seat))))
        for line in now:
            if line not in before and line not in known:
                yield f"  {name} sees{line}"
        seen[seat] = set(now)


def flat(path: str, value: Any) -> Iterator[str]:
    """A view line by line: `.musees.0.points 3`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(f"{path}.{key}", inner)
    elif isinstance(value, list | tuple) and any(isinstance(i, dict | list | tuple) for i in value):
        for index, inner in enumerate(value):
            yield from flat(f"{path}.{index}", inner)
    else:
        yield f"{path} {msgspec.json.encode(value).decode()}"


def legal(case: Case, state: Any) -> Iterator[str]:
    for seat in state.to_act():
        texts = [case.game.write(action) for action in state.legal(seat)]
        yield f"  {seat} may {'; '.join(shortened(texts))}"


def shortened(texts: list[str]) -> Iterator[str]:
    """`bid 1`, `bid 2`, `bid 3` as `bid 1..3`."""
    numbered = [(re.fullmatch(r"(\D+ )(\d+)", text), text) for text in texts]
    runs = groupby(
        enumerate(numbered),
        key=lambda pair: (
            (pair[1][0][1], int(pair[1][0][2]) - pair[0]) if pair[1][0] else (pair[1][1], 0)
        ),
    )
    for _, run in runs:
        members = [text for _, (_, text) in run]
        last = members[-1].rpartition(" ")[2]
        yield members[0] if len(members) == 1 else f"{members[0]}..{last}"


def main() -> None:
    for case in CASES:
        (FOLDER / f"{case.name}.txt").write_text(playthrough(case), encoding="utf-8")


if __name__ == "__main__":
    main()
