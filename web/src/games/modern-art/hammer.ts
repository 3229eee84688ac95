// The hammer's calls, from the time that is left (going once at 4 s, going twice at 2 s).
export type Call = "open" | "once" | "twice" | "sold";

const ONCE = 4000;
const TWICE = 2000;
/** How long the first part of the bar lasts after a bid. */
const FIRST = 3000;

export function callAt(left: number): Call {
  if (left > ONCE) return "open";
  if (left > TWICE) return "once";
  return left > 0 ? "twice" : "sold";
}

/** How full each of the three parts of the bar is, from 0 to 1. */
export function partsAt(left: number): [number, number, number] {
  const part = (until: number, lasts: number) => Math.min(1, Math.max(0, 1 - (left - until) / lasts));
  return [part(ONCE, FIRST), part(TWICE, ONCE - TWICE), part(0, TWICE)];
}
