// A table as this device sees it: the socket, what arrived on it, and what was sent and is not yet answered.
import { language, say } from "../words/words.svelte";
import * as api from "./api";
import { forget, keep, keptAt, type Kept } from "./seats";
import type { Problem, SocketAck, SocketBye, SocketNo, SocketPong, SocketTable, SocketUpdate, Table, Update } from "./wire";

export type View = NonNullable<Update["view"]>;
export type Choices = NonNullable<Update["choices"]>;
export type Happening = Update["events"][number];
export type Order = Update["orders"][number];
/** opening: for the first time; lost: it will be tried again; gone: it makes no sense to try again. */
export type Connection = "opening" | "open" | "lost" | "gone";

type Told = SocketTable | SocketUpdate | SocketAck | SocketNo | SocketPong | SocketBye;
type Sent = { t: "act"; cid: string; seen: number; action: string } | { t: "orders"; cid: string; orders: Order[] };
interface Unanswered {
  message: Sent;
  settle?: { done: () => void; refused: (refusal: api.Refused) => void };
}

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 6_000;
const LONGEST_WAIT = 10_000;
/** Closed for good: not understood, token void, foreign origin, no such table. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class TableLink {
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  /** Everything that happened, from the first event on. */
  events = $state.raw<Happening[]>([]);
  connection = $state<Connection>("opening");
  closeCode = $state<number | null>(null);
  /** When the clock of the last update was read, on this device's clock. */
  clockReadAt = $state(0);
  /** Actions on their way. */
  sending = $state(0);

  /** Where this device's person sits; known at the latest when the game has begun. */
  seat = $state<number | null>(null);
  readonly token: string | null;
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Unanswered>();
  private listeners = new Set<(news: Happening[]) => void>();
  private attempts = 0;
  private heardAt = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private ended = false;

  constructor(readonly id: string) {
    const own = keptAt(id);
    this.token = own?.token ?? null;
    this.seat = own?.seat ?? null;
    for (const message of storedUnanswered(id)) this.unanswered.set(message.cid, { message });
    addEventListener("online", this.tryNow);
    addEventListener("offline", this.tryNow);
    addEventListener("pageshow", this.tryNow);
    document.addEventListener("visibilitychange", this.tryNow);
    this.open();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.tryNow);
    removeEventListener("offline", this.tryNow);
    removeEventListener("pageshow", this.tryNow);
    document.removeEventListener("visibilitychange", this.tryNow);
    this.timers.forEach(clearTimeout);
    this.socket?.close();
  }

  /** Say hello again, in the language that is spoken now. */
  greetAgain(): void {
    const before = this.socket;
    if (!before || this.connection !== "open") return;
    this.connection = "opening";
    this.open();
    before.close();
  }

  /** Told what is new with each update after the first. Answers with how to stop listening. */
  onNews(listener: (news: Happening[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send an action in the notation of records. Refusals are thrown as `Refused`. */
  act(action: string, seen = this.update?.n ?? 0): Promise<void> {
    return this.send({ t: "act", cid: api.randomDigits(16), seen, action });
  }

  setOrders(orders: Order[]): Promise<void> {
    return this.send({ t: "orders", cid: api.randomDigits(16), orders });
  }

  hint() {
    return api.hint(this.id, this.token ?? "");
  }

  undo() {
    return api.undo(this.id, this.token ?? "");
  }

  private send(message: Sent): Promise<void> {
    return new Promise((done, refused) => {
      this.unanswered.set(message.cid, { message, settle: { done, refused } });
      this.count();
      if (this.socket?.readyState === WebSocket.OPEN && this.connection === "open") {
        this.socket.send(JSON.stringify(message));
      }
    });
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      const since = this.update?.n ?? 0;
      socket.send(JSON.stringify({ t: "hello", token: this.token, since, lang: language() }));
      this.timers.push(setInterval(() => this.ping(socket), PING_EVERY));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.hear(JSON.parse(event.data as string) as Told, socket);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(told: Told, socket: WebSocket): void {
    switch (told.t) {
      case "table":
        this.table = told;
        return;
      case "update": {
        const first = this.connection !== "open";
        this.take(told);
        if (first) this.resend(socket);
        return;
      }
      case "ack":
        this.settle(told.cid)?.done();
        return;
      case "no":
        this.settle(told.cid)?.refused(new api.Refused(told as Problem));
        return;
    }
  }

  /** Everything sent that nobody answered: by its cid it acts once, however often it is sent. */
  private resend(socket: WebSocket): void {
    this.connection = "open";
    this.attempts = 0;
    for (const { message } of this.unanswered.values()) socket.send(JSON.stringify(message));
  }

  private take(update: Update): void {
    if (this.update && update.n < this.update.n) return;
    const repeated = this.update !== null && update.n === this.update.n;
    const news = repeated ? [] : update.events;
    const first = this.update === null;
    this.update = update;
    this.sitDown(update.view?.seat ?? null);
    this.clockReadAt = performance.now();
    if (update.afresh && !repeated) {
      // The game was taken back: these are all events that have still happened, and none is news.
      this.events = update.events;
      return;
    }
    if (!news.length) return;
    this.events = [...this.events, ...news];
    if (!first) for (const listener of this.listeners) listener(news);
  }

  /** Who came by a return link learns the seat from the view. */
  private sitDown(seat: number | null): void {
    if (seat === null || seat === this.seat || !this.token) return;
    this.seat = seat;
    keep({ ...keptAt(this.id), table: this.id, game: this.table?.game ?? "", seat, token: this.token });
  }

  private settle(cid: string): Unanswered["settle"] {
    const { settle } = this.unanswered.get(cid) ?? {};
    this.unanswered.delete(cid);
    this.count();
    return settle;
  }

  private count(): void {
    const messages = [...this.unanswered.values()].map((one) => one.message);
    this.sending = messages.length;
    storeUnanswered(this.id, messages);
  }

  /** A line on which no answer comes is given up. */
  private ping(socket: WebSocket): void {
    if (socket !== this.socket || socket.readyState !== WebSocket.OPEN) return;
    const sent = Date.now();
    socket.send(JSON.stringify({ t: "ping", cid: api.randomDigits(16) }));
    this.timers.push(
      setTimeout(() => {
        if (socket !== this.socket) return;
        if (this.heardAt >= sent) return;
        socket.close();
        this.lost(1006);
      }, ANSWER_WITHIN),
    );
  }

  private lost(code: number): void {
    if (this.ended) return;
    this.socket = null;
    this.closeCode = code;
    if (FINAL.has(code)) {
      this.connection = "gone";
      if (code === 4401 || code === 4404) forget(this.id);
      return;
    }
    this.connection = this.update ? "lost" : "opening";
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.timers.forEach(clearTimeout);
    this.timers = [setTimeout(() => this.open(), wait)];
  }

  private tryNow = (): void => {
    if (document.hidden || this.ended || this.connection === "gone") return;
    if (this.socket === null) {
      this.timers.forEach(clearTimeout);
      this.attempts = 0;
      this.open();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      this.ping(this.socket);
    }
  };
}

/** Remember a seat that was just given on this device, with what the shuffle can be checked by later. */
export function keepSeat(
  table: string,
  game: string,
  made: { seat: number | null; token: string },
  noted: Partial<Pick<Kept, "luck" | "commitment" | "after" | "branch">> = {},
): void {
  keep({ table, game, seat: made.seat, token: made.token, ...noted });
}

/** How a seat is called in sentences: "you" for the own one. */
export function nameOf(link: TableLink, seat: number): string {
  return seat === link.seat ? say("table-you") : nameAt(link.table, seat);
}

/** How a seat is called where its name stands alone: "You" for the own one. */
export function labelOf(link: TableLink, seat: number): string {
  return seat === link.seat ? say("web-you") : nameAt(link.table, seat);
}

/** The name of whoever sits there; bots have names of their own. */
export function nameAt(table: Table | null, seat: number): string {
  const there = table?.seats[seat];
  if (there?.occupant.startsWith("bot:")) return say(`web-bot-${seat}`);
  return there?.name ?? say("replay-seat", { seat });
}

const storedAs = (table: string) => `vernissage.unanswered.${table}`;

function storedUnanswered(table: string): Sent[] {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs(table)) ?? "[]") as Sent[];
  } catch {
    return [];
  }
}

function storeUnanswered(table: string, messages: Sent[]): void {
  if (messages.length) sessionStorage.setItem(storedAs(table), JSON.stringify(messages));
  else sessionStorage.removeItem(storedAs(table));
}
