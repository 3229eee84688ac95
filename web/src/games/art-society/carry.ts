// How pointers carry the ghost: a mouse leads it, a finger taps a neighbourhood or drags it from below, two fingers zoom.
import type { Hanging } from "./hanging.svelte";
import type { Spot } from "./wall";

export interface Surface {
  /** Where a point of the screen lies on the wall, in spaces. */
  spotAt(clientX: number, clientY: number): Spot;
  /** The height of a space on the screen. */
  rowHeight(): number;
  zoomed(): boolean;
  pan(dx: number, dy: number): void;
  /** Two fingers: by how much, around which point of the screen. */
  pinch(factor: number, clientX: number, clientY: number): void;
  toggleZoom(clientX: number, clientY: number): void;
  /** How far the wall goes on at once, where a tile is held at the edge of what is seen; `lift`: how far below it the finger is. */
  pull(clientX: number, clientY: number, lift: number): Spot;
}

const MOVED = 8;
const DOUBLE_WITHIN = 320;
const LEAST_LIFT = 56;

interface Held {
  x: number;
  y: number;
  mode: "maybe-tap" | "carry" | "pan";
  /** From the pointer to the middle of the tile, in spaces. */
  offset: Spot;
  /** Taken from beside the wall: away from the wall it hangs nowhere. */
  fromTray?: boolean;
}

export class Carry {
  private held = new Map<number, Held>();
  private spread = 0;
  private drifting = 0;
  private tapped = { at: 0, x: 0, y: 0, question: "" };

  constructor(
    private readonly hanging: Hanging,
    private readonly surface: Surface,
  ) {}

  private middle(): Spot | null {
    const { spot, size } = this.hanging;
    return spot && { x: spot.x + size.w / 2, y: spot.y + size.h / 2 };
  }

  down(event: PointerEvent): void {
    if (!this.hanging.current || (event.pointerType === "mouse" && event.button !== 0)) return;
    const onGhost = event.target instanceof Element && event.target.closest("[data-ghost]") !== null;
    const touch = event.pointerType !== "mouse";
    const spot = this.surface.spotAt(event.clientX, event.clientY);
    const middle = this.middle();
    const offset = onGhost && middle ? { x: middle.x - spot.x, y: middle.y - spot.y } : { x: 0, y: 0 };
    const mode = touch ? "maybe-tap" : "carry";
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY, mode, offset });
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (this.held.size === 2) this.spread = this.distance();
    if (mode === "carry") {
      this.hanging.carried = true;
      this.hanging.float({ x: spot.x + offset.x, y: spot.y + offset.y });
    } else if (onGhost && this.held.size === 1) {
      const held = this.held.get(event.pointerId);
      if (held) held.offset = { x: 0, y: -this.lift() };
    } else if (this.hanging.spot && this.surface.zoomed()) {
      const held = this.held.get(event.pointerId);
      if (held) held.offset = { x: NaN, y: NaN };
    }
  }

  /** A tile beside the wall is picked up; the wall gets all that follows. */
  pickUp(event: PointerEvent, stage: Element): void {
    if (!this.hanging.current?.places.length) return;
    const offset = { x: 0, y: event.pointerType === "mouse" ? 0 : -this.lift() };
    const held: Held = { x: event.clientX, y: event.clientY, mode: "carry", offset, fromTray: true };
    this.held.set(event.pointerId, held);
    stage.setPointerCapture(event.pointerId);
    this.hanging.carried = true;
    this.carryTo(held);
  }

  /** Another gesture has this pointer. */
  forget(pointer: number): void {
    this.held.delete(pointer);
  }

  private carryTo(held: Held): void {
    const spot = this.surface.spotAt(held.x, held.y);
    const middle = { x: spot.x + held.offset.x, y: spot.y + held.offset.y };
    const { w, h } = this.hanging.size;
    const away = held.fromTray && (middle.x < -w / 2 || middle.x > 10 + w / 2 || middle.y < -h / 2 || middle.y > 14 + h / 2);
    this.hanging.flying = away ? { x: held.x, y: held.y + held.offset.y * this.surface.rowHeight() } : null;
    if (away) this.hanging.spot = null;
    else this.hanging.float(middle);
  }

  /** Held at the edge of a zoomed wall, a tile takes the wall along. */
  private drift(pointer: number): void {
    const held = this.held.get(pointer);
    const lift = held ? -held.offset.y * this.surface.rowHeight() : 0;
    const pull = held?.mode === "carry" && this.held.size === 1 ? this.surface.pull(held.x, held.y, lift) : null;
    if (!held || !pull || (!pull.x && !pull.y)) {
      this.drifting = 0;
      return;
    }
    this.surface.pan(-pull.x, -pull.y);
    this.carryTo(held);
    this.drifting = requestAnimationFrame(() => this.drift(pointer));
  }

  /** How far above the finger the middle of the tile floats, in rows. */
  private lift(): number {
    const row = this.surface.rowHeight();
    const { h } = this.hanging.size;
    return Math.max(LEAST_LIFT / row, 0.66 * h) + h / 2;
  }

  move(event: PointerEvent): void {
    const held = this.held.get(event.pointerId);
    if (!held) {
      const free = event.pointerType === "mouse" && !this.hanging.pinned && this.hanging.current;
      if (free) this.hanging.float(this.surface.spotAt(event.clientX, event.clientY));
      return;
    }
    if (this.held.size === 2) return this.pinching(event, held);
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (held.mode === "maybe-tap") {
      if (Math.hypot(dx, dy) < MOVED) return;
      held.mode = Number.isNaN(held.offset.x) ? "pan" : "carry";
      if (held.mode === "carry") {
        held.offset = { x: 0, y: -this.lift() };
        this.hanging.carried = true;
      }
    }
    if (held.mode === "pan") {
      this.surface.pan(dx, dy);
      held.x = event.clientX;
      held.y = event.clientY;
      return;
    }
    const before = this.hanging.place?.space;
    held.x = event.clientX;
    held.y = event.clientY;
    this.carryTo(held);
    if (!this.drifting) this.drift(event.pointerId);
    const now = this.hanging.place?.space;
    if (now && now !== before && event.pointerType === "touch") navigator.vibrate?.(8);
  }

  up(event: PointerEvent): void {
    const held = this.held.get(event.pointerId);
    this.held.delete(event.pointerId);
    if (!held) return;
    if (this.spread && this.held.size === 1) {
      this.spread = 0;
      this.held.clear();
      return;
    }
    if (held.mode === "carry") {
      this.hanging.carried = false;
      this.hanging.flying = null;
      if (this.hanging.spot) this.hanging.pinned = true;
    } else if (held.mode === "maybe-tap") this.tap(event);
  }

  private tap(event: PointerEvent): void {
    const { question } = this.hanging;
    const soon = question === this.tapped.question && event.timeStamp - this.tapped.at < DOUBLE_WITHIN;
    if (soon && Math.hypot(event.clientX - this.tapped.x, event.clientY - this.tapped.y) < 40) {
      this.surface.toggleZoom(event.clientX, event.clientY);
      this.tapped.at = 0;
      return;
    }
    this.tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY, question };
    const onGhost = event.target instanceof Element && event.target.closest("[data-ghost]") !== null;
    if (!onGhost) this.hanging.tap(this.surface.spotAt(event.clientX, event.clientY));
  }

  /** The system took the pointer away: the tile goes back. */
  cancel(event: PointerEvent): void {
    if (!this.held.delete(event.pointerId)) return;
    this.hanging.carried = false;
    this.hanging.flying = null;
    this.hanging.cancel();
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !this.hanging.pinned && !this.held.size) this.hanging.spot = null;
  }

  private distance(): number {
    const [one, other] = [...this.held.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  private pinching(event: PointerEvent, held: Held): void {
    held.x = event.clientX;
    held.y = event.clientY;
    const [one, other] = [...this.held.values()];
    if (!one || !other || !this.spread) return;
    for (const each of this.held.values()) each.mode = "pan";
    const now = this.distance();
    this.surface.pinch(now / this.spread, (one.x + other.x) / 2, (one.y + other.y) / 2);
    this.spread = now;
  }
}
