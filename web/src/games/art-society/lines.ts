// The words of a verdict's lines.
import { frameOf, typeOf } from "./tiles";
import type { Line } from "./verdict";
import { tell } from "./words";

/** Short, for chips and for the ear: “+2 decor (gold × 2)”. */
export function lineWords(line: Line, tile: string): string {
  return tell(`chip-${line.source}`, {
    count: line.count,
    frame: frameOf(tile),
    type: typeOf(tile),
    spaces: line.spaces.join(", "),
  });
}
