// What moves when something has happened: told by each game, shown by the stage. Nothing here knows a screen.
import type { SoundName } from "../sound/names";

/** A place on the table, marked there as `data-spot`: "seat:2", "hand:nex-03". */
export type Spot = string;

/** A thing goes from the first spot that was in sight to the first one that is. */
export interface Travel {
  kind: "travel";
  from: readonly Spot[];
  /** The thing itself; where it is not in sight, what stood at the start goes to the next spot and vanishes there. */
  to: readonly Spot[];
  ms: number;
  /** It lands with a small drop, as on a ledge. */
  drops?: boolean;
}
/** Money on its way. */
export interface Coins {
  kind: "coins";
  coins: readonly number[];
  from: Spot;
  to: Spot;
  ms: number;
}
/** Something moves where it is. */
export interface Gesture {
  kind: "gesture";
  spot: Spot;
  how: "nod" | "flip" | "rise" | "hang" | "land" | "fade";
  ms: number;
}
export type Move = Travel | Coins | Gesture;

/** What begins together. One beat follows another. */
export interface Beat {
  moves: readonly Move[];
  sound?: SoundName;
  /** Time that passes before it without anything of ours moving. */
  after?: number;
}

/** What somebody waits at most for a plan; what lasts longer is played quicker. */
export const LONGEST = 2400;
/** Between two things that begin in the same beat: a ripple, not a wall. */
const RIPPLE = 60;

export function lasts(beat: Beat): number {
  return Math.max(0, ...beat.moves.map((move) => move.ms));
}

/** A beat with the time at which it begins. */
export interface Timed extends Beat {
  at: number;
  /** By how much its times are multiplied. */
  pace: number;
}

/** When each beat begins, if the first may begin at `from`; and when all is over. */
export function timed(beats: readonly Beat[], tempo: number, from = 0): { beats: Timed[]; end: number } {
  const whole = beats.reduce((sum, beat) => sum + (beat.after ?? 0) + lasts(beat), 0) * tempo;
  const pace = whole > LONGEST ? (tempo * LONGEST) / whole : tempo;
  let at = from;
  const placed = beats.map((beat) => {
    at += (beat.after ?? 0) * pace;
    const found = { ...beat, at, pace };
    at += lasts(beat) * pace;
    return found;
  });
  return { beats: placed, end: at };
}

/** One after another within a beat, quickly. */
export function ripple(index: number, pace: number): number {
  return index * RIPPLE * pace;
}
