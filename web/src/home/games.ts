// What the home page knows of each game, in the order of its posters.
import type { NewTable } from "../wire/wire";

export type GameName = NewTable["game"];
export type Level = "novice" | "casual" | "club" | "expert" | "master";
export const LEVELS: readonly Level[] = ["novice", "casual", "club", "expert", "master"];

export interface GameFacts {
  name: GameName;
  players: readonly number[];
  minutes: number;
  /** How many sit down when nobody has chosen. */
  usual: number;
}

export const GAMES: readonly GameFacts[] = [
  { name: "modern-art", players: [3, 4, 5], minutes: 45, usual: 4 },
  { name: "art-society", players: [2, 3, 4], minutes: 45, usual: 3 },
  { name: "musee", players: [2, 3, 4], minutes: 20, usual: 2 },
];

export function factsOf(name: string): GameFacts {
  return GAMES.find((game) => game.name === name) ?? (GAMES[0] as GameFacts);
}
