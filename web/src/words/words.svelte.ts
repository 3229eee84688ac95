// The sentences people read, in their language: `say("musee-points", { points: 3 })`.
import { FluentBundle } from "@fluent/bundle";
import { insist } from "../fetching";
import { bundleOf, formatted, type Argument } from "./format";
import { LANGUAGES, type Language } from "./languages";

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
  const source = (await insist(WORDS[wanted])).default;
  const made = bundleOf(wanted, source);
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

/** Make the rules sayable; answers with their source, whose headings are the chapters. */
export async function readRules(wanted: Language = spoken): Promise<string> {
  const source = (await RULES[wanted]()).default;
  rulebook = bundleOf(wanted, source);
  return source;
}

export function say(name: string, args: Record<string, Argument> = {}): string {
  return formatted(bundle, name, args) ?? (rulebook && formatted(rulebook, name, args)) ?? name;
}

/** Whether there is such a sentence. */
export function known(name: string): boolean {
  return formatted(bundle, name, {}) !== null || (rulebook !== null && formatted(rulebook, name, {}) !== null);
}
