import { expect, test } from "vitest";
import { apart, curvesOf, stepsOf, ticksOf } from "./curves";
import { nextMark, previousMark } from "./marks";

test("a line stays where it is until an action changes it", () => {
  expect(stepsOf([0, 0, 5, 5], (at) => at * 10, (score) => 100 - score)).toBe("M0 100H20V95H30");
});

test("partners share a line, others who happen to be even do not", () => {
  const teams = [0, 3, 7].map((score) => ({ scores: [score, 2 * score, score, 2 * score] }));
  expect(curvesOf(teams).map((curve) => curve.seats)).toEqual([[0, 2], [1, 3]]);
  expect(curvesOf([{ scores: [1, 1] }, { scores: [2, 2] }]).map((curve) => curve.seats)).toEqual([[0], [1]]);
});

test("the grid has round numbers, and few of them", () => {
  expect(ticksOf(0, 44)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf(-3, 4)).toEqual([-2, 0, 2, 4]);
  expect(ticksOf(80, 520).length).toBeLessThan(7);
  expect(ticksOf(0, 0)).toEqual([0]);
  expect(ticksOf(0, 44, 1)).toEqual([0]);
  expect(ticksOf(0, 103, 2)).toEqual([0, 100]);
});

test("labels are pushed apart and stay inside", () => {
  expect(apart([10, 12], 14, 0, 100)).toEqual([10, 24]);
  expect(apart([98, 97], 14, 0, 100)).toEqual([100, 86]);
});

test("one leaps from mark to mark", () => {
  expect(nextMark([0, 10, 20], 10, 25)).toBe(20);
  expect(nextMark([0, 10, 20], 20, 25)).toBe(25);
  expect(previousMark([0, 10, 20], 10)).toBe(0);
  expect(previousMark([0, 10, 20], 0)).toBe(0);
});
