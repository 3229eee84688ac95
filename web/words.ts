// The sentences of src/vernissage/locales as modules: `virtual:words/pl`, and `virtual:rules/pl` for the rulebooks.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/vernissage/locales", import.meta.url));
const RULES = /^rules_/;
/** Files whose sentences only the terminal, the arena and the server say. */
const ELSEWHERE = /^(advice_|arena|cli|client|hosting|lessons_|paintings|problems|refusals|review|scorecards|serve|server)/;

function text(pack: string, language: string): string {
  const files = readdirSync(`${LOCALES}/${language}`).sort();
  const wanted = files.filter((file) => RULES.test(file) === (pack === "rules") && !ELSEWHERE.test(file));
  return wanted.map((file) => readFileSync(`${LOCALES}/${language}/${file}`, "utf8")).join("\n");
}

/** Without comments and blank lines, which nobody reads in a browser; the headings of a rulebook stay. */
function packed(source: string, pack: string): string {
  const comments = pack === "rules" ? /^# .*\n/gm : /^#.*\n/gm;
  return source.replace(comments, "").replace(/\n{2,}/g, "\n");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (/^virtual:(words|rules)\//.test(id) ? `\0${id}` : null),
    load(id) {
      const found = /^\0virtual:(words|rules)\/(\w+)$/.exec(id);
      if (!found) return null;
      const [, pack = "", language = ""] = found;
      for (const file of readdirSync(`${LOCALES}/${language}`)) this.addWatchFile(`${LOCALES}/${language}/${file}`);
      return `export default ${JSON.stringify(packed(text(pack, language), pack))}`;
    },
  };
}
