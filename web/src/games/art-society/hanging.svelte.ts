// The tile that is about to be hung: which one, where its ghost stands, what the table says of that place.
import { announce } from "../../frame/live.svelte";
import { refused } from "../../frame/toasts.svelte";
import type { TableLink } from "../../wire/table.svelte";
import type { ArtSocietyPlace as Place, ArtSocietyView as View } from "../../wire/wire";
import { reasonFor } from "./decor";
import { byWorth, drawnTo, landing, next, TAP_REACH } from "./magnet";
import { lineWords } from "./lines";
import { isDecor, shieldsOf } from "./tiles";
import { verdict, type Line } from "./verdict";
import { edgeBetween, kept, rectOf, sizeOf, spaceName, spotOf, whyNot, type Edge, type Rect, type Size, type Spot } from "./wall";
import { tell } from "./words";

export interface Candidate {
  tile: string;
  places: Place[];
  from: "start" | "new" | "held" | "decor";
}
export interface TouchingEdge extends Edge {
  kind: "match" | "faux";
}

/** How long a faux pas waits for its second press. */
const SURE_WITHIN = 4000;

export class Hanging {
  private chosen = $state<string | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** Put down, so that the pointer no longer moves it. */
  pinned = $state(false);
  /** A faux pas was asked for once; the second press hangs it. */
  sure = $state(false);
  /** Carried by a finger or a pressed mouse. */
  carried = $state(false);
  /** Where on the screen a tile is that was taken from the tray and is not over the wall yet. */
  flying = $state.raw<Spot | null>(null);
  /** Hands a pointer that has picked up a tile beside the wall to whoever carries. */
  pickUp: ((event: PointerEvent) => void) | null = null;
  private sureTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly link: TableLink) {}

  view = $derived.by(() => this.link.update?.view as View);
  candidates = $derived.by(() => candidatesOf(this.link));
  current = $derived.by(() => {
    const found = this.candidates.find((candidate) => candidate.tile === this.chosen);
    return found ?? proposed(this.candidates) ?? null;
  });
  wall = $derived.by(() => this.view?.players[this.link.seat ?? 0]?.wall);
  /** Changes when another question is asked, so that the ghost goes back to the tray. */
  question = $derived.by(() => {
    const tiles = this.candidates.map((candidate) => candidate.from + candidate.tile);
    return [this.view?.round, this.wall?.empty, this.view?.pending?.owed, ...tiles].join(" ");
  });
  /** How many places the tile has, and how many of them are a faux pas or none. */
  room = $derived.by(() => {
    const places = this.current?.places ?? [];
    const flawed = places.filter((place) => place.faux_pas).length;
    return { places: places.length, good: places.length - flawed, flawed };
  });
  /** Why there is decor to take, in words. */
  why = $derived.by(() => {
    const found = this.link.update?.choices?.type === "decor" ? reasonFor(this.link.events, this.link.seat) : null;
    return found ? tell("decor-why", found) : "";
  });
  size = $derived.by((): Size => sizeOf(this.current?.tile ?? "d1"));
  /** Its places, the best first. */
  ordered = $derived.by((): Place[] => (this.wall ? byWorth(this.current?.places ?? [], this.size, this.wall) : []));
  place = $derived.by((): Place | null => {
    const spot = this.spot;
    if (!spot) return null;
    return this.current?.places.find((place) => place.space === spaceName(spot)) ?? null;
  });
  rect = $derived.by((): Rect | null => (this.spot && this.current ? { ...this.spot, ...this.size } : null));
  lines = $derived.by((): Line[] => (this.place && this.current ? verdict(this.view, this.current.tile, this.place) : []));
  reason = $derived.by(() => {
    if (!this.rect || this.place || !this.wall) return null;
    return whyNot(this.rect, this.wall, this.current?.from === "start");
  });
  /** Where a ghost that may not hang could go instead. */
  nearest = $derived.by((): Place | null => {
    if (!this.spot || this.place || !this.current) return null;
    return drawnTo(this.spot, this.current.places, Infinity);
  });
  edges = $derived.by((): TouchingEdge[] => {
    const { place, rect, wall } = this;
    if (!place || !rect || !wall) return [];
    return wall.tiles.flatMap((hung) => {
      const kinds: TouchingEdge["kind"][] = [];
      if (place.faux_pas_with?.includes(hung.space)) kinds.push("faux");
      else if (place.frames_with?.includes(hung.space)) kinds.push("match");
      const edge = kinds.length ? edgeBetween(rect, rectOf(hung)) : null;
      return edge ? kinds.map((kind) => ({ ...edge, kind })) : [];
    });
  });

  choose(tile: string): void {
    this.chosen = tile;
    this.unsure();
    if (this.spot) this.spot = kept(this.spot, this.size, this.wall ?? { columns: 10, rows: 14 });
  }

  reset(): void {
    this.chosen = null;
    this.spot = null;
    this.pinned = false;
    this.carried = false;
    this.flying = null;
    this.unsure();
  }

  /** The middle of the tile is held here, in spaces. */
  float(middle: Spot, reach?: number): void {
    if (!this.current || !this.wall) return;
    const floating = { x: middle.x - this.size.w / 2, y: middle.y - this.size.h / 2 };
    this.put(landing(floating, this.size, this.current.places, this.wall, reach));
  }

  tap(middle: Spot): void {
    this.float(middle, TAP_REACH);
    this.pinned = true;
    this.speak();
  }

  nudge(dx: number, dy: number): void {
    if (!this.wall) return;
    if (!this.spot) return this.step(1);
    this.put(kept({ x: this.spot.x + dx, y: this.spot.y + dy }, this.size, this.wall));
    this.pinned = true;
    this.speak();
  }

  /** To the next place by worth. */
  step(by: 1 | -1): void {
    const place = next(this.ordered, this.spot && spaceName(this.spot), by);
    if (place) this.goTo(place.space);
  }

  goTo(space: string): void {
    this.put(spotOf(space));
    this.pinned = true;
    this.speak();
  }

  private put(spot: Spot): void {
    if (spot.x === this.spot?.x && spot.y === this.spot.y) return;
    this.spot = spot;
    this.unsure();
  }

  private unsure(): void {
    clearTimeout(this.sureTimer);
    this.sure = false;
  }

  /** One sentence about where the ghost stands. */
  private speak(): void {
    if (!this.spot) return;
    const space = spaceName(this.spot);
    if (!this.place) return announce(tell("at-illegal", { space, reason: tell(`why-${this.reason}`) }));
    const told = this.lines.map((line) => lineWords(line, this.current?.tile ?? "")).join(", ");
    announce(tell("at", { space, told: told || tell("at-fits") }));
  }

  hang(): void {
    const { current, place } = this;
    if (!current || !place) return;
    if (place.faux_pas && !this.sure) {
      this.sure = true;
      announce(tell("press-again"));
      this.sureTimer = setTimeout(() => (this.sure = false), SURE_WITHIN);
      return;
    }
    this.unsure();
    const verb = { start: "start", new: `hang ${current.tile}`, held: `hang ${current.tile}`, decor: `decor ${current.tile}` };
    this.send(`${verb[current.from]} ${place.space}`);
  }

  /** AS-H3: whether the tile in hand may go to the assistant. */
  mayHold = $derived.by(() => {
    const choices = this.link.update?.choices;
    if (choices?.type === "turn") return choices.may_hold && this.current?.from === "new";
    return choices?.type === "decor" && choices.may_hold && this.current !== null;
  });

  /** AS-X1 to AS-X3: what may be done with a painting that has no place. */
  waysOut = $derived.by(() => {
    const choices = this.link.update?.choices;
    const turn = choices?.type === "turn" ? choices : null;
    const said = (may: boolean | undefined) => (may ? "yes" : "no");
    return { hold: said(turn?.may_hold), swap: said(Boolean(turn?.swaps.length)), store: said(turn?.may_store) };
  });

  hold(): void {
    const { current } = this;
    if (current) this.send(current.from === "decor" ? `decor ${current.tile} hold` : `hold ${current.tile}`);
  }

  /** Back to the tray. */
  cancel(): void {
    this.spot = null;
    this.pinned = false;
    this.unsure();
  }

  send(action: string): void {
    this.link.act(action).catch(refused);
  }
}

/** What lies in the hand unasked: what comes first and fits, of decor the first that brings most. */
function proposed(candidates: readonly Candidate[]): Candidate | undefined {
  const fitting = candidates.filter((candidate) => candidate.places.length > 0);
  const worth = ({ from, tile }: Candidate) => (from === "decor" ? shieldsOf(tile) : 0);
  const most = Math.max(...fitting.map(worth));
  return fitting.find((candidate) => worth(candidate) === most) ?? candidates[0];
}

function candidatesOf(link: TableLink): Candidate[] {
  const choices = link.update?.choices;
  switch (choices?.type) {
    case "start":
      return [{ tile: choices.tile, places: choices.places, from: "start" }];
    case "turn": {
      const { new: fresh, held } = choices;
      return [...(fresh ? [{ ...fresh, from: "new" as const }] : []), ...(held ? [{ ...held, from: "held" as const }] : [])];
    }
    case "decor":
      return choices.decor.filter((tile) => isDecor(tile.tile)).map(({ tile, places }) => ({ tile, places, from: "decor" }));
    default:
      return [];
  }
}
