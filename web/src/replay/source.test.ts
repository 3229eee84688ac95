import { expect, test } from "vitest";
import { recordsIn } from "./source";

test("a file holds one record a line", () => {
  expect(recordsIn('{"a": 1}\n\n{"a": 2}\r\n')).toEqual(['{"a": 1}', '{"a": 2}']);
});

test("or one record over several lines", () => {
  const text = '{\n  "a": 1\n}\n';
  expect(recordsIn(text)).toEqual([text]);
});

test("or none", () => {
  expect(recordsIn(" \n")).toEqual([]);
});
