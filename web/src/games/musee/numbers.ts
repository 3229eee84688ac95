// Every number of the table: where it is, as far as this seat knows.
import type { MuseeView } from "../../wire/wire";

export interface Numbered {
  number: number;
  state: "free" | "hung" | "mine" | "chosen";
  /** Who hung it. */
  seat: number | null;
}

export function numbersOf(view: MuseeView, hungBy: ReadonlyMap<number, number>, chosen: number | null): Numbered[] {
  return Array.from({ length: view.highest }, (_, index) => {
    const number = index + 1;
    const seat = hungBy.get(number) ?? null;
    if (seat !== null) return { number, state: "hung", seat };
    if (number === chosen) return { number, state: "chosen", seat };
    return { number, state: view.hand.includes(number) ? "mine" : "free", seat };
  });
}

/** Numbers as people say them: "3, 5–7, 11". */
export function inRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}
