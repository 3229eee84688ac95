// The tables whose turns this device is told of.
const STORED = "vernissage.calls";

function called(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function isCalled(table: string): boolean {
  return called().includes(table);
}

export function noteCalled(table: string): void {
  localStorage.setItem(STORED, JSON.stringify([table, ...called().filter((one) => one !== table)].slice(0, 100)));
}

/** Whether others are left. */
export function forgetCalled(table: string): boolean {
  const left = called().filter((one) => one !== table);
  localStorage.setItem(STORED, JSON.stringify(left));
  return left.length > 0;
}
