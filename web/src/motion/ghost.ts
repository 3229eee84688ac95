// What is seen to fly is a likeness over the table; the thing itself is already where it belongs.
const LAYER = "motion-ghosts";
let names: readonly string[] | null = null;

/** Custom properties that any rule speaks of: a likeness stands elsewhere in the page and would not inherit them. */
function properties(): readonly string[] {
  if (names) return names;
  const found = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) for (const [name] of rule.cssText.matchAll(/--[\w-]+/g)) found.add(name);
  }
  return (names = [...found]);
}

export function layer(): HTMLElement {
  const before = document.getElementById(LAYER);
  if (before) return before;
  const made = document.createElement("div");
  made.id = LAYER;
  made.setAttribute("aria-hidden", "true");
  made.inert = true;
  document.body.append(made);
  return made;
}

/** A likeness of an element, as large as it is; not yet on the page. */
export function likeness(of: HTMLElement): HTMLElement {
  const ghost = of.cloneNode(true) as HTMLElement;
  const parts = of.querySelectorAll<HTMLElement>("*");
  ghost.querySelectorAll<HTMLElement>("*").forEach((part, index) => measure(part, parts[index]));
  measure(ghost, of);
  const look = getComputedStyle(of);
  for (const name of properties()) {
    const value = look.getPropertyValue(name);
    if (value) ghost.style.setProperty(name, value);
  }
  Object.assign(ghost.style, { font: look.font, color: look.color, opacity: "1", visibility: "visible" });
  return ghost;
}

/** What is measured by the room around it keeps its measures in another room. */
function measure(part: HTMLElement, original: HTMLElement | undefined): void {
  part.removeAttribute("id");
  for (const name of Object.keys(part.dataset)) delete part.dataset[name];
  // A picture that has only been asked for has no measures yet.
  if (!original || part instanceof SVGElement || part instanceof HTMLImageElement) return;
  const { width, height, left, top, padding, borderWidth, fontSize } = getComputedStyle(original);
  Object.assign(part.style, { width, height, left, top, padding, borderWidth, fontSize });
}

/** Put a likeness on the page, where its thing is. */
export function show(ghost: HTMLElement, where: DOMRect): HTMLElement {
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "auto",
    left: `${where.left}px`,
    top: `${where.top}px`,
    width: `${where.width}px`,
    height: `${where.height}px`,
    margin: "0",
    transform: "none",
    translate: "none",
    scale: "none",
    transformOrigin: "center",
    willChange: "transform, opacity",
  });
  layer().append(ghost);
  return ghost;
}

export function coin(worth: number, where: DOMRect, size: number): HTMLElement {
  const made = document.createElement("img");
  made.src = `/pictures/tokens/coin-${worth}.svg`;
  made.alt = "";
  const [x, y] = [where.left + (where.width - size) / 2, where.top + (where.height - size) / 2];
  return show(made, new DOMRect(x, y, size, size));
}
