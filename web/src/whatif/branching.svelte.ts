// What if: branches of a game that is being replayed, and how one is begun.
import { playerName } from "../home/preferences.svelte";
import type { Level } from "../home/games";
import type { Book } from "../replay/book.svelte";
import { readTable, recordText, Refused } from "../wire/api";
import { keptAt } from "../wire/seats";
import { keepSeat, nameAt } from "../wire/table.svelte";
import type { BranchThere, Record as GameRecord } from "../wire/wire";

const SHOWN = 12;

export interface Branch extends BranchThere {
  name: string;
  /** Its person sits at this device. */
  mine: boolean;
  /** Null while it is played. */
  scores: readonly number[] | null;
}

export class Branching {
  branches = $state.raw<Branch[]>([]);

  constructor(private readonly book: Book) {}

  /** Where lines leave the game, and where this one left another. */
  forks = $derived.by(() => {
    const own = this.book.table.branch;
    return [...new Set([...(own ? [own.at] : []), ...this.branches.map((one) => one.at)])];
  });

  async look(): Promise<void> {
    const there = await this.book.source.branches();
    const found = await Promise.all(there.slice(-SHOWN).map(known));
    this.branches = found.filter((one) => one !== null).sort((one, other) => one.at - other.at);
  }

  /** Where a branch would leave: the moment that is shown; before a decision that is weighed, so that another can be tried. */
  from = $derived.by(() => (this.book.weighed ? this.book.at - 1 : this.book.at));

  /** Play on from there; answers with the table. */
  async begin(seat: number, bots: Level): Promise<string> {
    const { source, table } = this.book;
    const at = this.from;
    const made = await source.branch({ at, seat, bots, name: playerName() });
    keepSeat(made.table, table.game, made, { branch: { of: source.table?.table ?? null, at } });
    return made.table;
  }
}

/** What there is to say of a branch; null where it is there no more. */
async function known(branch: BranchThere): Promise<Branch | null> {
  const own = keptAt(branch.table);
  try {
    const table = await readTable(branch.table);
    const scores = table.status === "over" ? await scoresOf(branch.table, own?.token ?? null) : null;
    return { ...branch, name: nameAt(table, branch.seat), mine: Boolean(own), scores };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

async function scoresOf(table: string, token: string | null): Promise<readonly number[]> {
  const record = JSON.parse(await recordText(table, token)) as GameRecord;
  return record.result?.scores ?? [];
}
