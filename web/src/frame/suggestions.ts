// Which legal moves begin like what was typed, and how what was typed is meant.
const MOST = 8;

/** Written with one space and in small letters, but for the gallery or column of a place. */
export function tidy(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

const folded = (text: string) => tidy(text).toLowerCase();

/** The legal move that was typed, however its letters are written; else the words as they are. */
export function meant(typed: string, legal: readonly string[]): string {
  return legal.find((move) => folded(move) === folded(typed)) ?? tidy(typed);
}

/** The first moves that begin like this; where none does, those in which every word begins one of its words. */
export function suggestions(typed: string, legal: readonly string[]): string[] {
  const wanted = folded(typed);
  const beginning = legal.filter((move) => folded(move).startsWith(wanted));
  if (beginning.length || !wanted) return beginning.slice(0, MOST);
  const words = wanted.split(" ");
  return legal
    .filter((move) => words.every((word) => folded(move).split(" ").some((part) => part.startsWith(word))))
    .slice(0, MOST);
}
