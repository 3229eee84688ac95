// One polite voice tells what happens; one that interrupts, only what cannot wait.
interface Said {
  text: string;
  /** Counted, so that the same sentence is told again. */
  count: number;
}

let count = 0;
let said = $state.raw<Said>({ text: "", count });
let called = $state.raw<Said>({ text: "", count });

export function announce(text: string): void {
  said = { text, count: ++count };
}

export function announced(): Said {
  return said;
}

/** For what cannot wait: it is your turn, you were outbid. */
export function alarm(text: string): void {
  called = { text, count: ++count };
}

export function alarmed(): Said {
  return called;
}
