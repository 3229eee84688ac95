// One polite voice tells what happens.
let count = 0;
let said = $state.raw({ text: "", count });

export function announce(text: string): void {
  count += 1;
  said = { text, count };
}

export function announced(): { text: string; count: number } {
  return said;
}
