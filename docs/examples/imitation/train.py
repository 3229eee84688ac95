"""Learn to hang paintings as `club` does, and see how that plays.

    vernissage dataset musee --seats club --deals 600 --seed 7 --out build/club
    python docs/examples/imitation/train.py build/club --out build/imitation

It learns from the first deals (20, 80, 320, ...), lets the policy of each size play `greedy` in the
arena, the last one also `club`, and writes weights.json, curve.json and curve.svg.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from policy import FEATURES, HIDDEN, Policy, hangings

from vernissage.research.dataset import load

HERE = Path(__file__).resolve().parent
HELD_OUT = 0.1
"""The last part of the deals: how often the policy does what club did is counted there."""
BATCH = 256
RATE = 0.003


class Decisions:
    """The decisions of some deals: features of every legal hanging, and which one was chosen."""

    def __init__(self, columns, wanted):
        features, rows, actions = hangings(columns["observation"][wanted], columns["mask"][wanted])
        self.features = features.astype(np.float32)
        self.first = np.searchsorted(rows, np.arange(wanted.sum() + 1))
        chosen = columns["action"][wanted]
        self.chosen = np.flatnonzero(actions == chosen[rows])
        assert len(self.chosen) == wanted.sum()

    def __len__(self):
        return len(self.chosen)


def learn(decisions, epochs, seed):
    """Adam on the chance of what was done."""
    policy, chance = Policy(seed), np.random.default_rng(seed)
    moments = {name: [0.0, 0.0] for name in policy.weights}
    steps = 0
    for _ in range(epochs):
        order = chance.permutation(len(decisions))
        for start in range(0, len(order), BATCH):
            steps += 1
            for name, slope in slopes(policy, decisions, order[start : start + BATCH]).items():
                mean, square = moments[name]
                mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
                moments[name] = [mean, square]
                fair, fair_square = mean / (1 - 0.9**steps), square / (1 - 0.999**steps)
                policy.weights[name] -= RATE * fair / (np.sqrt(fair_square) + 1e-8)
    return policy


def slopes(policy, decisions, batch):
    """How the weights should not change, averaged over some decisions."""
    spans = [np.arange(decisions.first[at], decisions.first[at + 1]) for at in batch]
    lines, starts = np.concatenate(spans), np.cumsum([0, *map(len, spans[:-1])])
    features = decisions.features[lines]
    wanted, hidden = policy.wanted(features)
    sizes = np.diff([*starts, len(lines)])
    best = np.repeat(np.maximum.reduceat(wanted, starts), sizes)
    chances = np.exp(wanted - best)
    chances /= np.repeat(np.add.reduceat(chances, starts), sizes)
    error = chances
    error[starts + decisions.chosen[batch] - decisions.first[batch]] -= 1
    error /= len(batch)
    back = np.outer(error, policy.weights["last"]) * (hidden > 0)
    return {"first": features.T @ back, "bend": back.sum(axis=0), "last": hidden.T @ error}


def agreement(policy, decisions):
    """How often the policy's first choice is what was done."""
    wanted, _ = policy.wanted(decisions.features)
    best = np.maximum.reduceat(wanted, decisions.first[:-1])
    return float((wanted[decisions.chosen] >= best).mean())


def played(weights, rival, deals, seed):
    """The win rate in the arena, with its interval."""
    report, records = (weights.with_suffix(f".{rival}.{kind}") for kind in ("json", "jsonl"))
    records.unlink(missing_ok=True)
    command = [sys.executable, "-m", "vernissage", "arena", "musee", "--force"]
    command += ["--seats", f"{HERE / 'bot.py'},{rival}", "--deals", str(deals)]
    command += ["--seed", str(seed), "--json", str(report)]
    command += ["--records", str(records)]
    environment = {**os.environ, "IMITATION_WEIGHTS": str(weights)}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    line = json.loads(report.read_text(encoding="utf-8"))["seats"][0]
    return {"win_rate": line["win_rate"], "interval": line["interval"], "games": line["games"]}


def drawn(curve, path):
    """The curve as a picture: win rates with their intervals, over the deals learned from."""
    import altair

    rows = [
        {"deals": point["deals"], "rival": rival, "rate": point[rival]["win_rate"],
         "low": point[rival]["interval"][0], "high": point[rival]["interval"][1]}
        for point in curve for rival in ("greedy", "club") if rival in point
    ]  # fmt: skip
    base = altair.Chart(altair.Data(values=rows)).encode(
        altair.X("deals:Q", scale=altair.Scale(type="log"), title="deals of club learned from"),
        altair.Color("rival:N", title="against"),
    )
    rate = altair.Y("rate:Q", scale=altair.Scale(domain=[0, 1]), title="win rate")
    parity = altair.Chart(altair.Data(values=[{"rate": 0.5}])).mark_rule(strokeDash=[4, 4])
    lines = base.mark_line(point=True).encode(rate)
    spans = base.mark_rule().encode(altair.Y("low:Q"), altair.Y2("high:Q"))
    chart = parity.encode(altair.Y("rate:Q")) + spans + lines
    chart.properties(width=420, height=260).save(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--arena", type=int, default=200, help="deals against each rival")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    columns, about = load(asked.data)
    deals = int(columns["deal"].max()) + 1
    last = max(1, int(deals * (1 - HELD_OUT)))
    held_out = Decisions(columns, columns["deal"] >= last)
    sizes = [size for size in (20, 80, 320, 1280) if size < last]
    curve = []
    for size in [*sizes, last]:
        learned = Decisions(columns, columns["deal"] < size)
        policy = learn(learned, asked.epochs, asked.seed)
        weights = asked.out / ("weights.json" if size == last else f"weights-{size}.json")
        policy.save(weights)
        point = {"deals": size, "decisions": len(learned)}
        point["agreement"] = round(agreement(policy, held_out), 4)
        for rival in ("greedy", "club") if size == last else ("greedy",):
            point[rival] = played(weights, rival, asked.arena, asked.seed)
        print(json.dumps(point), flush=True)
        curve.append(point)
    settings = {"seed": asked.seed, "epochs": asked.epochs, "hidden": HIDDEN, "features": FEATURES}
    said = {name: about[name] for name in ("game", "options", "seats", "editions", "seed")}
    text = json.dumps({"learned from": said, **settings, "curve": curve}, indent=2) + "\n"
    (asked.out / "curve.json").write_text(text, encoding="utf-8")
    drawn(curve, asked.out / "curve.svg")


if __name__ == "__main__":
    main()
