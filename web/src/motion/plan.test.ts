import { expect, test } from "vitest";
import { LONGEST, timed, type Beat } from "./plan";

const nod = (ms: number): Beat => ({ moves: [{ kind: "gesture", spot: "seat:1", how: "nod", ms }] });

test("one beat follows another, after its pause", () => {
  const { beats, end } = timed([nod(300), { ...nod(200), after: 100 }], 1);
  expect(beats.map((beat) => beat.at)).toEqual([0, 400]);
  expect(end).toBe(600);
});

test("fast is half the time", () => {
  expect(timed([nod(300), nod(300)], 0.5).end).toBe(300);
});

test("what comes while something moves waits for it", () => {
  expect(timed([nod(300)], 1, 250).beats[0]?.at).toBe(250);
});

test("many moves at once are played quicker, one after another", () => {
  const { beats, end } = timed(Array.from({ length: 20 }, () => nod(300)), 1);
  expect(end).toBeCloseTo(LONGEST);
  expect(beats[1]?.at).toBeCloseTo(LONGEST / 20);
  expect(beats.every((beat) => beat.pace === 0.4)).toBe(true);
});

test("nothing lasts no time", () => {
  expect(timed([], 1)).toEqual({ beats: [], end: 0 });
});
