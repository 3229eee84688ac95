// One polite voice tells what happens.
let said = $state({ text: "", count: 0 });

export function announce(text: string): void {
  said = { text, count: said.count + 1 };
}

export function announced(): { text: string; count: number } {
  return said;
}
