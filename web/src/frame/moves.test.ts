import { expect, test, vi } from "vitest";

vi.mock("../words/words.svelte", () => ({ say: (key: string, told: Record<string, string>) => `${key} ${told.first} ${told.second}` }));
const { moveInWords } = await import("./moves");

test("decor and sizes are told by columns and rows; a space keeps its name", () => {
  const told = (move: string) => moveInWords("art-society", move);
  expect(told("decor d1 j6")).toBe("move-art-society-decor 1 × 1 j6");
  expect(told("decor d3v f12")).toBe("move-art-society-decor 1 × 3 f12");
  expect(told("hang d2h d1")).toBe("move-art-society-hang 2 × 1 d1");
  expect(told("lot 5x3")).toContain("5 × 3");
  expect(told("hang 2x3PG d1")).toContain("2x3PG d1");
  expect(told("start d1")).toContain("start d1");
});
