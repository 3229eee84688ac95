// Being told of one's turn at a table by days: wanted or not, and kept in step with the server.
import { readPush, subscribePush, unsubscribePush } from "../wire/api";
import type { TableLink } from "../wire/table.svelte";
import { language } from "../words/words.svelte";
import { ability, end, hush, permitted, subscribe, subscription, written, type Ability } from "./device";
import { forgetCalled, isCalled, noteCalled } from "./tables";

let key = $state.raw<string | null>(null);
let asked: Promise<void> | null = null;
let able = $state<Ability>("able");
/** What has changed on this device, for whoever shows it. */
let changes = $state(0);

/** Whether there is anything to choose: the server can, and this is a person's seat at a table by days. */
export function canBeCalled(link: TableLink): boolean {
  return key !== null && mayBeCalled(link);
}

function mayBeCalled(link: TableLink): boolean {
  return link.table?.pace === "days" && link.table.status !== "over" && link.seat !== null && link.token !== null;
}

export function callAbility(): Ability {
  return able;
}

export function isOn(link: TableLink): boolean {
  return changes >= 0 && able === "able" && isCalled(link.id);
}

/** Switch it on after a press; false: the person said no to the browser. */
export async function switchOn(link: TableLink): Promise<boolean> {
  const allowed = await permitted();
  able = ability();
  if (allowed) await tellServer(link);
  changes += 1;
  return allowed;
}

export async function switchOff(link: TableLink): Promise<void> {
  const device = await subscription();
  if (!forgetCalled(link.id)) await end();
  changes += 1;
  if (device && link.token) await unsubscribePush(link.id, link.token, { endpoint: device.endpoint });
}

/** When a table is opened, or read in another language: what was wanted stays so, unless it cannot be any more. */
export async function keepInStep(link: TableLink): Promise<void> {
  if (!mayBeCalled(link)) {
    if (isCalled(link.id) && link.table?.status === "over") await forget(link.id);
    return;
  }
  able = ability();
  await (asked ??= readPush().then((found) => void (key = found.key), () => void (asked = null)));
  if (!isCalled(link.id)) return;
  await hush(link.id);
  if (key === null || able !== "able" || Notification.permission !== "granted") await forget(link.id);
  else await tellServer(link);
}

async function tellServer(link: TableLink): Promise<void> {
  const device = await subscribe(key ?? "");
  const body = { p256dh: written(device.getKey("p256dh")), auth: written(device.getKey("auth")), lang: language() };
  await subscribePush(link.id, link.token ?? "", { endpoint: device.endpoint, ...body });
  noteCalled(link.id);
}

async function forget(table: string): Promise<void> {
  if (!forgetCalled(table)) await end();
  changes += 1;
}

/** The person has changed the browser's settings meanwhile. */
export function lookAgain(): void {
  able = ability();
}
