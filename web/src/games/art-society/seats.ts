// What a seat is doing, in two words, and the points it has now.
import type { TableLink } from "../../wire/table.svelte";
import type { ArtSocietyView as View } from "../../wire/wire";
import { sizeName } from "./tiles";
import { tell } from "./words";

export interface Doing {
  words: string;
  /** For where there is little room. */
  short?: string;
  /** dots: the table waits for this seat; sealed: its card lies face down; done: nothing more this phase. */
  sign: "dots" | "sealed" | "done" | null;
}

export function doing(link: TableLink, view: View, seat: number): Doing {
  const waits = link.update?.waiting.includes(seat) ?? false;
  const player = view.players[seat];
  if (!player) return { words: "", sign: null };
  switch (view.phase) {
    case "start":
      return waits ? { words: tell("is-hanging"), sign: "dots" } : { words: tell("is-ready"), sign: "done" };
    case "lot":
      return seat === view.auctioneer ? { words: tell("is-choosing-lot"), sign: "dots" } : { words: tell("last-bid", { card: player.top_bid }), sign: null };
    case "bid":
      return player.has_bid ? { words: tell("is-sealed"), sign: "sealed" } : { words: tell("is-choosing"), sign: "dots" };
    case "take":
    case "turn": {
      if (view.turn === seat) return { words: tell(view.phase === "take" ? "is-taking" : "is-hanging"), sign: "dots" };
      const taken = view.rounds.at(-1)?.lot.find((lotted) => lotted.taken_by === seat);
      if (taken) return { words: tell("ribbon-took", { size: sizeName(taken.tile) }), short: sizeName(taken.tile), sign: "done" };
      return { words: tell("ribbon-waits"), sign: null };
    }
    case "settle":
      return player.settled ? { words: tell("is-done"), sign: "done" } : { words: tell("is-deciding"), sign: "dots" };
    default:
      return { words: "", sign: null };
  }
}
