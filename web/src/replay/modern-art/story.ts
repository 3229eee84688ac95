// What happened at a moment of Modern Art.
import { galleryOf } from "../../games/modern-art/gallery";
import { Names } from "../../games/modern-art/names";
import { linesOf } from "../../games/modern-art/story";
import type { Happening } from "../../games/modern-art/wire";
import type { Book } from "../book.svelte";
import { handsAt } from "./hands";

export default function story(book: Book): () => string[] {
  const names = new Names(book.link);
  return () => {
    const { entries } = galleryOf(book.eventsUntil(book.at) as Happening[], handsAt(book));
    return linesOf(entries.slice(entries.length - book.news.length), names).map((line) => line.text);
  };
}
