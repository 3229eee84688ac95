// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { askForCommand, keepForCommand, takeCommand } from "./command.svelte";
import { onKeys } from "./keys";

const stops: (() => void)[] = [];
const press = (...keys: string[]) =>
  keys.forEach((key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));

afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe("keys before the command line is there", () => {
  test("are kept for it from the stroke on, and act on nothing else", () => {
    const table = vi.fn();
    stops.push(keepForCommand(), onKeys({ "7": table, p: table, Enter: table }));
    press("/", "p", "8", "Backspace", "Shift", " ", "7", "Enter", "p");
    expect(table).not.toHaveBeenCalled();
    expect(takeCommand()).toEqual({ typed: "p 7", sent: true });
    press("7");
    expect(table).toHaveBeenCalledOnce();
  });

  test("act as ever without a stroke, and after Escape", () => {
    const table = vi.fn();
    stops.push(keepForCommand(), onKeys({ "7": table }));
    press("7", "/", "7", "Escape", "7");
    expect(table).toHaveBeenCalledTimes(2);
    expect(takeCommand()).toBeNull();
  });

  test("are forgotten where the table is left before it came", () => {
    const stop = keepForCommand();
    press("/", "7");
    stop();
    expect(takeCommand()).toBeNull();
  });
});

test("whoever asks for the command line once is answered once", () => {
  askForCommand();
  expect(takeCommand()).toEqual({ typed: "", sent: false });
  expect(takeCommand()).toBeNull();
});
