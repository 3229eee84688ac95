// How each game is shown: fetched when it is needed, or just before.
import type { Component } from "svelte";
import type { TableLink } from "../wire/table.svelte";

export const FACES: Record<string, () => Promise<{ default: Component<{ link: TableLink }> }>> = {
  musee: () => import("./musee/MuseeTable.svelte"),
  "modern-art": () => import("./modern-art/ModernArtTable.svelte"),
  "art-society": () => import("./art-society/ArtSocietyTable.svelte"),
};
