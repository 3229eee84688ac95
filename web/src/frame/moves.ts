// A move, given in notation, as a person would say it.
import { say } from "../words/words.svelte";

/** These begin with a tile or a size; elsewhere `d1` is a space of the wall. */
const OF_A_TILE = new Set(["lot", "decor", "hang", "hold"]);

/** “2 × 1” for the decor `d2h`, “5 × 3” for the size `5x3`; what else there is keeps its name. */
function sized(thing: string): string {
  const [, long, way] = /^d([123])([hv]?)$/.exec(thing) ?? [];
  if (long) return way === "v" ? `1 × ${long}` : `${long} × 1`;
  return thing.replace(/^(\d)x(\d)$/, "$1 × $2");
}

export function moveInWords(game: string, move: string): string {
  const [verb = "", ...rest] = move.split(" ");
  const [thing = "", second = ""] = rest;
  const first = OF_A_TILE.has(verb) ? sized(thing) : thing;
  return say(`move-${game}-${verb}`, {
    first,
    second,
    name: first.charAt(0).toUpperCase() + first.slice(1),
    row: second.charAt(0),
    column: second.slice(1),
    all: rest.join(" "),
  });
}
