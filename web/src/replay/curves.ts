// The score through a game as steps: one line for each seat, or for seats that always have the same.
export interface Curve {
  seats: number[];
  scores: number[];
}

/** Seats whose scores never differ are partners and share a line. */
export function curvesOf(standings: readonly { scores: number[] }[]): Curve[] {
  const curves: Curve[] = [];
  for (const seat of standings[0]?.scores.keys() ?? []) {
    const scores = standings.map((one) => one.scores[seat] ?? 0);
    const same = curves.find((curve) => curve.scores.every((score, at) => score === scores[at]));
    if (same && standings.length > 1 && standings[0]!.scores.length === 4) same.seats.push(seat);
    else curves.push({ seats: [seat], scores });
  }
  return curves;
}

/** Round numbers for the lines of the grid, as many as there is room for. */
export function ticksOf(lowest: number, highest: number, most = 5): number[] {
  const span = Math.max(1, highest - lowest);
  const power = 10 ** Math.floor(Math.log10(span / 4 || 1));
  const step = Math.max(1, [1, 2, 5, 10, 20, 50].map((one) => one * power).find((one) => span / one <= most) ?? power * 100);
  const ticks: number[] = [];
  for (let tick = Math.ceil(lowest / step) * step; tick <= highest; tick += step) ticks.push(tick);
  return ticks;
}

/** A path that stays until the action that changes it. */
export function stepsOf(scores: readonly number[], x: (at: number) => number, y: (score: number) => number): string {
  let path = `M${x(0)} ${y(scores[0] ?? 0)}`;
  scores.forEach((score, at) => {
    if (at && score !== scores[at - 1]) path += `H${x(at)}V${y(score)}`;
  });
  return `${path}H${x(scores.length - 1)}`;
}

/** Heights of labels that would lie over each other are pushed apart, in their order. */
export function apart(wanted: readonly number[], least: number, lowest: number, highest: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found: number[] = [];
  let next = lowest;
  for (const index of order) {
    found[index] = Math.max(wanted[index] ?? 0, next);
    next = (found[index] ?? 0) + least;
  }
  const over = Math.max(0, next - least - highest);
  if (over) {
    let limit = highest;
    for (const index of order.toReversed()) {
      found[index] = Math.min(found[index] ?? 0, limit);
      limit = (found[index] ?? 0) - least;
    }
  }
  return found;
}
