import { describe, expect, it } from "vitest";
import type { View } from "./wire";
import { parts, payoutWith, sum, tiedWith } from "./worth";

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

describe("what the bank would pay", () => {
  const view = { columns: [10, 0, 0, 30, 20], holdings: [[1, 0, 0, 2, 0], [0, 3, 0, 0, 1]] };

  it("is the column of the three artists with the most cards, ties to the left (MA-V1 to MA-V3)", () => {
    expect(payoutWith(view, [3, 1, 2, 2, 3])).toEqual({
      tokens: [30, 0, 10, 0, 20],
      worth: [40, 0, 10, 0, 40],
      income: [40, 40],
    });
  });

  it("has fewer tokens where fewer artists were played (MA-V2)", () => {
    expect(payoutWith(view, [0, 0, 0, 1, 0]).worth).toEqual([0, 0, 0, 60, 0]);
  });
});

describe("a tie", () => {
  it("is with an artist who has as many cards", () => {
    expect(tiedWith([3, 1, 2, 2, 3], [30, 0, 10, 0, 20], 0)).toBe("koriko");
    expect(tiedWith([4, 1, 2, 2, 3], [30, 0, 10, 0, 20], 0)).toBeNull();
  });
});
