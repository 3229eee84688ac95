// The sentences people read, in their language: `say("musee-points", { points: 3 })`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", pl: "Polski", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
type Pack = () => Promise<{ default: string }>;

const WORDS: Record<Language, Pack> = {
  en: () => import("virtual:words/en"),
  pl: () => import("virtual:words/pl"),
  de: () => import("virtual:words/de"),
};
const RULES: Record<Language, Pack> = {
  en: () => import("virtual:rules/en"),
  pl: () => import("virtual:rules/pl"),
  de: () => import("virtual:rules/de"),
};
const STORED = "vernissage.language";

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let rulebook = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

export function language(): Language {
  return spoken;
}

export async function speak(wanted: Language): Promise<void> {
  const source = (await WORDS[wanted]()).default;
  const made = made_of(wanted, source);
  if (rulebook) await readRules(wanted);
  bundle = made;
  spoken = wanted;
  localStorage.setItem(STORED, wanted);
  document.documentElement.lang = wanted;
}

/** The language chosen before, else the first of the browser's that we speak. */
export function preferred(): Language {
  const stored = localStorage.getItem(STORED);
  const asked = [stored, ...navigator.languages].map((name) => name?.slice(0, 2).toLowerCase());
  return (asked.find((name) => name !== undefined && name in LANGUAGES) as Language) ?? "en";
}

export async function readRules(wanted: Language = spoken): Promise<void> {
  rulebook = made_of(wanted, (await RULES[wanted]()).default);
}

function made_of(wanted: Language, source: string): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false, functions: {} });
  made.addResource(new FluentResource(source));
  return made;
}

/** Numbers as they are, without separators: the same words as in the terminal. */
type Argument = string | number;

export function say(name: string, args: Record<string, Argument> = {}): string {
  return found(bundle, name, args) ?? (rulebook && found(rulebook, name, args)) ?? name;
}

/** Whether there is such a sentence. */
export function known(name: string): boolean {
  return found(bundle, name, {}) !== null || (rulebook !== null && found(rulebook, name, {}) !== null);
}

function found(from: FluentBundle, name: string, args: Record<string, Argument>): string | null {
  const [id = "", attribute] = name.split(".");
  const message = from.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  return text;
}
