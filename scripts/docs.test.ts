import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].concat(
  readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
);

const rooms =
  /`((?:bench|deploy|e2e|scripts|server|shared|web)\/[^`*<>{}…\s]+)`/g;

test("files that the documents name are there", () => {
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(rooms)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every command of package.json that the documents name is there", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(join(root, page), "utf8").matchAll(
        /`npm run (?:-s )?([\w:-]+)/g,
      ),
    ].map(([, name = ""]) => name),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("what the documents lead to is there", () => {
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to = ""]) => to.replace(/#.*$/, ""))
      .filter((to) => to !== "" && !/^https?:/.test(to))
      .filter((to) => !existsSync(join(root, dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(missing).toEqual([]);
});

test("a decision takes thirty lines at most", () => {
  const folder = join(root, "docs/decisions");
  const long = readdirSync(folder).filter((name) => {
    const lines = readFileSync(join(folder, name), "utf8").trimEnd();
    return lines.split("\n").length > 30;
  });
  expect(long).toEqual([]);
});
