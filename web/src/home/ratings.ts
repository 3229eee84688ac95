// The measured rating of each level and its 95 % interval: docs/ladder.md, kept here as ratings.json.
import type { GameName, Level } from "./games";
import measured from "./ratings.json";

type Ratings = Partial<Record<string, Record<Level, number[]>>>;

export function intervalOf(game: GameName, players: number, level: Level): number[] {
  return (measured[game] as Ratings)[String(players)]?.[level] ?? [];
}

/** "1819 ± 50": half the width of the interval; nothing for bots whose edition is not rated yet. */
export function ratingOf(game: GameName, players: number, level: Level): string {
  const [rating, low = 0, high = 0] = intervalOf(game, players, level);
  return rating === undefined ? "" : `${rating} ± ${Math.round((high - low) / 2)}`;
}
