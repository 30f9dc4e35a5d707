import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { writeSection } from "#bench/prove/report.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";

afterEach(removeFolders);

test("a section that is proven again replaces its own table, and leaves the others", async () => {
  const path = join(await makeFolder(), "proof.md");
  const write = (name: string, lost: number) =>
    writeSection(path, {
      name,
      command: `npm run prove -- ${name}`,
      rows: [{ what: "this | that", lost }],
      seconds: 90,
    });
  await write("faults", 1);
  await write("load", 0);
  await write("faults", 2);
  const [title, faults = "", load = "", ...more] = (
    await readFile(path, "utf8")
  ).split(/^(?=## )/m);
  expect(title).toContain("# Proof");
  expect(faults).toContain("`npm run prove -- faults` · ");
  expect(faults).toContain(" · 1.5 minutes · ");
  expect(faults).toContain("| this \\| that | 2    |");
  expect(load).toContain("| this \\| that | 0    |");
  expect(more).toEqual([]);
});
