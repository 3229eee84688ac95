import { describe, expect, it } from "vitest";
import type { View } from "./wire";
import { parts, sum, tiedWith } from "./worth";

describe("what a painting pays", () => {
  it("is written as a sum", () => {
    expect(sum([10, 30], 40)).toBe("10 + 30 = 40");
    expect(sum([30], 30)).toBe("30");
    expect(sum([20], 0)).toBe("0");
  });

  it("is the whole column and the token that falls now", () => {
    const view = { tokens: [[10, 0], [0, 20], [0, 0], [0, 0]], round: 3 } as unknown as View;
    expect(parts(view, 0, [30, 0])).toEqual([10, 30]);
    expect(parts(view, 1, [30, 0])).toEqual([20]);
  });
});

describe("a tie", () => {
  it("is with an artist who has as many cards", () => {
    expect(tiedWith([3, 1, 2, 2, 3], [30, 0, 10, 0, 20], 0)).toBe("koriko");
    expect(tiedWith([4, 1, 2, 2, 3], [30, 0, 10, 0, 20], 0)).toBeNull();
  });
});
