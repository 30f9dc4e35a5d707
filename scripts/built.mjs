// Builds the pages when what they are made of has changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./installed.mjs";

const sources = [
  "web",
  "shared",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/built.mjs",
];
const stamp = join(root, "build/made-of");
const compressible = /\.(js|css|svg|txt|json)$/;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    const files = source.includes(".") ? [path] : filesIn(path);
    for (const file of files)
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * The table of all screens is for the desk; pages of visitors name one without the desk's screens,
 * and without what only React Router's own start would read (web/entry.server.tsx).
 */
function writeVisitorsScreens() {
  const assets = join(root, "build/client/assets");
  const name = readdirSync(assets).find((file) =>
    /^manifest-.*\.js$/.test(file),
  );
  const text = readFileSync(join(assets, name), "utf8");
  const begin = text.indexOf("{");
  const table = JSON.parse(text.slice(begin, text.lastIndexOf("}") + 1));
  const routes = Object.entries(table.routes)
    .filter(([id]) => !id.startsWith("admin/"))
    .map(([key, { id, parentId, path, index, module, imports, css }]) => [
      key,
      { id, parentId, path, index, module, imports, css },
    ]);
  const kept = JSON.stringify({ routes: Object.fromEntries(routes) });
  writeFileSync(
    join(assets, `visitors-${name}`),
    `${text.slice(0, begin)}${kept};`,
  );
}

/** Every text file also stands ready as brotli and gzip. */
function compress() {
  for (const file of filesIn(join(root, "build/client"))) {
    if (!compressible.test(file)) continue;
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

export function buildPages(node) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the pages (once, a few seconds) …");
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const options = {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  };
  const { status, stdout, stderr } = spawnSync(node, [cli, "build"], options);
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe pages could not be built.`);
    process.exit(1);
  }
  writeVisitorsScreens();
  compress();
  writeFileSync(stamp, wanted);
}
