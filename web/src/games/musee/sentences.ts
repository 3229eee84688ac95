// What the table of Musée says: places, windows, sums, and what happened.
import type { LogLine } from "../../frame/Log.svelte";
import type {
  MuseeDrew,
  MuseeEnded,
  MuseeGave,
  MuseeHung,
  MuseeMusee,
  MuseePlace,
  MuseeTookBonus,
  MuseeWentOut,
} from "../../wire/wire";
import { say } from "../../words/words.svelte";
import type { MuseeGame } from "./game.svelte";
import { fitOf, hangs, nameOf, nameOfPlace, placeNamed, pointsAt, range, sidesOf, type Gallery, type Side } from "./places";

export type MuseeHappening = MuseeHung | MuseeDrew | MuseeGave | MuseeTookBonus | MuseeWentOut | MuseeEnded;

export function galleryWords(gallery: Gallery): string {
  return say("web-musee-gallery", { gallery });
}

/** "Middle 4". */
export function placeWords(name: string): string {
  const { gallery, column } = placeNamed(name);
  return say("web-musee-place", { gallery, column });
}

export function themeWords(game: MuseeGame, number: number): string {
  return say(`musee-theme-${game.themeOf(number)}`);
}

/** "19 (architecture)": without brackets it would be nineteen of them. */
export function cardWords(game: MuseeGame, number: number): string {
  return `${number} (${themeWords(game, number)})`;
}

/** "Klara, Ola and Emil". */
export function list(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return say("web-musee-and", { first: names.slice(0, -1).join(", "), last });
}

/** Whose Musée it is, as it stands on the cornice. */
export function houseWords(game: MuseeGame, musee: MuseeMusee): string {
  const names = musee.seats.map((seat) => game.name(seat));
  if (musee !== game.own) {
    const [first = "", last = ""] = names;
    return names.length === 1 ? say("web-musee-of", { name: first }) : say("web-musee-and", { first, last });
  }
  const partner = musee.seats.find((seat) => seat !== game.view.seat);
  return partner === undefined ? say("web-musee-yours") : say("web-musee-yours-and", { name: game.name(partner) });
}

/** "+3 = 1 painting + 2 neighbours", by parts that are worth something. */
export function sum(place: MuseePlace): string {
  const parts = [say("web-musee-sum-painting")];
  if (place.neighbours) parts.push(say("web-musee-sum-neighbours", { points: place.neighbours }));
  if (place.staircases) parts.push(say("web-musee-sum-staircases", { points: place.staircases }));
  if (place.bonus) parts.push(say("web-musee-sum-bonus", { points: place.bonus }));
  return parts.join(" + ");
}

function sideWords(side: Side, where: "left" | "right"): string {
  const window = range(side.lowest, side.highest);
  const fit = fitOf(side);
  if (fit === "closed") return say("web-musee-side-closed", { where, slots: side.slots });
  if (fit === "tight") return say("web-musee-side-tight", { where, window, free: side.free, slots: side.slots });
  return say("web-musee-side", { where, window, free: side.free });
}

/** What stays open beside a painting that hangs there. */
export function windowWords(game: MuseeGame, number: number, name: string): string {
  const gap = game.gapOf(name);
  if (!gap) return "";
  const { left, right } = sidesOf(gap, name, number, game.hung);
  const parts = [left && sideWords(left, "left"), right && sideWords(right, "right")].filter((part) => part !== null);
  return parts.length ? parts.join(" ") : say("web-musee-fills-sentence");
}

/** How a lit place speaks: "Middle 4, 3 points: 1 painting + 2 neighbours. Right 20–50: 23 free." */
export function placeSpoken(game: MuseeGame, number: number, place: MuseePlace): string {
  const name = nameOf(place);
  const points = say("musee-points", { points: pointsAt(place) });
  return `${placeWords(name)}, ${points}: ${sum(place)}. ${windowWords(game, number, name)}`;
}

/** What happened, as one would say it aloud. Own hangings are known, draws of others go without saying. */
export function happened(game: MuseeGame, news: MuseeHappening[]): string {
  const said = sentencesOf(game, news);
  if (game.myTurn) said.push(say("web-musee-your-turn-now"));
  if (game.asked?.type === "keep-or-give") said.push(say("web-musee-decide-now"));
  return said.join(" ");
}

export function sentencesOf(game: MuseeGame, news: MuseeHappening[]): string[] {
  return news.map((event) => happening(game, event)).filter((sentence) => sentence !== "");
}

/** The same, line by line, from one event on. */
export function linesSince(game: MuseeGame, from: number): LogLine[] {
  const news = game.link.events.slice(from) as MuseeHappening[];
  return news.flatMap((event, step) => {
    const text = happening(game, event);
    return text ? [{ key: from + step, seat: "seat" in event ? event.seat : null, text }] : [];
  });
}

function happening(game: MuseeGame, event: MuseeHappening): string {
  switch (event.type) {
    case "hung": {
      const move = game.view.history.findLast((one) => hangs(one)?.number === event.number);
      return say(event.seat === game.view.seat ? "web-musee-you-hung" : "web-musee-hung", {
        name: game.name(event.seat),
        card: cardWords(game, event.number),
        place: placeWords(nameOfPlace(event.gallery, event.column)),
        points: move?.points ?? 1,
      });
    }
    case "drew":
      if (typeof event.number !== "number") return "";
      return say(event.seat === game.view.seat ? "web-musee-drew" : "web-musee-other-drew", {
        name: game.name(event.seat),
        card: cardWords(game, event.number),
      });
    case "gave":
      return gave(game, event.seat, event.receiver, event.number);
    case "took-bonus":
      return say(event.seat === game.view.seat ? "web-musee-you-took" : "web-musee-took", {
        name: game.name(event.seat),
        gallery: event.gallery,
      });
    case "went-out":
      return event.seat === game.view.seat
        ? say("web-musee-you-are-out")
        : say("web-musee-went-out", { name: game.name(event.seat) });
    case "ended":
      return say("web-musee-nobody-can");
  }
}

function gave(game: MuseeGame, giver: number, receiver: number, number: number | null): string {
  if (number !== null) {
    const words = { name: game.name(giver), receiver: game.name(receiver), card: cardWords(game, number) };
    return say(receiver === game.view.seat ? "web-musee-given" : "web-musee-gave-card", words);
  }
  if (giver === game.view.seat) return say("web-musee-you-gave", { receiver: game.name(receiver) });
  return say("web-musee-gave", { name: game.name(giver), receiver: game.name(receiver) });
}

/** What the others have hung since this seat's last turn: "Bot Hugo: 45 in Middle 5 (+1)." */
export function sinceOwnTurn(game: MuseeGame): string {
  const moves = game.view.history;
  const since = moves.slice(moves.findLastIndex((move) => move.seat === game.view.seat) + 1);
  return since
    .flatMap((move) => {
      const read = hangs(move);
      if (!read) return [];
      return say("web-musee-since", { name: game.name(move.seat), number: read.number, place: placeWords(read.place), points: move.points });
    })
    .join(" ");
}

/** What was played last, for whoever asks. */
export function lastMove(game: MuseeGame): string {
  const move = game.view.history.at(-1);
  const read = move && hangs(move);
  if (!move || !read) return say("web-log-empty");
  return say(move.seat === game.view.seat ? "web-musee-you-hung" : "web-musee-hung", {
    name: game.name(move.seat),
    card: cardWords(game, read.number),
    place: placeWords(read.place),
    points: move.points,
  });
}
