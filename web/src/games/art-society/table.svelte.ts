// What every part of this table looks at: the view, what may be answered, what is chosen and not yet sent.
import { getContext, setContext } from "svelte";
import { refused } from "../../frame/toasts.svelte";
import type { TableLink } from "../../wire/table.svelte";
import type { ArtSocietyPlayer as Player, ArtSocietyView as View } from "../../wire/wire";
import { lit } from "./count";
import { decorPictures } from "./decor";
import { Hanging } from "./hanging.svelte";

const KEY = Symbol("art society");

export class SocietyTable {
  readonly hanging: Hanging;
  /** The painting of the lot that is chosen and not yet taken. */
  lotChoice = $state<string | null>(null);
  /** The bid card that is chosen and not yet sealed. */
  card = $state<number | null>(null);
  /** Whose wall a spectator looks at. */
  watched = $state(0);
  /** The line of the final count that lights its tiles. */
  line = $state<string | null>(null);
  /** Paintings that a line of the log is about. */
  pointed = $state.raw<{ seat: number; space: string } | null>(null);
  /** Whose wall is looked at while the points are counted. */
  counted = $state<number | null>(null);
  /** Sheets over the table: a tile looked at closely, the log, and the wall of somebody else. */
  detail = $state.raw<{ tile: string; space: string | null } | null>(null);
  log = $state(false);
  wall = $state<number | null>(null);

  constructor(readonly link: TableLink) {
    this.hanging = new Hanging(link);
  }

  view = $derived.by(() => this.link.update?.view as View);
  choices = $derived.by(() => this.link.update?.choices ?? null);
  seat = $derived.by(() => (this.view.phase === "over" ? this.counted : null) ?? this.link.seat ?? this.watched);
  player = $derived.by((): Player | undefined => this.view.players[this.seat]);
  others = $derived.by(() => this.view.players.map((_, seat) => seat).filter((seat) => seat !== this.seat));
  pictures = $derived.by(() => decorPictures(this.link.events));
  round = $derived.by(() => this.view.rounds.at(-1) ?? null);
  /** Whether this seat has done anything yet. */
  decided = $derived.by(() => this.link.events.some((event) => "seat" in event && event.seat === this.link.seat));
  spectating = $derived.by(() => this.link.seat === null);
  /** Whether a tile is to be hung now. */
  placing = $derived.by(() => ["start", "turn", "decor"].includes(this.choices?.type ?? ""));
  /** Whether a painting of the lot is to be taken now. */
  taking = $derived.by(() => this.choices?.type === "take");
  /** The bid that lies face down, as long as it may be changed. */
  sealed = $derived.by(() => this.link.update?.pending ?? null);
  /** Whether this seat will take one later. */
  waits = $derived.by(() => !this.spectating && (this.round?.standings ?? []).some((one) => one.seat === this.link.seat && one.turn === "waits"));
  /** Whether wishes can be made now: the bid is sealed, or others take before. */
  wishing = $derived.by(() => this.waits || (this.view.phase === "bid" && this.sealed !== null));
  /** What a line of the final count lights on the wall. */
  light = $derived.by(() => (this.view.phase === "over" && this.player ? lit(this.player, this.line) : null));

  /** A spectator goes to another wall; who sits here only looks at it. */
  look(seat: number): void {
    if (this.spectating) this.watched = seat;
    else this.wall = seat;
  }

  seal(): void {
    if (this.card !== null && this.sealed !== `bid ${this.card}`) this.send(`bid ${this.card}`);
  }

  take(): void {
    if (this.taking && this.lotChoice) this.send(`take ${this.lotChoice}`);
  }

  send(action: string): void {
    this.link.act(action).catch(refused);
  }
}

export function seatTable(link: TableLink): SocietyTable {
  return setContext(KEY, new SocietyTable(link));
}

export function society(): SocietyTable {
  return getContext<SocietyTable>(KEY);
}
