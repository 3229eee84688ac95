// The geometry of a wall: spaces, rectangles of tiles, the edges along which they touch.
import type { ArtSocietyShownWallsHung as Hung, ArtSocietyWallView as WallView } from "../../wire/wire";

/** In spaces, from the top left of the wall. */
export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  w: number;
  h: number;
}
export type Rect = Spot & Size;
/** How many columns and rows something needs that stands beside a tile. */
export interface Need {
  columns: number;
  rows: number;
}
export type Beside = "right" | "below" | "left" | "above" | "inside";
export type Side = "top" | "right" | "bottom" | "left";

/** The stretch along which a tile touches another: from and to count spaces along its own side. */
export interface Edge {
  side: Side;
  from: number;
  to: number;
}

const COLUMNS = "abcdefghij";
const DECOR: Record<string, Size> = {
  d1: { w: 1, h: 1 },
  d2h: { w: 2, h: 1 },
  d2v: { w: 1, h: 2 },
  d3h: { w: 3, h: 1 },
  d3v: { w: 1, h: 3 },
};

export const columnName = (x: number): string => COLUMNS[x] ?? "";
export const spaceName = ({ x, y }: Spot): string => `${columnName(x)}${y + 1}`;

export function spotOf(space: string): Spot {
  return { x: COLUMNS.indexOf(space.charAt(0)), y: Number(space.slice(1)) - 1 };
}

/** `2x3PG`, `2x3` and `d2h` all tell their size. */
export function sizeOf(tile: string): Size {
  return DECOR[tile] ?? { w: Number(tile.charAt(0)), h: Number(tile.charAt(2)) };
}

export function rectOf(hung: Pick<Hung, "space" | "width" | "height">): Rect {
  return { ...spotOf(hung.space), w: hung.width, h: hung.height };
}

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
  );
}

/** The stretch of `one`'s side that lies against `other`; null if they do not touch (corners do not count). */
export function edgeBetween(one: Rect, other: Rect): Edge | null {
  const across = [Math.max(one.x, other.x), Math.min(one.x + one.w, other.x + other.w)] as const;
  const down = [Math.max(one.y, other.y), Math.min(one.y + one.h, other.y + other.h)] as const;
  if (across[0] < across[1] && (other.y + other.h === one.y || one.y + one.h === other.y)) {
    const side = other.y < one.y ? "top" : "bottom";
    return { side, from: across[0] - one.x, to: across[1] - one.x };
  }
  if (down[0] < down[1] && (other.x + other.w === one.x || one.x + one.w === other.x)) {
    const side = other.x < one.x ? "left" : "right";
    return { side, from: down[0] - one.y, to: down[1] - one.y };
  }
  return null;
}

/** Where there is room beside a tile for something that needs so many columns or rows. */
export function roomBeside(rect: Rect, wall: Pick<WallView, "columns" | "rows">, need: Need): Beside {
  if (wall.columns - rect.x - rect.w >= need.columns) return "right";
  if (wall.rows - rect.y - rect.h >= need.rows) return "below";
  if (rect.x >= need.columns) return "left";
  return rect.y >= need.rows ? "above" : "inside";
}

/** The part of the wall that lies under it there. */
export function besideRect(rect: Rect, beside: Beside, { columns, rows }: Need): Rect {
  const x = { right: rect.x + rect.w, left: rect.x - columns, below: rect.x + rect.w - columns, above: rect.x + rect.w - columns, inside: rect.x };
  const y = { right: rect.y, left: rect.y, below: rect.y + rect.h, above: rect.y - rows, inside: rect.y };
  return { x: x[beside], y: y[beside], w: columns, h: rows };
}

/** How many spaces lie between a side of a tile and the end of the wall. */
export function spacesBeyond(rect: Rect, side: Side, wall: Pick<WallView, "columns" | "rows">): number {
  return { top: rect.y, left: rect.x, right: wall.columns - rect.x - rect.w, bottom: wall.rows - rect.y - rect.h }[side];
}

/** What hangs over this space, if anything does. */
export function hungAt(wall: WallView, spot: Spot): Hung | undefined {
  return wall.tiles.find((hung) => overlaps(rectOf(hung), { ...spot, w: 1, h: 1 }));
}

/** The nearest spot where the whole tile lies on the wall. */
export function kept(spot: Spot, size: Size, wall: Pick<WallView, "columns" | "rows">): Spot {
  return {
    x: Math.min(Math.max(spot.x, 0), wall.columns - size.w),
    y: Math.min(Math.max(spot.y, 0), wall.rows - size.h),
  };
}

/** AS-H1, AS-H2, AS-S2: how to say why a tile that has no legal place here may not hang here. */
export function whyNot(rect: Rect, wall: WallView, start: boolean): "taken" | "loose" | "star" {
  if (wall.tiles.some((hung) => overlaps(rectOf(hung), rect))) return "taken";
  return start ? "star" : "loose";
}
