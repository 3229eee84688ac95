// How each game is shown: fetched when it is needed, or just before.
import type { Component } from "svelte";
import type { GameName } from "../home/games";
import type { TableLink } from "../wire/table.svelte";

type Fetched = () => Promise<{ default: Component<{ link: TableLink }> }>;

export const FACES: Record<string, Fetched> = {
  musee: () => import("./musee/MuseeTable.svelte"),
  "modern-art": () => import("./modern-art/ModernArtTable.svelte"),
  "art-society": () => import("./art-society/ArtSocietyTable.svelte"),
} satisfies Record<GameName, Fetched>;
