import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  publicDir: "web/public",
  // The page renderer is one bundle: the running server needs neither react nor vite.
  ...(command === "build" && { ssr: { noExternal: true as const } }),
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: false,
  },
}));
