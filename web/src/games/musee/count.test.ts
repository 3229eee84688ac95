import { expect, test } from "vitest";
import type { MuseeMusee } from "../../wire/wire";
import { decisiveLine, placesOf, pointsOf } from "./count";

const musee: MuseeMusee = {
  seats: [0],
  galleries: [[4, 19, 24], [null, 39, null], [null, null, null]],
  bonuses: ["top"],
  paintings: 4,
  neighbours: 4,
  staircases: 3,
  points: 15,
  pairs: [["T1", "T2"], ["T2", "T3"]],
  lit: [["T2", "M2"]],
  gaps: [],
  to_go: [0, 2, 3],
};
const poorer: MuseeMusee = { ...musee, seats: [1], lit: [], staircases: 0, points: 12 };

test("every line has its arithmetic", () => {
  expect(pointsOf(musee, "paintings")).toBe(musee.paintings);
  expect(pointsOf(musee, "neighbours")).toBe(musee.neighbours);
  expect(pointsOf(musee, "staircases")).toBe(musee.staircases);
  expect(pointsOf(musee, "galleries")).toBe(4);
});

test("a line lights the places it counts", () => {
  expect([...placesOf(musee, "neighbours")]).toEqual(["T1", "T2", "T3"]);
  expect([...placesOf(musee, "staircases")]).toEqual(["T2", "M2"]);
  expect([...placesOf(musee, "galleries")]).toEqual(["T1", "T2", "T3"]);
  expect([...placesOf(musee, "paintings")]).toEqual(["T1", "T2", "T3", "M2"]);
});

test("what decided is where the winner is furthest ahead", () => {
  expect(decisiveLine(musee, poorer)).toBe("staircases");
  expect(decisiveLine(poorer, poorer)).toBeNull();
});
