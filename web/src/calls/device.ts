// What this browser can do to tell its person of a turn, and its push subscription, shared by all tables.
export type Ability = "able" | "denied" | "install" | "unable";

const WORKER = "/worker.js";

/** Whether this browser can tell its person something while the page is closed. */
export function ability(): Ability {
  const knows = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!knows) return isOnlyAnApp() ? "install" : "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** iPhones and iPads tell things only for apps on the home screen. */
function isOnlyAnApp(): boolean {
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple && isSecureContext && !matchMedia("(display-mode: standalone)").matches;
}

/** Ask, after a press; browsers remember the answer. */
export async function permitted(): Promise<boolean> {
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** The subscription with this server's key; one that another server had made gives way. */
export async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && sameKey(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** No table needs it any more: nothing of it stays in this browser. */
export async function end(): Promise<void> {
  await (await subscription())?.unsubscribe();
  await (await navigator.serviceWorker?.getRegistration(WORKER))?.unregister();
}

/** Whoever looks at the table need not be told any more. */
export async function hush(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  const shown = (await registration?.getNotifications({ tag: `turn/${table}` })) ?? [];
  shown.forEach((one) => one.close());
}

/** The bytes of a key in base64url, as the server writes it. */
export function written(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function sameKey(have: ArrayBuffer | null, wanted: string): boolean {
  return written(have) === wanted;
}
