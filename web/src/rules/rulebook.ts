// The rulebook of a game in chapters, as the headings of its source give them.
import type { GameName } from "../home/games";

export interface Chapter {
  title: string;
  rules: string[];
}

export const PREFIXES: Record<string, string> = { musee: "MU-", "modern-art": "MA-", "art-society": "AS-" } satisfies Record<GameName, string>;

export function chaptersOf(source: string, game: string): Chapter[] {
  const prefix = PREFIXES[game] ?? "";
  const chapters: Chapter[] = [];
  for (const line of source.split("\n")) {
    const heading = /^## (.*)/.exec(line)?.[1];
    const rule = /^([A-Z]{2}-[\w-]+) =/.exec(line)?.[1];
    if (heading) chapters.push({ title: heading, rules: [] });
    else if (rule?.startsWith(prefix)) chapters.at(-1)?.rules.push(rule);
  }
  return chapters.filter((chapter) => chapter.rules.length);
}

export interface Piece {
  text: string;
  /** A rule that is named here. */
  rule?: string;
  /** What was searched for. */
  found?: boolean;
}

/** Letter by letter without accents, so that places in the text stay the same. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").charAt(0).toLowerCase();
    return plain === "ł" ? "l" : letter.length === 1 ? plain : letter;
  }).join("");
}

/** Whether every word that is searched for stands in the text. */
export function matches(text: string, query: string): boolean {
  const here = folded(text);
  return wordsOf(query).every((word) => here.includes(word));
}

function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** A rule's text cut where it names rules and where it has what was searched for. */
export function pieces(text: string, query: string, rules: ReadonlySet<string>): Piece[] {
  return cut(text, /[A-Z]{2}-[A-Za-z0-9]+(?:-[a-z]+)*/g)
    .map((part): Piece => (rules.has(part) ? { text: part, rule: part } : { text: part }))
    .flatMap((piece) => (piece.rule ? [piece] : highlighted(piece.text, query)));
}

function highlighted(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  if (!words.length) return [{ text }];
  const here = folded(text);
  const marks = Array.from(text, () => false);
  for (const word of words) {
    for (let at = here.indexOf(word); at >= 0; at = here.indexOf(word, at + 1)) marks.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  Array.from(text).forEach((letter, index) => {
    const last = found.at(-1);
    if (last && Boolean(last.found) === marks[index]) last.text += letter;
    else found.push(marks[index] ? { text: letter, found: true } : { text: letter });
  });
  return found;
}

/** The parts that the pattern finds, and those between them. */
function cut(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].filter(Boolean);
}
