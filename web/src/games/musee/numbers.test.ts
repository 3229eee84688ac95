import { expect, test } from "vitest";
import type { MuseeView } from "../../wire/wire";
import { inRuns, numbersOf } from "./numbers";

test("numbers that follow each other are said as one", () => {
  expect(inRuns([3, 5, 6, 7, 11])).toBe("3, 5–7, 11");
  expect(inRuns([])).toBe("");
});

test("a number hangs, is in hand, is chosen, or may still come", () => {
  const view = { highest: 4, hand: [2, 3] } as unknown as MuseeView;
  expect(numbersOf(view, new Map([[1, 0]]), 3)).toEqual([
    { number: 1, state: "hung", seat: 0 },
    { number: 2, state: "mine", seat: null },
    { number: 3, state: "chosen", seat: null },
    { number: 4, state: "free", seat: null },
  ]);
});
