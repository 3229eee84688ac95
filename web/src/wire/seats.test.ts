// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { forget, keep, kept, keptAt, readReturn, returnLink } from "./seats";

const TABLE = "A".repeat(22);
const TOKEN = "b-_".repeat(7) + "b";

beforeEach(() => localStorage.clear());

describe("a return link", () => {
  test("carries token and seat behind the sign that is never sent", () => {
    keep({ table: TABLE, seat: 2, token: TOKEN, game: "musee" });
    const link = new URL(returnLink(TABLE) ?? "");
    expect(link.pathname).toBe(`/t/${TABLE}`);
    expect(link.search).toBe("");
    expect(readReturn(link.hash)).toEqual({ token: TOKEN, seat: 2 });
  });

  test("of a host without a seat, or made by hand, has no seat", () => {
    keep({ table: TABLE, seat: null, token: TOKEN, game: "musee" });
    expect(readReturn(new URL(returnLink(TABLE) ?? "").hash)).toEqual({ token: TOKEN, seat: null });
    expect(readReturn(`#${TOKEN}`)).toEqual({ token: TOKEN, seat: null });
  });

  test("is not made where there is no seat, and not read from other anchors", () => {
    expect(returnLink(TABLE)).toBeNull();
    expect(readReturn("#MU-T1")).toBeNull();
    expect(readReturn("")).toBeNull();
  });
});

describe("the seats of this device", () => {
  test("are one for each table, the newest first", () => {
    keep({ table: "first", seat: 0, token: TOKEN, game: "musee" });
    keep({ table: "second", seat: 1, token: TOKEN, game: "musee" });
    keep({ table: "first", seat: 2, token: TOKEN, game: "musee" });
    expect(kept().map(({ table, seat }) => [table, seat])).toEqual([["first", 2], ["second", 1]]);
  });

  test("can be forgotten, and survive nonsense in the store", () => {
    keep({ table: TABLE, seat: 0, token: TOKEN, game: "musee" });
    forget(TABLE);
    expect(keptAt(TABLE)).toBeUndefined();
    localStorage.setItem("vernissage.seats", "{");
    expect(kept()).toEqual([]);
  });
});
