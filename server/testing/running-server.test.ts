import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { freePort, startServer } from "./running-server.ts";

/** A stand-in for the product, which would need built pages. */
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

test("a server ends when the program that started it aborts", async () => {
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
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  expect(complaint).toContain("broke off");
  expect(code).toBe(1);
  const { pid, dataDir } = JSON.parse(output) as {
    pid: number;
    dataDir: string;
  };
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 20_000);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  await rm(folder, { recursive: true, force: true });
});

/** A stand-in for the product whose port is taken by another program. */
const listening = `
  import { createServer } from "node:http";
  const port = Number(process.env.PORT);
  createServer((request, response) => response.end("started"))
    .on("error", () => {
      console.error(\`127.0.0.1:\${port} is already taken by another program.\`);
      process.exit(1);
    })
    .listen(port, "127.0.0.1", () => console.log("Ready:"));
`;

test("a server starts on another port if its own is taken before it listens", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-program-"));
  const program = join(folder, "program.mjs");
  await writeFile(program, listening);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port: taken } = other.address() as AddressInfo;
  const ports = [taken];
  const findPort = async () => ports.shift() ?? freePort();
  const server = await startServer({}, { program, findPort });
  expect(await (await fetch(server.url)).text()).toBe("started");
  await server.stop();
  other.close();
  await rm(folder, { recursive: true, force: true });
});
