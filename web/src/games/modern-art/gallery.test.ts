import { describe, expect, it } from "vitest";
import type { Card } from "./cards";
import { boughtBy, galleryOf, heldOf } from "./gallery";
import type { Happening } from "./wire";

const nexOpen: Card = { artist: "nex", auction: "open" };
const nexDouble: Card = { artist: "nex", auction: "double" };
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
    const [first, second] = heldOf([nexOpen, nexOpen], before.works, 1);
    const after = galleryOf([offered(1, nexOpen), sold(0), offered(1, nexOpen)]);
    expect(after.works[1]?.picture).toBe(first?.picture);
    expect(heldOf([nexOpen], after.works, 1)[0]?.picture).toBe(second?.picture);
  });

  it("keeps its pictures when a seat with another preference plays the same kind", () => {
    const mine = heldOf([nexOpen], [], 2);
    expect(heldOf([nexOpen], galleryOf([offered(0, nexOpen)]).works, 2)).toEqual(mine);
  });
});
