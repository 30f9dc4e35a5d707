import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export const rooms = ["server", "shared", "web", "bench", "e2e", "scripts"];

/** A link, or a way to another screen, that no route stands behind when its address is renamed. */
const addressByHand =
  /(?:\bto=\{?|\bto: |(?:navigate|redirect|replace|leave)\()["`]\//;

/** Every file with its text. */
type Files = Map<string, string>;

/** All sources in the rooms of a house. */
export function filesIn(house: string): Files {
  const found = rooms.flatMap((room) =>
    readdirSync(join(house, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => `${room}/${name.replaceAll("\\", "/")}`),
  );
  return new Map(
    found
      .toSorted()
      .map((file) => [file, readFileSync(join(house, file), "utf8")]),
  );
}

/** What each file imports, or each folder asks. */
type Graph = Map<string, Set<string>>;

/** Cycles between files or folders, imports of test code, and links to screens without href(). Types count too. */
export function problemsOf(files: Files): string[] {
  const sources = [...files.keys()].filter((file) => !isTest(file));
  const imports = importsOf(files);
  const between = imports.filter(
    ({ from, to }) => !isTest(from) && !isTest(to),
  );
  const circle =
    findCircle(graphOf(imports)) ??
    findCircle(graphOf(between.filter(isInFolders).map(siblings)));
  return [
    ...(circle ? [`In a circle: ${circle.join(" → ")}`] : []),
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
  return isTest(file) || /^((server|web)\/testing|bench|e2e)\//.test(file);
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

/** Files such as server/services.ts put the folders together and belong to none. */
function isInFolders({ from, to }: Import): boolean {
  return [from, to].every((file) => file.split("/").length > 2);
}

/** The two that lie in the same folder, of which one holds the importing file and one the other. */
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
