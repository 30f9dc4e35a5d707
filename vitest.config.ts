import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shared,server,web,scripts}/**/*.test.{ts,tsx}"],
    // Some tests become another user for a while: only a process of its own may.
    pool: "forks",
    globalSetup: ["server/testing/global-setup.ts"],
  },
});
