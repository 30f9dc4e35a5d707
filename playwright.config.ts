import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./e2e/support/browser.ts";
import { bothSizes, staffSpecs } from "./e2e/support/specs-by-device.ts";

const browser = await findBrowser();

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
  // Parents use phones. Staff use desktops, and sometimes smaller screens.
  // Colors are the same at every size, so the smaller screens are tested in one color scheme only.
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
    // A separate project, because a worker restarts its server whenever it changes to another project or kind of test.
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
