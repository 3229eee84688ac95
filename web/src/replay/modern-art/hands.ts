// The hands that the eye of a replay sees at its moment.
import type { Card } from "../../games/modern-art/cards";
import type { Hands } from "../../games/modern-art/gallery";
import type { Book } from "../book.svelte";

export function handsAt(book: Book): Hands {
  return book.seats.flatMap((seat) => {
    const own = book.ownOf(seat);
    return own ? [[seat, own["hand"] as Card[]] as const] : [];
  });
}
