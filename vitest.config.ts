import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shared,server,web,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/testing/global-setup.ts"],
  },
});
