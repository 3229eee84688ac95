import { describe, expect, it } from "vitest";
import type { Card } from "./cards";
import { boughtBy, galleryOf, heldOf } from "./gallery";
import type { Happening } from "./wire";

const nexOpen: Card = { artist: "nex", auction: "open" };
const nexDouble: Card = { artist: "nex", auction: "double" };
const dealt = (seat: number, cards: Card[]) => ({ type: "dealt", round: 1, seat, count: cards.length, cards }) as unknown as Happening;
const revealed = (seat: number, card: Card) => ({ type: "revealed", seat, card }) as unknown as Happening;
const offered = (seat: number, card: Card) => ({ type: "offered", seat, card }) as unknown as Happening;
const added = (seat: number, card: Card) => ({ type: "added", seat, card }) as unknown as Happening;
const sold = (buyer: number) => ({ type: "sold", sale: { buyer } }) as unknown as Happening;
const ended = (round: number) => ({ type: "round-ended", round, tokens: [] }) as unknown as Happening;

describe("the gallery", () => {
  it("gives each copy of a kind a picture of its own", () => {
    const { works } = galleryOf([offered(0, nexOpen), sold(1), offered(0, nexOpen), sold(1), offered(3, nexOpen)]);
    expect(works.map((work) => work.picture)).toEqual(["nex-01", "nex-02", "nex-03"]);
  });

  it("numbers pictures in the order of the auction table", () => {
    expect(galleryOf([offered(0, nexDouble)]).works[0]?.picture).toBe("nex-11");
  });

  it("knows who bought what, and what the end of a round left unsold", () => {
    const { works } = galleryOf([offered(0, nexDouble), added(2, nexOpen), sold(1), offered(1, nexOpen), ended(1)]);
    expect(boughtBy(works, 1, 1).map((work) => work.picture)).toEqual(["nex-11", "nex-03"]);
    expect(works.at(-1)?.fate).toBe("unsold");
  });

  it("counts rounds", () => {
    const { works } = galleryOf([offered(0, nexOpen), ended(1), offered(1, nexOpen), sold(0)]);
    expect(works.map((work) => work.round)).toEqual([1, 2]);
    expect(boughtBy(works, 0, 1)).toEqual([]);
  });

  it("tells what happened with the paintings it was about", () => {
    const { entries } = galleryOf([offered(0, nexOpen), sold(1)]);
    expect(entries[1]?.works[0]?.picture).toBe("nex-01");
  });
});

describe("the own hand", () => {
  it("shows the picture that the card will have on the easel", () => {
    const before = galleryOf([offered(1, nexOpen), sold(0)]);
    const [first, second] = heldOf([nexOpen, nexOpen], before.copies, 1);
    const after = galleryOf([offered(1, nexOpen), sold(0), offered(1, nexOpen)]);
    expect(after.works[1]?.picture).toBe(first?.picture);
    expect(heldOf([nexOpen], after.copies, 1)[0]?.picture).toBe(second?.picture);
  });

  it("keeps its pictures whoever plays the same kind", () => {
    const two = [nexOpen, nexOpen];
    const mine = heldOf(two, galleryOf([], [[2, two]]).copies, 2);
    for (const other of [0, 1, 3, 4]) {
      const after = galleryOf([offered(other, nexOpen)], [[2, two]]);
      expect(heldOf(two, after.copies, 2)).toEqual(mine);
      expect(mine.map((held) => held.picture)).not.toContain(after.works[0]?.picture);
    }
  });

  it("keeps its pictures when more cards of the kind are dealt, and plays them as they are", () => {
    const told = [offered(0, nexOpen), sold(1), ended(1)];
    const before = galleryOf(told, [[2, [nexOpen]]]);
    const mine = heldOf([nexOpen], before.copies, 2)[0]?.picture;
    const later = [...told, dealt(2, [nexOpen])];
    expect(galleryOf(later, [[2, [nexOpen, nexOpen]]]).works).toEqual(before.works);
    const after = galleryOf([...later, offered(2, nexOpen)], [[2, [nexOpen]]]);
    expect(after.works[1]?.picture).toBe(mine);
    expect(heldOf([nexOpen], after.copies, 2)[0]?.picture).not.toBe(mine);
  });

  it("does not lose a picture to the mystery hand", () => {
    const { works, copies } = galleryOf([revealed(2, nexOpen)], [[2, [nexOpen]]]);
    expect(heldOf([nexOpen], copies, 2)[0]?.picture).not.toBe(works[0]?.picture);
  });

  it("gives all hands pictures of their own where all are seen", () => {
    const { copies } = galleryOf([], [[0, [nexOpen]], [3, [nexOpen]], [1, [nexOpen]]]);
    expect(new Set([0, 3, 1].map((seat) => heldOf([nexOpen], copies, seat)[0]?.picture)).size).toBe(3);
  });
});
