// What paintings pay, always written as the sum that it is.
import type { Artist } from "./cards";
import { ARTISTS } from "./cards";
import type { View } from "./wire";

/** "10 + 30 = 40"; a single token, or nothing, stands alone. */
export function sum(parts: readonly number[], total: number): string {
  const shown = parts.filter((part) => part > 0);
  return total > 0 && shown.length > 1 ? `${shown.join(" + ")} = ${total}` : String(total);
}

/** The tokens that a painting of this artist pays: those that lie in the column, then the one that falls. */
export function parts(view: View, at: number, falling: readonly number[]): number[] {
  const laid = view.tokens.slice(0, view.round - 1).map((row) => row[at] ?? 0);
  return [...laid, falling[at] ?? 0].filter((token) => token > 0);
}

/** Artists that have as many cards as this one and get a token: whoever is further left ranks higher (MA-V1). */
export function tiedWith(played: readonly number[], tokens: readonly number[], at: number): Artist | null {
  const other = ARTISTS.findIndex(
    (_, index) => index !== at && played[index] === played[at] && Boolean(tokens[index] || tokens[at]),
  );
  return ARTISTS[other] ?? null;
}
