// What moves when something has happened in Art Society.
import type { Beat, Gesture } from "../../motion/plan";
import type { Happening } from "../../wire/table.svelte";

const TAKE = 350;
const HANG = 180;
const LAND = 350;
const TURN_UP = 250;
const SEAL = 250;
const TIE = 200;
const WALK = 600;

export function motionsOf(news: readonly Happening[], own: number | null): Beat[] {
  return news.flatMap((event) => (event.type === "revealed" && "cards" in event ? opened(event.cards) : (beatOf(event, own) ?? [])));
}

function beatOf(event: Happening, own: number | null): Beat | null {
  switch (event.type) {
    case "turned-up":
      return { moves: event.lot.map((tile): Gesture => ({ kind: "gesture", spot: `lot:${tile}`, how: "flip", ms: TURN_UP })), sound: "paper" };
    case "sealed":
      return { moves: [{ kind: "gesture", spot: `sealed:${event.seat}`, how: "rise", ms: SEAL }], sound: "paper" };
    case "took":
      return goes([`lot:${event.tile}`], [`inhand:${event.tile}`, `seat:${event.seat}`], TAKE);
    case "held":
      return goes([`inhand:${event.tile}`], [`held:${event.tile}`], TAKE);
    case "unsold":
      return goes([`lot:${event.tile}`], [`bought:${event.tile}`, "museum"], WALK);
    case "hung-start":
    case "hung":
    case "merged":
    case "took-decor":
      return "space" in event && event.space ? hung(event.seat, event.space, own) : null;
    default:
      return null;
  }
}

/** Seat by seat; then, where bids are equal, the cards below that decide. */
function opened(cards: readonly number[]): Beat[] {
  const turned = cards.map((_, seat): Beat => ({ moves: [{ kind: "gesture", spot: `bid:${seat}`, how: "flip", ms: TURN_UP }], sound: "paper" }));
  if (new Set(cards).size === cards.length) return turned;
  return [...turned, { moves: cards.map((_, seat): Gesture => ({ kind: "gesture", spot: `below:${seat}`, how: "rise", ms: TIE })) }];
}

function goes(from: readonly string[], to: readonly string[], ms: number): Beat {
  return { moves: [{ kind: "travel", from, to, ms }], sound: "paper" };
}

/** The own tile stood there before it was hung; that of another comes to a wall which is small, and must be noticed. */
function hung(seat: number, space: string, own: number | null): Beat {
  const [how, ms] = seat === own ? (["hang", HANG] as const) : (["land", LAND] as const);
  return { moves: [{ kind: "gesture", spot: `wall:${seat}:${space}`, how, ms }], sound: "hang" };
}
