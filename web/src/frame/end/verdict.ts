// Who won, in one sentence with the points.
import type { TableLink } from "../../wire/table.svelte";
import { nameOf } from "../../wire/table.svelte";
import { say } from "../../words/words.svelte";
import { signed } from "./count";

interface Column {
  seats: number[];
  won: boolean;
}

export function verdict(link: TableLink, winners: number[], columns: Column[], totals: number[]): string {
  const best = columns.findIndex((column) => column.won);
  const others = totals.filter((_, column) => !columns[column]?.won);
  const points = signed(totals[best] ?? 0);
  const next = others.length ? signed(Math.max(...others)) : "";
  const mine = link.seat !== null && winners.includes(link.seat);
  const names = winners.filter((seat) => !(mine && seat === link.seat)).map((seat) => nameOf(link, seat));
  const kind = winners.length === 1 ? (mine ? "you" : "one") : mine ? "you-together" : "together";
  return say(`web-end-${kind}`, { names: names.join(", "), points, next, rivals: others.length });
}
