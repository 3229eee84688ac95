// A guided game is read page by page: what the table still shows of the last one makes room for the next.
import { getContext, setContext } from "svelte";

type Read = () => number;
const KEY = Symbol("pages");

export function turnPages(read: Read): void {
  setContext(KEY, read);
}

/** How often the learner went on by reading; never where a game is played. */
export function pagesTurned(): Read {
  return getContext<Read | undefined>(KEY) ?? (() => 0);
}
