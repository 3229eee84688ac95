import { expect, it } from "vitest";
import { keepCalm, LabelLock, tooSoon } from "./lock";

it("takes the first labels as they are", () => {
  const lock = new LabelLock();
  lock.show([35, 37], 1000);
  expect(lock.press(35, 1001)).toBe(35);
});

it("does not take a label that has just appeared under the finger", () => {
  const lock = new LabelLock();
  lock.show([35, 37], 0);
  lock.show([36, 38], 1000);
  expect(lock.press(36, 1200)).toBeNull();
  expect(lock.press(36, 1351)).toBe(36);
});

it("takes a label that was there before", () => {
  const lock = new LabelLock();
  lock.show([35, 37, 40], 0);
  lock.show([37, 39, 42], 1000);
  expect(lock.press(37, 1100)).toBe(37);
});

it("takes no press in the moment after something changed by itself", () => {
  keepCalm(undefined, 1000);
  expect(tooSoon(1349)).toBe(true);
  expect(tooSoon(1350)).toBe(false);
});
