// Puzzles solved on this device, day after day.
const STORED = "vernissage.puzzles";

export interface Solved {
  /** The last day that was answered, as 2026-11-17. */
  day: string;
  /** Days in a row that were right, up to that day. */
  streak: number;
}

export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The first answer of a day counts; a day left out, or a wrong answer, ends a row. */
export function after(before: Solved | undefined, day: string, right: boolean): Solved {
  if (before?.day === day) return before;
  const goesOn = before !== undefined && dayBefore(day) === before.day;
  return { day, streak: right ? (goesOn ? before.streak : 0) + 1 : 0 };
}

function dayBefore(day: string): string {
  const at = new Date(`${day}T12:00:00`);
  at.setDate(at.getDate() - 1);
  return today(at);
}

export function solved(): Record<string, Solved> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Solved>;
  } catch {
    return {};
  }
}

export function noteAnswer(game: string, day: string, right: boolean): Solved {
  const known = solved();
  const found = after(known[game], day, right);
  localStorage.setItem(STORED, JSON.stringify({ ...known, [game]: found }));
  return found;
}
