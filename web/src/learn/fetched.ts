// What a page of learning is made of: fetched over a line that may be bad, if the server has it.
import { insist } from "../fetching";
import { Refused } from "../wire/api";

/** Null if the server refuses it. */
export function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  return insist(() =>
    ask().catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return null;
    }),
  );
}
