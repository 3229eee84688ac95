// Shows what a plan says: likenesses over the table, on transform and opacity alone. The table is drawn at once;
// whatever a person does ends what is still moving.
import { tick } from "svelte";
import { tempo } from "../look/motion.svelte";
import { play } from "../sound/sound.svelte";
import type { Happening, TableLink } from "../wire/table.svelte";
import { coin, likeness, show } from "./ghost";
import { LONGEST, ripple, timed, type Beat, type Coins, type Gesture, type Move, type Spot, type Timed, type Travel } from "./plan";

const COIN = 34;
/** How small a thing is at most where it comes out of a seat, or goes into one. */
const LEAST = 0.1;
const GESTURES: Record<Gesture["how"], Keyframe[]> = {
  nod: [{ transform: "none" }, { transform: "translateY(-7px) scale(1.14)", offset: 0.4 }, { transform: "none" }],
  flip: [{ transform: "perspective(700px) rotateY(90deg)", opacity: 0 }, { transform: "perspective(700px) rotateY(0)", opacity: 1 }],
  fade: [{ opacity: 1 }, { opacity: 0 }],
  // Without a scale: a tile that grows, however little, is drawn anew at its new size.
  hang: [{ transform: "translateY(-3px)", opacity: 0.6 }, { transform: "none", opacity: 1 }],
  land: [{ transform: "scale(3)", opacity: 0 }, { transform: "none", opacity: 1 }],
  rise: [{ transform: "translateY(16px)", opacity: 0 }, { transform: "none", opacity: 1 }],
};

/** What stood where before the table changed. */
interface Before {
  rect: DOMRect;
  /** What it looked like, where that may be needed. */
  ghost: HTMLElement | null;
}

let busyUntil = 0;
const sounding = new Set<ReturnType<typeof setTimeout>>();

/** Show what each update brings; `plan` is asked while the table still looks as it did. */
export function follow(link: TableLink, plan: (news: Happening[]) => Beat[]): () => void {
  return link.onNews((news) => void perform(plan(news)));
}

/** To be called before the table changes. */
export async function perform(beats: readonly Beat[]): Promise<void> {
  const rate = tempo();
  if (rate === 0 || document.hidden) return beats.forEach((beat) => beat.sound && play(beat.sound));
  const before = seen(beats);
  await tick();
  const now = performance.now();
  if (busyUntil - now > LONGEST) skip();
  const plan = timed(beats, rate, Math.max(0, busyUntil - now));
  busyUntil = Math.max(busyUntil, now + plan.end);
  for (const beat of plan.beats) start(beat, before);
}

function start(beat: Timed, before: ReadonlyMap<Spot, Before>): void {
  beat.moves.forEach((move, index) => begin(move, before, beat.at + ripple(index, beat.pace), beat.pace));
  const { sound } = beat;
  if (!sound) return;
  const timer = setTimeout(() => {
    sounding.delete(timer);
    play(sound);
  }, beat.at);
  sounding.add(timer);
}

function begin(move: Move, before: ReadonlyMap<Spot, Before>, delay: number, pace: number): void {
  if (move.kind === "travel") travel(move, before, delay, pace);
  else if (move.kind === "coins") pay(move, delay, pace);
  else gesture(move, delay, pace);
}

/** What fades stays faded, until the table shows something else there. */
function gesture(move: Gesture, delay: number, pace: number): void {
  const fill = move.how === "fade" ? "both" : "backwards";
  find(move.spot)?.animate(GESTURES[move.how], { duration: move.ms * pace, delay, easing: "ease-out", fill });
}

function travel(move: Travel, before: ReadonlyMap<Spot, Before>, delay: number, pace: number): void {
  const from = move.from.map((spot) => before.get(spot)).find((one) => one !== undefined);
  const [thing, ...elsewhere] = move.to;
  if (!from || thing === undefined || before.has(thing)) return;
  const target = find(thing);
  if (target) return fly(target, from.rect, { duration: move.ms * pace, delay }, move.drops);
  const to = elsewhere.map(find).find((one) => one !== null);
  if (to && from.ghost) vanish(from.ghost, from.rect, to.getBoundingClientRect(), { duration: move.ms * pace, delay });
}

interface Timing {
  duration: number;
  delay: number;
}

/** A likeness of the thing comes from somewhere else; the thing is not seen before that has landed. */
export function fly(target: HTMLElement, from: DOMRect, timing: Timing, drops = false): void {
  for (const own of target.getAnimations({ subtree: true })) if (isFinite(own)) own.finish();
  const to = target.getBoundingClientRect();
  const ghost = show(likeness(target), to);
  ghost.style.opacity = "0";
  const land: Keyframe[] = drops ? [{ transform: "translateY(-4px)", opacity: 1, offset: 0.86, easing: "ease-in" }] : [];
  const frames = [{ transform: shift(to, from), opacity: 1, easing: "ease-out" }, ...land, { transform: "none", opacity: 1 }];
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration });
  ends(ghost, ghost.animate(frames, timing));
}

/** What stood there goes to where it is only small. */
function vanish(ghost: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing): void {
  show(ghost, from);
  const frames = [
    { transform: "none", opacity: 1, easing: "ease-in-out" },
    { transform: shift(from, to, 0.7), opacity: 1, offset: 0.8 },
    { transform: shift(from, to), opacity: 0 },
  ];
  ends(ghost, ghost.animate(frames, { ...timing, fill: "both" }));
}

function pay(move: Coins, delay: number, pace: number): void {
  const [from, to] = [find(move.from)?.getBoundingClientRect(), find(move.to)?.getBoundingClientRect()];
  if (!from || !to) return;
  move.coins.forEach((worth, index) => {
    const ghost = coin(worth, from, COIN);
    const [x, y] = between(from, to);
    const high = 40 + Math.hypot(x, y) * 0.15;
    const frames = [
      { transform: "scale(0.5)", opacity: 0, easing: "ease-out" },
      { transform: `translate(${x / 2}px, ${y / 2 - high}px) scale(1.15)`, opacity: 1, easing: "ease-in" },
      { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 1 },
    ];
    ends(ghost, ghost.animate(frames, { duration: move.ms * pace, delay: delay + ripple(index, pace), fill: "both" }));
  });
}

/** What still moves at the table is at its end, and what was to be heard then is not heard. */
export function skip(): void {
  busyUntil = 0;
  sounding.forEach(clearTimeout);
  sounding.clear();
  for (const running of document.getAnimations()) if (isFinite(running) && !isOfSheet(running)) running.finish();
}

/** A sheet that is coming in does not jump away under the finger that presses on it. */
function isOfSheet(running: Animation): boolean {
  const { target } = running.effect as KeyframeEffect;
  return target?.closest("dialog") != null;
}

for (const input of ["pointerdown", "keydown", "wheel"]) addEventListener(input, skip, { capture: true, passive: true });

function isFinite(running: Animation): boolean {
  return running.effect?.getComputedTiming().endTime !== Infinity;
}

function ends(ghost: HTMLElement, running: Animation): void {
  const gone = () => ghost.remove();
  running.finished.then(gone, gone);
}

/** Everything that a plan starts from, and which of its ends are there already. */
function seen(beats: readonly Beat[]): Map<Spot, Before> {
  const found = new Map<Spot, Before>();
  for (const { moves } of beats) {
    for (const move of moves) {
      if (move.kind !== "travel") continue;
      for (const spot of [...move.from, ...move.to.slice(0, 1)]) {
        const element = found.has(spot) ? null : find(spot);
        if (element) found.set(spot, { rect: element.getBoundingClientRect(), ghost: move.to.length > 1 ? likeness(element) : null });
      }
    }
  }
  return found;
}

/** The first mark of a spot that is in sight. */
function find(spot: Spot): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-spot~="${CSS.escape(spot)}"]`)) {
    const { width, height, bottom, top } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && bottom > 0 && top < innerHeight) return element;
  }
  return null;
}

function between(from: DOMRect, to: DOMRect): [number, number] {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}

/** The transform that puts what is at one place over another, as large as fits there. */
function shift(at: DOMRect, over: DOMRect, part = 1): string {
  const [x, y] = between(at, over);
  const scale = Math.max(LEAST, Math.min(over.width / at.width, over.height / at.height));
  return `translate(${x * part}px, ${y * part}px) scale(${1 + (scale - 1) * part})`;
}
