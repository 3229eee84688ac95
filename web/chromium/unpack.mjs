// Unpacks the browser of the npm package into a folder: node unpack.mjs FOLDER
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const folder = process.argv[2];
const packed = new URL("node_modules/@sparticuz/chromium/bin/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const name of ["chromium", "al2023.tar", "swiftshader.tar"]) {
  const mode = name === "chromium" ? 0o755 : 0o644;
  await pipeline(
    createReadStream(new URL(`${name}.br`, packed)),
    createBrotliDecompress(),
    createWriteStream(`${folder}/${name}`, { mode }),
  );
}
