// What news means at the table: a sale is shown, a round is paid out; who is outbid or asked is told at once.
import { say } from "../../words/words.svelte";
import type { Desk } from "./desk.svelte";
import type { Happening } from "./wire";

export function watch(desk: Desk, news: readonly Happening[], alarm: (text: string) => void): void {
  const round = news.findLast((event) => event.type === "round-ended");
  const sold = news.findLast((event) => event.type === "sold");
  if (sold) {
    desk.hurried = false;
    desk.sale = desk.gallery.entries.findLast(({ event }) => event === sold) ?? null;
  }
  // A round may end while its last sale is still looked at: the pay-out waits for that.
  if (round) desk.roundOver = round.round;
  if (round || (!sold && desk.link.update?.clock?.kind === "hammer")) desk.hurried = true;
  const text = outbid(desk, news) ?? (desk.choices && desk.status.pill ? `${desk.status.pill}. ${desk.status.act}` : null);
  if (text) alarm(text);
}

/** The bid that was above the own one. */
function outbid(desk: Desk, news: readonly Happening[]): string | null {
  const bid = news.findLast((event) => event.type === "bid");
  const calls = desk.view.lot?.bids ?? [];
  if (!bid || bid.seat === desk.view.seat || calls.at(-2)?.[0] !== desk.view.seat) return null;
  return say("web-modern-art-outbid", { name: desk.names.in(bid.seat), amount: bid.amount });
}
