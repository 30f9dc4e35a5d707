import { defineConfig } from "vite";

/** The service worker is one file beside the pages; scripts/built.mjs tells it what the release consists of. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    // What the oldest browsers of package.json's browserslist understand.
    target: "es2021",
    reportCompressedSize: false,
    rolldownOptions: {
      input: "web/offline/worker.ts",
      output: { format: "iife", entryFileNames: "worker.js" },
    },
  },
});
