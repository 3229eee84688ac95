// Which painting each card is: cards of a kind are alike to the rules, but each copy has a picture and a title.
import { copiesOf, pictureOf, written, type Card } from "./cards";
import type { Happening } from "./wire";

/** A painting that lay open in this game, and what became of it. */
export interface Work {
  card: Card;
  picture: string;
  round: number;
  /** Who played it. */
  seat: number;
  fate: "easel" | "sold" | "unsold" | "revealed";
  buyer: number | null;
}
/** A painting in the own hand. */
export interface Held {
  card: Card;
  picture: string;
}
/** Something that happened, with the paintings it was about. */
export interface Entry {
  event: Happening;
  round: number;
  works: Work[];
}
export interface Gallery {
  works: Work[];
  entries: Entry[];
}

/** Copies that are known already, by kind of card. */
type Known = Map<string, Set<number>>;

/**
 * Every seat prefers another copy of a kind, so that pictures of the own hand rarely change when somebody else plays
 * such a card; all that decides is public, so that everybody sees the same picture.
 */
function nextCopy(known: Known, card: Card, seat: number): number {
  const taken = known.get(written(card)) ?? new Set<number>();
  known.set(written(card), taken);
  const copies = copiesOf(card);
  for (let step = 0; step < copies; step++) {
    const copy = (seat + step) % copies;
    if (taken.has(copy)) continue;
    taken.add(copy);
    return copy;
  }
  return seat % copies;
}

/** All paintings that were ever shown, from what happened. */
export function galleryOf(events: readonly Happening[]): Gallery {
  const known: Known = new Map();
  const works: Work[] = [];
  const entries: Entry[] = [];
  let round = 1;
  for (const event of events) {
    let about: Work[] = [];
    switch (event.type) {
      case "offered":
      case "added":
      case "revealed": {
        const { card, seat } = event;
        const picture = pictureOf(card, nextCopy(known, card, seat));
        about = [{ card, picture, round, seat, fate: event.type === "revealed" ? "revealed" : "easel", buyer: null }];
        works.push(...about);
        break;
      }
      case "sold":
        about = works.filter((work) => work.fate === "easel");
        for (const work of about) Object.assign(work, { fate: "sold", buyer: event.sale.buyer });
        break;
      case "round-ended":
        about = works.filter((work) => work.fate === "easel");
        for (const work of about) work.fate = "unsold";
        break;
    }
    entries.push({ event, round, works: about });
    if (event.type === "round-ended") round += 1;
  }
  return { works, entries };
}

/** The own hand with its pictures, as they will be if they are played next. */
export function heldOf(hand: readonly Card[], works: readonly Work[], seat: number): Held[] {
  const known: Known = new Map();
  for (const work of works) {
    const taken = known.get(written(work.card)) ?? new Set<number>();
    const first = Number(pictureOf(work.card, 0).slice(-2));
    known.set(written(work.card), taken.add(Number(work.picture.slice(-2)) - first));
  }
  return hand.map((card) => ({ card, picture: pictureOf(card, nextCopy(known, card, seat)) }));
}

/** The paintings that a seat bought in a round, by artist. */
export function boughtBy(works: readonly Work[], seat: number, round: number): Work[] {
  return works.filter((work) => work.fate === "sold" && work.buyer === seat && work.round === round);
}
