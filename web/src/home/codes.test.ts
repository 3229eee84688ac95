import { expect, test } from "vitest";
import { spoken } from "./codes";

test("a code is read in any case, with spaces or dashes", () => {
  expect(spoken(" hvw-KMT ")).toBe("HVWKMT");
  expect(spoken("h v w k m t")).toBe("HVWKMT");
});
