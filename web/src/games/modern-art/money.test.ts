import { describe, expect, it } from "vitest";
import { bidsToPress, coinsFor, typed } from "./money";

describe("coins", () => {
  it("add up with as few as possible", () => {
    expect(coinsFor(93)).toEqual([50, 20, 20, 1, 1, 1]);
    expect(coinsFor(0)).toEqual([]);
  });

  it("are never more than fit", () => {
    expect(coinsFor(1940, 6)).toHaveLength(6);
  });
});

describe("bids to press", () => {
  it("are absolute numbers above the standing bid", () => {
    expect(bidsToPress(35, 93)).toEqual([35, 37, 40, 45]);
  });

  it("end where the purse ends", () => {
    expect(bidsToPress(35, 38)).toEqual([35, 37]);
    expect(bidsToPress(35, 34)).toEqual([]);
  });
});

describe("typing an amount", () => {
  it("goes digit by digit", () => {
    expect(typed(0, 1, 92)).toBe(1);
    expect(typed(1, 8, 92)).toBe(18);
  });

  it("ends where it would be more than there is", () => {
    expect(typed(18, 5, 92)).toBeNull();
    expect(typed(0, 9, 4)).toBeNull();
  });
});
