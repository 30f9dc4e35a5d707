import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const mounted = "web/**/*.test.tsx";

export default defineConfig({
  test: {
    // Some tests switch to another OS user for a while, which needs a separate process.
    pool: "forks",
    restoreMocks: true,
    unstubGlobals: true,
    // The tests wait for the database half of the time: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // A test that hangs ends; one that a busy machine slows down does not fail for it. None has a limit of its own.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{shared,server,web,scripts}/**/*.test.{ts,tsx}"],
          exclude: [mounted],
          // To load the server anew costs a file more than its tests; what they replace is put back after each.
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
