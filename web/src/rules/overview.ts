// Which rules answer "?" where no phase of a game does: before it begins, and when it is over.
import type { GameName } from "../home/games";

const SETUP: Record<string, string[]> = {
  musee: ["MU-S1", "MU-S2", "MU-T1", "MU-T8"],
  "modern-art": ["MA-S1", "MA-S2", "MA-S3", "MA-W1"],
  "art-society": ["AS-S1", "AS-S2", "AS-S3", "AS-E3"],
} satisfies Record<GameName, string[]>;
const SCORING: Record<string, string[]> = {
  musee: ["MU-P1", "MU-P2", "MU-P3", "MU-P4", "MU-P5", "MU-P6"],
  "modern-art": ["MA-V1", "MA-V2", "MA-V3", "MA-W1"],
  "art-society": ["AS-F1", "AS-F2", "AS-F3", "AS-F4", "AS-F5", "AS-F6", "AS-F7", "AS-F8"],
} satisfies Record<GameName, string[]>;

/** How a game is set up and when it ends. */
export function setupRules(game: string | undefined): string[] {
  return SETUP[game ?? ""] ?? [];
}

/** What counts, and who wins. */
export function scoringRules(game: string | undefined): string[] {
  return SCORING[game ?? ""] ?? [];
}
