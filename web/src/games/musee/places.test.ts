import { describe, expect, test } from "vitest";
import type { MuseeCard, MuseeGap, MuseePlace } from "../../wire/wire";
import { byValue, fitOf, nameOf, placeNamed, played, range, sidesOf, strandsHand, towards } from "./places";

const gap: MuseeGap = { places: ["T4", "T5", "T6"], lowest: 19, highest: 50, free: 24 };
const at = (name: string, more: Partial<MuseePlace> = {}): MuseePlace => ({ ...placeNamed(name), ...more });
const card = (number: number, ...places: string[]): MuseeCard => ({ number, places: places.map((name) => at(name)) });

test("a place is called as in the notation", () => {
  expect(nameOf(at("M4"))).toBe("M4");
  expect(placeNamed("B6")).toEqual({ gallery: "bottom", column: 6 });
});

test("moves of the history are read", () => {
  expect(played("hang 19 T3")).toEqual({ kind: "hang", number: 19, place: "T3" });
  expect(played("give")).toEqual({ kind: "give" });
});

describe("the windows that a painting leaves", () => {
  const hung = new Set([20, 26]);

  test("on both sides, with the numbers that hang nowhere", () => {
    expect(sidesOf(gap, "T5", 24, hung)).toEqual({
      left: { lowest: 19, highest: 23, slots: 1, free: 4 },
      right: { lowest: 25, highest: 50, slots: 1, free: 25 },
    });
  });

  test("none where no slot is left", () => {
    expect(sidesOf(gap, "T4", 24, hung).left).toBeNull();
    expect(sidesOf(gap, "T6", 24, hung).right).toBeNull();
  });

  test("too few numbers are tight, none at all closes", () => {
    expect(fitOf({ lowest: 19, highest: 18, slots: 2, free: 0 })).toBe("closed");
    expect(fitOf({ lowest: 19, highest: 19, slots: 2, free: 1 })).toBe("tight");
    expect(fitOf({ lowest: 19, highest: 20, slots: 2, free: 2 })).toBe("roomy");
  });

  test("one number needs no dash", () => {
    expect(range(7, 7)).toBe("7");
    expect(range(7, 9)).toBe("7–9");
  });
});

test("places are sorted by points, then by what they close", () => {
  const places = [at("T1", { closes: 2 }), at("T2"), at("M1", { neighbours: 2 })];
  expect(byValue(places).map(nameOf)).toEqual(["M1", "T2", "T1"]);
});

test("arrows go to the nearest lit place and stay where there is none", () => {
  const lit = ["T2", "T5", "B1", "B4"];
  expect(towards(lit, "T2", "ArrowRight")).toBe("T5");
  expect(towards(lit, "T5", "ArrowDown")).toBe("B4");
  expect(towards(lit, "B1", "ArrowLeft")).toBe("B1");
  expect(towards(lit, "B1", "ArrowUp")).toBe("T2");
});

describe("a hand that is left without a place", () => {
  const gapOf = (place: string) => (gap.places.includes(place) ? gap : undefined);

  test("is warned of where another move keeps a card playable", () => {
    const cards = [card(20, "T4", "T5", "T6"), card(40, "T4", "T5", "T6")];
    expect(strandsHand(cards, gapOf, 20, "T6")).toBe(true);
    expect(strandsHand(cards, gapOf, 20, "T4")).toBe(false);
  });

  test("is not warned of where every move does the same", () => {
    const last: MuseeGap = { places: ["B1"], lowest: 1, highest: 50, free: 3 };
    const cards = [card(20, "B1"), card(40, "B1")];
    expect(strandsHand(cards, () => last, 20, "B1")).toBe(false);
  });

  test("and the last card leaves nobody behind", () => {
    expect(strandsHand([card(20, "T4")], gapOf, 20, "T4")).toBe(false);
  });
});
