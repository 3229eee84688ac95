import { describe, expect, it } from "vitest";
import { callAt, partsAt } from "./hammer";

describe("the hammer", () => {
  it("calls once at four seconds and twice at two", () => {
    expect([7000, 4000, 2000, 0].map(callAt)).toEqual(["open", "once", "twice", "sold"]);
  });

  it("fills three parts one after the other", () => {
    expect(partsAt(10_000)).toEqual([0, 0, 0]);
    expect(partsAt(5500)).toEqual([0.5, 0, 0]);
    expect(partsAt(3000)).toEqual([1, 0.5, 0]);
    expect(partsAt(0)).toEqual([1, 1, 1]);
  });
});
