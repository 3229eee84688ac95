import { expect, test } from "vitest";
import { galleryOf } from "./gallery";
import { motionsOf } from "./motions";
import type { Happening, Sale } from "./wire";

const CARD = { artist: "nex", auction: "sealed" } as const;
const SALE: Sale = {
  round: 1, cards: [CARD], auctioneer: 0, host: 0, buyer: 2, price: 31, to_auctioneer: 31, to_host: 0, to_bank: 0,
  declined: [], bids: [], passed: [], amounts: [0, 12, 31],
};
const OFFERED: Happening = { type: "offered", seat: 0, card: CARD };
const shown = (...events: Happening[]) => motionsOf(galleryOf([OFFERED, ...events]).entries.slice(1));

test("a card goes from the hand, or from a seat, to the easel and drops on the ledge", () => {
  const [beat] = motionsOf(galleryOf([OFFERED]).entries);
  expect(beat?.moves).toEqual([
    { kind: "travel", from: ["hand:nex-07", "seat:0"], to: ["easel:nex-07"], ms: 350, drops: true },
  ]);
});

test("envelopes, then the gavel, then money and painting change hands", () => {
  const [paper, gavel, changes] = shown({ type: "sold", sale: SALE });
  expect(paper).toEqual({ moves: [], sound: "paper" });
  expect(gavel).toEqual({ moves: [], after: 1000, sound: "gavel" });
  expect(changes?.sound).toBe("coin");
  expect(changes?.moves).toEqual([
    { kind: "coins", coins: [20, 10, 1], from: "seat:2", to: "seat:0", ms: 500 },
    { kind: "travel", from: ["easel:nex-07"], to: ["stack:nex-07", "seat:2"], ms: 400 },
    { kind: "gesture", spot: "easel:nex-07", how: "fade", ms: 400 },
  ]);
});

test("the envelope that was sealed last is opened with the others", () => {
  const told = shown({ type: "sealed", seat: 2, amount: null }, { type: "hands-opened", amounts: [0, 12, 31] }, { type: "sold", sale: SALE });
  expect(told.map((beat) => beat.sound)).toEqual(["paper", "gavel", "coin"]);
  expect(shown({ type: "sealed", seat: 2, amount: null })).toHaveLength(1);
});

test("who buys from himself pays the bank", () => {
  const own = { ...SALE, auctioneer: 2, to_auctioneer: 0, to_bank: 31, amounts: [] };
  const [gavel, changes] = shown({ type: "sold", sale: own });
  expect(gavel).toEqual({ moves: [], after: 250, sound: "gavel" });
  expect(changes?.moves[0]).toMatchObject({ kind: "coins", from: "seat:2", to: "bank" });
});

test("what costs nothing moves no coin and makes no sound of one", () => {
  const free = { ...SALE, price: 0, to_auctioneer: 0, amounts: [0, 0, 0] };
  const changes = shown({ type: "sold", sale: free }).at(-1);
  expect(changes?.moves.map((move) => move.kind)).toEqual(["travel", "gesture"]);
  expect(changes?.sound).toBe(undefined);
});

test("every bid is shown, one after another", () => {
  const bids = [1, 2, 1].map((seat, step): Happening => ({ type: "bid", seat, amount: 10 + step }));
  expect(shown(...bids).map((beat) => beat.moves[0])).toMatchObject([{ spot: "seat:1" }, { spot: "seat:2" }, { spot: "seat:1" }]);
});
