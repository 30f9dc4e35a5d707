import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./e2e/support/browser.ts";

const browser = await findBrowser();

const staffSpecs = /staff-.*\.spec\.ts/;
const phone = {
  ...devices["Pixel 5"],
  viewport: { width: 390, height: 844 },
};

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results/browser",
  // A test spends a third of its time waiting, so three tests keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, because a busy machine may pause. A test that passes never takes this long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions: browser,
    // Keeps tests fast and independent. Only the test about being offline allows the service worker.
    serviceWorkers: "block",
    // No traces, because they take a quarter of the time. To trace a failed test, run it with --trace on.
    screenshot: "only-on-failure",
  },
  // Parents use phones, and staff use desktops. Tests about another size set it themselves.
  projects: [
    { name: "visitor", testIgnore: staffSpecs, use: phone },
    { name: "staff", testMatch: staffSpecs, use: devices["Desktop Chrome"] },
  ],
});
