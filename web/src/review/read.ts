// The reviews that were read on this device: who comes back to one finds it open.
const STORED = "vernissage.reviews";
const KEPT = 100;

export function wasRead(table: string): boolean {
  return read().includes(table);
}

export function noteRead(table: string): void {
  const others = read().filter((one) => one !== table);
  localStorage.setItem(STORED, JSON.stringify([table, ...others].slice(0, KEPT)));
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as string[];
  } catch {
    return [];
  }
}
