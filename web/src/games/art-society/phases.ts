// The rules that "?" opens in each phase.
import type { ArtSocietyView as View } from "../../wire/wire";

const RULES: Record<View["phase"], string[]> = {
  start: ["AS-S2", "AS-C1"],
  lot: ["AS-A1", "AS-S1"],
  bid: ["AS-B1", "AS-B2", "AS-A1", "AS-P1", "AS-F1"],
  take: ["AS-T1", "AS-B2", "AS-B3", "AS-H2", "AS-D2", "AS-F2", "AS-P1", "AS-F1"],
  turn: ["AS-H1", "AS-H2", "AS-H3", "AS-H4", "AS-D1", "AS-D2", "AS-F2", "AS-X1"],
  settle: ["AS-P1", "AS-P2", "AS-E1"],
  over: ["AS-E3", "AS-F1", "AS-F2", "AS-F3", "AS-F4", "AS-F5", "AS-F6", "AS-F7", "AS-F8"],
};

export function phaseRules(phase: View["phase"]): string[] {
  return RULES[phase];
}
