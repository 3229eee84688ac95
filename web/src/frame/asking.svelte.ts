// One request at a time: a button that is pressed again while it waits does nothing.
import { refused } from "./toasts.svelte";

export class Asking {
  now = $state(false);

  /** Do it, unless something is being asked already; a refusal is told. */
  async once(work: () => Promise<void>): Promise<void> {
    if (this.now) return;
    this.now = true;
    try {
      await work();
    } catch (error) {
      refused(error);
    } finally {
      this.now = false;
    }
  }
}
