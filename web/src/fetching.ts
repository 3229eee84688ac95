// Parts of the page that are fetched when they are needed, over a line that may be bad.
const WAITS = [300, 1000, 3000];
const RELOADED = "vernissage.reloaded";
const RELOAD_EVERY = 30_000;

/** Try until it is there. Where trying does not help, the house may have new files: the page is loaded anew. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await load();
    } catch {
      if (tried >= WAITS.length && navigator.onLine) reload();
      await new Promise((done) => setTimeout(done, WAITS[Math.min(tried, WAITS.length - 1)]));
    }
  }
}

/** Fetch before it is needed; whether it comes is no matter. */
export function fetchSoon(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

function reload(): void {
  const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - before < RELOAD_EVERY) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
