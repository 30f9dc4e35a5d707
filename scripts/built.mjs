// Builds the pages if their sources have changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
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
 * Writes a smaller route manifest for visitors. Leaves out the admin screens, the clinic tablet and data that only React Router's own
 * start-up code reads (web/entry.server.tsx). Lists the files of every page only once, at the root.
 */
function writeVisitorsScreens() {
  const assets = join(root, "build/client/assets");
  const name = readdirSync(assets).find((file) =>
    /^manifest-.*\.js$/.test(file),
  );
  const text = readFileSync(join(assets, name), "utf8");
  const begin = text.indexOf("{");
  const table = JSON.parse(text.slice(begin, text.lastIndexOf("}") + 1));
  const { entry } = table;
  const { imports: shared = [], css: styles = [] } = table.routes.root;
  const loaded = new Set([
    entry.module,
    ...entry.imports,
    ...shared,
    ...styles,
  ]);
  const namedIn = (id, files) =>
    id === "root" ? files : files?.filter((file) => !loaded.has(file));
  const routes = Object.entries(table.routes)
    .filter(
      ([id, { parentId = "" }]) =>
        !/admin\/|visitor\/kiosk\//.test(`${id} ${parentId}`),
    )
    .map(([key, { id, parentId, path, index, module, imports, css }]) => [
      key,
      {
        id,
        parentId,
        path,
        index,
        module,
        imports: namedIn(id, imports),
        css: namedIn(id, css),
      },
    ]);
  const visitors = JSON.stringify({ routes: Object.fromEntries(routes) });
  writeFileSync(
    join(assets, `visitors-${name}`),
    `${text.slice(0, begin)}${visitors};`,
  );
  const { module, imports } = table.entry;
  const first = [module, ...imports].map((file) => basename(file));
  return { screens: `visitors-${name}`, first };
}

/** Returns these files and all that they reference, transitively. */
function filesFrom(first) {
  const assets = join(root, "build/client/assets");
  const present = new Set(readdirSync(assets));
  const found = new Set(first);
  for (const name of found) {
    if (name.endsWith(".woff2")) continue;
    const text = readFileSync(join(assets, name), "utf8");
    for (const [other] of text.matchAll(/[\w.-]+\.(?:js|css|woff2)\b/g))
      if (present.has(other)) found.add(other);
  }
  return [...found].sort((one, other) => (one < other ? -1 : 1));
}

/** Builds the service worker with the list of this release's files (web/offline/strategies.ts). */
function writeWorker(node, options, { screens, first }) {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  run(node, [vite, "build", "--config", "web/offline/vite.config.ts"], options);
  const client = join(root, "build/client");
  const text = readFileSync(join(client, "worker.js"), "utf8");
  const pictures = readdirSync(join(client, "images"));
  const files = [
    ...filesFrom([screens, ...first]).map((name) => `/assets/${name}`),
    ...pictures
      .filter((name) => name.endsWith(".svg"))
      .map((name) => `/images/${name}`),
  ];
  const all = createHash("sha256").update(text).update(files.join());
  const name = all.digest("hex").slice(0, 12);
  const release = { name, screens: `/assets/${screens}`, files };
  const script = `const release = ${JSON.stringify(release)};\n${text}`;
  writeFileSync(join(client, "worker.js"), script);
}

function run(node, args, options) {
  const { status, stdout, stderr } = spawnSync(node, args, options);
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}\nThe pages could not be built.`);
  process.exit(1);
}

/** Compresses every text file with Brotli and gzip. */
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
  const currentFingerprint = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === currentFingerprint)
    return;
  console.log("Building the pages (once, a few seconds) …");
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const options = {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  };
  run(node, [cli, "build"], options);
  writeWorker(node, options, writeVisitorsScreens());
  compress();
  writeFileSync(stamp, currentFingerprint);
}
