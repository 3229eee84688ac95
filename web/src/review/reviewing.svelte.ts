// A review that is asked for: how far it is, and what it says once it is there.
import type { Book } from "../replay/book.svelte";
import { Refused } from "../wire/api";
import type { Looking, Review, Weighed } from "../wire/wire";
import { noteRead, wasRead } from "./read";

const ASK_EVERY = 1500;
const BUSY = new Set([429, 503]);

export type Decision = Weighed & { seat: number };

export class Reviewing {
  review = $state.raw<Review | null>(null);
  looking = $state.raw<Looking | null>(null);
  failed = $state("");
  private ended = false;

  constructor(private readonly book: Book) {
    const { table } = book.source;
    if (table && wasRead(table.table)) void this.start();
  }

  /** The decisions that cost most, the costliest first; of one seat if one looks through its eyes. */
  decisions = $derived.by<Decision[]>(() => {
    const { eyeSeat } = this.book;
    const seats = this.review?.seats.filter((one) => eyeSeat === null || one.seat === eyeSeat) ?? [];
    const every = seats.flatMap((one) => one.decisions.map((decision) => ({ ...decision, seat: one.seat })));
    return every.sort((one, other) => other.cost - one.cost || one.at - other.at);
  });
  pins = $derived.by(() => this.decisions.map((decision) => decision.at));

  /** Ask until it is there. */
  async start(): Promise<void> {
    this.failed = "";
    this.looking = { done: 0, steps: 0, ahead: 0 };
    while (!this.ended && this.looking) {
      try {
        const told = await this.book.source.review();
        if ("steps" in told) this.looking = told;
        else this.tell(told);
      } catch (error) {
        if (!(error instanceof Refused && BUSY.has(error.problem.status))) {
          this.failed = error instanceof Error ? error.message : "";
          this.looking = null;
        }
      }
      if (this.looking) await new Promise((done) => setTimeout(done, ASK_EVERY));
    }
  }

  private tell(review: Review): void {
    [this.review, this.looking] = [review, null];
    if (this.book.source.table) noteRead(this.book.source.table.table);
  }

  /** The words are those of the language in which it was asked for. */
  async again(): Promise<void> {
    if (this.review) await this.start();
  }

  close(): void {
    this.ended = true;
  }

  /** The next costly decision after this moment, round and round. */
  next(): Decision | null {
    const inOrder = this.decisions.toSorted((one, other) => one.at - other.at);
    return inOrder.find((one) => one.at > this.book.at) ?? inOrder[0] ?? null;
  }
}

/** `@2` stands for the name of seat 2. */
export function named(book: Book, text: string): string {
  return text.replace(/@(\d)/g, (_, seat) => book.name(Number(seat)));
}
