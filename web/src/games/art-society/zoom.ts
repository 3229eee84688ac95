// The wall on a small screen: how large its spaces are, and which part of it is seen.
import { SHAPE } from "./scale";

export const MOST_ZOOM = 2.5;
export const TAP_ZOOM = 1.8;

export interface Pan {
  x: number;
  y: number;
}

/** The height of a space so that the whole wall is seen, with a margin around it. */
export function wholeWall(width: number, height: number, margin: { x: number; y: number }): number {
  return Math.max(8, Math.min((height - margin.y) / 14, (width - margin.x) / (10 * SHAPE)));
}

const EDGE = 40;
const STEP = 7;

/** How far a zoomed wall goes on while something is held at the edge of the stage, in pixels a frame. */
export function edgePull(first: number, last: number, from: number, to: number): number {
  if (first < from + EDGE) return -STEP;
  return last > to - EDGE ? STEP : 0;
}

/** The wall never leaves the stage: centred where it is smaller, else without gaps beyond the margin. */
export function panned(pan: Pan, stage: { width: number; height: number }, wall: { width: number; height: number }, margin = 24): Pan {
  const along = (at: number, room: number, size: number) => {
    if (size <= room) return (room - size) / 2;
    return Math.min(margin, Math.max(room - size - margin, at));
  };
  return { x: along(pan.x, stage.width, wall.width), y: along(pan.y, stage.height, wall.height) };
}
