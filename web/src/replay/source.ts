// Where a replay comes from: a finished table of this house, or a record that somebody has as a file.
import { branchOfFile, makeBranch, readBranches, readReplay, readReview, replayOfFile, reviewOfFile } from "../wire/api";
import { keptAt } from "../wire/seats";
import type { BranchMade, BranchThere, Looking, NewBranch, Replay, Review, Table } from "../wire/wire";
import { say } from "../words/words.svelte";

export interface Source {
  /** The table, if it is one of this house: its moments have addresses. */
  table: Table | null;
  /** Where the person of this device sat. */
  own: number | null;
  token: string | null;
  replay: (eye: string) => Promise<Replay>;
  review: () => Promise<Review | Looking>;
  branch: (wanted: NewBranch) => Promise<BranchMade>;
  branches: () => Promise<readonly BranchThere[]>;
}

export function ofTable(table: Table): Source {
  const own = keptAt(table.table);
  const token = own?.token ?? null;
  return {
    table,
    own: own?.seat ?? null,
    token,
    replay: (eye) => readReplay(table.table, token, eye),
    review: () => readReview(table.table, token),
    branch: (wanted) => makeBranch(table.table, token, wanted),
    branches: () => readBranches(table.table, token),
  };
}

export function ofFile(record: string): Source {
  return {
    table: null,
    own: null,
    token: null,
    replay: (eye) => replayOfFile(record, eye),
    review: () => reviewOfFile(record),
    branch: (wanted) => branchOfFile(record, wanted),
    branches: () => Promise.resolve([]),
  };
}

/** The table of a record: only its seats are known. */
export function tableOf(source: Source, replay: Replay): Table {
  if (source.table) return source.table;
  const players = replay.state.view.type === "art-society" ? replay.state.view.players.length : replay.state.view.players;
  return {
    table: "",
    game: replay.game,
    options: replay.options,
    status: "over",
    pace: "relaxed",
    host: null,
    spectators: true,
    hints: false,
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      occupant: "person",
      name: nameIn(replay.seats, seat),
      here: false,
      away: "wait",
    })),
    commitment: "",
  };
}

/** Records of tables do not say who a person was. */
function nameIn(seats: readonly string[] | null, seat: number): string {
  const name = seats?.[seat];
  if (!name || name === "person" || name === "you") return say("replay-seat", { seat });
  return seats.filter((other) => other === name).length > 1 ? say("table-seat", { seat, name }) : name;
}

/** A file may hold one record, or one a line. */
export function recordsIn(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const spread = ["{", "["].includes(lines[0]?.trim() ?? "");
  return spread ? [text] : lines;
}
