// The count of a finished game, line by line, and which places each line lights.
import type { Line } from "../../frame/end/count";
import type { MuseeMusee, MuseeView } from "../../wire/wire";
import { say } from "../../words/words.svelte";
import { GALLERIES, nameOfPlace } from "./places";

export const LINES = ["paintings", "neighbours", "staircases", "galleries"] as const;
export type LineId = (typeof LINES)[number];
const EACH: Record<LineId, number> = { paintings: 1, neighbours: 2, staircases: 3, galleries: 4 };

/** How often a line counts in a Musée. */
export function times(musee: MuseeMusee, line: LineId): number {
  const counts = {
    paintings: musee.paintings,
    neighbours: musee.pairs.length,
    staircases: musee.lit.length,
    galleries: musee.bonuses.length,
  };
  return counts[line];
}

export function pointsOf(musee: MuseeMusee, line: LineId): number {
  return times(musee, line) * EACH[line];
}

export function countLines(musees: readonly MuseeMusee[]): Line[] {
  return LINES.map((id) => ({
    id,
    label: say(`musee-score-${id}`),
    note: say(`web-musee-count-${id}`),
    cells: musees.map((musee) => ({ points: pointsOf(musee, id), arithmetic: `${times(musee, id)} × ${EACH[id]}` })),
  }));
}

/** The places that a line of the count is about. */
export function placesOf(musee: MuseeMusee, line: LineId): Set<string> {
  if (line === "neighbours") return new Set(musee.pairs.flat());
  if (line === "staircases") return new Set(musee.lit.flat());
  const galleries = line === "galleries" ? musee.bonuses : GALLERIES;
  return new Set(
    galleries.flatMap((gallery) =>
      (musee.galleries[GALLERIES.indexOf(gallery)] ?? []).flatMap((number, index) =>
        number === null ? [] : [nameOfPlace(gallery, index + 1)],
      ),
    ),
  );
}

/** Where the winners are furthest ahead of the next, if anywhere. */
export function decisiveLine(winner: MuseeMusee, next: MuseeMusee): LineId | null {
  const ahead = (line: LineId): number => pointsOf(winner, line) - pointsOf(next, line);
  const [best] = [...LINES].sort((a, b) => ahead(b) - ahead(a));
  return best && ahead(best) > 0 ? best : null;
}

/** Why they won (MU-P6): by what, and with which figures. */
export function why(view: MuseeView): string {
  const won = view.musees.filter((musee) => musee.seats.some((seat) => view.winners?.includes(seat)));
  const [winner] = won;
  const next = view.musees.filter((musee) => !won.includes(musee)).sort((a, b) => b.points - a.points)[0];
  if (!winner || !next || view.decided_by === null) return say("web-musee-why-shared");
  if (view.decided_by === "paintings") {
    return say("web-musee-why-paintings", { more: winner.paintings, fewer: next.paintings });
  }
  if (view.decided_by === "bonuses") {
    return say("web-musee-why-bonuses", { more: winner.bonuses.length, fewer: next.bonuses.length });
  }
  const line = decisiveLine(winner, next);
  if (!line) return "";
  return say("web-musee-why-points", { line, more: pointsOf(winner, line), fewer: pointsOf(next, line) });
}
