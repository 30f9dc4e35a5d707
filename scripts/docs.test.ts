import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);

const decisions = markdownIn("docs/decisions").filter((page) =>
  /\/\d{4}-/.test(page),
);
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].concat(
  markdownIn("docs"),
  markdownIn("docs/decisions"),
);
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

const rooms =
  /`((?:bench|deploy|e2e|scripts|server|shared|web)\/[^`*<>{}…\s]+)`/g;

test("files named in the documents exist", () => {
  const missing = pages.flatMap((page) =>
    [...textOf(page).matchAll(rooms)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("npm commands named in the documents exist", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`npm run (?:-s )?([\w:-]+)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("links in the documents have a target", () => {
  const missing = pages.flatMap((page) =>
    [...textOf(page).matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)]
      .map(([, to = ""]) => to.replace(/#.*$/, ""))
      .filter((to) => to !== "" && !/^https?:/.test(to))
      .filter((to) => !existsSync(join(root, dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(missing).toEqual([]);
});

test("link fragments match a heading", () => {
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-");
  const missing = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)]
      .filter(([, to = ""]) => !/^https?:/.test(to))
      .filter(([, to, anchor]) => {
        const target = to ? join(dirname(page), to) : page;
        const headings = textOf(target).matchAll(/^#+ (.+)$/gm);
        return ![...headings].some(
          ([, text = ""]) => anchorOf(text) === anchor,
        );
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test("a decision record has all sections and at most forty lines", () => {
  const part = /^(?:## |- \*\*)(\w+)/gm;
  expect(decisions.length).toBeGreaterThan(20);
  for (const page of decisions) {
    const text = textOf(page).trimEnd();
    const named = [...text.matchAll(part)].map(([, name]) => name);
    expect(named.slice(0, 2), page).toEqual(["Status", "Date"]);
    const headings = ["Context", "Decision", "Consequences"];
    expect(
      named.filter((name = "") => headings.includes(name)),
      page,
    ).toEqual(headings);
    expect(text.split("\n").length, page).toBeLessThanOrEqual(40);
  }
});

test("the decision index lists each record by number and title", () => {
  const index = textOf("docs/decisions/README.md");
  const entries = decisions.map((page) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(textOf(page)) ?? [];
    const file = page.replace(/^.*\//, "");
    expect(file.startsWith(`${number?.padStart(4, "0")}-`), page).toBe(true);
    return `${number}. [${title}](${file})`;
  });
  expect(index.match(/^\d+\. .+$/gm)).toEqual(entries);
});

test("decisions referenced by number exist", () => {
  const numbers = new Set(
    decisions.map((page) => Number(/\/(\d{4})-/.exec(page)?.[1])),
  );
  const unknown = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\bdecision (\d+)/g)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([words]) => `${page}: ${words}`),
  );
  expect(unknown).toEqual([]);
});
