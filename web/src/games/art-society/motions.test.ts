import { expect, test } from "vitest";
import { motionsOf } from "./motions";

test("what is taken goes from the ledge to the own hand, or to the seat that took it", () => {
  expect(motionsOf([{ type: "took", seat: 1, tile: "2x3a" }], 0)[0]?.moves).toEqual([
    { kind: "travel", from: ["lot:2x3a"], to: ["inhand:2x3a", "seat:1"], ms: 350 },
  ]);
});

test("a lot is turned up painting by painting", () => {
  const [beat] = motionsOf([{ type: "turned-up", lot: ["2x3a", "1x2b"] }], 0);
  expect(beat?.moves.map((move) => move.kind === "gesture" && move.spot)).toEqual(["lot:2x3a", "lot:1x2b"]);
});

test("bid cards are opened seat by seat", () => {
  const beats = motionsOf([{ type: "revealed", cards: [16, 11, 15] }], 0);
  expect(beats.map((beat) => beat.moves)).toMatchObject([0, 1, 2].map((seat) => [{ spot: `bid:${seat}`, how: "flip", ms: 250 }]));
});

test("where bids are equal, the cards below come last", () => {
  const beats = motionsOf([{ type: "revealed", cards: [14, 3, 14] }], 0);
  expect(beats).toHaveLength(4);
  expect(beats.at(-1)?.moves[0]).toMatchObject({ spot: "below:0", ms: 200 });
});

test("on the own wall a tile settles, on a small one it must be noticed", () => {
  const hung = { type: "hung", seat: 1, tile: "2x3a", space: "c5", matches: 0, faux_pas: 0 } as const;
  expect(motionsOf([hung], 1)[0]?.moves[0]).toMatchObject({ spot: "wall:1:c5", how: "hang", ms: 180 });
  expect(motionsOf([hung], 0)[0]?.moves[0]).toMatchObject({ spot: "wall:1:c5", how: "land" });
});

test("decor that goes to the assistant hangs nowhere", () => {
  expect(motionsOf([{ type: "took-decor", seat: 0, tile: "d1", space: null }], 0)).toEqual([]);
});

test("what nobody took walks to the museum", () => {
  const unsold = { type: "unsold", tile: "2x3a", kind: "portrait", before: 4, after: 9 } as const;
  expect(motionsOf([unsold], 0)[0]?.moves[0]).toMatchObject({ from: ["lot:2x3a"], to: ["bought:2x3a", "museum"], ms: 600 });
});
