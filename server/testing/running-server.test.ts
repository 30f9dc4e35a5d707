import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const startAndFail = `
  const { startServer } = await import(process.argv[1]);
  const { pid, dataDir } = await startServer();
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
  const server = join(import.meta.dirname, "running-server.ts");
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", startAndFail, server],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const { pid, dataDir } = JSON.parse(said.toString());
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 20_000);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
