// The fair shuffle, computed again on this device: the promise, the luck, the seed.
import type { Shuffle } from "../../wire/wire";

/** What this device noted before the game began. */
export interface Noted {
  commitment?: string | undefined;
  luck?: string | undefined;
  seat: number | null;
}

export interface Checked {
  /** The secret has the fingerprint that was published. */
  promise: boolean;
  /** The published fingerprint is the one this device saw before the start; null if it saw none. */
  same: boolean | null;
  /** The luck of the own seat is in the list; null if this device added none. */
  mine: boolean | null;
  /** Secret and luck give the seed. */
  seed: boolean;
  fits: boolean;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

export async function fingerprint(text: string): Promise<string> {
  return Array.from(await digest(text), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first 8 bytes of the digest, big-endian, shifted right by 2. */
export async function seedOf(secret: string, luck: readonly string[]): Promise<string> {
  const bytes = (await digest([secret, ...luck].join("|"))).slice(0, 8);
  return (bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) >> 2n).toString();
}

/** Browsers compute digests only on pages that came by TLS or from this machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Null where nothing can be checked: before the end, or a set-up that was given and not dealt. */
export async function check(published: Shuffle, noted: Noted): Promise<Checked | null> {
  const { secret, seed, commitment, luck } = published;
  if (!secret || !seed) return null;
  const promise = (await fingerprint(secret)) === commitment;
  const same = noted.commitment === undefined ? null : noted.commitment === commitment;
  const mine = noted.luck === undefined || noted.seat === null ? null : luck[noted.seat] === noted.luck;
  const seedFits = (await seedOf(secret, luck)) === seed;
  return { promise, same, mine, seed: seedFits, fits: promise && same !== false && mine !== false && seedFits };
}
