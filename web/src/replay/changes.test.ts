import { expect, test } from "vitest";
import { put, putAll } from "./changes";

test("a change reaches its place and leaves the rest as it is", () => {
  const before = { walls: [{ tiles: [1] }, { tiles: [2] }], round: 1 };
  const after = put(before, ["walls", 1, "tiles", 1], 3);
  expect(after).toEqual({ walls: [{ tiles: [1] }, { tiles: [2, 3] }], round: 1 });
  expect(before.walls[1]).toEqual({ tiles: [2] });
  expect(after.walls[0]).toBe(before.walls[0]);
});

test("changes follow each other, and the whole can change", () => {
  expect(putAll({ hand: [1, 2] as number[] | null }, [[["hand", 0], 5], [["hand", 2], 7]])).toEqual({ hand: [5, 2, 7] });
  expect(putAll({ hand: [1] as number[] | null }, [[["hand"], null]])).toEqual({ hand: null });
  expect(putAll({ a: 1 }, [[[], { a: 2 }]])).toEqual({ a: 2 });
});
