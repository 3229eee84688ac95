// How a moment of each game is drawn and told: fetched when it is needed.
import type { Component } from "svelte";
import { insist } from "../fetching";
import type { Book } from "./book.svelte";

export interface Face {
  stage: Component<{ book: Book }>;
  /** What happened at the moment that is shown, sentence by sentence. */
  story: (book: Book) => () => string[];
}

const STAGES: Record<string, () => Promise<{ default: Face["stage"] }>> = {
  musee: () => import("./musee/Stage.svelte"),
  "modern-art": () => import("./modern-art/Stage.svelte"),
  "art-society": () => import("./art-society/Stage.svelte"),
};
const STORIES: Record<string, () => Promise<{ default: Face["story"] }>> = {
  musee: () => import("./musee/story"),
  "modern-art": () => import("./modern-art/story"),
  "art-society": () => import("./art-society/story"),
};

export async function faceOf(game: string): Promise<Face> {
  const [stage, story] = await Promise.all([insist(STAGES[game]!), insist(STORIES[game]!)]);
  return { stage: stage.default, story: story.default };
}
