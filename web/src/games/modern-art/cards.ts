// What is printed on a card: its artist, how it is sold, and which picture it bears.
import type { ModernArtCard } from "../../wire/wire";
import { say } from "../../words/words.svelte";

export type Card = ModernArtCard;
export type Artist = Card["artist"];
export type Auction = Card["auction"];

/** MA-C1: in board order from left to right. */
export const ARTISTS: readonly Artist[] = ["nex", "bahut", "darmoir", "sadland", "koriko"];
const AUCTIONS: readonly Auction[] = ["open", "once", "sealed", "fixed", "double"];
/** MA-C1: how many cards there are of each auction type; the pictures of an artist are numbered in this order. */
const COPIES: Record<Artist, readonly number[]> = {
  nex: [3, 3, 2, 2, 2],
  bahut: [3, 2, 3, 3, 2],
  darmoir: [3, 3, 3, 3, 2],
  sadland: [3, 3, 3, 3, 3],
  koriko: [4, 3, 3, 3, 3],
};
/** The fifth card of an artist ends the round (MA-E1). */
export const FIFTH = 5;

export const artistAt = (card: Card): number => ARTISTS.indexOf(card.artist);
export const nameOfArtist = (artist: Artist): string => artist[0]?.toUpperCase() + artist.slice(1);
export const sameKind = (one: Card, other: Card): boolean => one.artist === other.artist && one.auction === other.auction;
/** As in records: `nex sealed`. */
export const written = (card: Card): string => `${card.artist} ${card.auction}`;

export function copiesOf(card: Card): number {
  return COPIES[card.artist][AUCTIONS.indexOf(card.auction)] ?? 0;
}

/** The picture of one copy of a card, counted from 0. */
export function pictureOf(card: Card, copy: number): string {
  const before = COPIES[card.artist].slice(0, AUCTIONS.indexOf(card.auction)).reduce((sum, copies) => sum + copies, 0);
  return `${card.artist}-${String(before + copy + 1).padStart(2, "0")}`;
}

export const titleOf = (picture: string): string => say(`modern-art-${picture}`);

/** The picture of an auction's sign among the tokens. */
export const SIGNS: Record<Auction, string> = {
  open: "auction-open",
  once: "auction-once-around",
  sealed: "auction-sealed",
  fixed: "auction-fixed-price",
  double: "auction-double",
};
/** What "?" beside an auction opens. */
export const AUCTION_RULES: Record<Auction, string[]> = {
  open: ["MA-O1", "MA-O2", "MA-O3", "MA-A1", "MA-A2", "MA-A3"],
  once: ["MA-R1", "MA-A1", "MA-A2", "MA-A3"],
  sealed: ["MA-H1", "MA-H2", "MA-A2", "MA-A3"],
  fixed: ["MA-F1", "MA-F2", "MA-F3"],
  double: ["MA-D1", "MA-D2", "MA-D3", "MA-D4"],
};
