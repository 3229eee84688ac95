// A wish list for this round's draft: the table takes the first that is left when the seat's turn comes.
import { refused } from "../../frame/toasts.svelte";
import type { Order } from "../../wire/table.svelte";
import type { SocietyTable } from "./table.svelte";

export function wishesOf(table: SocietyTable): readonly string[] {
  const order = table.link.update?.orders.find((one) => one.order === "wishes");
  return order && "tiles" in order ? order.tiles : [];
}

export function wish(table: SocietyTable, wanted: readonly string[]): void {
  const orders = wanted.length ? [{ order: "wishes", tiles: wanted } as unknown as Order] : [];
  table.link.setOrders(orders).catch(refused);
}

/** Wished for last, or no longer. */
export function toggleWish(table: SocietyTable, tile: string): void {
  const tiles = wishesOf(table);
  wish(table, tiles.includes(tile) ? tiles.filter((one) => one !== tile) : [...tiles, tile]);
}
