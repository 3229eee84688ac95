import { describe, expect, test } from "vitest";
import { meant, suggestions } from "./suggestions";

const LEGAL = ["hang 19 T3", "hang 19 T4", "hang 2 B1", "pass"];

describe("suggestions", () => {
  test("are the legal moves that begin like what was typed, in any letters", () => {
    expect(suggestions("HANG 19", LEGAL)).toEqual(["hang 19 T3", "hang 19 T4"]);
  });

  test("are the first legal moves before anything is typed", () => {
    expect(suggestions("  ", LEGAL)).toEqual(LEGAL);
  });

  test("find words in the middle where nothing begins like it", () => {
    expect(suggestions("t3", LEGAL)).toEqual(["hang 19 T3"]);
  });

  test("are at most eight", () => {
    expect(suggestions("bid", Array.from({ length: 90 }, (_, amount) => `bid ${amount}`))).toHaveLength(8);
  });
});

describe("what was typed", () => {
  test("is the legal move with the same letters", () => {
    expect(meant(" hang  19 t3", LEGAL)).toBe("hang 19 T3");
  });

  test("stays as it is when no move is like it, for the server to say why", () => {
    expect(meant("hang 60  T1 ", LEGAL)).toBe("hang 60 T1");
  });
});
