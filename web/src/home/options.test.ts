import { expect, test } from "vitest";
import { isMatch, sent } from "./options";

test("the mystery hand is for three players", () => {
  expect(sent("modern-art", 3, new Set(["mystery_hand"]))).toEqual({ players: 3, mystery_hand: true });
  expect(sent("modern-art", 4, new Set(["mystery_hand", "open_purses"]))).toEqual({ players: 4, open_purses: true });
});

test("the winner reveals only where there is a mystery hand", () => {
  expect(sent("modern-art", 3, new Set(["winner_reveals"]))).toEqual({ players: 3 });
});

test("options of another game are not sent", () => {
  expect(sent("musee", 2, new Set(["open_purses", "stairs"]))).toEqual({ players: 2, stairs: "random" });
});

test("a match is the table's, and only where the game knows matches", () => {
  expect(sent("musee", 2, new Set(["match"]))).toEqual({ players: 2 });
  expect(isMatch("musee", new Set(["match"]))).toBe(true);
  expect(isMatch("modern-art", new Set(["match"]))).toBe(false);
});
