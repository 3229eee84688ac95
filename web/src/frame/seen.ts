// How much of each table's story this device has shown to its person, and when it last did.
interface Seen {
  /** How many events. */
  events: number;
  at: number;
}

const STORED = "vernissage.seen";
/** Whoever is away for less than this has only blinked. */
const AWAY = 20_000;
/** Tables that are remembered; the oldest are forgotten. */
const MOST = 40;

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function markSeen(table: string, events: number, at = Date.now()): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  const newest = others.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST - 1);
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([[table, { events, at }], ...newest])));
}

/** From which event on something is new to whoever comes back now; null for whoever never was here, or hardly away. */
export function missedSince(table: string, events: number, now = Date.now()): number | null {
  const seen = read()[table];
  return seen && now - seen.at >= AWAY && seen.events < events ? seen.events : null;
}
