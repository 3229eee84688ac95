// How the price of a lot is shown in each phase: at the table, and in a replay.
import type { View } from "./wire";

export const PRICE_SHOWN: Record<View["phase"], "paddle" | "envelope" | "tag" | null> = {
  offer: null,
  double: null,
  open: "paddle",
  once: "paddle",
  sealed: "envelope",
  price: "tag",
  answers: "tag",
  reveal: null,
  over: null,
};
