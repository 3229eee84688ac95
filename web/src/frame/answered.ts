// An answer that is looked at beside the best move: who tells of it says so, and the table draws both.
import { getContext, setContext, type Snippet } from "svelte";

export interface DrawnMove {
  kind: "played" | "better";
  action: string;
  /** What stands beside it. */
  says: string;
}

export interface Answered {
  moves: readonly DrawnMove[];
  /** Both moves as pictures with their words, for the place where the decision was. */
  told: Snippet;
}

type Read = () => Answered | null;
const KEY = Symbol("answered");

export function drawAnswer(read: Read): void {
  setContext(KEY, read);
}

/** What is to be drawn at this table; nothing where a game is played. */
export function answerHere(): Read {
  return getContext<Read | undefined>(KEY) ?? (() => null);
}
