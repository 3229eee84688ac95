import { expect, test } from "vitest";
import { motionsOf } from "./motions";

test("a rival's painting goes from the seat to the wall, and is heard", () => {
  expect(motionsOf([{ type: "hung", seat: 1, gallery: "top", column: 3, number: 19 }], 0)).toEqual([
    { moves: [{ kind: "travel", from: ["hand:19", "seat:1"], to: ["hung:19"], ms: 300 }], sound: "hang" },
  ]);
});

test("the own painting comes from the hand or not at all", () => {
  const [beat] = motionsOf([{ type: "hung", seat: 0, gallery: "top", column: 3, number: 19 }], 0);
  expect(beat).toEqual({ moves: [{ kind: "travel", from: ["hand:19"], to: ["hung:19"], ms: 300 }] });
});

test("only the own card is seen to be drawn", () => {
  expect(motionsOf([{ type: "drew", seat: 1, number: null }], 0)).toEqual([]);
  expect(motionsOf([{ type: "drew", seat: 0, number: 7 }], 0)[0]?.moves).toEqual([
    { kind: "travel", from: ["pile"], to: ["hand:7"], ms: 300 },
  ]);
});

test("a turn is told in its order: hung, bonus, drawn", () => {
  const sounds = motionsOf(
    [
      { type: "hung", seat: 1, gallery: "top", column: 6, number: 50 },
      { type: "took-bonus", seat: 1, gallery: "top" },
      { type: "drew", seat: 0, number: 12 },
    ],
    0,
  ).map((beat) => beat.sound);
  expect(sounds).toEqual(["hang", "coin", "paper"]);
});
