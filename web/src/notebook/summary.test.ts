import { expect, test } from "vitest";
import type { Noted } from "./games.svelte";
import { best, matches, results } from "./summary";

const WALL = { width: 1, height: 1, pieces: [], texts: [] };

function game(more: Partial<Noted>): Noted {
  return {
    table: "t",
    game: "musee",
    at: 0,
    seat: 0,
    scores: [30, 20],
    winners: [0],
    names: ["Ola", null],
    bots: [null, "club"],
    undone: 0,
    match: null,
    wall: WALL,
    ...more,
  };
}

test("results are told by title and number of players", () => {
  const found = results([
    game({ game: "art-society", scores: [80, 90, 70], winners: [1] }),
    game({}),
    game({ scores: [10, 20], winners: [1] }),
    game({ scores: [9, 8, 7], winners: [0] }),
  ]);
  expect(found).toEqual([
    { game: "musee", players: 2, played: 2, won: 1, mean: 20, best: 30 },
    { game: "musee", players: 3, played: 1, won: 1, mean: 9, best: 9 },
    { game: "art-society", players: 3, played: 1, won: 0, mean: 80, best: 80 },
  ]);
});

test("games in which something was taken back count nowhere", () => {
  expect(results([game({ undone: 2 })])).toEqual([]);
  expect(best([game({ undone: 2 })])).toEqual([]);
});

test("the best two of a title are shown, the earlier one first where they are equal", () => {
  const shown = [50, 10, 50, 40].map((points, at) => game({ at, scores: [points, 0] }));
  expect(best(shown).map((one) => one.at)).toEqual([0, 2]);
  expect(best([game({ wall: null })])).toEqual([]);
});

test("a match counts once, with the game that ended it", () => {
  const first = game({ match: { game: 1, wins: [1, 0], winners: [] } });
  const last = game({ match: { game: 2, wins: [2, 0], winners: [0] } });
  expect(matches([first, last])).toEqual({ played: 1, won: 1 });
});
