// Where a tile goes that is held over the wall: the nearest legal place, in reach or anywhere.
import type { ArtSocietyPlace as Place } from "../../wire/wire";
import { kept, spotOf, type Size, type Spot } from "./wall";

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

/** Most points first; those that bring the same in reading order. */
export function byWorth(places: readonly Place[]): Place[] {
  const order = (place: Place) => {
    const { x, y } = spotOf(place.space);
    return y * 10 + x;
  };
  return [...places].sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || order(a) - order(b));
}

/** The place before or after this one in that order; the first or last if the tile hangs nowhere legal. */
export function next(places: readonly Place[], at: string | null, step: 1 | -1): Place | undefined {
  const ordered = byWorth(places);
  const index = ordered.findIndex((place) => place.space === at);
  if (index < 0) return step > 0 ? ordered[0] : ordered.at(-1);
  return ordered[(index + step + ordered.length) % ordered.length];
}
