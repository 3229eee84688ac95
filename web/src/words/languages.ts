// The languages that can be chosen, each by its own name; how they count and write numbers the words know.
export const LANGUAGES = { en: "English", pl: "Polski", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
