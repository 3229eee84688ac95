// Which painting each card is: cards of a kind are alike to the rules, but each copy has a picture and a title.
import { sameKind, type Card } from "./cards";
import { Copies } from "./copies";
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
  copies: Copies;
}

/** Hands that this eye knows, by seat, as they are after all that happened. */
export type Hands = readonly (readonly [seat: number, cards: readonly Card[]])[];

/** All paintings that were ever shown, from what happened; cards of known hands keep their pictures all along. */
export function galleryOf(events: readonly Happening[], hands: Hands = []): Gallery {
  const copies = new Copies();
  for (const [seat, hand] of hands) for (const card of dealtFirst(events, seat, hand)) copies.deal(card, seat);
  const works: Work[] = [];
  const entries: Entry[] = [];
  let round = 1;
  for (const event of events) {
    let about: Work[] = [];
    switch (event.type) {
      case "dealt":
        for (const card of event.cards ?? []) copies.deal(card, event.seat);
        break;
      case "offered":
      case "added":
      case "revealed": {
        const { card, seat } = event;
        const picture = event.type === "revealed" ? copies.reveal(card, seat) : copies.play(card, seat);
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
  return { works, entries, copies };
}

/** The hand before anything happened, which no event tells of: what was played since is put back, what was dealt is taken out. */
function dealtFirst(events: readonly Happening[], seat: number, hand: readonly Card[]): Card[] {
  const first = [...hand];
  for (const event of events) if ((event.type === "offered" || event.type === "added") && event.seat === seat) first.push(event.card);
  for (const event of events) {
    if (event.type !== "dealt" || event.seat !== seat) continue;
    for (const card of event.cards ?? []) first.splice(first.findIndex((one) => sameKind(one, card)), 1);
  }
  return first;
}

/** A hand with its pictures, as they will be when they are played. */
export function heldOf(hand: readonly Card[], copies: Copies, seat: number): Held[] {
  return hand.map((card, at) => {
    const number = hand.slice(0, at).filter((other) => sameKind(other, card)).length;
    return { card, picture: copies.inHand(card, seat, number) };
  });
}

/** The paintings that a seat bought in a round, by artist. */
export function boughtBy(works: readonly Work[], seat: number, round: number): Work[] {
  return works.filter((work) => work.fate === "sold" && work.buyer === seat && work.round === round);
}
