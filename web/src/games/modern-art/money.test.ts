import { describe, expect, it } from "vitest";
import { bidsToPress, coinsFor, singleBids, typed } from "./money";

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

describe("the one bid once around", () => {
  it("is offered in quarters of what the lot pays", () => {
    expect(singleBids(1, 409, 80)).toEqual([1, 20, 40, 60]);
    expect(singleBids(37, 454, 120)).toEqual([37, 60, 90]);
  });

  it("goes on from the standing bid where that is most of it, or the lot pays nothing", () => {
    expect(singleBids(65, 400, 80)).toEqual([65, 67, 70, 75]);
    expect(singleBids(1, 100, 0)).toEqual([1, 3, 6, 11]);
  });

  it("ends where the purse ends", () => {
    expect(singleBids(1, 30, 120)).toEqual([1, 3, 6, 11]);
    expect(singleBids(1, 70, 120)).toEqual([1, 30, 60]);
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
