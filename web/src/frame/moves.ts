// A move, given in notation, as a person would say it.
import { say } from "../words/words.svelte";

export function moveInWords(game: string, move: string): string {
  const [verb = "", ...rest] = move.split(" ");
  const [first = "", second = ""] = rest;
  return say(`move-${game}-${verb}`, {
    first,
    second,
    name: first.charAt(0).toUpperCase() + first.slice(1),
    row: second.charAt(0),
    column: second.slice(1),
    all: rest.join(" "),
  });
}
