// The sounds there are.
export const SOUNDS = ["turn", "gavel", "paper", "coin", "hang", "tick", "win"] as const;
export type SoundName = (typeof SOUNDS)[number];
