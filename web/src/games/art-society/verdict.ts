// What a place would bring, line by line; the numbers and the places come from the table, the sum is its sum.
import type { ArtSocietyPlace as Place, ArtSocietyView as View } from "../../wire/wire";
import { isDecor, shieldsOf, typeOf } from "./tiles";

export type Source = "frames" | "shields" | "eyeline" | "corner" | "full-wall" | "type" | "faux-pas";

export interface Line {
  source: Source;
  /** How many frames, corners, shields or paintings it is about. */
  count: number;
  points: number;
  /** The spaces of the paintings that it is about. */
  spaces: string[];
}

/** What one of each is worth: as the count of every wall says. */
function worth(view: View, source: "eyeline" | "corners" | "full-wall"): number {
  const line = view.players[0]?.count.find((counted) => counted.source === source);
  return line?.each ?? 0;
}

export function multiplierOf(view: View, type: string): number {
  return view.museum.find((kind) => kind.type === type)?.multiplier ?? 0;
}

const MOST = 5;

/** AS-F4: only paintings of the furthest type score in the eyeline. */
export function scoresInEyeline(view: View, type: string): boolean {
  return multiplierOf(view, type) === MOST;
}

export function verdict(view: View, tile: string, place: Place): Line[] {
  const { matches = 0, corners = 0, points = 0 } = place;
  const lines: Line[] = [];
  const add = (source: Source, count: number, gained: number, spaces: string[] = []) =>
    lines.push({ source, count, points: gained, spaces });
  if (isDecor(tile)) add("shields", shieldsOf(tile), shieldsOf(tile));
  if (matches) add("frames", matches, place.fills_wall ? 0 : matches, place.frames_with);
  if (place.eyeline) add("eyeline", 1, scoresInEyeline(view, typeOf(tile)) ? worth(view, "eyeline") : 0);
  if (corners) add("corner", corners, -corners * worth(view, "corners"));
  if (place.fills_wall) add("full-wall", 1, worth(view, "full-wall"));
  if (!isDecor(tile)) {
    const rest = points - lines.reduce((sum, line) => sum + line.points, 0);
    if (place.faux_pas) add("faux-pas", place.faux_pas, rest, place.faux_pas_with);
    else add("type", 1, rest);
  }
  return lines;
}

/** What stands beside the ghost: everything of note; the type's own points and the shields of decor are not. */
export function chips(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.source !== "type" && line.source !== "shields");
}

/** A number as it is set: −6, 12. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Numbers with their sign, as they are set: +2, −2, 0. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
