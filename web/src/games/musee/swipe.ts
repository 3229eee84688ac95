// A finger that goes sideways: one step to the next or the one before.
const FAR = 60;

export function swiped(element: HTMLElement, step: (by: 1 | -1) => void): { destroy: () => void } {
  let start: Touch | undefined;
  const began = (event: TouchEvent): void => {
    start = event.touches.length === 1 ? event.touches[0] : undefined;
  };
  const ended = (event: TouchEvent): void => {
    const end = event.changedTouches[0];
    if (!start || !end) return;
    const across = end.clientX - start.clientX;
    if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY)) step(across < 0 ? 1 : -1);
    start = undefined;
  };
  element.addEventListener("touchstart", began, { passive: true });
  element.addEventListener("touchend", ended, { passive: true });
  return {
    destroy() {
      element.removeEventListener("touchstart", began);
      element.removeEventListener("touchend", ended);
    },
  };
}
