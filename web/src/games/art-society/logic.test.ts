import { expect, test } from "vitest";
import { byWorth, drawnTo, landing, next } from "./magnet";
import { besideRect, edgeBetween, hungAt, kept, rectOf, roomBeside, sizeOf, spaceName, spotOf, whyNot } from "./wall";
import { decorPictures, reasonFor } from "./decor";
import { panned, wholeWall } from "./zoom";
import { scaleOf } from "./scale";
import { chips, signed, verdict } from "./verdict";
import type { ArtSocietyView as View, ArtSocietyWallView as WallView } from "../../wire/wire";

const wall: WallView = {
  columns: 10,
  rows: 14,
  empty: 130,
  tiles: [{ tile: "2x3PG", space: "e5", width: 2, height: 3 }, { tile: "2x2LG", space: "g5", width: 2, height: 2 }],
  open_corners: [],
  open_stars: [],
};
const view = {
  museum: [
    { type: "portrait", multiplier: 4 },
    { type: "landscape", multiplier: 5 },
  ],
  players: [
    {
      count: [
        { source: "eyeline", count: 0, each: 3, points: 0 },
        { source: "corners", count: 4, each: -2, points: -8 },
        { source: "full-wall", count: 0, each: 5, points: 0 },
      ],
    },
  ],
} as unknown as View;

test("spaces have names, tiles have sizes", () => {
  expect(spotOf("c14")).toEqual({ x: 2, y: 13 });
  expect(spaceName({ x: 9, y: 0 })).toBe("j1");
  expect(sizeOf("3x4CW")).toEqual({ w: 3, h: 4 });
  expect(sizeOf("d3v")).toEqual({ w: 1, h: 3 });
});

test("an edge is the stretch along which two tiles touch", () => {
  const [portrait, landscape] = wall.tiles.map(rectOf) as [ReturnType<typeof rectOf>, ReturnType<typeof rectOf>];
  expect(edgeBetween(portrait, landscape)).toEqual({ side: "right", from: 0, to: 2 });
  expect(edgeBetween(landscape, portrait)).toEqual({ side: "left", from: 0, to: 2 });
  expect(edgeBetween(portrait, { x: 6, y: 7, w: 1, h: 1 })).toBeNull();
  expect(edgeBetween({ x: 3, y: 7, w: 3, h: 1 }, portrait)).toEqual({ side: "top", from: 1, to: 3 });
});

test("what hangs over a space is found, and a tile stays on the wall", () => {
  expect(hungAt(wall, { x: 5, y: 6 })?.tile).toBe("2x3PG");
  expect(hungAt(wall, { x: 6, y: 6 })).toBeUndefined();
  expect(kept({ x: -2, y: 13 }, { w: 3, h: 2 }, wall)).toEqual({ x: 0, y: 12 });
});

test("why a tile may not hang: over another, or touching none, or off the stars", () => {
  expect(whyNot({ x: 5, y: 6, w: 2, h: 2 }, wall, false)).toBe("taken");
  expect(whyNot({ x: 0, y: 0, w: 2, h: 2 }, wall, false)).toBe("loose");
  expect(whyNot({ x: 0, y: 0, w: 2, h: 2 }, { ...wall, tiles: [] }, true)).toBe("star");
});

const places = [
  { space: "c5", points: 2 },
  { space: "c6", points: 5 },
  { space: "e8", points: 5 },
  { space: "e2", points: -3 },
];

test("the magnet draws a tile to the nearest place within 0.8 spaces", () => {
  expect(drawnTo({ x: 2.4, y: 4.6 }, places)?.space).toBe("c6");
  expect(drawnTo({ x: 2.9, y: 4 }, places)).toBeNull();
  expect(drawnTo({ x: 2.2, y: 4.4 }, places)?.space).toBe("c5");
  expect(landing({ x: 2.2, y: 4.4 }, { w: 2, h: 3 }, places, wall)).toEqual({ x: 2, y: 4 });
  expect(landing({ x: 8.7, y: 0.2 }, { w: 2, h: 3 }, places, wall)).toEqual({ x: 8, y: 0 });
  expect(drawnTo({ x: 3.5, y: 5 }, places, 3)?.space).toBe("c6");
});

test("places are stepped through by worth, then as snug as they lie, then in reading order", () => {
  const bare = { columns: 10, rows: 14, tiles: [] };
  const ordered = byWorth(places, { w: 2, h: 3 }, bare);
  expect(ordered.map((place) => place.space)).toEqual(["c6", "e8", "c5", "e2"]);
  expect(next(ordered, null, 1)?.space).toBe("c6");
  expect(next(ordered, "e2", 1)?.space).toBe("c6");
  expect(next(ordered, "c6", -1)?.space).toBe("e2");
  expect(next([], null, 1)).toBeUndefined();
});

test("a hole between tiles and a corner of the wall come before a place that sticks out", () => {
  const hung = (space: string, width: number, height: number) => ({ ...wall.tiles[0]!, space, width, height });
  const two = { columns: 10, rows: 14, tiles: [hung("b13", 2, 2), hung("e13", 2, 2)] };
  const equal = ["b12", "a14", "d14", "d13"].map((space) => ({ space, points: 1 }));
  expect(byWorth(equal, { w: 1, h: 1 }, two).map((place) => place.space)).toEqual(["a14", "d14", "d13", "b12"]);
});

test("the lines of a verdict make the table's sum", () => {
  const place = { space: "f11", matches: 2, faux_pas: 1, eyeline: true, corners: 1, points: 0 };
  const lines = verdict(view, "3x4PG", place);
  expect(lines.map((line) => [line.source, line.points])).toEqual([
    ["frames", 2],
    ["eyeline", 0],
    ["corner", 2],
    ["faux-pas", -4],
  ]);
  expect(chips(verdict(view, "3x4PG", { space: "f11", points: 4 }))).toEqual([]);
  expect(verdict(view, "2x2LG", { space: "b9", eyeline: true, points: 8 }).map((line) => line.points)).toEqual([3, 5]);
});

test("decor has no type, and a painting that fills the wall brings no decor", () => {
  expect(verdict(view, "d2h", { space: "a1", corners: 1, points: 4 }).map((line) => line.points)).toEqual([2, 2]);
  const filling = verdict(view, "2x2LG", { space: "b9", matches: 3, fills_wall: true, points: 10 });
  expect(filling.map((line) => [line.source, line.points])).toEqual([["frames", 0], ["full-wall", 5], ["type", 5]]);
});

test("decor keeps its picture, and the next one shows another", () => {
  const pictures = decorPictures([
    { type: "took-decor", seat: 0, tile: "d1", space: "a1" },
    { type: "took-decor", seat: 1, tile: "d1", space: null },
    { type: "hung", seat: 1, tile: "d1", space: "b2", matches: 0, faux_pas: 0 },
  ]);
  expect(pictures("d1", 0, "a1")).toBe("d1-01");
  expect(pictures("d1", 1, null)).toBe("d1-02");
  expect(pictures("d1", 1, "b2")).toBe("d1-02");
  expect(pictures("d1")).toBe("d1-03");
  expect(pictures("d2h")).toBe("d2h-01");
});

test("decor is owed to the frames of the last painting, or to an excess painting", () => {
  const hung = { type: "hung", seat: 1, tile: "2x2LG", space: "g5", matches: 2, faux_pas: 0 } as const;
  expect(reasonFor([hung, { ...hung, seat: 0, matches: 1 }], 1)).toEqual({ count: 2, frame: "gold" });
  expect(reasonFor([hung, { type: "stored", seat: 1, tile: "5x4LG" }], 1)).toEqual({ count: 0, frame: "" });
  expect(reasonFor([hung], 0)).toBeNull();
});

test("numbers carry their sign", () => {
  expect([2, 0, -4].map(signed)).toEqual(["+2", "0", "−4"]);
});

test("a lot has one scale, which its width and its height limit", () => {
  const room = { width: 560, height: 140, gap: 10, plate: 80 };
  expect(scaleOf([{ w: 1, h: 2 }, { w: 2, h: 2 }], room)).toBe(100);
  expect(scaleOf([{ w: 5, h: 4 }, { w: 5, h: 4 }, { w: 5, h: 3 }, { w: 5, h: 2 }, { w: 4, h: 2 }], room)).toBe(21);
});

test("the whole wall fits the stage, and a larger one is moved without gaps", () => {
  expect(wholeWall(390, 500, { x: 44, y: 24 })).toBeCloseTo(24.2, 1);
  const stage = { width: 400, height: 500 };
  expect(panned({ x: 99, y: 99 }, stage, { width: 300, height: 300 })).toEqual({ x: 50, y: 100 });
  expect(panned({ x: 99, y: -999 }, stage, { width: 600, height: 588 })).toEqual({ x: 24, y: -112 });
});

test("buttons stand to the right where two columns are free, else below, and cover that part of the wall", () => {
  const need = { columns: 2, rows: 2 };
  const free = { x: 6, y: 3, w: 2, h: 2 };
  expect(roomBeside(free, wall, need)).toBe("right");
  expect(besideRect(free, "right", need)).toEqual({ x: 8, y: 3, w: 2, h: 2 });
  const narrow = { ...free, x: 7 };
  expect(roomBeside(narrow, wall, need)).toBe("below");
  expect(besideRect(narrow, "below", need)).toEqual({ x: 7, y: 5, w: 2, h: 2 });
});
