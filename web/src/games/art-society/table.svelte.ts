// What every part of this table looks at: the view, what may be answered, what is chosen and not yet sent.
import { getContext, setContext } from "svelte";
import { refused } from "../../frame/toasts.svelte";
import type { TableLink } from "../../wire/table.svelte";
import type { ArtSocietyPlayer as Player, ArtSocietyView as View } from "../../wire/wire";
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

  constructor(readonly link: TableLink) {
    this.hanging = new Hanging(link);
  }

  view = $derived.by(() => this.link.update?.view as View);
  choices = $derived.by(() => this.link.update?.choices ?? null);
  seat = $derived.by(() => this.link.seat ?? this.watched);
  player = $derived.by((): Player | undefined => this.view.players[this.seat]);
  others = $derived.by(() => this.view.players.map((_, seat) => seat).filter((seat) => seat !== this.seat));
  pictures = $derived.by(() => decorPictures(this.link.events));
  round = $derived.by(() => this.view.rounds.at(-1) ?? null);
  /** Whether this seat has done anything yet. */
  decided = $derived.by(() => this.link.events.some((event) => "seat" in event && event.seat === this.link.seat));
  spectating = $derived.by(() => this.link.seat === null);

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
