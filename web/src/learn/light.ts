// What lies in the light while a guide speaks, and where its card covers least of it.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 12;
/** Before a selector: only for a finger. */
const FINGER = /^finger /;

/** The first visible element of this kind. */
export function visible(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0) ?? null;
}

/** What is to be touched now: the furthest on the way that is there. */
export function touched(way: readonly string[], finger: boolean): HTMLElement | null {
  const possible = way.filter((one) => finger || !FINGER.test(one)).map((one) => one.replace(FINGER, ""));
  for (const selector of possible.toReversed()) {
    const found = visible(selector);
    if (found) return found;
  }
  return null;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The whole window with a hole for each box, as a path. */
export function veil(window: Box, holes: readonly Box[], room = 4): string {
  const rectangle = (box: Box, by: number) =>
    `M${box.x - by} ${box.y - by}h${box.width + 2 * by}v${box.height + 2 * by}h${-(box.width + 2 * by)}z`;
  return [rectangle(window, 0), ...holes.map((hole) => rectangle(hole, room))].join("");
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
