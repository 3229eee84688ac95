// Where in the house the reader is: the path of the page, without a framework.
export interface Place {
  path: string;
  hash: string;
}

let place = $state.raw<Place>(read());

function read(): Place {
  return { path: location.pathname, hash: location.hash };
}

export function here(): Place {
  return place;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place = read();
});

/** Links of our own pages change the place without loading anything. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|pictures|qr)\//.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
