// A tile that waits beside the wall can be dragged onto it; pressing it still does what pressing it does.
import type { Attachment } from "svelte/attachments";
import type { Hanging } from "./hanging.svelte";

const MOVED = 8;

export function fromTray(hanging: Hanging, tile: string): Attachment<HTMLElement> {
  return (node) => {
    let began: PointerEvent | null = null;
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(type, heard, { signal: listening.signal });
    on("pointerdown", (event) => (began = event.button === 0 ? event : null));
    on("pointermove", (event) => {
      if (!began || began.pointerId !== event.pointerId) return;
      if (Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) < MOVED) return;
      began = null;
      hanging.choose(tile);
      hanging.pickUp?.(event);
    });
    on("pointerup", () => (began = null));
    on("pointercancel", () => (began = null));
    on("dragstart", (event) => event.preventDefault());
    Object.assign(node.style, { touchAction: "none", userSelect: "none" });
    return () => listening.abort();
  };
}
