import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./e2e/support/browser.ts";
import { bothSizes, staffSpecs } from "./e2e/support/sizes.ts";

const browser = await findBrowser();

const phone = {
  ...devices["Pixel 5"],
  viewport: { width: 390, height: 844 },
};
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  // A test spends a third of its time waiting, so three tests keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Generous for a machine that pauses: a test that passes never waits this long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions: browser,
    // Journeys stay apart and quick; the one about being offline lets the service worker in.
    serviceWorkers: "block",
    // A trace of every journey would cost a quarter of the time: --trace on shows one that failed.
    screenshot: "only-on-failure",
  },
  // Parents hold a phone; staff sit at a desk, and now and then hold something smaller.
  // Colours are the same at every size, so these look at one scheme.
  projects: [
    {
      name: "phone",
      testIgnore: staffSpecs,
      grepInvert: /@desktop/,
      use: phone,
    },
    {
      name: "desktop",
      testMatch: bothSizes,
      grepInvert: /@phone/,
      use: devices["Desktop Chrome"],
    },
    // A project of its own, because a worker restarts its server when it changes to another project or kind of test.
    {
      name: "staff",
      testMatch: staffSpecs,
      grepInvert: /@phone/,
      use: devices["Desktop Chrome"],
    },
    {
      name: "staff on a tablet",
      testMatch: staffSpecs,
      grep: /dark.*@all-sizes/,
      use: { ...phone, viewport: { width: 820, height: 1180 } },
    },
    {
      name: "staff on a phone",
      testMatch: staffSpecs,
      grep: /dark.*@all-sizes|@phone/,
      use: phone,
    },
  ],
});
