// Every sentence that the client says by its name exists, in every language.
import { expect, test } from "vitest";
import { LANGUAGES } from "./languages";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const LOCALES = import.meta.glob<string>("../../../src/vernissage/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** The names of all messages and of their attributes. */
function written(language: string): Set<string> {
  const found = new Set<string>();
  for (const [path, source] of Object.entries(LOCALES)) {
    if (!path.includes(`/locales/${language}/`)) continue;
    let message = "";
    for (const line of source.split("\n")) {
      const name = /^([A-Za-z][\w-]*) =/.exec(line)?.[1];
      const attribute = /^ +\.([a-z]+) =/.exec(line)?.[1];
      if (name) found.add((message = name));
      if (attribute) found.add(`${message}.${attribute}`);
    }
  }
  return found;
}

/** Names in quotes anywhere in a `say(…)`, also behind a question mark. */
function said(source: string): string[] {
  return [...source.matchAll(/say\(([^()]*(?:\([^()]*\)[^()]*)*)/g)].flatMap((call) =>
    [...(call[1] ?? "").split("{")[0]!.matchAll(/"([a-z][\w.-]*)"/g)].map((name) => name[1] ?? ""),
  );
}

test.each(Object.keys(LANGUAGES))("every sentence that is said exists in %s", (language) => {
  const known = written(language);
  const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
    said(source).filter((name) => name.includes("-") && !known.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(known.size).toBeGreaterThan(300);
});
