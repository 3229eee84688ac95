// How a moment of each game is drawn and told: fetched when it is needed.
import type { Component } from "svelte";
import { insist } from "../fetching";
import type { GameName } from "../home/games";
import type { Book } from "./book.svelte";

export interface Face {
  stage: Component<{ book: Book }>;
  /** What happened at the moment that is shown, sentence by sentence. */
  story: (book: Book) => () => string[];
}

type Fetched<Part> = () => Promise<{ default: Part }>;

const STAGES: Record<string, Fetched<Face["stage"]>> = {
  musee: () => import("./musee/Stage.svelte"),
  "modern-art": () => import("./modern-art/Stage.svelte"),
  "art-society": () => import("./art-society/Stage.svelte"),
} satisfies Record<GameName, Fetched<Face["stage"]>>;
const STORIES: Record<string, Fetched<Face["story"]>> = {
  musee: () => import("./musee/story"),
  "modern-art": () => import("./modern-art/story"),
  "art-society": () => import("./art-society/story"),
} satisfies Record<GameName, Fetched<Face["story"]>>;

export async function faceOf(game: string): Promise<Face> {
  const [stage, story] = await Promise.all([insist(STAGES[game]!), insist(STORIES[game]!)]);
  return { stage: stage.default, story: story.default };
}
