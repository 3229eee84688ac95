// The picture of a finished game: my galleries, my wall, or what I bought, round by round.
import { decorPictures } from "../games/art-society/decor";
import { isDecor } from "../games/art-society/tiles";
import { rectOf } from "../games/art-society/wall";
import { pictureOf, written } from "../games/modern-art/cards";
import type { Happening, View } from "../wire/table.svelte";
import { say } from "../words/words.svelte";
import type { Wall } from "./games.svelte";

type Of<T extends View["type"]> = Extract<View, { type: T }>;

export function wallOf(view: View, seat: number, events: readonly Happening[]): Wall | null {
  switch (view.type) {
    case "musee":
      return galleries(view, seat);
    case "art-society":
      return wall(view, seat, events);
    case "modern-art":
      return purchases(view, seat);
  }
}

/** A painting with its number is four wide and five high. */
function galleries(view: Of<"musee">, seat: number): Wall | null {
  const musee = view.musees.find((one) => one.seats.includes(seat));
  if (!musee) return null;
  const [step, floor] = [4.4, 6.3];
  const hung = musee.galleries.flatMap((row, y) =>
    row.flatMap((number, x) => (number === null ? [] : [{ number, x: x * step, y: y * floor }])),
  );
  const stairs = [view.stairs.upper, view.stairs.lower].flatMap((columns, between) =>
    Array.from({ length: view.columns }, (_, column) => ({
      src: `/pictures/tokens/${columns.includes(column + 1) ? "staircase" : "chandelier"}.svg`,
      x: column * step + 1.5,
      y: between * floor + 5.15,
      w: 1,
      h: 1,
    })),
  );
  return {
    width: view.columns * step - 0.4,
    height: 3 * floor - 1.3,
    pieces: [...hung.map(({ number, x, y }) => ({ src: `/pictures/musee/${number}.svg`, x, y, w: 4, h: 5 })), ...stairs],
    texts: [],
  };
}

/** Spaces are 1.43 times as wide as high. */
function wall(view: Of<"art-society">, seat: number, events: readonly Happening[]): Wall | null {
  const own = view.players[seat]?.wall;
  if (!own) return null;
  const pictures = decorPictures(events);
  const wide = 1.43;
  const gap = 0.03;
  const pieces = own.tiles.map((hung) => {
    const { x, y, w, h } = rectOf(hung);
    const src = isDecor(hung.tile) ? `decor/${pictures(hung.tile, seat, hung.space)}` : `art-society/${hung.tile}`;
    return { src: `/pictures/${src}.svg`, x: x * wide + gap, y: y + gap, w: w * wide - 2 * gap, h: h - 2 * gap };
  });
  return { width: own.columns * wide, height: own.rows, pieces, texts: [] };
}

/** Four rows, one a round: every painting that was bought, and what the bank paid for them. */
function purchases(view: Of<"modern-art">, seat: number): Wall {
  const [w, h, step, row] = [2, 2.8, 2.15, 4];
  const sold = new Map<string, number>();
  const most = Math.max(1, ...view.rounds.map(({ round }) => boughtIn(view, seat, round).length));
  const columns = Math.max(6, most);
  const pieces: Wall["pieces"] = [];
  for (const sale of view.sales) {
    for (const card of sale.cards) {
      const copy = sold.get(written(card)) ?? 0;
      sold.set(written(card), copy + 1);
      if (sale.buyer !== seat) continue;
      const before = pieces.filter((one) => one.y === (sale.round - 1) * row + 0.8).length;
      pieces.push({
        src: `/pictures/modern-art/${pictureOf(card, copy)}.svg`,
        x: before * step,
        y: (sale.round - 1) * row + 0.8,
        w,
        h,
      });
    }
  }
  const texts = view.rounds.map(({ round, income }) => ({
    text: `${say("web-notebook-round", { round })}: +${income[seat] ?? 0}`,
    x: 0,
    y: (round - 1) * row + 0.55,
    size: 0.5,
  }));
  return { width: columns * step, height: view.rounds.length * row - 0.3, pieces, texts };
}

function boughtIn(view: Of<"modern-art">, seat: number, round: number) {
  return view.sales.filter((sale) => sale.buyer === seat && sale.round === round).flatMap((sale) => sale.cards);
}
