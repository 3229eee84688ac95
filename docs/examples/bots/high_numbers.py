#!/usr/bin/env python3
"""Plays Musée by one idea: hang the highest number; in other games the first legal move.

Try it: vernissage arena musee --seats "exec:docs/examples/bots/high_numbers.py,random" --deals 20
"""

import json
import sys


def choose(view, legal):
    """The move to play; the view is there for those who look at it."""
    if view["type"] != "musee":
        return legal[0]
    return max(legal, key=lambda move: int(move.split()[1]) if move.startswith("hang") else 0)


view, legal = {}, []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "vernissage":
        print("ready", flush=True)
    elif word == "view":
        view = json.loads(rest)
    elif word == "legal":
        legal = rest.split(" | ")
    elif word == "go":
        print("play", choose(view, legal), flush=True)
    elif word == "quit":
        break
