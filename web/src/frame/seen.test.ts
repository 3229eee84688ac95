// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { markSeen, missedSince } from "./seen";

beforeEach(() => localStorage.clear());

test("whoever comes for the first time has missed nothing", () => {
  expect(missedSince("a", 12, 1e6)).toBe(null);
});

test("whoever was away is told from where the story went on", () => {
  markSeen("a", 7, 0);
  expect(missedSince("a", 12, 60_000)).toBe(7);
  expect(missedSince("a", 7, 60_000)).toBe(null);
  expect(missedSince("b", 12, 60_000)).toBe(null);
});

test("a blink is not a leave, and what was taken back is not news", () => {
  markSeen("a", 7, 0);
  expect(missedSince("a", 12, 5_000)).toBe(null);
  expect(missedSince("a", 5, 60_000)).toBe(null);
});

test("the tables seen last are remembered", () => {
  for (let table = 0; table < 50; table++) markSeen(String(table), 1, table);
  expect(missedSince("0", 2, 1e6)).toBe(null);
  expect(missedSince("49", 2, 1e6)).toBe(1);
});
