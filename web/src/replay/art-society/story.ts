// What happened at a moment of Art Society.
import { story as told } from "../../games/art-society/story";
import type { Book } from "../book.svelte";

export default function story(book: Book): () => string[] {
  return () => book.news.map((event) => told(book.link, event)).filter((line) => line !== null);
}
