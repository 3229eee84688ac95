// What happened, sentence by sentence; null for what goes without saying.
import type { LogLine } from "../../frame/Log.svelte";
import { capital } from "../../words/capital";
import { nameOf, type Happening, type TableLink } from "../../wire/table.svelte";
import { fullName } from "./tiles";
import { tell } from "./words";

export interface ToldLine extends LogLine {
  space: string | null;
}

/** The log from one event on. */
export function linesSince(link: TableLink, from: number): ToldLine[] {
  return link.events.slice(from).flatMap((event, step) => {
    const text = story(link, event);
    const space = "space" in event ? (event.space as string | null) : null;
    return text ? [{ key: from + step, seat: "seat" in event ? (event.seat as number) : null, text, space }] : [];
  });
}

export function story(link: TableLink, event: Happening): string | null {
  const name = (seat: number) => capital(nameOf(link, seat));
  const who = "seat" in event && typeof event.seat === "number" ? name(event.seat) : "";
  switch (event.type) {
    case "hung-start":
      return tell("told-start", { name: who, space: event.space });
    case "chose":
      return tell("told-chose", { name: who, size: event.size.replace("x", " × ") });
    case "turned-up":
      return tell("told-lot", { lot: event.lot.map(fullName).join("; ") });
    case "revealed":
      if (!("cards" in event)) return null;
      return tell("told-bids", { bids: event.cards.map((card, seat) => `${name(seat)} ${card}`).join(", ") });
    case "took":
      return tell("told-took", { name: who, tile: fullName(event.tile) });
    case "hung": {
      if (!("faux_pas" in event)) return null;
      const told = { name: who, tile: fullName(event.tile), space: event.space, matches: event.matches };
      return tell(event.faux_pas ? "told-hung-faux-pas" : "told-hung", told);
    }
    case "held":
      return tell("told-held", { name: who, tile: fullName(event.tile) });
    case "swapped":
      return tell("told-swapped", { name: who, given: fullName(event.given), taken: fullName(event.taken) });
    case "stored":
      return tell("told-stored", { name: who, tile: fullName(event.tile) });
    case "took-decor": {
      const told = { name: who, tile: fullName(event.tile), space: event.space ?? "" };
      return tell(event.space ? "told-decor" : "told-decor-held", told);
    }
    case "forfeited":
      return tell("told-forfeited", { name: who, owed: event.owed });
    case "merged":
      return tell("told-merged", { name: who, tile: fullName(event.tile), space: event.space });
    case "unsold":
      return tell("told-unsold", { tile: fullName(event.tile), type: event.kind, before: event.before, after: event.after });
    case "settling":
      return event.how === "done" ? null : tell(`told-${event.how}`, { name: who });
    case "closed":
      return tell("told-closed", { round: event.round, name: nameOf(link, event.auctioneer) });
    case "ended":
      return "round" in event ? tell("told-ended", { round: event.round }) : null;
    default:
      return null;
  }
}
