import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";

/** Stands in for the product, which would need its pages built. */
const program = `console.log("Ready:"); setInterval(() => {}, 1000);`;

const startAndFail = `
  const [, module, program] = process.argv;
  const { startServer } = await import(module);
  const { pid, dataDir } = await startServer({}, { program });
  console.log(JSON.stringify({ pid, dataDir }));
  throw new Error("broke off");
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a server ends with the program that started it and broke off", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-program-"));
  await writeFile(join(folder, "program.mjs"), program);
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      startAndFail,
      join(import.meta.dirname, "running-server.ts"),
      join(folder, "program.mjs"),
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  expect(complaint).toContain("broke off");
  expect(code).toBe(1);
  const { pid, dataDir } = JSON.parse(said) as { pid: number; dataDir: string };
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 20_000);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  await rm(folder, { recursive: true, force: true });
});
