// The rules in place: which of them are open beside the table.
import { readRules } from "../words/words.svelte";

let open = $state.raw<string[]>([]);

export function opened(): string[] {
  return open;
}

/** Open rules by their ids, the first one on top. */
export async function openRules(ids: string[]): Promise<void> {
  await readRules();
  open = ids;
}

export function closeRules(): void {
  open = [];
}
