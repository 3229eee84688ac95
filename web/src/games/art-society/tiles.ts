// Tiles by name: what `2x3PG` and `d2h` are, and how people call them.
import { say } from "../../words/words.svelte";
import { sizeOf } from "./wall";

const TYPES: Record<string, string> = { P: "portrait", C: "city_life", S: "still_life", L: "landscape" };
const FRAMES: Record<string, string> = { G: "gold", S: "silver", H: "shell", W: "wood" };
const TYPE_LETTERS = Object.fromEntries(Object.entries(TYPES).map(([letter, type]) => [type, letter]));

export const isDecor = (tile: string): boolean => tile.startsWith("d");
export const typeOf = (tile: string): string => TYPES[tile.charAt(3)] ?? "";
export const frameOf = (tile: string): string => FRAMES[tile.charAt(4)] ?? "";
export const frameLetter = (tile: string): string => tile.charAt(4);
export const letterOf = (type: string): string => TYPE_LETTERS[type] ?? "";
export const shieldsOf = (tile: string): number => Number(tile.charAt(1));

/** “portrait”, “decor”. */
export function kindName(tile: string): string {
  return isDecor(tile) ? say("web-art-society-decor") : say("art-society-type", { type: typeOf(tile) });
}

export const sizeName = (tile: string): string => {
  const { w, h } = sizeOf(tile);
  return `${w} × ${h}`;
};

/** “Portrait, 2 × 3, gold frame”. */
export function fullName(tile: string): string {
  if (isDecor(tile)) return say("web-art-society-decor-name", { size: sizeName(tile), shields: shieldsOf(tile) });
  return say("web-art-society-tile", { type: typeOf(tile), size: sizeName(tile), frame: frameOf(tile) });
}

const PAINTING = /\b\dx\d[PCSL][GSHW]\b/g;

/** In a sentence “2 × 3 (portrait, gold)” for `2x3PG`. */
export function named(text: string): string {
  return text.replace(PAINTING, (tile) => say("web-art-society-named", { type: typeOf(tile), size: sizeName(tile), frame: frameOf(tile) }));
}
