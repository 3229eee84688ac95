// The state of the table in words, for those who ask for it by key.
import { nameOf } from "../../wire/table.svelte";
import { say } from "../../words/words.svelte";
import { status } from "./status";
import { story } from "./story";
import type { SocietyTable } from "./table.svelte";
import { tell } from "./words";

export function aloud(table: SocietyTable): { s: () => string; l: () => string } {
  return {
    s() {
      const { view, link } = table;
      const now = status(link);
      const museum = [...view.museum]
        .sort((a, b) => a.rank - b.rank)
        .map((kind) => tell("museum-type", { type: say("art-society-type", { type: kind.type }), prestige: kind.prestige, multiplier: kind.multiplier }));
      const seats = view.players.map((player, seat) => `${nameOf(link, seat)}: ${say("art-society-points", { points: player.points.total })}`);
      return [`${now.lead} ${now.sentence}`.trim(), `${museum.join("; ")}.`, `${seats.join("; ")}.`].join(" ");
    },
    l() {
      const { link } = table;
      for (const event of link.events.toReversed()) {
        const text = story(link, event);
        if (text) return text;
      }
      return say("web-log-empty");
    },
  };
}
