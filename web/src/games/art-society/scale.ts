// One scale for all paintings of a lot, so that they stand beside each other true to size.
import type { Size } from "./wall";

/** A space is this much wider than high. */
export const SHAPE = 1.43;

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** No plate is narrower. */
  plate: number;
}

/** The width of one column, as large as width and height allow. */
export function scaleOf(sizes: readonly Size[], room: Room): number {
  const highest = Math.max(...sizes.map((size) => size.h));
  const gaps = room.gap * (sizes.length - 1);
  const fits = (column: number) =>
    sizes.reduce((sum, size) => sum + Math.max(room.plate, size.w * column), gaps) <= room.width;
  let column = Math.floor((room.height * SHAPE) / highest);
  while (column > 8 && !fits(column)) column--;
  return column;
}
