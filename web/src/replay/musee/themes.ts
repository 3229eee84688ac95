// The marks of the themes, as their pictures are numbered.
import type { MuseeView } from "../../wire/wire";

const MARKS = { animals: 0, landscapes: 1, water: 2, people: 3, architecture: 4 };

export function themeOf(view: MuseeView, number: number): number {
  return MARKS[view.themes.find((theme) => theme.numbers.includes(number))?.name ?? "animals"];
}
