// Seven sounds, made of sines and noise: no file is fetched.
import type { SoundName } from "./names";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** When each sound was last begun: the same one does not fall upon itself. */
const begun = new Map<SoundName, number>();
const APART = 0.05;

interface Tone {
  hertz: number;
  /** Where it glides to. */
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}
interface Noise {
  /** The middle of what is let through. */
  hertz: number;
  to?: number;
  narrow: number;
  at?: number;
  lasts: number;
  loud: number;
}

const TONES: Record<SoundName, readonly Tone[]> = {
  gavel: [{ hertz: 190, to: 70, lasts: 0.16, loud: 0.8 }, { hertz: 420, to: 160, lasts: 0.06, loud: 0.35, wave: "triangle" }],
  paper: [],
  coin: [{ hertz: 2093, lasts: 0.28, loud: 0.16 }, { hertz: 3136, at: 0.06, lasts: 0.34, loud: 0.12 }, { hertz: 4699, at: 0.06, lasts: 0.16, loud: 0.05 }],
  hang: [{ hertz: 240, to: 150, lasts: 0.09, loud: 0.6 }, { hertz: 880, at: 0.02, lasts: 0.05, loud: 0.08, wave: "triangle" }],
  turn: [{ hertz: 587.3, lasts: 0.34, loud: 0.22 }, { hertz: 880, at: 0.13, lasts: 0.5, loud: 0.22 }],
  tick: [{ hertz: 1250, to: 900, lasts: 0.04, loud: 0.4, wave: "triangle" }],
  win: [523.3, 659.3, 784, 1046.5].map((hertz, step) => ({ hertz, at: step * 0.13, lasts: step === 3 ? 1.1 : 0.4, loud: 0.2 })),
};
const NOISES: Partial<Record<SoundName, readonly Noise[]>> = {
  gavel: [{ hertz: 1400, narrow: 0.8, lasts: 0.05, loud: 0.45 }],
  paper: [{ hertz: 2600, to: 5200, narrow: 0.7, lasts: 0.17, loud: 0.55 }],
  hang: [{ hertz: 3200, narrow: 1.2, lasts: 0.03, loud: 0.2 }],
};

export function sound(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (now - (begun.get(name) ?? -1) < APART) return;
  begun.set(name, now);
  const out = new GainNode(context, { gain: volume });
  out.connect(context.destination);
  for (const tone of TONES[name]) ring(context, tone, now, out);
  for (const noise of NOISES[name] ?? []) rustle(context, noise, now, out);
}

/** Loud at once, then fading away. */
function fading(context: AudioContext, loud: number, at: number, lasts: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  return gain;
}

function ring(context: AudioContext, { hertz, to, at = 0, lasts, loud, wave = "sine" }: Tone, now: number, out: AudioNode): void {
  const voice = new OscillatorNode(context, { type: wave, frequency: hertz });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
  voice.connect(fading(context, loud, now + at, lasts)).connect(out);
  voice.start(now + at);
  voice.stop(now + at + lasts);
}

function rustle(context: AudioContext, { hertz, to, narrow, at = 0, lasts, loud }: Noise, now: number, out: AudioNode): void {
  const voice = new AudioBufferSourceNode(context, { buffer: (hiss ??= noise(context)) });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: narrow });
  if (to) band.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
  voice.connect(band).connect(fading(context, loud, now + at, lasts)).connect(out);
  voice.start(now + at);
  voice.stop(now + at + lasts);
}

function noise(context: AudioContext): AudioBuffer {
  const made = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return made;
}
