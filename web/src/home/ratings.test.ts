import { describe, expect, test } from "vitest";
import ladder from "../../../docs/ladder.md?raw";
import { GAMES, LEVELS } from "./games";
import { intervalOf, ratingOf } from "./ratings";

const TITLES = { musee: "Musée", "modern-art": "Modern Art", "art-society": "Art Society" } as const;

/** The numbers of a cell of the ladder's table: "1819 (1762–1862)". */
function measured(title: string, players: number, level: string): number[] {
  const chapter = ladder.split(`\n## ${title}\n`)[1]?.split("\n## ")[0]?.split("### Ratings")[1] ?? "";
  const [head = "", ...rows] = chapter.trim().split("\n");
  const column = head.split("|").findIndex((cell) => cell.trim() === `${players} players`);
  const row = rows.find((line) => line.startsWith(`| ${level} |`))?.split("|") ?? [];
  return (row[column]?.match(/\d+/g) ?? []).map(Number);
}

describe("the ratings that the home page shows", () => {
  for (const game of GAMES) {
    test(`of ${game.name} are those of the ladder`, () => {
      for (const players of game.players) {
        for (const level of LEVELS) {
          const found = measured(TITLES[game.name], players, level);
          expect([0, 3]).toContain(found.length);
          expect(intervalOf(game.name, players, level)).toEqual(found);
        }
      }
    });
  }

  test("are left out where the ladder has none", () => {
    expect(ratingOf("musee", 7, "club")).toBe("");
  });

  test("have half the width of their interval as error", () => {
    expect(ratingOf("musee", 2, "club")).toBe("1819 ± 50");
  });
});
