// The service worker: shows that it is your turn, and leads to the table. It keeps nothing and fetches nothing.
// It has no imports: browsers load it as one plain file. `worker.ts` bakes the words in.
declare const WORDS: Record<string, string>;
const worker = self as unknown as ServiceWorkerGlobalScope;

interface Note {
  /** The table that waits; null: the message could not be read. */
  table: string | null;
  language: string;
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (event) => event.waitUntil(tell(read(event.data))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as Note;
  event.waitUntil(Promise.all([lead(table ? `/t/${table}` : "/"), mark()]));
});
worker.addEventListener("notificationclose", (event) => event.waitUntil(mark()));

function read(data: PushMessageData | null): Note {
  let told: { table?: unknown; lang?: unknown } = {};
  try {
    told = (data?.json() ?? {}) as typeof told;
  } catch {
    // Whatever came, browsers want something to be shown for it.
  }
  const table = typeof told.table === "string" && /^[\w-]{22}$/.test(told.table) ? told.table : null;
  const language = [String(told.lang), ...navigator.languages.map((name) => name.slice(0, 2)), "en"];
  return { table, language: language.find((name) => Object.hasOwn(WORDS, name)) ?? "en" };
}

async function tell(note: Note): Promise<void> {
  await worker.registration.showNotification("Vernissage", {
    body: WORDS[note.language] ?? "",
    lang: note.language,
    icon: "/icons/icon-192.png",
    tag: `turn/${note.table}`,
    data: note,
  });
  await mark();
}

/** The number of tables that wait, on the icon of the installed app. */
async function mark(): Promise<void> {
  const waiting = (await worker.registration.getNotifications()).length;
  const app = navigator as Partial<Pick<WorkerNavigator, "setAppBadge" | "clearAppBadge">>;
  await (waiting ? app.setAppBadge?.call(navigator, waiting) : app.clearAppBadge?.call(navigator))?.catch(() => {});
}

/** To the window where the table is open, else to a new one: the page knows the seat by itself. */
async function lead(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
