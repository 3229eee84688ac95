// What a moment is called, for the eye and the ear.
import { moveInWords } from "../frame/moves";
import { named } from "../games/art-society/tiles";
import { say } from "../words/words.svelte";
import type { DrawnMove } from "../frame/answered";
import type { Weighed } from "../wire/wire";
import type { Book } from "./book.svelte";

const SEALED: Record<string, string> = { seal: "web-replay-sealed", bid: "web-replay-sealed" };

/** "hang 36 in the bottom gallery, column 6"; of what is sealed only that it is. */
export function moveWords(book: Book, action: string): string {
  const hidden = action.includes(" ") ? undefined : SEALED[action];
  return hidden ? say(hidden) : named(moveInWords(book.table.game, action));
}

/** "Action 19 of 36, Ola: hang 36 …". */
export function actionWords(book: Book, at: number): string {
  const moment = book.moments[at - 1];
  if (!moment) return say("web-replay-deal");
  const where = say("web-replay-action", { at, actions: book.last });
  return `${where}, ${book.name(moment.seat)}: ${moveWords(book, moment.action)}`;
}

/** A decision that a review weighs, as tables draw it. */
export function drawnOf(weighed: Weighed | null): DrawnMove[] {
  if (!weighed) return [];
  return (["better", "played"] as const).map((kind) => ({ kind, action: weighed[kind], says: say(`web-replay-${kind}`) }));
}
