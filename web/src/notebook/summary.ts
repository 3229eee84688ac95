// What the games of a notebook come to: results by title and number of players, and the best of each title.
import type { Noted } from "./games.svelte";

export interface Result {
  game: string;
  players: number;
  played: number;
  won: number;
  mean: number;
  best: number;
}

export const TITLES: readonly string[] = ["musee", "modern-art", "art-society"];
const SHOWN = 2;

export const pointsOf = (one: Noted): number => one.scores[one.seat] ?? 0;
export const isWon = (one: Noted): boolean => one.winners.includes(one.seat);
/** A game in which something was taken back is no measure of anybody. */
export const counts = (one: Noted): boolean => one.undone === 0;

/** Title after title, by number of players. */
export function results(games: readonly Noted[]): Result[] {
  const groups = new Map<string, Noted[]>();
  for (const one of games.filter(counts)) {
    const key = `${TITLES.indexOf(one.game)} ${one.scores.length}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => resultOf(found));
}

function resultOf(games: readonly Noted[]): Result {
  const points = games.map(pointsOf);
  return {
    game: games[0]?.game ?? "",
    players: games[0]?.scores.length ?? 0,
    played: games.length,
    won: games.filter(isWon).length,
    mean: points.reduce((sum, one) => sum + one, 0) / games.length,
    best: Math.max(...points),
  };
}

/** The games with the most points of each title, of those that count and have a picture. */
export function best(games: readonly Noted[]): Noted[] {
  return TITLES.flatMap((game) =>
    games
      .filter((one) => one.game === game && one.wall && counts(one))
      .sort((one, other) => pointsOf(other) - pointsOf(one) || one.at - other.at)
      .slice(0, SHOWN),
  );
}

/** Matches that ended: how many, and how many of them were won. */
export function matches(games: readonly Noted[]): { played: number; won: number } {
  const over = games.filter((one) => one.match?.winners.length && counts(one));
  return { played: over.length, won: over.filter((one) => one.match?.winners.includes(one.seat)).length };
}
