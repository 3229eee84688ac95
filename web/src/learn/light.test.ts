import { describe, expect, it } from "vitest";
import { arrow, overlap, placeFor, type Box } from "./light";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe("the card of a guide", () => {
  const window = box(0, 0, 360, 640);
  const card = box(0, 0, 336, 200);

  it("never covers what is to be touched if there is room elsewhere", () => {
    for (let y = 0; y <= 560; y += 20) {
      const touch = box(40, y, 60, 80);
      const spot = placeFor(card, window, touch, [box(0, 0, 360, 640)]);
      expect(overlap({ ...card, ...spot }, touch)).toBe(0);
    }
  });

  it("stays in the window", () => {
    const spot = placeFor(card, window, null, [box(0, 0, 360, 640)]);
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.y + card.height).toBeLessThanOrEqual(640);
  });

  it("leaves what is shown free where it can", () => {
    const shown = [box(0, 50, 360, 100), box(0, 440, 360, 60)];
    const spot = placeFor(card, window, null, shown);
    expect(shown.every((one) => overlap({ ...card, ...spot }, one) === 0)).toBe(true);
  });
});

it("draws an arrow from the middle of one to the middle of the other", () => {
  expect(arrow(box(0, 0, 20, 100), box(80, 0, 20, 100))).toBe("M10 24H90M80 15L90 24L80 33");
});
