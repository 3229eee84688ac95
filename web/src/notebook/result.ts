// What a game brought, in words: points, or what was in the purse.
import { say } from "../words/words.svelte";
import type { Noted } from "./games.svelte";
import { pointsOf } from "./summary";

export function gameAndResult(one: Noted): string {
  const words = one.game === "modern-art" ? "web-notebook-purse" : "web-notebook-points";
  return say(words, { game: say(`web-game-${one.game}`), points: pointsOf(one) });
}
