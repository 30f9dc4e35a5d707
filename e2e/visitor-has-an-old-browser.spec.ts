import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const assets = join(import.meta.dirname, "../build/client/assets");

/** Features missing in Safari 15.0 or Chrome 90 that the compiler does not replace. */
const newer =
  /\(\?<[=!]|\bstatic\{|#\w+ in |\?\.\([^()]*\.\.\.[\w$]+,|(?<!\.)\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced)\(|\b(Object\.hasOwn|(Object|Map)\.groupBy|Promise\.(withResolvers|try)|structuredClone|URL\.(parse|canParse)|crypto\.randomUUID|throwIfAborted)\b/g;

// The dashboard's editor and spreadsheets use libraries that need a newer browser. Imports and translations share
// the chunk of row-counters.tsx, which holds the libraries for spreadsheets.
const forStaff = /^(editor|row-counters)-/;

function findIn(kind: string, pattern: RegExp): string[] {
  const names = readdirSync(assets).filter(
    (name) => name.endsWith(kind) && !forStaff.test(name),
  );
  return names.flatMap((name) => {
    const text = readFileSync(join(assets, name), "utf8");
    return (text.match(pattern) ?? []).map((found) => `${name}: ${found}`);
  });
}

test("scripts and styles use nothing that the oldest browsers in package.json lack", () => {
  expect(findIn(".js", newer)).toEqual([]);
  expect(findIn(".css", /@layer\b/g)).toEqual([]);
});

test("an even older browser gets the pages without scripts, and they work", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    CSS.supports = (property: string) => property !== "aspect-ratio";
    localStorage.setItem("user", '{"parentName":"An earlier release"}');
  });
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expectQuestion(page, 2);
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: "visit" }),
  );
  await expect(page.locator("html:not([data-awake])")).toBeVisible();
});
