// The notebook of this device: the games that its person has finished. It is kept here and sent nowhere.
import { best } from "./summary";

/** A picture of what somebody hung or bought: pieces and words on a sheet, in units of its own. */
export interface Wall {
  width: number;
  height: number;
  pieces: { src: string; x: number; y: number; w: number; h: number }[];
  texts: { text: string; x: number; y: number; size: number }[];
}

export interface Noted {
  table: string;
  game: string;
  /** When it was noted, in milliseconds since 1970. */
  at: number;
  seat: number;
  scores: number[];
  winners: number[];
  /** By seat; null: a bot. */
  names: (string | null)[];
  /** The levels of bots, by seat; null: a person. */
  bots: (string | null)[];
  /** How often something was taken back. */
  undone: number;
  /** Where it was a game of a match: which, and whether that ended with it. */
  match: { game: number; wins: number[]; winners: number[] } | null;
  /** Kept for the best games of a title. */
  wall: Wall | null;
}

const STORED = "vernissage.notebook";
const ERASED = "vernissage.notebook.erased";
const MOST = 5000;
const FORMAT = "vernissage-notebook/1";

let games = $state.raw<Noted[]>(read<Noted[]>(STORED));

function read<T>(name: string): T {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "[]") as T;
  } catch {
    return [] as T;
  }
}

/** The newest first. */
export function notebook(): Noted[] {
  return games;
}

/** Whether this game is noted, or was and has been erased. */
export function isNoted(table: string): boolean {
  return games.some((one) => one.table === table) || read<string[]>(ERASED).includes(table);
}

export function note(game: Noted): void {
  if (!isNoted(game.table)) keep([game, ...games].slice(0, MOST));
}

export function erase(): void {
  // What lies about on tables of this device must not come back by itself.
  localStorage.setItem(ERASED, JSON.stringify([...games.map((one) => one.table), ...read<string[]>(ERASED)].slice(0, 500)));
  keep([]);
}

export function exported(): string {
  return JSON.stringify({ format: FORMAT, games }, null, 1);
}

/** Pictures take room: only those of the best games stay. */
function keep(all: Noted[]): void {
  const shown = new Set(best(all));
  games = all.map((one) => (shown.has(one) ? one : { ...one, wall: null }));
  localStorage.setItem(STORED, JSON.stringify(games));
}
