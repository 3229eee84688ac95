// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { letLettersWork, onKeys } from "./keys";

const stops: (() => void)[] = [];
const listen = (keys: Parameters<typeof onKeys>[0]) => stops.push(onKeys(keys));
const press = (key: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
  document.body.replaceChildren();
});

describe("keys", () => {
  test("go to whoever asked last, and on when refused", () => {
    const first = vi.fn();
    const last = vi.fn(() => false);
    listen({ Escape: first });
    listen({ Escape: last });
    press("Escape");
    expect(last).toHaveBeenCalledOnce();
    expect(first).toHaveBeenCalledOnce();
  });

  test("are not taken from fields, nor Enter from buttons", () => {
    const taken = vi.fn();
    listen({ h: taken, Enter: taken });
    const field = document.body.appendChild(document.createElement("input"));
    const button = document.body.appendChild(document.createElement("button"));
    press("h", field);
    press("Enter", button);
    expect(taken).not.toHaveBeenCalled();
    press("H");
    expect(taken).toHaveBeenCalledOnce();
  });

  test("are taken from a slider, except those that move it", () => {
    const taken = vi.fn();
    listen({ Enter: taken, "7": taken, ArrowLeft: taken });
    const slider = document.body.appendChild(document.createElement("input"));
    slider.type = "range";
    press("ArrowLeft", slider);
    expect(taken).not.toHaveBeenCalled();
    press("7", slider);
    press("Enter", slider);
    expect(taken).toHaveBeenCalledTimes(2);
  });

  test("that are single letters can be switched off", () => {
    const taken = vi.fn();
    listen({ s: taken, Escape: taken });
    letLettersWork(false);
    press("s");
    expect(taken).not.toHaveBeenCalled();
    press("Escape");
    expect(taken).toHaveBeenCalledOnce();
  });
});
