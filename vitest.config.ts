import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const mounted = "web/**/*.test.tsx";
/** Set by `scripts/test.mjs`. */
const leftOut = process.env["LEFT_OUT_TESTS"]?.split(",") ?? [];

export default defineConfig({
  test: {
    // Some tests switch to another OS user for a moment, which needs a separate process.
    pool: "forks",
    restoreMocks: true,
    unstubGlobals: true,
    // Tests wait for the database half of the time, so one worker more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // Ends a test that hangs, but is long enough for a busy machine. No test sets its own timeout.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{shared,server,web,scripts,seams}/**/*.test.{ts,tsx}"],
          exclude: [mounted, ...leftOut],
          // Isolation would load the server again for each test file, which takes longer than the tests. Mocks are restored
          // after each test.
          isolate: false,
          globalSetup: ["server/testing/database/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: { name: "dom", include: [mounted], environment: "jsdom" },
      },
    ],
  },
});
