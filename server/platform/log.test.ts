import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const program = `
  import { createLog, ignoreClosedOutput } from "#server/platform/log.ts";
  ignoreClosedOutput();
  const log = createLog("info");
  process.stdout.write("ready\\n");
  process.once("message", () => {
    for (let line = 0; line < 100; line += 1) log.info("somebody there?");
    process.stdout.write("stopping\\n");
    setImmediate(() => {
      log.info("still at work");
      process.disconnect();
    });
  });
`;

test("keeps running and exits normally when the output pipe closes", async () => {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
  await once(child.stdout!, "data");
  child.stdout?.destroy();
  child.send("go on");
  expect(await once(child, "exit")).toEqual([0, null]);
});
