// A wall on a canvas: our pictures are SVG, what is shared is a PNG.
import type { GameName } from "../home/games";
import type { Noted, Wall } from "./games.svelte";

const EDGE = 48;
const HEAD = 92;
const FOOT = 56;
const WIDE = 1200;
interface Colours {
  wall: string;
  ink: string;
  soft: string;
}
const COLOURS: Record<string, Colours> = {
  musee: { wall: "#6b2f34", ink: "#fbf3e4", soft: "#e3c9b8" },
  "modern-art": { wall: "#e9e4da", ink: "#1e1b18", soft: "#6a6157" },
  "art-society": { wall: "#2b2623", ink: "#f1ebe0", soft: "#b7ada0" },
} satisfies Record<GameName, Colours>;

/** Draw a game; `title` stands above what hangs, `told` below. */
export async function paint(canvas: HTMLCanvasElement, game: Noted, title: string, told: string): Promise<void> {
  const { wall } = game;
  const pen = canvas.getContext("2d");
  if (!wall || !pen) return;
  const unit = (WIDE - 2 * EDGE) / wall.width;
  canvas.width = WIDE;
  canvas.height = Math.round(HEAD + wall.height * unit + FOOT);
  const { wall: ground, ink, soft } = COLOURS[game.game] ?? COLOURS["modern-art"]!;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ink;
  pen.font = "600 40px Fraunces, Georgia, serif";
  pen.fillText(title, EDGE, 60, WIDE - 2 * EDGE);
  pen.fillStyle = soft;
  pen.font = "400 24px Figtree, sans-serif";
  pen.fillText(told, EDGE, canvas.height - 20, WIDE - 2 * EDGE);
  await hang(pen, wall, unit, ink);
}

async function hang(pen: CanvasRenderingContext2D, wall: Wall, unit: number, ink: string): Promise<void> {
  const pictures = await Promise.all(wall.pieces.map(({ src }) => pictureAt(src)));
  pen.shadowColor = "rgb(0 0 0 / 0.4)";
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 4;
  wall.pieces.forEach(({ x, y, w, h }, index) => {
    const picture = pictures[index];
    if (picture) pen.drawImage(picture, EDGE + x * unit, HEAD + y * unit, w * unit, h * unit);
  });
  pen.shadowColor = "transparent";
  pen.fillStyle = ink;
  for (const { text, x, y, size } of wall.texts) {
    pen.font = `700 ${Math.round(size * unit)}px Figtree, sans-serif`;
    pen.fillText(text, EDGE + x * unit, HEAD + y * unit);
  }
}

/** Null where there is no such picture: what was kept may be older than the house. */
async function pictureAt(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

export function png(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
