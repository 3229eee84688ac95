// The status sentence: who must do what, what it means, and which rules say so.
import { say } from "../../words/words.svelte";
import type { MuseeGame } from "./game.svelte";
import { nameOf, pointsAt } from "./places";
import { list, placeWords, sinceOwnTurn, sum, windowWords } from "./sentences";

export interface Status {
  /** Whose turn it is. */
  turn: string;
  sentence: string;
  /** What a place brings, before its arithmetic. */
  gain?: number;
  more: string;
  rules: string[];
  warning?: boolean;
}

export function statusOf(game: MuseeGame): Status {
  if (game.hanging) return onItsWay(game, game.hanging.number, game.hanging.place);
  if (game.asked?.type === "keep-or-give") return keepOrGive(game, game.asked.partner, game.asked.pile);
  if (game.myTurn) return toHang(game);
  if (game.view.seat !== null && game.isOut(game.view.seat)) return out(game);
  return others(game);
}

function onItsWay(game: MuseeGame, number: number, place: string): Status {
  return {
    turn: say("web-musee-your-turn"),
    sentence: say("web-musee-hung-now", { number, place: placeWords(place) }),
    more: say(game.hanging?.sent ? "web-musee-sent" : "web-musee-hung-wait"),
    rules: ["MU-T4"],
  };
}

function toHang(game: MuseeGame): Status {
  const turn = say("web-musee-your-turn");
  const number = game.chosen;
  if (number === null) {
    const team = game.view.partner !== null;
    return {
      turn,
      sentence: say(team ? "web-musee-choose-team" : "web-musee-choose"),
      more: toChoose(game, team).filter(Boolean).join(" "),
      rules: team ? ["MU-T1", "MU-T5", "MU-4P1"] : ["MU-T1", "MU-T5"],
    };
  }
  if (game.lit.length === 0) {
    return { turn, sentence: say("web-musee-stuck-card", { number }), more: say("web-musee-stuck-why"), rules: ["MU-T3", "MU-T5"] };
  }
  if (!game.aimed) {
    const more = say(game.byTouch ? "web-musee-until-confirm" : "web-musee-click-hangs");
    return { turn, sentence: say("web-musee-lit-slot", { number }), more, rules: ["MU-T2", "MU-T3", "MU-T4"] };
  }
  const place = placeWords(nameOf(game.aimed));
  if (game.warned !== null) {
    return { turn, sentence: say("web-musee-strands"), more: say("web-musee-strands-why"), rules: ["MU-T5"], warning: true };
  }
  return {
    turn,
    sentence: say("web-musee-hang-question", { number, place }),
    gain: pointsAt(game.aimed),
    more: `= ${sum(game.aimed)}. ${windowWords(game, number, nameOf(game.aimed))}`,
    rules: ["MU-P1", "MU-P2", "MU-P3", "MU-P4", "MU-T4"],
  };
}

/** On a phone what the others have done stands here; on a desk the log is beside it. */
function toChoose(game: MuseeGame, team: boolean): string[] {
  const recap = game.phone.current ? sinceOwnTurn(game) : "";
  if (recap) return [recap, game.view.pile ? "" : say("web-musee-no-draw")];
  const draw = say(game.view.pile ? "web-musee-then-draw" : "web-musee-no-draw");
  return team ? [draw, say("web-musee-no-hints")] : [waiting(game), draw];
}

function keepOrGive(game: MuseeGame, partner: number, pile: number): Status {
  const name = game.name(partner);
  return {
    turn: say("web-musee-your-turn"),
    sentence: say("web-musee-keep-title", { name }),
    more: game.isOut(partner)
      ? say("web-musee-keep-out", { name })
      : say(pile === 2 ? "web-musee-keep-two" : "web-musee-keep-one"),
    rules: ["MU-4P2"],
  };
}

function out(game: MuseeGame): Status {
  const names = list(stillPlaying(game).map((seat) => game.name(seat)));
  return {
    turn: others(game).turn,
    sentence: say("web-musee-out-title"),
    more: say(game.view.hand.length ? "web-musee-out-why" : "web-musee-out-empty", { names }),
    rules: ["MU-T5", "MU-T6"],
  };
}

function others(game: MuseeGame): Status {
  const seat = game.view.turn ?? 0;
  const name = game.name(seat);
  const watching = game.view.seat === null;
  return {
    turn: watching ? say("web-musee-watching") : say("web-musee-waiting-for", { name }),
    sentence: say(game.view.deciding ? "web-musee-they-decide" : "web-musee-they-hang", { name }),
    more: watching ? "" : `${isNext(game, seat) ? say("web-musee-you-next") : ""} ${say("web-musee-prepare")}`.trim(),
    rules: game.view.deciding ? ["MU-4P2"] : ["MU-T1"],
  };
}

function stillPlaying(game: MuseeGame): number[] {
  return game.view.hand_sizes.map((_, seat) => seat).filter((seat) => !game.isOut(seat));
}

/** Play goes to the left, past those who are out. */
function isNext(game: MuseeGame, after: number): boolean {
  const { players, seat } = game.view;
  for (let step = 1; step <= players; step++) {
    const next = (after + step) % players;
    if (!game.isOut(next)) return next === seat;
  }
  return false;
}

function waiting(game: MuseeGame): string {
  const seats = stillPlaying(game).filter((seat) => seat !== game.view.seat);
  return seats.length ? say("web-musee-wait", { count: seats.length, names: list(seats.map((seat) => game.name(seat))) }) : "";
}
