// What moves when something has happened in Musée.
import type { Beat } from "../../motion/plan";
import type { MuseeHappening } from "./sentences";

const SLIDE = 300;
const TURN_OVER = 400;

export function motionsOf(news: readonly MuseeHappening[], own: number | null): Beat[] {
  return news.flatMap((event) => beatOf(event, own) ?? []);
}

function beatOf(event: MuseeHappening, own: number | null): Beat | null {
  switch (event.type) {
    case "hung": {
      const from = [`hand:${event.number}`, ...(event.seat === own ? [] : [`seat:${event.seat}`])];
      const slide = { kind: "travel", from, to: [`hung:${event.number}`], ms: SLIDE } as const;
      // The own painting was heard when it was hung, before it was sent.
      return event.seat === own ? { moves: [slide] } : { moves: [slide], sound: "hang" };
    }
    case "drew":
      return typeof event.number === "number" ? drawn(event.number, "pile") : null;
    case "gave":
      return typeof event.number === "number" ? drawn(event.number, `seat:${event.seat}`) : null;
    case "took-bonus":
      return { moves: [{ kind: "gesture", spot: `bonus:${event.gallery}:${event.seat}`, how: "flip", ms: TURN_OVER }], sound: "coin" };
    default:
      return null;
  }
}

function drawn(number: number, from: string): Beat {
  return { moves: [{ kind: "travel", from: [from], to: [`hand:${number}`], ms: SLIDE }], sound: "paper" };
}
