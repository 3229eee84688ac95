// The service worker as one plain file, /worker.js, with the few words that it says in every language.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformWithOxc, type Plugin } from "vite";
import { bundleOf, formatted } from "./src/words/format.ts";
import { LANGUAGES } from "./src/words/languages.ts";

const SOURCE = fileURLToPath(new URL("worker/turn.ts", import.meta.url));
const LOCALES = fileURLToPath(new URL("../src/vernissage/locales", import.meta.url));

function said(language: string): string {
  const source = readFileSync(`${LOCALES}/${language}/web.ftl`, "utf8");
  const text = formatted(bundleOf(language, source), "web-call-turn", {});
  if (text === null) throw new Error(`web-call-turn is missing in ${language}`);
  return text;
}

export function worker(): Plugin {
  return {
    name: "worker",
    async generateBundle() {
      const words = Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, said(language)]));
      const { code } = await transformWithOxc(readFileSync(SOURCE, "utf8"), SOURCE);
      this.emitFile({ type: "asset", fileName: "worker.js", source: `const WORDS = ${JSON.stringify(words)};\n${code}` });
    },
  };
}
