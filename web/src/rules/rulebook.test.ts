import { describe, expect, test } from "vitest";
import { chaptersOf, folded, matches, pieces } from "./rulebook";

const SOURCE = `### Musée: zasady
## Elementy gry
MU-C1 =
    Jest 60 kart.
    .title = Obrazy
## Tura
MU-T1 =
    Powieś kartę.
    .title = Wieszanie
### Modern Art
## Elementy gry
MA-C1 =
    Karty.
`;

describe("a rulebook", () => {
  test("has the chapters of its game with their rules", () => {
    expect(chaptersOf(SOURCE, "musee")).toEqual([
      { title: "Elementy gry", rules: ["MU-C1"] },
      { title: "Tura", rules: ["MU-T1"] },
    ]);
    expect(chaptersOf(SOURCE, "modern-art")).toEqual([{ title: "Elementy gry", rules: ["MA-C1"] }]);
  });

  test("names rules that can be followed", () => {
    const known = new Set(["MU-M2", "MA-open-purses"]);
    expect(pieces("breaks MU-M2 or MA-open-purses, not MU-9.", "", known)).toEqual([
      { text: "breaks " },
      { text: "MU-M2", rule: "MU-M2" },
      { text: " or " },
      { text: "MA-open-purses", rule: "MA-open-purses" },
      { text: ", not " },
      { text: "MU-9" },
      { text: "." },
    ]);
  });
});

describe("a search", () => {
  test("is found without accents and in any case", () => {
    expect(folded("Łódź, Gebäude")).toBe("lodz, gebaude");
    expect(matches("Powieś obraz", "POWIES")).toBe(true);
    expect(matches("Powieś obraz", "obraz rama")).toBe(false);
  });

  test("lights what it found", () => {
    expect(pieces("Powieś obraz", "powies", new Set())).toEqual([{ text: "Powieś", found: true }, { text: " obraz" }]);
  });
});
