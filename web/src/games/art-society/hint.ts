// A hint shown on the table: chosen, standing where it would hang, and not yet sent.
import type { SocietyTable } from "./table.svelte";

export function showHint(table: SocietyTable, action: string): void {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const { hanging } = table;
  if (verb === "bid") table.card = Number(first);
  else if (verb === "take") table.lotChoice = first;
  else if (verb === "start") hanging.goTo(first);
  else if (verb === "lot") document.querySelector<HTMLElement>(`[data-stack="${first}"]`)?.focus();
  else if (verb === "hang" || verb === "decor") {
    hanging.choose(first);
    if (second !== "hold") hanging.goTo(second);
    else document.querySelector<HTMLElement>("[data-hold]")?.focus();
  } else document.querySelector<HTMLElement>(`[data-${verb}]`)?.focus();
}
