"""A small policy for Musée with two players: every hanging is looked at by the same network.

What the network sees of a hanging comes from the observation alone; its answers become the chances
of the legal hangings by a softmax. numpy is all it needs.
"""

import json
from pathlib import Path

import numpy as np

COLUMNS, SLOTS, CARDS, THEMES = 6, 18, 50, 5
PAINTINGS, BONUSES, HAND, UNSEEN, STAIRS, PILE = 0, 36, 44, 104, 164, 242
"""Where the fields of an observation begin: docs/research.md."""
FEATURES = 35
HIDDEN = 32


class Policy:
    """Features of a hanging -> how much it is wanted."""

    def __init__(self, seed=1):
        chance = np.random.default_rng(seed)
        self.weights = {
            "first": chance.normal(0, 1 / np.sqrt(FEATURES), (FEATURES, HIDDEN)),
            "bend": np.zeros(HIDDEN),
            "last": chance.normal(0, 0.1, HIDDEN),
        }

    def wanted(self, features):
        """One number a hanging, and what the hidden units said."""
        hidden = np.maximum(features @ self.weights["first"] + self.weights["bend"], 0)
        return hidden @ self.weights["last"], hidden

    def save(self, path):
        plain = {name: np.round(values, 5).tolist() for name, values in self.weights.items()}
        Path(path).write_text(json.dumps(plain) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path):
        policy = cls()
        plain = json.loads(Path(path).read_text(encoding="utf-8"))
        policy.weights = {name: np.array(values) for name, values in plain.items()}
        return policy


def hangings(observations, masks):
    """The features of every legal hanging, and which row and action each belongs to."""
    rows, actions = np.nonzero(masks[:, : SLOTS * 60])
    slots, numbers = actions // 60, actions % 60 + 1
    board = Board(np.asarray(observations, np.int64))
    return board.features(rows, slots, numbers), rows, actions


class Board:
    """What can be read from many observations at once."""

    def __init__(self, seen):
        self.own = seen[:, PAINTINGS : PAINTINGS + SLOTS]
        self.other = seen[:, PAINTINGS + SLOTS : PAINTINGS + 2 * SLOTS]
        self.bonuses = seen[:, BONUSES : BONUSES + 6].reshape(-1, 2, 3).any(axis=1)
        self.stairs = seen[:, STAIRS : STAIRS + 12]
        self.pile = seen[:, PILE] / CARDS
        coming = seen[:, UNSEEN : UNSEEN + CARDS] + seen[:, HAND : HAND + CARDS]
        self.coming = below(coming)
        self.held = below(seen[:, HAND : HAND + CARDS])
        themes = np.arange(1, CARDS + 1) % THEMES
        self.of_theme = np.stack([below(coming * (themes == theme)) for theme in range(THEMES)])
        self.gaps()

    def gaps(self):
        """For each slot the next numbers on both sides, and how many empty slots lie before."""
        walls = self.own.reshape(-1, 3, COLUMNS)
        self.low, self.left = sweep(walls, 0)
        high, right = sweep(walls[:, :, ::-1], CARDS + 1)
        self.high = high.reshape(-1, 3, COLUMNS)[:, :, ::-1].reshape(-1, SLOTS)
        self.right = right.reshape(-1, 3, COLUMNS)[:, :, ::-1].reshape(-1, SLOTS)

    def features(self, rows, slots, numbers):
        """One line a hanging."""
        low, high = self.low[rows, slots], self.high[rows, slots]
        left, right = self.left[rows, slots], self.right[rows, slots]
        under = self.coming[rows, numbers - 1] - self.coming[rows, low]
        over = self.coming[rows, high - 1] - self.coming[rows, numbers]
        mine = self.held[rows, numbers - 1] - self.held[rows, low]
        mine_over = self.held[rows, high - 1] - self.held[rows, numbers]
        gallery, column = slots // COLUMNS, slots % COLUMNS
        full = (self.own.reshape(-1, 3, COLUMNS) > 0).sum(axis=2)[rows, gallery] + 1
        rival = (self.other.reshape(-1, 3, COLUMNS) > 0).sum(axis=2)[rows, gallery]
        open_bonus = ~self.bonuses[rows, gallery]
        columns = [
            left / 5,
            right / 5,
            (numbers - low) / CARDS,
            (high - numbers) / CARDS,
            np.minimum(under, 12) / 12,
            np.minimum(over, 12) / 12,
            under < left,
            over < right,
            (under + 1) / (left + 1) / 8,
            (over + 1) / (right + 1) / 8,
            np.abs((left + 0.5) / (left + right + 1) - (under + 0.5) / (under + over + 1)),
            mine / 5,
            mine_over / 5,
            np.minimum(mine, left) / 5,
            np.minimum(mine_over, right) / 5,
            full / COLUMNS,
            (full == COLUMNS) & open_bonus,
            open_bonus * full / COLUMNS,
            rival / COLUMNS * open_bonus,
            self.pile[rows],
            (self.own > 0).sum(axis=1)[rows] / SLOTS,
            *(gallery == each for each in range(3)),
            *(column == each for each in range(COLUMNS)),
            *self.themes(rows, slots, numbers),
        ]
        return np.stack([np.asarray(each, float) for each in columns], axis=1)

    def themes(self, rows, slots, numbers):
        """Neighbours and staircases of one theme, now and in hope."""
        theme, column = numbers % THEMES, slots % COLUMNS
        beside = hope = joined = hoped = np.zeros(len(rows))
        for step in (-1, 1):
            there = (column + step >= 0) & (column + step < COLUMNS)
            number = np.where(there, self.own[rows, np.clip(slots + step, 0, SLOTS - 1)], 0)
            beside = beside + ((number > 0) & (number % THEMES == theme))
            low = numbers if step == 1 else self.low[rows, slots]
            high = self.high[rows, slots] if step == 1 else numbers
            fits = self.of_theme[theme, rows, high - 1] - self.of_theme[theme, rows, low]
            hope = hope + (there & (number == 0)) * np.minimum(fits, 3) / 3
        for step, token in ((-COLUMNS, slots - COLUMNS), (COLUMNS, slots)):
            there = (token >= 0) & (token < 12)
            there &= self.stairs[rows, np.clip(token, 0, 11)] > 0
            slot = np.clip(slots + step, 0, SLOTS - 1)
            number = np.where(there, self.own[rows, slot], 0)
            joined = joined + ((number > 0) & (number % THEMES == theme))
            low, high = self.low[rows, slot], self.high[rows, slot]
            fits = self.of_theme[theme, rows, high - 1] - self.of_theme[theme, rows, low]
            hoped = hoped + (there & (number == 0)) * np.minimum(fits, 3) / 3
        return beside / 2, hope / 2, joined / 2, hoped / 2, (2 * beside + 3 * joined) / 5


def below(flags):
    """How many are set among the numbers up to n, for n from 0 on."""
    return np.concatenate([np.zeros((len(flags), 1), np.int64), flags.cumsum(axis=1)], axis=1)


def sweep(walls, edge):
    """From the left: the last number before each slot, and how many empty slots lie between."""
    last = np.full(walls.shape[:2], edge)
    empty = np.zeros(walls.shape[:2], np.int64)
    numbers, gaps = np.zeros_like(walls), np.zeros_like(walls)
    for column in range(COLUMNS):
        numbers[:, :, column], gaps[:, :, column] = last, empty
        hung = walls[:, :, column] > 0
        last = np.where(hung, walls[:, :, column], last)
        empty = np.where(hung, 0, empty + 1)
    return numbers.reshape(-1, SLOTS), gaps.reshape(-1, SLOTS)
