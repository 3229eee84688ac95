// Places of a Musée and what hanging a painting there does: arithmetic on what view and choices carry.
import type { MuseeCard, MuseeGap, MuseeMove, MuseePlace } from "../../wire/wire";

export type Gallery = MuseePlace["gallery"];
export const GALLERIES: readonly Gallery[] = ["top", "middle", "bottom"];
const LETTERS: Record<Gallery, string> = { top: "T", middle: "M", bottom: "B" };

/** As in the notation: `T3`. */
export function nameOfPlace(gallery: Gallery, column: number): string {
  return `${LETTERS[gallery]}${column}`;
}

export function placeNamed(name: string): { gallery: Gallery; column: number } {
  const gallery = GALLERIES.find((one) => LETTERS[one] === name[0]) ?? "top";
  return { gallery, column: Number(name.slice(1)) };
}

/** A move of the history, read: what hung where, or that a card was kept or given. */
export type Played = { kind: "hang"; number: number; place: string } | { kind: "keep" | "give" };

export function played(action: string): Played {
  const [verb, number, place] = action.split(" ");
  if (verb === "hang" && number && place) return { kind: "hang", number: Number(number), place };
  return { kind: verb === "give" ? "give" : "keep" };
}

export function hangs(move: MuseeMove): { seat: number; number: number; place: string } | null {
  const read = played(move.action);
  return read.kind === "hang" ? { seat: move.seat, number: read.number, place: read.place } : null;
}

/** What is left of a gap on one side of a painting that would hang in it. */
export interface Side {
  lowest: number;
  highest: number;
  slots: number;
  free: number;
}

/** Both sides of the gap, null where no slot is left. */
export function sidesOf(
  gap: MuseeGap,
  place: string,
  number: number,
  hung: ReadonlySet<number>,
): { left: Side | null; right: Side | null } {
  const at = gap.places.indexOf(place);
  const side = (lowest: number, highest: number, slots: number): Side | null =>
    slots === 0 ? null : { lowest, highest, slots, free: countFree(lowest, highest, hung) };
  return {
    left: side(gap.lowest, number - 1, at),
    right: side(number + 1, gap.highest, gap.places.length - at - 1),
  };
}

export function countFree(lowest: number, highest: number, hung: ReadonlySet<number>): number {
  let free = 0;
  for (let number = lowest; number <= highest; number++) if (!hung.has(number)) free++;
  return free;
}

export type Fit = "closed" | "tight" | "roomy";

/** Whether the free numbers of a side fill its slots: not one of them, not all of them, all. */
export function fitOf(side: Side): Fit {
  if (side.free === 0) return "closed";
  return side.free < side.slots ? "tight" : "roomy";
}

export function range(lowest: number, highest: number): string {
  return lowest === highest ? `${lowest}` : `${lowest}–${highest}`;
}

/** What a place brings at once, with the point for the painting itself. */
export function pointsAt(place: MuseePlace): number {
  return 1 + (place.neighbours ?? 0) + (place.staircases ?? 0) + (place.bonus ?? 0);
}

export function nameOf(place: MuseePlace): string {
  return nameOfPlace(place.gallery, place.column);
}

/** The places of a card, the most points first, then those that close least. */
export function byValue(places: readonly MuseePlace[]): MuseePlace[] {
  return [...places].sort((a, b) => pointsAt(b) - pointsAt(a) || (a.closes ?? 0) - (b.closes ?? 0));
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const STEPS: Record<Arrow, [rows: number, columns: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The nearest of the places in a direction; the same place, if there is none. */
export function towards(places: readonly string[], from: string, arrow: Arrow): string {
  const [rows, columns] = STEPS[arrow];
  const [row, column] = rowAndColumn(from);
  const found = places
    .map((name) => ({ name, at: rowAndColumn(name) }))
    .filter(({ at }) => (rows ? (at[0] - row) * rows > 0 : at[0] === row && (at[1] - column) * columns > 0))
    .sort((a, b) => distance(a.at) - distance(b.at));
  return found[0]?.name ?? from;

  function distance(at: [number, number]): number {
    return Math.abs(at[0] - row) * 100 + Math.abs(at[1] - column);
  }
}

function rowAndColumn(name: string): [number, number] {
  const { gallery, column } = placeNamed(name);
  return [GALLERIES.indexOf(gallery), column];
}

/** The other cards that would still have a place after this one hangs there (MU-T3). */
export function stillFitting(cards: readonly MuseeCard[], gap: MuseeGap, place: string, number: number): number[] {
  const at = gap.places.indexOf(place);
  const remains = (card: number, name: string): boolean => {
    const index = gap.places.indexOf(name);
    if (index < 0) return true;
    return index !== at && index < at === card < number;
  };
  return cards
    .filter((card) => card.number !== number && card.places.some((one) => remains(card.number, nameOf(one))))
    .map((card) => card.number);
}

/** Whether this leaves no place for any other card in hand, although another move would leave one (MU-T5). */
export function strandsHand(
  cards: readonly MuseeCard[],
  gapOf: (place: string) => MuseeGap | undefined,
  number: number,
  place: string,
): boolean {
  const leaves = (card: number, at: string): boolean => {
    const gap = gapOf(at);
    return gap !== undefined && stillFitting(cards, gap, at, card).length > 0;
  };
  if (cards.length < 2 || leaves(number, place)) return false;
  return cards.some((card) => card.places.some((one) => leaves(card.number, nameOf(one))));
}
