// A message of the locale files as text: the same text as in the terminal.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

export type Argument = string | number;

export function bundleOf(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: {} });
  made.addResource(new FluentResource(source));
  return made;
}

/** The message, or the attribute `message.attribute`; null if there is none. */
export function formatted(from: FluentBundle, name: string, args: Record<string, Argument>): string | null {
  const [id = "", attribute] = name.split(".");
  const message = from.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const given = Object.entries(args).map(([key, value]) => [key, plain(value)] as const);
  const faults: Error[] = [];
  const text = from.formatPattern(pattern, Object.fromEntries(given), faults);
  if (faults.length && import.meta.env?.DEV) console.warn(name, faults);
  return text;
}

function plain(value: Argument): string | FluentNumber {
  return typeof value === "number" ? new PlainNumber(value, { useGrouping: false }) : value;
}

/** A number without separators, with a minus and no hyphen. */
class PlainNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}
