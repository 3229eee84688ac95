// The rules in place: which of them are open beside the table.
import { refuse } from "../frame/toasts.svelte";
import { readRules, say } from "../words/words.svelte";

let open = $state.raw<string[]>([]);

export function opened(): string[] {
  return open;
}

/** Open rules by their ids, the first one on top. */
export async function openRules(ids: string[]): Promise<void> {
  try {
    await readRules();
  } catch {
    return refuse(say("web-unreachable"));
  }
  open = ids;
}

export function closeRules(): void {
  open = [];
}
