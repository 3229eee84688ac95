// A replay being read: every moment as one eye saw it, and where the reader is.
import { nameAt, type Happening, type TableLink } from "../wire/table.svelte";
import type { Moment, Replay, ReplayState, Table, Weighed } from "../wire/wire";
import { putAll } from "./changes";
import { linkOf } from "./link.svelte";
import { nextMark, previousMark } from "./marks";
import { tableOf, type Source } from "./source";

export type Eye = string;

/** What one eye saw. */
interface Read {
  replay: Replay;
  states: ReplayState[];
  events: Happening[];
  /** How many events there were at each moment. */
  heard: number[];
}

export class Book {
  readonly table: Table;
  readonly link: TableLink;
  readonly seats: readonly number[];
  /** How many actions have happened. */
  at = $state(0);
  /** A decision that the review speaks of, while it is looked at. */
  weighed = $state.raw<(Weighed & { seat: number }) | null>(null);
  private read = $state.raw<Read>() as Read;
  private readonly known = new Map<Eye, Read>();

  constructor(
    readonly source: Source,
    replay: Replay,
  ) {
    this.table = tableOf(source, replay);
    this.seats = this.table.seats.map((one) => one.seat);
    this.read = this.keep(replay);
    this.link = linkOf(this);
  }

  eye = $derived.by(() => this.read.replay.eye);
  replay = $derived.by(() => this.read.replay);
  last = $derived.by(() => this.read.replay.moments.length);
  state = $derived.by<ReplayState>(() => this.read.states[this.at] as ReplayState);
  /** The action that led here; null before the first. */
  moment = $derived.by<Moment | null>(() => this.read.replay.moments[this.at - 1] ?? null);
  moments = $derived.by(() => this.read.replay.moments);
  standings = $derived.by(() => this.read.replay.standings);
  eyes = $derived.by<Eye[]>(() => ["public", ...this.seats.map(String), "all"]);
  /** The seat whose eye it is, if it is one's. */
  eyeSeat = $derived.by(() => (/^\d$/.test(this.eye) ? Number(this.eye) : null));
  /** Where something begins: rounds, or every tenth action. */
  marks = $derived.by(() => marksOf(this.standings.map((one) => one.round)));

  name(seat: number): string {
    return nameAt(this.table, seat);
  }

  eventsUntil(at: number): Happening[] {
    return this.read.events.slice(0, this.read.heard[at]);
  }

  /** What happened at the last action. */
  news = $derived.by(() => (this.at ? this.read.events.slice(this.read.heard[this.at - 1], this.read.heard[this.at]) : []));

  /** What a seat alone knew; null where this eye does not see it. */
  ownOf(seat: number, at = this.at): Record<string, unknown> | null {
    const state = this.read.states[at];
    if (!state) return null;
    if (this.eyeSeat === seat) return state.view as unknown as Record<string, unknown>;
    return (state.owns[seat] as Record<string, unknown> | undefined) ?? null;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.weighed?.at !== this.at) this.weighed = null;
  }

  leap(by: 1 | -1): void {
    this.go(by > 0 ? nextMark(this.marks, this.at, this.last) : previousMark(this.marks, this.at));
  }

  async look(eye: Eye): Promise<void> {
    const known = this.known.get(eye);
    this.read = known ?? this.keep(await this.source.replay(eye));
  }

  /** Show a decision on the table, through the eyes of whoever made it. */
  async show(weighed: Weighed & { seat: number }): Promise<void> {
    if (this.eye !== "all") await this.look(String(weighed.seat));
    this.at = weighed.at;
    this.weighed = weighed;
    scrollTo({ top: 0 });
  }

  private keep(replay: Replay): Read {
    const states = [replay.state];
    const events: Happening[] = [];
    const heard = [0];
    for (const moment of replay.moments) {
      states.push(putAll(states.at(-1) as ReplayState, moment.changes));
      events.push(...moment.events);
      heard.push(events.length);
    }
    const read = { replay, states, events, heard };
    this.known.set(replay.eye, read);
    return read;
  }
}

/** The moments where a round begins; in a game without rounds every tenth. */
function marksOf(rounds: readonly (number | null)[]): number[] {
  if (rounds.every((round) => round === null)) return rounds.map((_, at) => at).filter((at) => at % 10 === 0);
  return rounds.map((_, at) => at).filter((at) => at === 0 || rounds[at] !== rounds[at - 1]);
}
