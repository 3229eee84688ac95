// What happened at a moment of Musée.
import { MuseeGame } from "../../games/musee/game.svelte";
import { sentencesOf, type MuseeHappening } from "../../games/musee/sentences";
import type { Book } from "../book.svelte";

export default function story(book: Book): () => string[] {
  const game = new MuseeGame(book.link);
  return () => sentencesOf(game, book.news as MuseeHappening[]);
}
