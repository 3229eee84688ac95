// Where a tile goes that is held over the wall: the nearest legal place, in reach or anywhere.
import type { ArtSocietyPlace as Place, ArtSocietyWallView as WallView } from "../../wire/wire";
import { edgeBetween, kept, rectOf, spotOf, type Rect, type Size, type Spot } from "./wall";

type Wall = Pick<WallView, "columns" | "rows" | "tiles">;

/** How far a place draws a tile to itself, in spaces. */
export const REACH = 0.8;
/** A tap means a neighbourhood. */
export const TAP_REACH = 3;

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest place within reach of where the tile floats. */
export function drawnTo(floating: Spot, places: readonly Place[], reach = REACH): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const place of places) {
    const away = distance(floating, spotOf(place.space));
    if (away <= least) {
      best = place;
      least = away;
    }
  }
  return best;
}

/** Where a tile lands that floats here: on a place within reach, else on the spaces below it. */
export function landing(
  floating: Spot,
  size: Size,
  places: readonly Place[],
  wall: { columns: number; rows: number },
  reach = REACH,
): Spot {
  const place = drawnTo(floating, places, reach);
  if (place) return spotOf(place.space);
  return kept({ x: Math.round(floating.x), y: Math.round(floating.y) }, size, wall);
}

/** Most points first; of those that bring the same, the ones that leave the fewest holes, then in reading order. */
export function byWorth(places: readonly Place[], size: Size, wall: Wall): Place[] {
  const order = (place: Place) => {
    const { x, y } = spotOf(place.space);
    return y * wall.columns + x;
  };
  const snug = new Map(places.map((place) => [place, closed({ ...spotOf(place.space), ...size }, wall)]));
  const snugness = (place: Place) => snug.get(place) ?? 0;
  return [...places].sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || snugness(b) - snugness(a) || order(a) - order(b));
}

/** How much of a tile's edge lies against other tiles or the end of the wall, in spaces. */
function closed(rect: Rect, wall: Wall): number {
  const touched = wall.tiles.map((hung) => edgeBetween(rect, rectOf(hung))).reduce((sum, edge) => sum + (edge ? edge.to - edge.from : 0), 0);
  const sides = [rect.x === 0, rect.x + rect.w === wall.columns].filter(Boolean).length;
  const ends = [rect.y === 0, rect.y + rect.h === wall.rows].filter(Boolean).length;
  return touched + sides * rect.h + ends * rect.w;
}

/** The place before or after this one in that order; the first or last if the tile hangs nowhere legal. */
export function next(ordered: readonly Place[], at: string | null, step: 1 | -1): Place | undefined {
  const index = ordered.findIndex((place) => place.space === at);
  if (index < 0) return step > 0 ? ordered[0] : ordered.at(-1);
  return ordered[(index + step + ordered.length) % ordered.length];
}
