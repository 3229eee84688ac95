// Formats messages as the browser does: reads {language, source, asked: [[name, args], …]}, writes the texts.
import { readFileSync } from "node:fs";
import { bundleOf, formatted } from "../../web/src/words/format.ts";

const { language, source, asked } = JSON.parse(readFileSync(0, "utf8"));
const bundle = bundleOf(language, source);
process.stdout.write(JSON.stringify(asked.map(([name, args]) => formatted(bundle, name, args))));
