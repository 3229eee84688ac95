// The seats of this device: where its person sits, and the token for coming back.
export interface Kept {
  table: string;
  seat: number | null;
  token: string;
  game: string;
  at: number;
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

export function keep(seat: Omit<Kept, "at">): void {
  const others = kept().filter((other) => other.table !== seat.table);
  localStorage.setItem(STORED, JSON.stringify([{ ...seat, at: Date.now() }, ...others].slice(0, 100)));
}

export function forget(table: string): void {
  localStorage.setItem(STORED, JSON.stringify(kept().filter((seat) => seat.table !== table)));
}
