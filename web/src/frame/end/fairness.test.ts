import { describe, expect, test } from "vitest";
import { check, fingerprint, seedOf } from "./fairness";

const SECRET = "00112233445566778899aabbccddeeff";
const LUCK = ["0123456789abcdef", "", "fedcba9876543210"];
/** As `vernissage.server.shuffle` computes them. */
const COMMITMENT = "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720";
const SEED = "253503995844474011";
const PUBLISHED = { commitment: COMMITMENT, luck: LUCK, secret: SECRET, seed: SEED };
const NOTED = { commitment: COMMITMENT, luck: LUCK[0], seat: 0 };

describe("the fair shuffle", () => {
  test("the fingerprint is the hexadecimal SHA-256 of the secret", async () => {
    expect(await fingerprint(SECRET)).toBe(COMMITMENT);
  });

  test("the seed is the first eight bytes, big-endian, shifted right by two", async () => {
    expect(await seedOf(SECRET, LUCK)).toBe(SEED);
  });

  test("everything fits", async () => {
    expect(await check(PUBLISHED, NOTED)).toEqual({ promise: true, same: true, mine: true, seed: true, fits: true });
  });

  test("who noted nothing can still check promise and seed", async () => {
    expect(await check(PUBLISHED, { seat: null })).toMatchObject({ same: null, mine: null, fits: true });
  });

  test("another secret breaks the promise", async () => {
    expect(await check({ ...PUBLISHED, secret: "ff".repeat(16) }, NOTED)).toMatchObject({ promise: false, fits: false });
  });

  test("a fingerprint that was exchanged does not fit what was noted", async () => {
    expect(await check(PUBLISHED, { ...NOTED, commitment: "0".repeat(64) })).toMatchObject({ same: false, fits: false });
  });

  test("luck that was left out does not fit", async () => {
    expect(await check({ ...PUBLISHED, luck: ["", "", LUCK[2]!] }, NOTED)).toMatchObject({ mine: false, seed: false });
  });

  test("before the end, and for a set-up that was given, there is nothing to check", async () => {
    expect(await check({ commitment: COMMITMENT, luck: LUCK }, NOTED)).toBeNull();
    expect(await check({ ...PUBLISHED, seed: null }, NOTED)).toBeNull();
  });
});
