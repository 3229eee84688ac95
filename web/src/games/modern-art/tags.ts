// What stands beside a name: what this seat does or did about the lot.
import { say } from "../../words/words.svelte";
import type { View } from "./wire";

export interface Tag {
  text: string;
  sign: "gavel" | "sealed" | "open" | null;
}

/** Whom the eye should find: who leads, or who is asked. */
export function marked(view: View): number | null {
  if (view.phase === "open") return view.lot?.bidder ?? null;
  if (view.phase === "sealed" || view.phase === "over") return null;
  return view.able[0] ?? null;
}

export function tagOf(view: View, seat: number): Tag | null {
  const who = seat === view.seat ? "you" : "other";
  const tag = (name: string, sign: Tag["sign"] = null, args = {}): Tag => ({
    text: say(`web-modern-art-tag-${name}`, { who, ...args }),
    sign,
  });
  const { lot } = view;
  const sells = lot?.auctioneer === seat;
  switch (view.phase) {
    case "offer":
      return view.able.includes(seat) ? tag("offers", "gavel") : null;
    case "reveal":
      return view.able.includes(seat) ? tag("reveals") : null;
    case "over":
      return view.winners?.includes(seat) ? tag("won") : null;
    case "double":
      if (view.able.includes(seat)) return tag("asked");
      return lot?.declined?.includes(seat) ? tag("said-no") : null;
    case "sealed": {
      const sealed = view.sealed.includes(seat);
      return { text: say(`web-modern-art-is-${sealed ? "sealed" : "open"}`), sign: sealed ? "sealed" : "open" };
    }
    case "open":
      if (lot?.bidder === seat) return tag("leads", sells ? "gavel" : null, { bid: lot.bid });
      return sells ? tag("sells", "gavel") : null;
    case "once":
    case "answers":
    case "price":
      return inTurn(view, seat, tag) ?? (sells ? tag("sells", "gavel") : null);
  }
}

function inTurn(view: View, seat: number, tag: (name: string, sign?: Tag["sign"], args?: object) => Tag): Tag | null {
  const bid = view.lot?.bids?.findLast(([bidder]) => bidder === seat)?.[1];
  if (view.phase === "once" && bid !== undefined) return tag("bid", null, { bid });
  if (view.lot?.passed?.includes(seat)) return tag("passed");
  if (!view.able.includes(seat) || view.phase === "price") return null;
  return tag(view.phase === "once" ? "to-bid" : "asked");
}
