import { expect, test } from "vitest";
import { Unreachable } from "../wire/api";
import { Asking } from "./asking.svelte";
import { shown } from "./toasts.svelte";

test("what is pressed twice is asked once", async () => {
  const asking = new Asking();
  let asked = 0;
  const work = async () => {
    asked += 1;
    await Promise.resolve();
  };
  await Promise.all([asking.once(work), asking.once(work)]);
  expect(asked).toBe(1);
  await asking.once(work);
  expect(asked).toBe(2);
});

test("a refusal is told, and one can ask again", async () => {
  const asking = new Asking();
  await asking.once(() => Promise.reject(new Unreachable("nobody there")));
  expect(shown().map(({ text }) => text)).toContain("nobody there");
  expect(asking.now).toBe(false);
});
