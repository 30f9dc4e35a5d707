import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "web/public",
  // The page renderer is one bundle: the running server needs neither react nor vite.
  ssr: { noExternal: true },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: false,
  },
});
