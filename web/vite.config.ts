import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.ts";
import { worker } from "./worker.ts";

const server = process.env["VERNISSAGE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), worker()],
  build: {
    outDir: process.env["VERNISSAGE_WEB"] ?? "../src/vernissage/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet for everything: a page that is fetched late is never without its look.
    cssCodeSplit: false,
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true }, "/pictures": server, "/qr": server },
  },
});
