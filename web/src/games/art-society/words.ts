// The sentences of this table: `tell("lot")` is `web-art-society-lot`.
import { say } from "../../words/words.svelte";

export function tell(id: string, args: Record<string, string | number> = {}): string {
  return say(`web-art-society-${id}`, args);
}
