import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

// No updates, no first-run pages, no other host.
const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** The browser in `CHROMIUM_PATH`, or else an installed one, or else the one from npm. */
export async function findBrowser(): Promise<{
  executablePath: string;
  args: string[];
}> {
  const own =
    process.env["CHROMIUM_PATH"] ?? installed.find((path) => existsSync(path));
  if (own !== undefined) return { executablePath: own, args: quiet };
  // The package's own flags suit a cloud function: a single process, no web security.
  return { executablePath: await unpack(), args: quiet };
}

const cache = join(import.meta.dirname, "../../node_modules/.cache/browser");

/** Unpacks it under node_modules: in the shared temporary folder it would belong to the first user. */
async function unpack(): Promise<string> {
  const before = process.env["TMPDIR"];
  mkdirSync(cache, { recursive: true });
  process.env["TMPDIR"] = cache;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}
