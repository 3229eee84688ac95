// The tables where this device has a seat, and how they stand.
import { readTable, readUpdate, Refused } from "../wire/api";
import { forget, keptGames, type Kept } from "../wire/seats";
import { nameAt } from "../wire/table.svelte";
import type { Table, Update } from "../wire/wire";
import { say } from "../words/words.svelte";

export interface Mine {
  own: Kept;
  table: Table;
  update: Update | null;
}

const LOOKED_AT = 12;

let found = $state.raw<Mine[] | null>(null);

/** Null until they were looked for. */
export function mine(): Mine[] | null {
  return found;
}

export async function lookForMine(): Promise<void> {
  const looked = await Promise.all(keptGames().slice(0, LOOKED_AT).map(look));
  found = looked.filter((one) => one !== null).sort((one, other) => urgency(one) - urgency(other));
}

export function forgetMine(table: string): void {
  forget(table);
  found = found?.filter((one) => one.own.table !== table) ?? null;
}

/** Null where the server cannot be reached; a table that is no more is forgotten. */
async function look(own: Kept): Promise<Mine | null> {
  try {
    const table = await readTable(own.table);
    const update = table.status === "playing" ? await readUpdate(own.table, own.token) : null;
    if (table.status === "over") noteSoon(own, table);
    return { own, table, update };
  } catch (error) {
    if (error instanceof Refused && [401, 404].includes(error.problem.status)) forget(own.table);
    return null;
  }
}

/** A game may end while its person is elsewhere; what cannot be noted now is noted another time. */
function noteSoon(own: Kept, table: Table): void {
  import("../notebook/noting").then(({ noteFinished }) => noteFinished(own, table)).catch(() => {});
}

export function isMyTurn({ own, update }: Mine): boolean {
  return own.seat !== null && update !== null && update.waiting.includes(own.seat);
}

function urgency(one: Mine): number {
  if (isMyTurn(one)) return 0;
  return { waiting: 1, playing: 2, over: 3 }[one.table.status];
}

/** "Modern Art, round 2" */
export function titleOf({ table, update }: Mine): string {
  const game = say(`web-game-${table.game}`);
  const view = update?.view;
  if (table.status === "waiting") return say("web-mine-waiting", { game });
  if (table.status === "over") return say("web-mine-over", { game });
  return view && "round" in view ? say("web-mine-round", { game, round: view.round }) : game;
}

/** Who is waited for, or who is there. */
export function stateOf(one: Mine): string {
  const { own, table, update } = one;
  if (table.status === "waiting") {
    const free = table.seats.filter((seat) => seat.occupant === "open").length;
    return say("web-mine-free", { free, code: table.code ?? "" });
  }
  const others = table.seats.filter((seat) => seat.seat !== own.seat).map((seat) => nameAt(table, seat.seat));
  const waited = update?.waiting.filter((seat) => seat !== own.seat).map((seat) => nameAt(table, seat)) ?? [];
  if (isMyTurn(one) || !waited.length) return say("web-mine-with", { names: others.join(", ") });
  return say("web-mine-waits", { names: waited.join(", ") });
}
