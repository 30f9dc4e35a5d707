import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { policyOf } from "#server/platform/http/page-policy.ts";
import { inlineStyles } from "./inline-styles.ts";

async function builtFolder() {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-built-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/a-1.css"), "p{color:teal}\n");
  await writeFile(join(folder, "assets/b-2.css"), "h1{color:coral}\n");
  return folder;
}

test("inlines the styles of a page in the order of its links", async () => {
  const finish = inlineStyles(await builtFolder());
  const page = finish(
    '<link rel="stylesheet" href="/assets/b-2.css"/><link rel="stylesheet" href="/assets/a-1.css#"/>',
  );
  expect(page.html.match(/<style>.*?<\/style>/g)).toEqual([
    "<style>h1{color:coral}</style>",
    "<style>p{color:teal}</style>",
  ]);
});

test("keeps the links for scripts, disabled", async () => {
  const finish = inlineStyles(await builtFolder());
  const { html } = finish('<link rel="stylesheet" href="/assets/a-1.css"/>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/a-1.css" media="not all" disabled=""/>',
  );
});

test("inlines only the used rules of a mostly unused stylesheet and fetches the rest later", async () => {
  const folder = await builtFolder();
  const css = ".mine-a1B{margin:0}.other-a1B{margin:.5rem}.more-a1B{margin:0}";
  await writeFile(join(folder, "assets/c-3.css"), css);
  const finish = inlineStyles(folder);
  const link = '<link rel="stylesheet" href="/assets/c-3.css"/>';
  const later = '<link rel="later" as="style" href="/assets/c-3.css"/>';
  const htmlWith = (list: string) =>
    finish(`${link}<p class="${list}">other-a1B</p>`).html;
  expect(htmlWith("x mine-a1B")).toBe(
    `<style>.mine-a1B{margin:0}</style>${later}<p class="x mine-a1B">other-a1B</p>`,
  );
  expect(htmlWith("x")).toBe(`${later}<p class="x">other-a1B</p>`);
  expect(htmlWith("mine-a1B other-a1B")).toContain(`<style>${css}</style>`);
});

test("keeps the link of a missing stylesheet", async () => {
  const finish = inlineStyles(await builtFolder());
  const link = '<link rel="stylesheet" href="/assets/d-4.css"/>';
  expect(finish(link)).toEqual({ html: link, styles: [] });
});

test("the policy allows exactly the inlined styles", async () => {
  const finish = inlineStyles(await builtFolder());
  const { styles } = finish(
    '<link rel="stylesheet" href="/assets/a-1.css"/><style>p{}</style>',
  );
  const allowed = (given: string[]) =>
    policyOf({ scripts: [], styles: given }, false).split("; ");
  const own = "'sha256-y7dX2dSLrDFUXF1H9Eup2JkOt3bOtC9Grp/ZWtvTVTg='";
  const others = allowed([]).find((line) => line.startsWith("style-src "));
  expect(others).not.toContain(own);
  expect(allowed(styles)).toContain(`${others} ${own}`);
});
