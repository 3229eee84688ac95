// A game that its person has finished is noted on this device, once.
import { readUpdate, recordText } from "../wire/api";
import type { Kept } from "../wire/seats";
import type { Record as GameRecord, Table } from "../wire/wire";
import { isNoted, note } from "./games.svelte";
import { wallOf } from "./walls";

/** Branches of a replay are no games of their own; who only hosted has played none. */
export async function noteFinished(own: Kept, table: Table): Promise<void> {
  const { seat } = own;
  if (seat === null || table.branch || table.status !== "over" || isNoted(own.table)) return;
  const [{ view, events }, text] = await Promise.all([readUpdate(own.table, own.token), recordText(own.table, own.token)]);
  const { result } = JSON.parse(text) as GameRecord;
  if (!result || !view) return;
  note({
    table: own.table,
    game: table.game,
    at: Date.now(),
    seat,
    scores: [...result.scores],
    winners: [...result.winners],
    names: table.seats.map((one) => one.name),
    bots: table.seats.map(({ occupant }) => (occupant.startsWith("bot:") ? occupant.slice(4) : null)),
    undone: table.undone ?? 0,
    match: table.match ? { game: table.match.game, wins: [...table.match.wins], winners: [...table.match.winners] } : null,
    wall: wallOf(view, seat, events),
  });
}
