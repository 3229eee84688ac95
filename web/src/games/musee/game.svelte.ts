// A game of Musée at one device: what the table told, and what its person is about to do.
import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { DrawnMove } from "../../frame/answered";
import { refused, unlessTakenBack } from "../../frame/toasts.svelte";
import { labelOf, type TableLink } from "../../wire/table.svelte";
import type { MuseeGap, MuseeHang, MuseeKeepOrGive, MuseeMusee, MuseePlace, MuseeTheme, MuseeView } from "../../wire/wire";
import { say } from "../../words/words.svelte";
import { byValue, hangs, nameOf, played, strandsHand } from "./places";
import { placeWords, type MuseeHappening } from "./sentences";

export interface Hanging {
  number: number;
  place: string;
  /** It has left this device: no way back. */
  sent: boolean;
}

/** A painting that a review points at: where it was hung, or where it should have been. */
export interface Mark {
  seat: number;
  number: number;
  place: string;
  kind: DrawnMove["kind"];
  says: string;
}

export class MuseeGame {
  readonly link: TableLink;
  /** The card in hand that is lifted. */
  lifted = $state<number | null>(null);
  /** The lit place that is looked at. */
  aim = $state<string | null>(null);
  /** The place where a hand without any further slot was already warned of. */
  warned = $state<string | null>(null);
  hanging = $state.raw<Hanging | null>(null);
  /** The painting that a line of the log points at. */
  pointed = $state<number | null>(null);
  /** The card that came to the hand last. */
  drawn = $state<number | null>(null);
  /** What a review shows on the walls. */
  marks = $state.raw<readonly Mark[]>([]);
  /** On a phone: which Musée is on the stage. */
  shown = $state(0);
  /** Whether the last press came from a finger: then hanging needs a confirmation. */
  byTouch = $state(matchMedia("(hover: none)").matches);
  /** One screen for each thing, the log behind a button. */
  readonly phone = new MediaQuery("(max-width: 899px), (max-height: 520px)");
  /** Where the last card was taken from, for its slide to the wall. */
  takenFrom: DOMRect | null = null;
  private takeBack: (() => void) | null = null;

  constructor(link: TableLink) {
    this.link = link;
    this.shown = Math.max(0, this.ownIndex);
  }

  view = $derived.by(() => this.link.update?.view as MuseeView);
  asked = $derived.by(() => this.link.update?.choices as MuseeHang | MuseeKeepOrGive | null);
  cards = $derived.by(() => (this.asked?.type === "hang" ? this.asked.cards : []));
  over = $derived.by(() => this.view.winners !== null);
  ownIndex = $derived.by(() => this.view.musees.findIndex((musee) => musee.seats.includes(this.view.seat ?? -1)));
  own = $derived.by<MuseeMusee | undefined>(() => this.view.musees[this.ownIndex]);
  hung = $derived.by(() => new Set(this.view.hung));
  myTurn = $derived.by(() => this.cards.length > 0 && this.hanging === null);
  /** The lifted card, as long as it is in hand. */
  chosen = $derived.by(() => (this.lifted !== null && this.hand.includes(this.lifted) ? this.lifted : null));
  /** Where the chosen card fits, the most points first. */
  lit = $derived.by(() =>
    this.myTurn ? byValue(this.cards.find((card) => card.number === this.chosen)?.places ?? []) : [],
  );
  /** The lit place that is looked at, with what it brings. */
  aimed = $derived.by<MuseePlace | null>(() => this.lit.find((place) => nameOf(place) === this.aim) ?? null);
  /** The hand without the card that is on its way to the wall. */
  hand = $derived.by(() => this.view.hand.filter((number) => number !== this.hanging?.number));
  strands = $derived.by(
    () => this.aimed !== null && this.chosen !== null && this.strandedBy(this.chosen, nameOf(this.aimed)),
  );
  private themes = $derived.by(() => {
    const found = new Map<number, MuseeTheme["name"]>();
    for (const theme of this.view.themes) for (const number of theme.numbers) found.set(number, theme.name);
    return found;
  });
  /** Who hung each number. */
  hungBy = $derived.by(() => {
    const found = new Map<number, number>();
    for (const move of this.view.history) {
      const read = hangs(move);
      if (read) found.set(read.number, move.seat);
    }
    return found;
  });
  /** What others hung since this seat's last move; for a spectator the last painting. */
  fresh = $derived.by(() => {
    const moves = this.view.history;
    const since = this.view.seat === null ? moves.length - 1 : moves.findLastIndex((move) => move.seat === this.view.seat) + 1;
    return new Set(moves.slice(Math.max(0, since)).map((move) => hangs(move)?.number));
  });

  themeOf(number: number): MuseeTheme["name"] {
    return this.themes.get(number) ?? "animals";
  }

  name(seat: number): string {
    return labelOf(this.link, seat);
  }

  isOut(seat: number): boolean {
    return this.view.exits.some((exit) => exit.seat === seat);
  }

  markAt(musee: MuseeMusee, place: string): Mark | undefined {
    return this.marks.find((mark) => mark.place === place && musee.seats.includes(mark.seat));
  }

  /** Draw what a seat answered, and what was best. */
  mark(seat: number, moves: readonly DrawnMove[]): void {
    this.marks = moves.flatMap(({ kind, action, says }) => {
      const move = played(action);
      return move.kind === "hang" ? [{ seat, number: move.number, place: move.place, kind, says }] : [];
    });
  }

  gapOf(place: string): MuseeGap | undefined {
    return this.own?.gaps.find((gap) => gap.places.includes(place));
  }

  private strandedBy(number: number, place: string): boolean {
    return strandsHand(this.cards, (name) => this.gapOf(name), number, place);
  }

  /** Which card is new in the hand; none, once something was hung and nothing came for it. */
  noticeDrawn(news: readonly MuseeHappening[]): void {
    for (const event of news) {
      if (event.type === "hung" && event.seat === this.view.seat) this.drawn = null;
      if ((event.type === "drew" || event.type === "gave") && typeof event.number === "number") this.drawn = event.number;
    }
  }

  lift(number: number): void {
    this.lifted = number;
    this.aim = null;
    this.warned = null;
    this.shown = Math.max(0, this.ownIndex);
  }

  putBack(): void {
    if (this.hanging && !this.hanging.sent) this.takeBack?.();
    else if (this.aim !== null && this.byTouch) this.aim = null;
    else this.lifted = this.aim = null;
    this.warned = null;
  }

  lookAt(place: string): void {
    if (this.aim !== place) this.warned = null;
    this.aim = place;
  }

  /** Hang the chosen card where it is looked at; what strands the hand is asked once more. */
  hang(confirmed: "at once" | "take back"): void {
    const [number, place] = [this.chosen, this.aim];
    if (number === null || place === null || this.aimed === null || this.hanging) return;
    if (this.strands && this.warned !== place) {
      this.warned = place;
      return;
    }
    this.hanging = { number, place, sent: false };
    if (confirmed === "at once") void this.send(number, place);
    else this.holdBack(number, place);
  }

  private holdBack(number: number, place: string): void {
    const back = () => {
      this.takeBack = null;
      this.hanging = null;
      this.aim = null;
    };
    this.takeBack = unlessTakenBack(
      say("web-musee-hung-now", { number, place: placeWords(place) }),
      () => void this.send(number, place),
      back,
    );
  }

  private async send(number: number, place: string): Promise<void> {
    this.takeBack = null;
    this.hanging = { number, place, sent: true };
    await this.act(`hang ${number} ${place}`);
    this.hanging = null;
    this.lifted = this.aim = null;
  }

  /** Send an action; a refusal is told in its own words. */
  async act(action: string): Promise<void> {
    try {
      await this.link.act(action);
    } catch (error) {
      refused(error);
    }
  }
}

const KEY = Symbol("Musée");

export function seatGame(link: TableLink): MuseeGame {
  return setContext(KEY, new MuseeGame(link));
}

export function gameHere(): MuseeGame {
  return getContext<MuseeGame>(KEY);
}
