// What moves when something has happened in Modern Art.
import type { Beat, Coins, Move } from "../../motion/plan";
import type { Entry } from "./gallery";
import { coinsFor } from "./money";
import type { Sale } from "./wire";

const TO_THE_EASEL = 350;
const TO_THE_BUYER = 400;
const COINS = 500;
const NOD = 300;
const ENVELOPE = 250;
const GAVEL = 250;
/** More coins than these would be a flood. */
const MOST_COINS = 6;

export function motionsOf(news: readonly Entry[]): Beat[] {
  // The envelope that was sealed last is opened at once with the others.
  const opened = news.some(({ event }) => event.type === "hands-opened");
  return news.filter(({ event }) => !opened || event.type !== "sealed").flatMap(beatsOf);
}

function beatsOf({ event, works }: Entry): Beat[] {
  switch (event.type) {
    case "offered":
    case "added":
    case "revealed":
      return [{ moves: works.map(({ picture }) => toTheEasel(picture, event.seat)), sound: "paper" }];
    case "bid":
    case "price-named":
      return [{ moves: [{ kind: "gesture", spot: `seat:${event.seat}`, how: "nod", ms: NOD }], sound: "tick" }];
    case "sealed":
      return [{ moves: [{ kind: "gesture", spot: `sign:${event.seat}`, how: "rise", ms: ENVELOPE }], sound: "paper" }];
    case "sold":
      return sold(event.sale, works.map((work) => work.picture));
    case "round-ended":
      return [{ moves: [], sound: "coin" }];
    default:
      return [];
  }
}

function toTheEasel(picture: string, seat: number): Move {
  return { kind: "travel", from: [`hand:${picture}`, `seat:${seat}`], to: [`easel:${picture}`], ms: TO_THE_EASEL, drops: true };
}

/** Envelopes are opened, the gavel falls, money and paintings change hands. */
function sold(sale: Sale, pictures: readonly string[]): Beat[] {
  const opened = sale.amounts.length * ENVELOPE;
  const bought = pictures.flatMap((picture): Move[] => [
    { kind: "travel", from: [`easel:${picture}`], to: [`stack:${picture}`, `seat:${sale.buyer}`], ms: TO_THE_BUYER },
    { kind: "gesture", spot: `easel:${picture}`, how: "fade", ms: TO_THE_BUYER },
  ]);
  const beats: Beat[] = opened ? [{ moves: [], sound: "paper" }] : [];
  beats.push({ moves: [], after: opened + GAVEL, sound: "gavel" });
  return [...beats, { moves: [...paid(sale), ...bought], ...(sale.price > 0 ? { sound: "coin" as const } : {}) }];
}

function paid(sale: Sale): Coins[] {
    const shares: [string, number][] = [
    [`seat:${sale.auctioneer}`, sale.to_auctioneer],
    [`seat:${sale.host}`, sale.to_host],
    ["bank", sale.to_bank],
  ];
  return shares
    .filter(([, amount]) => amount > 0)
    .map(([to, amount]) => ({ kind: "coins", coins: coinsFor(amount, MOST_COINS), from: `seat:${sale.buyer}`, to, ms: COINS }));
}
