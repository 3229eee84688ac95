// A bid counts for the label that was seen: a price that moved an eye-blink before the press is not meant.
const LOCK_MS = 350;
let calmUntil = -Infinity;

/** What is asked has just changed by itself: a press in this moment was meant for what stood there before. */
export function keepCalm(then: () => void = () => undefined, now = performance.now()): void {
  calmUntil = now + LOCK_MS;
  setTimeout(then, LOCK_MS);
}

export const tooSoon = (now = performance.now()): boolean => now < calmUntil;

export class LabelLock {
  private former: readonly number[] = [];
  private current: readonly number[] = [];
  private changedAt = -Infinity;

  /** The labels that are shown now. */
  show(labels: readonly number[], now: number): void {
    if (labels.join() === this.current.join()) return;
    this.former = this.current;
    this.current = labels;
    this.changedAt = this.former.length ? now : -Infinity;
  }

  /** What a press on this label means; null if the label changed just before. */
  press(label: number, now: number): number | null {
    return now - this.changedAt < LOCK_MS && !this.former.includes(label) ? null : label;
  }
}
