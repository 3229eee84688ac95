// The table from one chair: what is on it, and what lies tried on the easel before anything is sent.
import { MediaQuery } from "svelte/reactivity";
import { announce } from "../../frame/live.svelte";
import { refuse, refused } from "../../frame/toasts.svelte";
import type { Order, TableLink } from "../../wire/table.svelte";
import { say } from "../../words/words.svelte";
import { artistAt, nameOfArtist, sameKind, written, type Card } from "./cards";
import { galleryOf, heldOf, type Entry, type Hands, type Held } from "./gallery";
import { keepCalm } from "./lock";
import { clamp } from "./money";
import { Names } from "./names";
import { statusOf } from "./status";
import { linesOf } from "./story";
import type { Choices, Happening, Playable, View } from "./wire";
import { payoutWith } from "./worth";

/** Why a card in the hand is out of question now. */
export type Use = Playable | null;

const DECISIONS = new Set<Happening["type"]>(["offered", "added", "declined", "bid", "passed", "sealed", "price-named", "revealed", "skipped"]);
/** Out is for the whole lot, so it is held back for a moment. */
const OUT_AFTER = 2000;

export class Desk {
  readonly link: TableLink;
  readonly names: Names;
  /** Too small for everything at once: one decision at a time, the rest in sheets. */
  readonly phone = new MediaQuery("(max-width: 1099px), (max-height: 500px)");
  /** Fingers slip: what cannot be taken back is asked twice. */
  readonly touch = new MediaQuery("pointer: coarse");

  view = $derived.by(() => this.link.update?.view as View);
  choices = $derived.by(() => (this.link.update?.choices ?? null) as Choices | null);
  /** Bidding without a hammer that falls: to pass and to leave are answers like a bid. */
  unhurried = $derived.by(() => this.view.phase === "open" && this.choices !== null && this.link.update?.clock?.kind !== "hammer");
  gallery = $derived.by(() => galleryOf(this.link.events as Happening[], this.hands()));
  lines = $derived.by(() => linesOf(this.gallery.entries, this.names));
  held = $derived.by(() => heldOf(this.view.hand, this.gallery.copies, this.view.seat ?? 0));
  /** The lot, named by how many paintings have been shown. */
  lotNumber = $derived.by(() => this.gallery.works.length);
  easel = $derived.by(() => this.gallery.works.filter((work) => work.fate === "easel"));
  /** What this seat has sealed and may still change. */
  sealed = $derived.by(() => {
    const pending = this.link.update?.pending ?? null;
    return pending?.startsWith("seal ") ? Number(pending.slice(5)) : null;
  });
  /** Clockwise from the own left, so that the own seat is the last. */
  around = $derived.by(() => {
    const { players, seat } = this.view;
    return Array.from({ length: players }, (_, step) => ((seat ?? players - 1) + 1 + step) % players);
  });
  status = $derived.by(() => statusOf(this.view, this.choices, this.sealed, this.names, this.order("out") !== null));
  /** Whether this seat has decided anything yet. */
  decided = $derived.by(() => this.gallery.entries.some(({ event }) => this.view.seat === (event.type === "sold" ? event.sale.buyer : DECISIONS.has(event.type) ? (event as { seat: number }).seat : -1)));

  /** The picture that is lifted from the hand. */
  private lifted = $state<string | null>(null);
  /** The second picture of a double; "alone" for none. */
  private beside = $state<string | null>(null);
  /** An amount that is being chosen, and for which lot. */
  private draft = $state({ lot: -1, amount: 0 });
  /** What was chosen to lie beside a double that is on its way to the easel. */
  private intended = $state.raw<{ card: Card | null } | null>(null);
  /** The lot whose own envelope was opened again. */
  private openedAgain = $state(-1);
  /** A sale that has just happened, while it is shown. */
  sale = $state.raw<Entry | null>(null);
  /** The next lot is under the hammer already. */
  hurried = $state(false);
  /** What is asked has just taken the place of a sale. */
  calm = $state(false);
  /** The round whose end is shown. */
  roundOver = $state<number | null>(null);
  /** Pictures pointed at in the log. */
  pointed = $state.raw<readonly string[]>([]);

  playable = $derived.by(() => {
    const { choices } = this;
    return choices?.type === "offer" || choices?.type === "add-or-decline" ? choices.cards : [];
  });
  chosen = $derived.by(() => this.held.find(({ picture, card }) => picture === this.lifted && this.use(card)) ?? null);
  /** What may lie beside the lifted double. */
  partners = $derived.by(() => {
    const { chosen } = this;
    if (!chosen || this.choices?.type !== "offer") return [];
    const kinds = this.use(chosen.card)?.partners ?? [];
    return kinds.flatMap((kind) => this.held.find(({ card }) => sameKind(card, kind)) ?? []);
  });
  partner = $derived.by(() => {
    if (this.beside === "alone") return null;
    return this.partners.find(({ picture }) => picture === this.beside) ?? this.partners[0] ?? null;
  });
  /** How many cards of one artist are tried on: a double lies there with its second card. */
  tried = $derived.by(() => (this.chosen ? (this.partner && !this.use(this.chosen.card)?.ends_round ? 2 : 1) : 0));
  /** Cards played by each artist, with those that are tried on. */
  played = $derived.by(() => this.view.played.map((count, at) => count + (this.chosen && artistAt(this.chosen.card) === at ? this.tried : 0)));
  /** What the bank would pay with what is tried on. */
  preview = $derived.by(() => {
    if (!this.chosen) return null;
    return this.tried > 1 ? payoutWith(this.view, this.played) : (this.view.one_more[artistAt(this.chosen.card)] ?? null);
  });
  /** How to stay, while leaving the lot can still be taken back. */
  stay = $state.raw<(() => void) | null>(null);

  /** `hands`: where more than the own one is looked at. */
  constructor(link: TableLink, private readonly hands: () => Hands = () => this.ownHand()) {
    this.link = link;
    this.names = new Names(link);
  }

  private ownHand(): Hands {
    const { seat, hand } = this.view;
    return seat === null ? [] : [[seat, hand]];
  }

  use(card: Card): Use {
    return this.playable.find((one) => sameKind(one.card, card)) ?? null;
  }

  /** Why a card of the hand cannot be played now. */
  explain(card: Card): void {
    const { choices } = this;
    if (choices?.type !== "add-or-decline") return refuse(say("web-modern-art-not-your-offer"), "MA-S3");
    const artist = choices.lot.cards[0]?.artist ?? card.artist;
    refuse(say("web-modern-art-not-fitting", { artist: nameOfArtist(artist) }), "MA-D1");
  }

  /** Of several cards of a kind the first is played, whichever of them is pressed. */
  lift(picture: string | null): void {
    const meant = this.held.find((held) => held.picture === picture);
    this.sale = null;
    this.lifted = this.held.find(({ card }) => meant && sameKind(card, meant.card))?.picture ?? null;
    this.beside = null;
  }

  putBeside(picture: string): void {
    this.beside = picture;
  }

  reopened = $derived.by(() => this.openedAgain === this.lotNumber);

  /** The own envelope can be opened until the last one is sealed. */
  reopen(open: boolean): void {
    this.openedAgain = open ? this.lotNumber : -1;
    if (!open && this.sealed !== null) this.setAmount(this.sealed);
  }

  amount(otherwise: number): number {
    return this.draft.lot === this.lotNumber ? this.draft.amount : otherwise;
  }

  /** The price that is being named: it begins at half of what the lot pays now. */
  price = $derived.by(() => {
    const { choices, view } = this;
    if (choices?.type !== "name-price") return 0;
    const pays = choices.lot.cards.reduce((sum, card) => sum + (view.worth[artistAt(card)] ?? 0), 0);
    return this.amount(clamp(Math.round(pays / 2), choices.lowest, choices.highest));
  });

  setAmount(amount: number): void {
    this.draft = { lot: this.lotNumber, amount };
  }

  /** Show a move on the table, ready to confirm. */
  show(action: string): void {
    const [verb = "", first = "", second = ""] = action.split(" ");
    const held = this.held.find(({ card }) => card.artist === first && card.auction === second);
    if (held) this.lift(held.picture);
    else if (["bid", "seal", "price"].includes(verb)) this.setAmount(Number(first));
  }

  /** A double was offered together with its partner: answer with it when the table asks. */
  answerDouble(card: Card | null): void {
    this.intended = { card };
  }

  keepIntention(): void {
    const { choices, intended } = this;
    if (!intended || choices?.type !== "add-or-decline") return;
    this.intended = null;
    if (choices.lot.host === this.view.seat) void this.act(intended.card ? `add ${written(intended.card)}` : "decline");
  }

  async act(action: string): Promise<boolean> {
    try {
      await this.link.act(action);
      return true;
    } catch (error) {
      refused(error);
      return false;
    }
  }

  /** Out of this auction, unless it is taken back in time. */
  leave(): void {
    const lot = this.lotNumber;
    const timer = setTimeout(() => {
      this.stay = null;
      if (this.lotNumber === lot && this.view.phase === "open") void this.setOrders([{ order: "out" }]);
    }, OUT_AFTER);
    this.stay = () => {
      clearTimeout(timer);
      this.stay = null;
    };
    announce(say("web-modern-art-leaving"));
  }

  /** A sale was shown long enough; whoever was about to press "go on" shall not press what comes instead. */
  closeSale(): void {
    if (!this.sale) return;
    this.sale = null;
    this.calm = true;
    keepCalm(() => (this.calm = false));
  }

  /** The pay-out of a round, asked for. */
  showRound(round: number): void {
    this.sale = null;
    this.roundOver = round;
  }

  /** The game was taken back: what was shown of it did not happen. */
  forget(): void {
    this.sale = null;
    this.roundOver = null;
    this.lift(null);
  }

  order<K extends Order["order"]>(kind: K): Extract<Order, { order: K }> | null {
    return (this.link.update?.orders.find((one) => one.order === kind) as Extract<Order, { order: K }>) ?? null;
  }

  async setOrders(orders: Order[]): Promise<void> {
    await this.link.setOrders(orders).catch(refused);
  }
}

export type { Held };
