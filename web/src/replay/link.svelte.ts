// A moment of a replay, looked at as a table is: the games draw it with what they draw their tables with.
import type { TableLink } from "../wire/table.svelte";
import type { Update } from "../wire/wire";
import type { Book } from "./book.svelte";

const nobody = (): Promise<never> => Promise.reject(new Error("A replay is only looked at."));

/** Everybody is looked at alike: no seat is “you”, and nothing can be done. */
export class ReplayLink implements Pick<TableLink, keyof TableLink> {
  connection = "open" as const;
  closeCode = null;
  clockReadAt = 0;
  sending = 0;
  seat = null;
  readonly id: string;
  readonly token: string | null;

  constructor(readonly book: Book) {
    this.id = book.table.table;
    this.token = book.source.token;
  }

  table = $derived.by(() => this.book.table);
  update = $derived.by<Update>(() => ({
    n: this.book.at,
    view: { ...this.book.state.view, seat: null },
    choices: null,
    events: [],
    pending: null,
    orders: [],
    waiting: this.book.state.waiting,
    clock: null,
  }));
  events = $derived.by(() => this.book.eventsUntil(this.book.at));

  close(): void {}
  greetAgain(): void {}
  onNews(): () => void {
    return () => {};
  }
  act = nobody;
  setOrders = nobody;
  hint = nobody;
  undo = nobody;
}

export function linkOf(book: Book): TableLink {
  return new ReplayLink(book) as ReplayLink & TableLink;
}
