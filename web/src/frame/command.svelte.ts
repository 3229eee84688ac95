// The command line is also asked for by touch, where no keyboard has a "/", and before its table is there.
import { onKeys } from "./keys";

/** What was typed before the line was there to be typed in. */
export interface Early {
  typed: string;
  /** Enter was pressed behind it. */
  sent: boolean;
}

let early = $state.raw<Early | null>(null);

export function askForCommand(): void {
  early = { typed: "", sent: false };
}

/** For the command line itself: whether it is asked for, and with what. Whoever asks once is answered once. */
export function takeCommand(): Early | null {
  const found = early;
  if (found) early = null;
  return found;
}

/** While a table comes in: from "/" on every key is kept for its command line, and acts on nothing else. */
export function keepForCommand(): () => void {
  const stop = onKeys({ "/": askForCommand });
  addEventListener("keydown", keep, { capture: true });
  return () => {
    stop();
    removeEventListener("keydown", keep, { capture: true });
    early = null;
  };
}

function keep(event: KeyboardEvent): void {
  if (!early || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === "Escape") early = null;
  else if (!early.sent) early = { typed: longer(early.typed, event.key), sent: event.key === "Enter" };
}

function longer(typed: string, key: string): string {
  if (key === "Backspace") return typed.slice(0, -1);
  return key.length === 1 ? typed + key : typed;
}
