import { expect, test } from "vitest";
import { signed, subtotals } from "./count";

const LINES = [
  { id: "paintings", label: "Paintings", cells: [{ points: 15 }, { points: 13 }] },
  { id: "excess", label: "Excess", cells: [{ points: 0 }, { points: -4 }] },
];

test("the columns grow line by line", () => {
  expect(subtotals(LINES, 0, 2)).toEqual([0, 0]);
  expect(subtotals(LINES, 1, 2)).toEqual([15, 13]);
  expect(subtotals(LINES, 2, 2)).toEqual([15, 9]);
});

test("a loss has a real minus", () => {
  expect(signed(-4)).toBe("−4");
  expect(signed(0)).toBe("0");
});
