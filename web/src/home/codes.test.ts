import { expect, test } from "vitest";
import { spoken, wayOf } from "./codes";

test("a code is read in any case, with spaces or dashes", () => {
  expect(spoken(" hvw-KMT ")).toBe("HVWKMT");
  expect(spoken("h v w k m t")).toBe("HVWKMT");
});

test("a link to a table leads there, with the seat that it carries", () => {
  const house = "https://tables.example.org";
  const table = `/t/${"a".repeat(22)}`;
  expect(wayOf(` ${house}${table}#${"b".repeat(22)}.1\n`, house)).toBe(`${table}#${"b".repeat(22)}.1`);
  expect(wayOf(house + table, house)).toBe(table);
  expect(wayOf(`${house}/j/HVWKMT`, house)).toBe("/j/HVWKMT");
  expect(wayOf(`https://elsewhere.example${table}`, house)).toBeNull();
  expect(wayOf(`${house}/rules`, house)).toBeNull();
  expect(wayOf("HVWKMT", house)).toBeNull();
});
