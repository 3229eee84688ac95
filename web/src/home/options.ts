// The options of each game: which there are, and when they make sense.
import type { GameName } from "./games";

export interface Option {
  id: "mystery_hand" | "winner_reveals" | "shared_double" | "open_purses" | "stairs";
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
  musee: [{ id: "stairs", value: "random", rule: "MU-M3", fits: always }],
};

/** What is sent: the options that were chosen and still fit. */
export function sent(game: GameName, players: number, chosen: ReadonlySet<string>): Record<string, number | string | boolean> {
  const fitting = OPTIONS[game].filter((option) => chosen.has(option.id) && option.fits(players, chosen));
  return { players, ...Object.fromEntries(fitting.map((option) => [option.id, option.value])) };
}
