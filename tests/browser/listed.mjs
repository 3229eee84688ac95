// What the client lists of games, options, levels and languages, as JSON.
import { FACES } from "../../web/src/games/faces.ts";
import { GAMES, LEVELS } from "../../web/src/home/games.ts";
import { isMatch, OPTIONS, sent } from "../../web/src/home/options.ts";
import { TITLES } from "../../web/src/notebook/summary.ts";
import { PREFIXES } from "../../web/src/rules/rulebook.ts";
import { LANGUAGES } from "../../web/src/words/languages.ts";

const subsets = (ids) => ids.reduce((found, id) => [...found, ...found.map((one) => [...one, id])], [[]]);
const asked = GAMES.flatMap(({ name, players }) =>
  players.flatMap((count) =>
    subsets(OPTIONS[name].map(({ id }) => id)).map((ids) => {
      const chosen = new Set(ids);
      return { game: name, sent: sent(name, count, chosen), match: isMatch(name, chosen) };
    }),
  ),
);
const games = Object.fromEntries(GAMES.map(({ name, players }) => [name, players]));
const rules = Object.fromEntries(Object.entries(OPTIONS).map(([name, options]) => [name, options.map(({ rule }) => rule)]));
process.stdout.write(JSON.stringify({ games, faces: Object.keys(FACES), titles: TITLES, rules, asked, levels: LEVELS, prefixes: PREFIXES, languages: Object.keys(LANGUAGES) }));
