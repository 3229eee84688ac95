// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Book } from "../replay/book.svelte";
import { Branching } from "./branching.svelte";

const branching = (at: number, weighed: unknown): Branching => new Branching({ at, weighed } as Book);

test("a branch leaves at the moment that is shown", () => {
  expect(branching(6, null).from).toBe(6);
});

test("beside a decision that is weighed it leaves before it: the better move can be tried", () => {
  expect(branching(6, { seat: 0, at: 6 }).from).toBe(5);
});
