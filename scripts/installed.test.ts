import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";

afterEach(removeFolders);

const packaged = join(import.meta.dirname, "../node_modules/.bin/node");
const script = pathToFileURL(join(import.meta.dirname, "installed.mjs")).href;

/** Returns which Node the project chooses when npm runs on this Node. */
function nodeChosen(own: string) {
  const program = `
    import { projectNode } from ${JSON.stringify(script)};
    process.stdout.write(projectNode());`;
  const env = { ...process.env, npm_node_execpath: own };
  const args = ["--input-type=module", "--eval", program];
  return execFileSync(process.execPath, args, { env, encoding: "utf8" });
}

async function installNode(version: string) {
  const own = join(await makeFolder(), "node");
  await writeFile(own, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  return own;
}

test.each(["v24.0.0", "v24.21.0", "v26.1.0"])(
  "uses the machine's Node %s",
  async (version) => {
    const own = await installNode(version);
    expect(nodeChosen(own)).toBe(own);
  },
);

test.each(["v20.20.2", "v23.11.1", "nonsense"])(
  "uses the packaged Node if the machine's is %s",
  async (version) => {
    expect(nodeChosen(await installNode(version))).toBe(packaged);
  },
);

test("uses the packaged Node if the machine's is missing", () => {
  expect(nodeChosen("/nowhere/node")).toBe(packaged);
});
