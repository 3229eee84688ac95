// A table that tells its doings only to its seats can still be looked at while it waits: by asking again and again.
import { readTable } from "../wire/api";
import type { TableLink } from "../wire/table.svelte";

const EVERY = 2000;

export function keepReading(link: TableLink): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  async function read() {
    const table = await readTable(link.id).catch(() => null);
    if (ended) return;
    if (table) link.table = table;
    if (table?.status !== "over") timer = setTimeout(read, EVERY);
  }
  void read();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
