// What paintings pay, always written as the sum that it is.
import type { Artist } from "./cards";
import { ARTISTS } from "./cards";
import type { Payout, View } from "./wire";

const TOKENS = [30, 20, 10];

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

/** MA-V1 to MA-V3: what the bank would pay if the round ended with so many cards played. */
export function payoutWith(view: Pick<View, "columns" | "holdings">, played: readonly number[]): Payout {
  const ranked = played.map((count, at) => ({ count, at })).filter(({ count }) => count > 0);
  ranked.sort((one, other) => other.count - one.count || one.at - other.at);
  const tokens = played.map((_, at) => TOKENS[ranked.findIndex((one) => one.at === at)] ?? 0);
  const worth = tokens.map((token, at) => (token ? token + (view.columns[at] ?? 0) : 0));
  const income = view.holdings.map((held) => held.reduce((sum, count, at) => sum + count * (worth[at] ?? 0), 0));
  return { tokens, worth, income };
}
