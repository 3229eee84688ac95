// The keys that work anywhere at a table. Who asked last is asked first; an answer of `false` passes the key on.
export type Key = "Escape" | "Enter" | "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "?" | "/" | (string & {});
type Answer = (event: KeyboardEvent) => boolean | void;
export type Keys = Partial<Record<Key, Answer>>;

const STORED = "vernissage.letters";
const asked: Keys[] = [];
/** What a slider takes for itself. */
const SLIDES = /^(Arrow|Home|End|Page)/;

/** Listen for keys until the answer is called: `$effect(() => onKeys({ h: hint }))`. Letters are given small. */
export function onKeys(keys: Keys): () => void {
  if (!asked.length) addEventListener("keydown", pressed);
  asked.push(keys);
  return () => {
    asked.splice(asked.lastIndexOf(keys), 1);
    if (!asked.length) removeEventListener("keydown", pressed);
  };
}

/** Single letters can be switched off, for those who speak to their device. */
export function lettersWork(): boolean {
  return localStorage.getItem(STORED) !== "off";
}

export function letLettersWork(wanted: boolean): void {
  localStorage.setItem(STORED, wanted ? "on" : "off");
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input:not([type=range]), textarea, select, [contenteditable], dialog[open]")) return;
  if (SLIDES.test(event.key) && target?.closest("input")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if ((key === "Enter" || key === " ") && target?.closest("button, a[href], summary, [role=button]")) return;
  if (key.length === 1 && key !== " " && !lettersWork()) return;
  for (const keys of asked.toReversed()) {
    const answer = keys[key];
    if (!answer || answer(event) === false) continue;
    event.preventDefault();
    return;
  }
}
