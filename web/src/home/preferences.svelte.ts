// What this device remembers of its person: the name, and how each game is played against bots.
import { say } from "../words/words.svelte";
import { factsOf, type GameName, type Level } from "./games";

export interface Company {
  players: number;
  level: Level;
}

const NAME = "vernissage.name";
const COMPANY = "vernissage.company";

let ownName = $state(localStorage.getItem(NAME) ?? "");
let companies = $state.raw<Partial<Record<GameName, Company>>>(read());

function read(): Partial<Record<GameName, Company>> {
  try {
    return JSON.parse(localStorage.getItem(COMPANY) ?? "{}") as Partial<Record<GameName, Company>>;
  } catch {
    return {};
  }
}

/** The name that was given, else nothing. */
export function givenName(): string {
  return ownName;
}

/** The name to sit down with; guests are counted where there is one already. */
export function playerName(taken: readonly string[] = []): string {
  if (ownName.trim()) return ownName.trim();
  const guest = say("web-guest");
  for (let number = 1; ; number++) {
    const name = number === 1 ? guest : `${guest} ${number}`;
    if (!taken.some((other) => other.toLowerCase() === name.toLowerCase())) return name;
  }
}

export function setName(name: string): void {
  ownName = name;
  localStorage.setItem(NAME, name);
}

export function company(game: GameName): Company {
  return companies[game] ?? { players: factsOf(game).usual, level: "casual" };
}

export function setCompany(game: GameName, chosen: Company): void {
  companies = { ...companies, [game]: chosen };
  localStorage.setItem(COMPANY, JSON.stringify(companies));
}
