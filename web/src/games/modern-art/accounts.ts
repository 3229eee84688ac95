// Where money comes from: after a round, and at the end.
import type { Line } from "../../frame/end/count";
import { say } from "../../words/words.svelte";
import { artistAt, ARTISTS } from "./cards";
import type { Entry, Work } from "./gallery";
import type { Round, View } from "./wire";

const START = 100;

/** What a seat owned when this round had been paid out: all payments are public. */
export function moneyAfter(view: Pick<View, "sales" | "rounds">, seat: number, round: number): number {
  const sales = view.sales.filter((sale) => sale.round <= round);
  const rounds = view.rounds.filter((one) => one.round <= round);
  const traded = sales.reduce(
    (sum, sale) =>
      sum -
      (sale.buyer === seat ? sale.price : 0) +
      (sale.auctioneer === seat ? sale.to_auctioneer : 0) +
      (sale.host === seat ? sale.to_host : 0),
    0,
  );
  return START + traded + rounds.reduce((sum, one) => sum + (one.income[seat] ?? 0), 0);
}

/** "2×30 + 1×50": what the bank paid a seat for. */
export function bankSum(round: Round, seat: number): string {
  const held = ARTISTS.map((_, at) => ({ count: round.holdings[seat]?.[at] ?? 0, worth: round.worth[at] ?? 0 }));
  return held.filter(({ count, worth }) => count && worth).map(({ count, worth }) => `${count}×${worth}`).join(" + ");
}

export interface Buy {
  works: Work[];
  buyer: number;
  price: number;
  paid: number;
}

/** The lot that the bank paid most for above its price; null if nobody gained on any. */
export function bestBuy(entries: readonly Entry[], rounds: readonly Round[]): Buy | null {
  const buys = entries.flatMap(({ event, round, works }): Buy[] => {
    if (event.type !== "sold") return [];
    const worth = rounds.find((one) => one.round === round)?.worth ?? [];
    const paid = works.reduce((sum, { card }) => sum + (worth[artistAt(card)] ?? 0), 0);
    return [{ works, buyer: event.sale.buyer, price: event.sale.price, paid }];
  });
  const gains = buys.filter(({ paid, price }) => paid > price);
  return gains.toSorted((one, other) => other.paid - other.price - (one.paid - one.price))[0] ?? null;
}

/** The lines of the final count; the sums of the bank where there is room for them. */
export function countOf(view: View, sums: boolean): Line[] {
  const accounts = view.accounts ?? [];
  const line = (id: "start" | "sold_to_players" | "bought"): Line => ({
    id,
    label: say(`modern-art-score-${id}`),
    cells: accounts.map((account) => ({ points: account[id] })),
  });
  const banks = view.rounds.map((round): Line => ({
    id: `bank-${round.round}`,
    label: say("web-modern-art-bank-round", { round: round.round }),
    cells: accounts.map((_, seat) => ({
      points: round.income[seat] ?? 0,
      arithmetic: (sums && bankSum(round, seat)) || undefined,
    })),
  }));
  return [line("start"), line("sold_to_players"), line("bought"), ...banks];
}
