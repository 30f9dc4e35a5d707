import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export const topFolders = [
  "server",
  "shared",
  "web",
  "bench",
  "e2e",
  "scripts",
  "seams",
];

/** A link or navigation without href(), which breaks when the route is renamed. */
const addressByHand =
  /(?:\bto=\{?|\bto: |(?:navigate|redirect|replace|leave)\()["`]\//;

/** File contents by path. */
type Files = Map<string, string>;

/** Reads all source files below `root`. */
export function filesIn(root: string): Files {
  const found = topFolders.flatMap((topFolder) =>
    readdirSync(join(root, topFolder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => `${topFolder}/${name.replaceAll("\\", "/")}`),
  );
  return new Map(
    found
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
}

/** Imports of each file or folder. */
type Graph = Map<string, Set<string>>;

/**
 * Finds cycles between files or folders, imports of test code, and links to screens without href(). Imports of types
 * count, too.
 */
export function importProblems(files: Files): string[] {
  const sources = [...files.keys()].filter((file) => !isTest(file));
  const imports = importsOf(files);
  const between = imports.filter(
    ({ from, to }) => !isTest(from) && !isTest(to),
  );
  const circle =
    findCircle(graphOf(imports)) ??
    findCircle(graphOf(between.filter(isInFolders).map(siblings)));
  return [
    ...(circle ? [`Import cycle: ${circle.join(" → ")}`] : []),
    ...sources
      .filter((file) => file.startsWith("web/"))
      .filter((file) => addressByHand.test(files.get(file) ?? ""))
      .map((file) => `${file} writes the address of a screen without href()`),
    ...imports
      .filter(({ from, to }) => !isForTests(from) && isForTests(to))
      .map(({ from, to }) => `${from} imports ${to}, which is for tests`),
  ];
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

function isForTests(file: string): boolean {
  return (
    isTest(file) || /^((server|web)\/testing|bench|e2e|seams)\//.test(file)
  );
}

type Import = { from: string; to: string };

const importing = /\b(?:from|import)\s*\(?\s*"([#.][^"]+)"/g;

function importsOf(files: Files): Import[] {
  return [...files].flatMap(([from, text]) =>
    [...text.matchAll(importing)]
      .map(([, specifier = ""]) => ({ from, to: resolve(from, specifier) }))
      .filter(({ to }) => files.has(to)),
  );
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith("#")
    ? specifier.slice(1)
    : posix.join(posix.dirname(from), specifier);
}

/** Ignores files such as server/services.ts, which combine the folders. */
function isInFolders({ from, to }: Import): boolean {
  return [from, to].every((file) => file.split("/").length > 2);
}

/** Returns the two siblings, in the closest common folder, that contain the files. */
function siblings({ from, to }: Import): Import {
  const [a, b] = [from.split("/"), to.split("/")];
  const length = a.findIndex((part, place) => part !== b[place]) + 1;
  return {
    from: a.slice(0, length).join("/"),
    to: b.slice(0, length).join("/"),
  };
}

function graphOf(imports: Import[]): Graph {
  const graph: Graph = new Map();
  for (const { from, to } of imports)
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

function findCircle(graph: Graph): string[] | undefined {
  const isDone = new Set<string>();
  function follow(path: string[], next: string): string[] | undefined {
    const start = path.indexOf(next);
    if (start >= 0) return [...path.slice(start), next];
    if (isDone.has(next)) return undefined;
    for (const each of graph.get(next) ?? []) {
      const circle = follow([...path, next], each);
      if (circle) return circle;
    }
    isDone.add(next);
    return undefined;
  }
  for (const start of graph.keys()) {
    const circle = follow([], start);
    if (circle) return circle;
  }
  return undefined;
}
