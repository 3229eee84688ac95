import { expect, it } from "vitest";
import { after, today } from "./streak";

it("days in a row count, whatever the month", () => {
  const first = after(undefined, "2026-10-31", true);
  const second = after(first, "2026-11-01", true);
  expect(second).toEqual({ day: "2026-11-01", streak: 2 });
  expect(after(second, "2026-11-02", false).streak).toBe(0);
  expect(after(second, "2026-11-03", true).streak).toBe(1);
});

it("only the first answer of a day counts", () => {
  const wrong = after({ day: "2026-11-16", streak: 4 }, "2026-11-17", false);
  expect(after(wrong, "2026-11-17", true)).toEqual({ day: "2026-11-17", streak: 0 });
});

it("a day is the reader's own", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
