// What lies in the light while a guide speaks, and where its card covers least of it.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 12;
export type Way = "mouse" | "finger" | "keys";
/** Before a selector: only for who touches in this way. */
const ONLY = /^(mouse|finger|keys) /;

/** The first visible element of this kind. */
export function visible(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0) ?? null;
}

/** What is to be touched now: the furthest on the way that is there. */
export function touched(path: readonly string[], way: Way): HTMLElement | null {
  const possible = path.filter((one) => (ONLY.exec(one)?.[1] ?? way) === way);
  for (const selector of possible.map((one) => one.replace(ONLY, "")).toReversed()) {
    const found = visible(selector);
    if (found) return found;
  }
  return null;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** An arrow from one to the other, above what is written in the middle of what lies between. */
export function arrow(from: Box, to: Box): string {
  const [start, tip, y] = [from.x + from.width / 2, to.x + to.width / 2, from.y + from.height * 0.24];
  return `M${start} ${y}H${tip}M${tip - 10} ${y - 9}L${tip} ${y}L${tip - 10} ${y + 9}`;
}

/** Where a card of this size covers least: never what is to be touched if that can be. */
export function placeFor(card: Box, window: Box, touch: Box | null, shown: readonly Box[]): { x: number; y: number } {
  const spots = spotsFor(card, window, touch ? [touch, ...shown] : shown);
  const covered = (spot: Box): number => {
    const important = touch ? 100 * overlap(spot, grown(touch, 8)) : 0;
    return important + shown.reduce((sum, box) => sum + overlap(spot, box), 0) + distance(spot, touch ?? shown[0]) / 10;
  };
  const best = spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  return { x: best.x, y: best.y };
}

function spotsFor(card: Box, window: Box, lit: readonly Box[]): Box[] {
  const [right, bottom] = [window.width - card.width - EDGE, window.height - card.height - EDGE];
  const xs = [EDGE, right / 2 + EDGE / 2, right, ...lit.flatMap((box) => [box.x + box.width + EDGE, box.x - card.width - EDGE])];
  const ys = [EDGE, bottom / 2 + EDGE / 2, bottom, ...lit.flatMap((box) => [box.y + box.height + EDGE, box.y - card.height - EDGE])];
  const inside = (value: number, most: number) => Math.max(EDGE, Math.min(Math.max(EDGE, most), value));
  return xs.flatMap((x) => ys.map((y) => ({ ...card, x: inside(x, right), y: inside(y, bottom) })));
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

function distance(one: Box, other: Box | undefined): number {
  if (!other) return 0;
  const across = one.x + one.width / 2 - (other.x + other.width / 2);
  const down = one.y + one.height / 2 - (other.y + other.height / 2);
  return Math.hypot(across, down);
}
