// Which picture a piece of decor shows: the pieces of a shape in the order in which they left the pool.
import type { Happening } from "../../wire/table.svelte";
import { frameOf, isDecor } from "./tiles";

const PICTURES: Record<string, number> = { d1: 60, d2h: 12, d2v: 12, d3h: 12, d3v: 12 };
const HELD = "held";

export type DecorPictures = (shape: string, seat?: number, space?: string | null) => string;

/** What a seat last got decor for: frames that match, or an excess painting (then none). */
export function reasonFor(events: readonly Happening[], seat: number | null): { count: number; frame: string } | null {
  for (const event of events.toReversed()) {
    if (event.type === "stored" && event.seat === seat) return { count: 0, frame: "" };
    if (event.type === "hung" && "matches" in event && event.seat === seat && event.matches) {
      return { count: event.matches, frame: frameOf(event.tile) };
    }
  }
  return null;
}

/** How the pictures of one game are found: for a piece on a wall, with an assistant, or the next of its shape. */
export function decorPictures(events: readonly Happening[]): DecorPictures {
  const taken = new Map<string, number>();
  const shown = new Map<string, number>();
  const place = (seat: number, shape: string, space: string | null, number: number) =>
    shown.set(`${seat} ${shape} ${space ?? HELD}`, number);
  for (const event of events) {
    if (event.type === "took-decor" || event.type === "merged") {
      const number = taken.get(event.tile) ?? 0;
      taken.set(event.tile, number + 1);
      place(event.seat, event.tile, event.space, number);
    } else if (event.type === "hung" && "space" in event && isDecor(event.tile)) {
      place(event.seat, event.tile, event.space, shown.get(`${event.seat} ${event.tile} ${HELD}`) ?? 0);
    }
  }
  return (shape, seat, space) => {
    const known = seat === undefined ? undefined : shown.get(`${seat} ${shape} ${space ?? HELD}`);
    const number = (known ?? taken.get(shape) ?? 0) % (PICTURES[shape] ?? 1);
    return `${shape}-${String(number + 1).padStart(2, "0")}`;
  };
}
