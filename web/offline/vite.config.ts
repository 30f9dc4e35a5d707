import { defineConfig } from "vite";

/** The service worker is one file next to the pages. scripts/built.mjs adds the file list of the release. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    // The oldest browsers in the browserslist of package.json.
    target: "es2021",
    reportCompressedSize: false,
    rolldownOptions: {
      input: "web/offline/worker.ts",
      output: { format: "iife", entryFileNames: "worker.js" },
    },
  },
});
