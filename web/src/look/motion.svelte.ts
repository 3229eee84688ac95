// How much moves: as the study says, in half the time, or nothing. A device that wants no motion gets none.
export const MOTIONS = ["normal", "fast", "off"] as const;
export type Motion = (typeof MOTIONS)[number];
const STORED = "vernissage.motion";
const still = matchMedia("(prefers-reduced-motion: reduce)");

let chosen = $state<Motion>(read());

function read(): Motion {
  const stored = localStorage.getItem(STORED);
  return MOTIONS.find((one) => one === stored) ?? "normal";
}

export function motion(): Motion {
  return chosen;
}

/** The device asks for stillness: whatever is chosen here, nothing moves. */
export function deviceWantsStillness(): boolean {
  return still.matches;
}

export function setMotion(wanted: Motion): void {
  chosen = wanted;
  localStorage.setItem(STORED, wanted);
  applyMotion();
}

/** By how much every time is multiplied; 0 where nothing moves. */
export function tempo(): 0 | 0.5 | 1 {
  if (still.matches || chosen === "off") return 0;
  return chosen === "fast" ? 0.5 : 1;
}

export function applyMotion(): void {
  document.documentElement.dataset["motion"] = tempo() === 0 ? "off" : chosen;
}

still.addEventListener("change", applyMotion);
