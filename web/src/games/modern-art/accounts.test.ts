import { describe, expect, it } from "vitest";
import { bankSum, moneyAfter } from "./accounts";
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
