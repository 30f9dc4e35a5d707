import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./e2e/support/browser.ts";

const browser = await findBrowser();

const phone = {
  ...devices["Pixel 5"],
  viewport: { width: 390, height: 844 },
};
const desk = /staff-.*\.spec\.ts/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous for a machine that pauses: a journey that succeeds waits for neither.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions: browser,
    // A trace of every journey would cost a quarter of the time: --trace on shows one that failed.
    screenshot: "only-on-failure",
  },
  // Parents hold a phone; staff sit at a desk, and now and then hold something smaller.
  // Colours are the same at every size, so these look at one scheme.
  projects: [
    {
      name: "phone",
      testIgnore: desk,
      grepInvert: /@desktop/,
      use: phone,
    },
    { name: "desktop", grepInvert: /@phone/, use: devices["Desktop Chrome"] },
    {
      name: "desk on a tablet",
      testMatch: desk,
      grep: /dark.*(everybody|anybody)/,
      use: { ...phone, viewport: { width: 820, height: 1180 } },
    },
    {
      name: "desk on a phone",
      testMatch: desk,
      grep: /dark.*(everybody|anybody)|@phone/,
      use: phone,
    },
  ],
});
