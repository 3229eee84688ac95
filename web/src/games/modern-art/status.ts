// Who must do what, in one sentence.
import { say } from "../../words/words.svelte";
import { nameOfArtist } from "./cards";
import type { Names } from "./names";
import type { Choices, View } from "./wire";

export interface Status {
  pill: string | null;
  act: string;
  rest: string | null;
}

const PILLS: Record<Choices["type"], string> = {
  offer: "turn",
  "add-or-decline": "asked",
  "bid-or-pass": "may",
  seal: "bid",
  "name-price": "turn",
  "buy-or-pass": "asked",
  "reveal-or-skip": "asked",
};

export function statusOf(view: View, choices: Choices | null, sealed: number | null, names: Names, out = false): Status {
  const pill = choices && sealed === null ? say(`web-modern-art-pill-${pillOf(view, choices)}`) : null;
  return { pill, ...sentences(view, choices, sealed, names, out) };
}

function pillOf(view: View, choices: Choices): string {
  return view.phase === "once" ? "one" : PILLS[choices.type];
}

function sentences(view: View, choices: Choices | null, sealed: number | null, names: Names, out: boolean): Omit<Status, "pill"> {
  const asked = view.able[0] ?? view.auctioneer;
  const who = names.of(asked);
  const told = (name: string, args = {}) => say(`web-modern-art-status-${name}`, { ...who, ...args });
  const after = view.to_speak.filter((seat) => seat !== asked);
  const then = after.length ? told("then", { names: names.row(after) }) : null;
  switch (view.phase) {
    case "offer":
      return { act: told("offer"), rest: null };
    case "double": {
      const artist = nameOfArtist(view.lot?.cards[0]?.artist ?? "nex");
      return { act: told("second", { artist }), rest: then };
    }
    case "open":
      return open(view, choices, names, out);
    case "once":
      if (who.who === "you" && choices?.type === "bid-or-pass" && choices.last_word) {
        return { act: told("once", { lowest: view.lowest ?? 1 }), rest: told("last") };
      }
      return { act: told("once", { lowest: view.lowest ?? 1 }), rest: then };
    case "sealed": {
      const open = range(view.players).filter((seat) => !view.sealed.includes(seat));
      const rest = told("still", { names: names.row(open) });
      if (sealed !== null) return { act: told("sealed-own", { amount: sealed }), rest };
      return { act: told(choices ? "seal" : "sealing"), rest: choices && open.length < 2 ? null : rest };
    }
    case "price": {
      const first = (view.auctioneer + 1) % view.players;
      return { act: told("price"), rest: say("web-modern-art-status-first", names.of(first)) };
    }
    case "answers":
      return { act: told("buy", { price: view.lot?.bid ?? 0 }), rest: then };
    case "reveal":
      return { act: told("reveal"), rest: null };
    case "over":
      return { act: told("over"), rest: null };
  }
}

/** MA-O3: whoever has passed in silence is still named among those who may raise. */
function open(view: View, choices: Choices | null, names: Names, out: boolean): Omit<Status, "pill"> {
  const { lot } = view;
  const silent = out || (view.silent && !choices) ? say(out ? "web-modern-art-is-out" : "web-modern-art-status-silent") : null;
  if (lot?.bidder == null) {
    return { act: say("web-modern-art-status-no-bid"), rest: silent ?? say("web-modern-art-status-may-bid") };
  }
  const act = say("web-modern-art-status-leads", { ...names.of(lot.bidder), bid: lot.bid });
  const others = range(view.players).filter((seat) => seat !== lot.bidder);
  return { act, rest: silent ?? say("web-modern-art-status-may-raise", { names: names.row(others, "or") }) };
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
