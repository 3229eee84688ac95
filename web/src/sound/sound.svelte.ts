// What is heard, kept on this device. Silent until somebody wants sounds; the instrument is fetched only then.
import { SOUNDS, type SoundName } from "./names";

interface Wanted {
  on: boolean;
  volume: number;
  /** Sounds that are not wanted though sounds are. */
  not: readonly SoundName[];
}

const STORED = "vernissage.sound";
const SILENT: Wanted = { on: false, volume: 0.6, not: [] };

let touched = false;
for (const input of ["pointerdown", "keydown", "click"]) addEventListener(input, () => (touched = true), { capture: true, once: true });

let wanted = $state.raw<Wanted>(read());

function read(): Wanted {
  try {
    return { ...SILENT, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Wanted>) };
  } catch {
    return SILENT;
  }
}

function change(to: Partial<Wanted>): void {
  wanted = { ...wanted, ...to };
  localStorage.setItem(STORED, JSON.stringify(wanted));
}

export const soundsOn = (): boolean => wanted.on;
export const volume = (): number => wanted.volume;
export const wants = (name: SoundName): boolean => !wanted.not.includes(name);

export function switchSounds(on: boolean): void {
  change({ on });
  play("turn");
}

export function setVolume(volume: number): void {
  change({ volume });
  play("coin");
}

export function switchSound(name: SoundName, on: boolean): void {
  change({ not: SOUNDS.filter((one) => (one === name ? !on : wanted.not.includes(one))) });
  play(name);
}

/** Heard if it is wanted, and if somebody has touched the page: before that no browser lets it sound. */
export function play(name: SoundName): void {
  if (!wanted.on || !wants(name) || document.hidden || !touched) return;
  void import("./instrument").then(({ sound }) => sound(name, wanted.volume), () => {});
}
