// Short messages over the table: what was refused, and what can still be taken back.
import { Refused, Unreachable } from "../wire/api";
import { announce } from "./live.svelte";

export interface Toast {
  id: number;
  text: string;
  rule: string | null;
  kind: "refusal" | "note" | "undo";
  /** For `undo`: how to take it back, and until when it can be. */
  takeBack?: () => void;
  lasts: number;
}

let toasts = $state.raw<Toast[]>([]);
let next = 0;

export function shown(): Toast[] {
  return toasts;
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}

function show(toast: Omit<Toast, "id">): number {
  const id = next++;
  const others = toasts.filter((other) => other.text !== toast.text);
  toasts = [...others.slice(-2), { ...toast, id }];
  announce(toast.text);
  setTimeout(() => dismiss(id), toast.lasts);
  return id;
}

export function note(text: string): void {
  show({ text, rule: null, kind: "note", lasts: 4000 });
}

/** Why something is not possible, in words, with its rule. */
export function refuse(text: string, rule: string | null = null): void {
  show({ text, rule, kind: "refusal", lasts: 7000 });
}

export function refused(error: unknown): void {
  if (error instanceof Refused) refuse(error.problem.detail, error.problem.rule);
  else if (error instanceof Unreachable) refuse(error.message);
  else throw error;
}

const TAKE_BACK_FOR = 1200;

/** Do something unless it is taken back within 1.2 seconds. Answers with how to take it back. */
export function unlessTakenBack(text: string, act: () => void, takenBack: () => void): () => void {
  const timer = setTimeout(act, TAKE_BACK_FOR);
  const takeBack = (): void => {
    clearTimeout(timer);
    dismiss(id);
    takenBack();
  };
  const id = show({ text, rule: null, kind: "undo", lasts: TAKE_BACK_FOR, takeBack });
  return takeBack;
}
