// A replay that goes on by itself.
import type { Book } from "./book.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const EVERY = 1200;

export class Player {
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);

  constructor(private readonly book: Book) {}

  toggle(): void {
    if (!this.playing && this.book.at === this.book.last) this.book.go(0);
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** Step while it plays; answers with how to stop. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      this.book.go(this.book.at + 1);
      if (this.book.at === this.book.last) this.playing = false;
    }, EVERY / this.speed);
    return () => clearInterval(timer);
  }
}
