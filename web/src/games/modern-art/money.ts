// Amounts on the table: coins for a purse, bids to press, the slider's way.
const COINS = [100, 50, 20, 10, 5, 1] as const;

/** The fewest coins for an amount, at most so many of them. */
export function coinsFor(amount: number, most = 8): number[] {
  const coins: number[] = [];
  let left = amount;
  for (const coin of COINS) {
    while (left >= coin && coins.length < most) {
      coins.push(coin);
      left -= coin;
    }
  }
  return coins;
}

/** Absolute bids worth a button: the next one, and 2, 5 and 10 more, as far as the purse goes. */
export function bidsToPress(lowest: number, highest: number): number[] {
  return [0, 2, 5, 10].map((more) => lowest + more).filter((bid) => bid <= highest);
}

/** Once around there is one bid only: the next one, and a quarter, half and three quarters of what the lot pays. */
export function singleBids(lowest: number, highest: number, worth: number): number[] {
  const parts = [1, 2, 3].map((quarters) => Math.round((worth * quarters) / 20) * 5).filter((bid) => bid > lowest);
  const bids = [...new Set([lowest, ...parts])].filter((bid) => bid <= highest);
  return bids.length > 2 ? bids : bidsToPress(lowest, highest);
}

export const clamp = (amount: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, amount));

/** A digit typed behind an amount; null if that would be too much. */
export function typed(amount: number, digit: number, highest: number): number | null {
  const longer = amount * 10 + digit;
  return longer <= highest ? longer : null;
}
