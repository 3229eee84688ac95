"""The policy at a table: `vernissage arena musee --seats docs/examples/imitation/bot.py,club`.

A bot gets a view, the network wants an observation. The kernel writes one from any position, and
positions that look alike are observed alike: so one is imagined from the view.
"""

import importlib.util
import os
from pathlib import Path

from vernissage.games.musee import MUSEE
from vernissage.research.aec import rows_of
from vernissage.research.learnable import LEARNABLE

HERE = Path(__file__).parent
WEIGHTS = os.environ.get("IMITATION_WEIGHTS") or str(HERE / "weights.json")
_spec = importlib.util.spec_from_file_location("imitation_policy", HERE / "policy.py")
policy = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(policy)


class Imitator:
    def __init__(self):
        self.policy = policy.Policy.load(WEIGHTS)
        learnable = LEARNABLE["musee"]
        self.games = learnable.games(learnable.box(players=2))
        self.observations, self.masks = rows_of(self.games)

    def choose(self, view, choices, chance):
        self.games.put_state(0, MUSEE.imagine(view, 0))
        self.games.look(0, view.seat)
        features, _, actions = policy.hangings(self.observations, self.masks)
        wanted, _ = self.policy.wanted(features)
        return int(actions[wanted.argmax()])
