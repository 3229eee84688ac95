// Requests of the table protocol. A refusal is thrown as `Refused`, with its sentence in the reader's language.
import { language, say } from "../words/words.svelte";
import type {
  Branches,
  BranchMade,
  ChangeSeat,
  Hint,
  Legal,
  Lesson,
  Looking,
  NewBranch,
  NewTable,
  Problem,
  Push,
  Puzzle,
  RematchMade,
  Replay,
  Review,
  SeatTaken,
  Shuffle,
  Sit,
  Solution,
  Subscribe,
  Table,
  TableMade,
  TableOfCode,
  TakenBack,
  Unsubscribe,
  Update,
} from "./wire";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const answer = await answered(method, path, token, body === undefined ? undefined : JSON.stringify(body));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function answered(method: string, path: string, token: string | null, body?: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = body;
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, init);
  } catch {
    throw new Unreachable(say("web-unreachable"));
  }
  if (answer.ok) return answer;
  throw new Refused((await answer.json()) as Problem);
}

/** Random hexadecimal digits, for cids and for luck. */
export function randomDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const makeTable = (body: NewTable) =>
  ask<TableMade>("POST", "/tables", null, { cid: randomDigits(32), ...body });
export const readTable = (table: string) => ask<Table>("GET", `/tables/${table}`, null);
export const readUpdate = (table: string, token: string | null) => ask<Update>("GET", `/tables/${table}/update`, token);
export const tableOfCode = (code: string) => ask<TableOfCode>("GET", `/codes/${encodeURIComponent(code)}`, null);
export const sit = (table: string, body: Sit) =>
  ask<SeatTaken>("POST", `/tables/${table}/seats`, null, { cid: randomDigits(32), ...body });
export const changeSeat = (table: string, seat: number, token: string, body: ChangeSeat) =>
  ask<Table>("PUT", `/tables/${table}/seats/${seat}`, token, body);
export const leaveSeat = (table: string, seat: number, token: string) =>
  ask<void>("DELETE", `/tables/${table}/seats/${seat}`, token);
export const start = (table: string, token: string) => ask<Table>("POST", `/tables/${table}/start`, token);
export const legal = (table: string, token: string) => ask<Legal>("GET", `/tables/${table}/legal`, token);
export const hint = (table: string, token: string) => ask<Hint>("POST", `/tables/${table}/hint`, token);
/** Alone against bots: back to the seat's last decision. */
export const undo = (table: string, token: string) =>
  ask<TakenBack>("POST", `/tables/${table}/undo`, token, { cid: randomDigits(32) });
/** As text: its seed has more digits than a number of JavaScript. */
export const recordText = (table: string, token: string | null) =>
  answered("GET", `/tables/${table}/record`, token).then((answer) => answer.text());
export const shuffle = (table: string, token: string | null) => ask<Shuffle>("GET", `/tables/${table}/shuffle`, token);
export const rematch = (table: string, token: string, luck: string) =>
  ask<RematchMade>("POST", `/tables/${table}/rematch`, token, { luck, cid: randomDigits(32) });
export const readReplay = (table: string, token: string | null, eye: string) =>
  ask<Replay>("GET", `/tables/${table}/replay?eye=${eye}`, token);
/** The review, or how far it is; who asks again gets it in the end. */
export const readReview = (table: string, token: string | null) =>
  ask<Review | Looking>("POST", `/tables/${table}/review`, token);
/** The same for a record that is no table's; as text, since seeds have more digits than numbers here. */
export const replayOfFile = (record: string, eye: string) =>
  answered("POST", `/replay?eye=${eye}`, null, record).then((answer) => answer.json() as Promise<Replay>);
export const reviewOfFile = (record: string) =>
  answered("POST", "/review", null, record).then((answer) => answer.json() as Promise<Review | Looking>);
/** A guided first game after these moves of its learner; null: as its script has it. */
export const takeLesson = (game: string, moves: readonly (string | null)[]) =>
  ask<Lesson>("POST", `/lessons/${encodeURIComponent(game)}`, null, { moves });
export const readPuzzle = (game: string, day: string) => ask<Puzzle>("GET", `/puzzles/${game}/${day}`, null);
export const solvePuzzle = (game: string, day: string, action: string) =>
  ask<Solution>("POST", `/puzzles/${game}/${day}`, null, { action });
/** Whether devices can be told of a turn. */
export const readPush = () => ask<Push>("GET", "/push", null);
export const subscribePush = (table: string, token: string, body: Subscribe) =>
  ask<void>("PUT", `/tables/${table}/push`, token, body);
export const unsubscribePush = (table: string, token: string, body: Unsubscribe) =>
  ask<void>("DELETE", `/tables/${table}/push`, token, body);
/** What if: play on from a moment of a finished game, against bots. */
export const makeBranch = (table: string, token: string | null, body: NewBranch) =>
  ask<BranchMade>("POST", `/tables/${table}/branches`, token, { cid: randomDigits(32), ...body });
export const readBranches = (table: string, token: string | null) =>
  ask<Branches>("GET", `/tables/${table}/branches`, token).then((found) => found.branches);
export const branchOfFile = (record: string, body: NewBranch) => {
  const rest = JSON.stringify({ cid: randomDigits(32), ...body });
  return answered("POST", "/branches", null, `${rest.slice(0, -1)},"record":${record}}`).then(
    (answer) => answer.json() as Promise<BranchMade>,
  );
};
