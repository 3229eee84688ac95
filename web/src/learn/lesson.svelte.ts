// A guided game: where its learner is, what was answered, and the way back.
import { takeLesson } from "../wire/api";
import type { Lesson, LessonStep } from "../wire/wire";
import { QuietLink, type Moment } from "./link.svelte";

/** Between two answers of the rivals, so that an eye can follow. */
const PAUSE = 900;

export class Guide {
  readonly link: QuietLink;
  steps = $state.raw<LessonStep[]>([]);
  /** Which step is read. */
  at = $state(0);
  /** How often a step was read and left: nothing was done in it. */
  turned = $state(0);
  /** The rivals answer. */
  watching = $state(false);
  private moves: (string | null)[] = [];
  /** The table as each step found it. */
  private readonly found: Moment[] = [];
  /** Answers that are still shown, counted so that going back ends them. */
  private shown = 0;

  constructor(
    readonly game: string,
    begun: Lesson,
  ) {
    this.link = new QuietLink(begun.table, (action) => this.make(action));
    this.steps = begun.steps;
    begun.updates.forEach((update) => this.link.tell(update));
    this.found[0] = this.link.moment();
  }

  step = $derived.by(() => this.steps[this.at] as LessonStep);
  last = $derived.by(() => this.at === this.steps.length - 1);

  /** On to the next step; what was to be done is done as the script has it. */
  async next(): Promise<void> {
    if (this.step.does) return this.make(null);
    this.turned++;
    this.goOn();
  }

  back(): void {
    if (this.at === 0) return;
    this.shown++;
    this.watching = false;
    this.at--;
    this.moves = this.moves.slice(0, this.steps.slice(0, this.at).filter((step) => step.does).length);
    this.link.show(this.found[this.at] as Moment);
  }

  /** The same step in another language. */
  async translate(): Promise<void> {
    this.steps = (await takeLesson(this.game, this.moves)).steps;
  }

  private async make(move: string | null): Promise<void> {
    const moves = [...this.moves, move];
    const { updates } = await takeLesson(this.game, moves);
    this.moves = moves;
    const [own, ...answers] = updates;
    if (own) this.link.tell(own);
    void this.watch(answers);
  }

  private async watch(answers: Lesson["updates"]): Promise<void> {
    const mine = ++this.shown;
    this.watching = true;
    for (const update of answers) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (mine !== this.shown) return;
      this.link.tell(update);
    }
    await new Promise((done) => setTimeout(done, PAUSE));
    if (mine !== this.shown) return;
    this.watching = false;
    this.goOn();
  }

  private goOn(): void {
    if (this.last) return;
    this.at++;
    this.found[this.at] = this.link.moment();
  }
}
