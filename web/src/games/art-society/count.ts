// The lines of a count, and the tiles that each of them lights.
import type { ArtSocietyCounted as Counted, ArtSocietyPlayer as Player } from "../../wire/wire";

export const lineId = (line: Counted): string => line.type ?? line.source;

export interface Lit {
  /** Spaces of tiles, with what each is worth. */
  shining: Map<string, string>;
  /** Spaces of paintings that score nothing. */
  struck: string[];
}

/** What the line lights on this player's wall; null where there is nothing to look at. */
export function lit(player: Player, id: string | null): Lit | null {
  const line = player.count.find((one) => lineId(one) === id);
  if (!line) return null;
  const struck = line.struck ?? [];
  const shining = new Map<string, string>();
  for (const space of line.spaces ?? []) {
    const shields = player.wall.tiles.find((hung) => hung.space === space)?.shields;
    shining.set(space, String(line.source === "decor" ? (shields ?? 1) : line.each));
  }
  for (const space of struck) shining.set(space, "0");
  return { shining, struck };
}
