// A finger that stays where it is: what lies under it is looked at, and not pressed.
import type { Attachment } from "svelte/attachments";

const LONG = 500;
const MOVED = 8;

export function longPress(found: (under: Element, event: PointerEvent) => void): Attachment<HTMLElement> {
  return (node) => {
    let began: PointerEvent | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(type, heard, { signal: listening.signal, capture: true });
    const forget = () => {
      clearTimeout(timer);
      began = null;
    };
    on("pointerdown", (event) => {
      forget();
      const { target } = event;
      if (event.pointerType !== "touch" || !event.isPrimary || !(target instanceof Element)) return;
      began = event;
      timer = setTimeout(() => {
        forget();
        swallowTheClick();
        found(target, event);
      }, LONG);
    });
    on("pointermove", (event) => {
      if (began && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > MOVED) forget();
    });
    on("pointerup", forget);
    on("pointercancel", forget);
    on("contextmenu", (event) => event.preventDefault());
    return () => {
      forget();
      listening.abort();
    };
  };
}

/** When the finger goes up, it presses neither what it was on nor what lies there by then. */
function swallowTheClick(): void {
  const until = new AbortController();
  const options = { capture: true, signal: until.signal };
  addEventListener("pointerdown", () => until.abort(), options);
  addEventListener("click", (event) => {
    until.abort();
    event.preventDefault();
    event.stopPropagation();
  }, options);
}
