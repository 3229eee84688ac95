// What happened, in sentences: for the log and for the voice.
import type { LogLine } from "../../frame/Log.svelte";
import { say } from "../../words/words.svelte";
import { ARTISTS, nameOfArtist, titleOf } from "./cards";
import type { Entry } from "./gallery";
import type { Names } from "./names";

export interface ToldLine extends LogLine {
  /** Which event it tells of. */
  key: number;
  /** The paintings it is about. */
  pictures: string[];
}

export function linesOf(entries: readonly Entry[], names: Names): ToldLine[] {
  const quiet = repeatedPasses(entries);
  return entries.flatMap((entry, key) => {
    const told = quiet.has(entry) ? null : tell(entry, names);
    return told ? [{ key, ...told, pictures: entry.works.map((work) => work.picture) }] : [];
  });
}

/** Whoever is out of an open auction passes after every bid; it is told once. */
function repeatedPasses(entries: readonly Entry[]): Set<Entry> {
  const repeated = new Set<Entry>();
  let silent = new Set<number>();
  for (const entry of entries) {
    const { event } = entry;
    if (event.type === "offered") silent = new Set();
    if (event.type === "bid") silent.delete(event.seat);
    if (event.type !== "passed") continue;
    if (silent.has(event.seat)) repeated.add(entry);
    silent.add(event.seat);
  }
  return repeated;
}

function tell({ event, works }: Entry, names: Names): { seat: number | null; text: string } | null {
  const titles = works.map((work) => titleOf(work.picture)).join(" + ");
  const of = (seat: number, name: string, args = {}) => ({
    seat,
    text: say(`web-modern-art-told-${name}`, { ...names.of(seat), ...args }),
  });
  switch (event.type) {
    case "offered":
    case "added":
      return of(event.seat, event.type, { title: titles, auction: say(`modern-art-auction-${event.card.auction}`) });
    case "revealed":
      return of(event.seat, "revealed", { title: titles, artist: nameOfArtist(event.card.artist) });
    case "declined":
    case "passed":
    case "skipped":
    case "sealed":
      return of(event.seat, event.type);
    case "bid":
      return of(event.seat, "bid", { amount: event.amount });
    case "price-named":
      return of(event.seat, "price", { amount: event.amount });
    case "paid":
      return event.amount ? of(event.seat, "paid", { amount: event.amount }) : null;
    case "sold":
      return of(event.sale.buyer, "sold", { price: event.sale.price, titles });
    case "dealt":
      return event.cards?.length ? of(event.seat, "dealt", { count: event.count }) : null;
    case "hands-opened": {
      const amounts = event.amounts.map((amount, seat) => `${names.in(seat)} ${amount}`).join(", ");
      return { seat: null, text: say("web-modern-art-told-opened", { amounts }) };
    }
    case "round-ended":
      return { seat: null, text: say("web-modern-art-told-round", { round: event.round, tokens: ranked(event.tokens) }) };
    case "ended":
      return { seat: null, text: say("web-modern-art-told-ended") };
  }
}

/** "Nex 30, Koriko 20, Bahut 10." */
function ranked(tokens: readonly number[]): string {
  const laid = ARTISTS.map((artist, at) => ({ artist, token: tokens[at] ?? 0 })).filter(({ token }) => token > 0);
  laid.sort((one, other) => other.token - one.token);
  return laid.length ? `${laid.map(({ artist, token }) => `${nameOfArtist(artist)} ${token}`).join(", ")}.` : "";
}
