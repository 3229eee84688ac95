import { describe, expect, it } from "vitest";
import { bankSum, bestBuy, moneyAfter } from "./accounts";
import type { Entry } from "./gallery";
import type { Round, Sale } from "./wire";

const sale = (round: number, buyer: number, auctioneer: number, price: number, more: Partial<Sale> = {}) =>
  ({ round, buyer, auctioneer, host: auctioneer, price, to_auctioneer: buyer === auctioneer ? 0 : price, to_host: 0, ...more }) as Sale;
const round = (number: number, income: number[]) => ({ round: number, income }) as Round;

describe("money after a round", () => {
  const view = {
    sales: [sale(1, 0, 1, 20), sale(1, 1, 1, 5), sale(2, 1, 0, 30)],
    rounds: [round(1, [50, 0]), round(2, [10, 40])],
  };

  it("is what was paid, earned and paid out until then", () => {
    expect(moneyAfter(view, 0, 1)).toBe(130);
    expect(moneyAfter(view, 1, 1)).toBe(115);
    expect(moneyAfter(view, 0, 2)).toBe(170);
  });

  it("knows a shared double", () => {
    const shared = { sales: [sale(1, 2, 1, 21, { host: 0, to_auctioneer: 11, to_host: 10 })], rounds: [] };
    expect([0, 1, 2].map((seat) => moneyAfter(shared, seat, 1))).toEqual([110, 111, 79]);
  });
});

it("writes what the bank paid as a sum, without what paid nothing", () => {
  const ended = { worth: [30, 0, 10, 0, 50], holdings: [[2, 1, 0, 0, 1]] } as unknown as Round;
  expect(bankSum(ended, 0)).toBe("2×30 + 1×50");
});

describe("the best buy", () => {
  const lot = (number: number, price: number, ...artists: string[]) =>
    ({ event: { type: "sold", sale: sale(number, 1, 0, price) }, round: number, works: artists.map((artist) => ({ card: { artist } })) }) as unknown as Entry;
  const rounds = [{ round: 1, worth: [30, 0, 0, 0, 20] }, { round: 2, worth: [0, 0, 0, 0, 50] }] as unknown as Round[];

  it("is the lot that brought most above its price, whole", () => {
    const buys = [lot(1, 25, "nex"), lot(1, 20, "nex", "nex"), lot(2, 15, "koriko")];
    expect(bestBuy(buys, rounds)).toMatchObject({ buyer: 1, price: 20, paid: 60 });
  });

  it("is nothing where every lot cost more than it brought", () => {
    expect(bestBuy([lot(1, 30, "nex"), lot(2, 5, "nex")], rounds)).toBeNull();
  });
});
