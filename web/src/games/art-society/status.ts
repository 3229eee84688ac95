// The sentence over the wall: who must do what, and whom else the table waits for.
import { nameOf, type TableLink } from "../../wire/table.svelte";
import type { ArtSocietyView as View } from "../../wire/wire";
import { typeOf } from "./tiles";
import { tell } from "./words";

export interface Status {
  phase: string;
  /** Who it is about; "You:" is set in blue. */
  lead: string;
  mine: boolean;
  sentence: string;
  /** The others whom the table waits for. */
  waiting: number[];
}

export function status(link: TableLink): Status {
  const view = link.update?.view as View;
  const waiting = (link.update?.waiting ?? []).filter((seat) => seat !== link.seat);
  const phase = tell("phase", { phase: view.phase });
  const own = mine(link, view);
  if (own) return { phase, lead: tell("you"), mine: true, sentence: own, waiting };
  if (view.phase === "over") return { phase, lead: "", mine: false, sentence: tell("over", { round: view.round }), waiting: [] };
  const [only, more] = waiting;
  if (only !== undefined && more === undefined) {
    const sentence = tell("other", { phase: view.phase, does: doing(view) });
    return { phase, lead: tell("who", { name: nameOf(link, only) }), mine: false, sentence, waiting: [] };
  }
  return { phase, lead: "", mine: false, sentence: tell("others", { phase: view.phase }), waiting };
}

function doing(view: View): string {
  return view.pending?.owed ? "decor" : view.phase;
}

/** What this seat is asked, or may still change. */
function mine(link: TableLink, view: View): string | null {
  const choices = link.update?.choices;
  switch (choices?.type) {
    case "start":
      return tell("do-start");
    case "lot":
      return tell("do-lot", { missing: "missing" in choices ? choices.missing : 0 });
    case "bid":
      return link.update?.pending ? tell("do-sealed", { card: link.update.pending.split(" ")[1] ?? "" }) : tell("do-bid");
    case "take":
      return tell("do-take", { count: view.lot.length });
    case "turn": {
      if (!choices.new) return tell("do-end");
      if (choices.new.places.length === 0) return tell("do-no-room", { type: typeOf(choices.new.tile) });
      return tell("do-hang", { type: typeOf(choices.new.tile) });
    }
    case "decor":
      return tell(choices.choosing_set ? "do-decor-set" : "do-decor", { owed: choices.owed });
    case "settle":
      return tell(choices.may_rehang ? "do-settle" : "do-done");
    default:
      return null;
  }
}
