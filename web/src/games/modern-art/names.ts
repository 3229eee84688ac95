// Names of seats in sentences: who is "you", and several in a row.
import type { TableLink } from "../../wire/table.svelte";
import { nameOf } from "../../wire/table.svelte";
import { say } from "../../words/words.svelte";

export class Names {
  constructor(private readonly link: TableLink) {}

  /** Within a sentence: "you" for the own seat. */
  in(seat: number): string {
    return nameOf(this.link, seat);
  }

  /** At the beginning of one, or standing alone. */
  first(seat: number): string {
    return seat === this.link.seat ? say("web-modern-art-you") : this.in(seat);
  }

  /** Where there is little room: a bot without its kind. */
  short(seat: number): string {
    return this.first(seat).replace(/^Bot /, "");
  }

  /** What sentences about one seat need: `who` is "you" or "other". */
  of(seat: number): { who: string; name: string } {
    return { who: seat === this.link.seat ? "you" : "other", name: this.in(seat) };
  }

  /** "Ola, Jan or you", in this order. */
  row(seats: readonly number[], word: "and" | "or" = "and"): string {
    return this.joined(seats.map((seat) => this.in(seat)), word);
  }

  /** The same where there is little room. */
  shortRow(seats: readonly number[]): string {
    return this.joined(seats.map((seat) => this.in(seat).replace(/^Bot /, "")), "and");
  }

  private joined(names: readonly string[], word: "and" | "or"): string {
    if (names.length < 2) return names[0] ?? "";
    const last = names.at(-1) ?? "";
    return say(`web-modern-art-${word}`, { first: names.slice(0, -1).join(", "), last });
  }
}
