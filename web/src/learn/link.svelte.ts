// A table that stands nowhere: a guided game or a puzzle, looked at and answered as a table is.
import type { Connection, Happening, TableLink } from "../wire/table.svelte";
import type { Table, Update } from "../wire/wire";

export interface Moment {
  update: Update;
  events: Happening[];
}

const no = (): Promise<never> => Promise.reject(new Error("Not at this table."));

export class QuietLink implements Pick<TableLink, keyof TableLink> {
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<Happening[]>([]);
  sending = $state(0);
  seat: number | null;
  readonly connection: Connection = "open";
  readonly closeCode = null;
  readonly clockReadAt = 0;
  readonly id = "";
  readonly token = null;
  private listeners = new Set<(news: Happening[]) => void>();

  constructor(
    table: Table,
    private readonly answer: (action: string) => Promise<void>,
  ) {
    this.table = table;
    this.seat = table.seats.find((one) => !one.occupant.startsWith("bot:"))?.seat ?? null;
  }

  /** What happened, told as a socket tells it. */
  tell(update: Update): void {
    const first = this.update === null;
    this.update = update;
    this.events = [...this.events, ...update.events];
    if (!first) for (const listener of this.listeners) listener(update.events);
  }

  moment(): Moment {
    return { update: this.update as Update, events: this.events };
  }

  /** The table as it stood then; nothing of it is news. */
  show(moment: Moment): void {
    this.update = moment.update;
    this.events = moment.events;
  }

  async act(action: string): Promise<void> {
    this.sending++;
    try {
      await this.answer(action);
    } finally {
      this.sending--;
    }
  }

  onNews(listener: (news: Happening[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {}
  greetAgain(): void {}
  setOrders = no;
  hint = no;
  undo = no;
}

/** As the games' tables take it. */
export function asTable(link: QuietLink): TableLink {
  return link as QuietLink & TableLink;
}
