// The options of each game: which there are, and when they make sense.
import type { Table } from "../wire/wire";
import type { GameName } from "./games";

export interface Option {
  id: "mystery_hand" | "winner_reveals" | "shared_double" | "open_purses" | "stairs" | "match";
  /** What is sent when it is chosen. */
  value: true | "random";
  /** The rule that tells of it. */
  rule: string;
  fits: (players: number, chosen: ReadonlySet<string>) => boolean;
}

const always = () => true;

export const OPTIONS: Record<GameName, readonly Option[]> = {
  "modern-art": [
    { id: "open_purses", value: true, rule: "MA-open-purses", fits: always },
    { id: "shared_double", value: true, rule: "MA-shared-double", fits: always },
    { id: "mystery_hand", value: true, rule: "MA-M1", fits: (players) => players === 3 },
    { id: "winner_reveals", value: true, rule: "MA-winner-reveals", fits: (players, chosen) => players === 3 && chosen.has("mystery_hand") },
  ],
  "art-society": [],
  musee: [
    { id: "stairs", value: "random", rule: "MU-M3", fits: always },
    { id: "match", value: true, rule: "MU-X1", fits: always },
  ],
};

/** Whether further games of a match shall follow; that is the table's, not the game's. */
export function isMatch(game: GameName, chosen: ReadonlySet<string>): boolean {
  return OPTIONS[game].some((option) => option.id === "match" && chosen.has(option.id));
}

/** The options that a table was made with. */
export function optionsOf(table: Table): Option[] {
  const given = { ...table.options, match: table.match !== undefined } as Record<string, unknown>;
  return OPTIONS[table.game as GameName].filter((option) => given[option.id] === option.value);
}

/** What is sent: the options that were chosen and still fit. */
export function sent(game: GameName, players: number, chosen: ReadonlySet<string>): Record<string, number | string | boolean> {
  const fitting = OPTIONS[game].filter((option) => option.id !== "match" && chosen.has(option.id) && option.fits(players, chosen));
  return { players, ...Object.fromEntries(fitting.map((option) => [option.id, option.value])) };
}
