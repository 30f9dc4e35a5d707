import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Engine } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** Debian packages and the program in each. */
const packages = {
  "webkit2gtk-driver": "WebKitWebDriver",
  xvfb: "Xvfb",
  "firefox-esr": "firefox-esr",
};

function programOf(name: keyof typeof packages): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders
    .map((folder) => join(folder, packages[name]))
    .find((program) => existsSync(program));
}

/** The installed engines, and the packages that are missing. */
export function findEngines(): { engines: Engine[]; missing: string[] } {
  const [webkit, firefox] = [
    programOf("webkit2gtk-driver"),
    programOf("firefox-esr"),
  ];
  const engines: Engine[] = [];
  if (webkit !== undefined && programOf("xvfb") !== undefined)
    engines.push({
      name: "WebKit",
      canStopScripts: true,
      start: (options) => startWebKit(webkit, options),
    });
  if (firefox !== undefined)
    engines.push({
      name: "Firefox",
      canStopScripts: false,
      start: () => startFirefox(firefox),
    });
  const missing = (Object.keys(packages) as (keyof typeof packages)[]).filter(
    (name) => programOf(name) === undefined,
  );
  return { engines, missing };
}
