// Light, dark, or as the device wants it.
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const STORED = "vernissage.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme>((localStorage.getItem(STORED) as Theme | null) ?? "system");

export function theme(): Theme {
  return chosen;
}

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  localStorage.setItem(STORED, wanted);
  applyTheme();
}

export function isDark(): boolean {
  return chosen === "dark" || (chosen === "system" && dark.matches);
}

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

dark.addEventListener("change", applyTheme);
