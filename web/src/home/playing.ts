// From a click to the first decision: a table with bots in the other chairs, begun at once.
import { go } from "../route.svelte";
import { makeTable, randomDigits, start } from "../wire/api";
import { keepSeat } from "../wire/table.svelte";
import type { NewTable } from "../wire/wire";
import type { GameName, Level } from "./games";
import { company, playerName } from "./preferences.svelte";

type Occupant = NonNullable<NewTable["seats"]>[number];

export function playNow(game: GameName): Promise<void> {
  return playAgainst(game, company(game).level);
}

/** The same against bots of this strength. */
export async function playAgainst(game: GameName, level: Level): Promise<void> {
  const { players } = company(game);
  const bots = Array.from({ length: players - 1 }, (): Occupant => `bot:${level}`);
  const { table, token } = await openTable({ game, options: { players }, seats: ["open", ...bots], name: playerName() });
  await start(table, token);
  go(`/t/${table}`);
}

/** Make a table and remember the seat, with what the shuffle can be checked by. */
export async function openTable(wanted: NewTable): Promise<{ table: string; token: string }> {
  const luck = wanted.name === null ? "" : randomDigits(16);
  const made = await makeTable({ ...wanted, luck });
  keepSeat(made.table, wanted.game, made, { luck, commitment: made.commitment });
  return made;
}
