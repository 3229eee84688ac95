// The seats of this device: where its person sits, and the token for coming back.
export interface Kept {
  table: string;
  seat: number | null;
  token: string;
  game: string;
  at: number;
  /** What was promised and added before the start, to be compared with what is published after the end. */
  commitment?: string;
  luck?: string;
  /** The table whose rematch this is. */
  after?: string;
  /** What the table plays on from: it is no game of its own. */
  branch?: { of: string | null; at: number };
}

const STORED = "vernissage.seats";

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keptAt(table: string): Kept | undefined {
  return kept().find((seat) => seat.table === table);
}

/** The seats at tables that are games of their own. */
export function keptGames(): Kept[] {
  return kept().filter((seat) => !seat.branch);
}

export function keep(seat: Omit<Kept, "at">): void {
  const others = kept().filter((other) => other.table !== seat.table);
  localStorage.setItem(STORED, JSON.stringify([{ ...seat, at: Date.now() }, ...others].slice(0, 100)));
}

export function forget(table: string): void {
  localStorage.setItem(STORED, JSON.stringify(kept().filter((seat) => seat.table !== table)));
}

/** The way back to this seat from another device. The token stands behind `#`: it is never sent with a request. */
export function returnLink(table: string): string | null {
  const own = keptAt(table);
  if (!own) return null;
  const seat = own.seat === null ? "" : `.${own.seat}`;
  return `${location.origin}/t/${table}#${own.token}${seat}`;
}

/** The token and seat that a return link carries. */
export function readReturn(hash: string): { token: string; seat: number | null } | null {
  const found = /^#([\w-]{22})(?:\.(\d))?$/.exec(hash);
  return found ? { token: found[1] ?? "", seat: found[2] === undefined ? null : Number(found[2]) } : null;
}
