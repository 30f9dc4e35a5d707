import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeOptions } from "#scripts/server-command.mjs";

export const staff = {
  email: "staff@clinic.example",
  password: "blue lanterns over water",
};

export type RunningServer = {
  url: string;
  pid: number;
  dataDir: string;
  /** The given `DATABASE_URL`; without one the server uses the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Everything that the server has printed. */
  output: () => string;
  stop: () => Promise<void>;
  /** Kills the server at once. Its folder stays until `stop`. */
  kill: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string")
    throw new Error("no port");
  return address.port;
}

const ownRoot = join(import.meta.dirname, "../..");

type Program = {
  /** The command to start instead of the usual one. */
  program?: string;
  /** The folder of the release to start, if it is another one. */
  root?: string | undefined;
  findPort?: () => Promise<number>;
};

/** Starts the product like `npm start`, with a new folder and its own port. */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  { findPort = freePort, ...program }: Program = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-"));
  for (;;) {
    const port = await findPort();
    const settings = { PORT: String(port), DATA_DIR: dataDir, ...env };
    const { child, ended, output, problem } = await begin(settings, program);
    if (problem === undefined)
      return {
        url: `http://localhost:${port}`,
        pid: child.pid ?? 0,
        dataDir,
        databaseUrl: env["DATABASE_URL"],
        output,
        async stop() {
          child.kill("SIGTERM");
          await ended;
          // PostgreSQL may still be writing its last files.
          await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
        },
        async kill() {
          child.kill("SIGKILL");
          await ended;
        },
      };
    // Another program may have taken the port meanwhile.
    if (!problem.includes(`:${port} is already taken`))
      throw new Error(`The server did not start:\n${problem}`);
  }
}

/** Waits until the server is ready, or throws with its output if it ended. */
async function begin(
  env: NodeJS.ProcessEnv,
  { program = "server/main.ts", root = ownRoot }: Program,
) {
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      RATE_LIMIT_SCALE: "100000",
      ...env,
    },
  });
  // End the server if the caller is aborted.
  const endWithUs = () => void child.kill("SIGTERM");
  process.once("exit", endWithUs);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      process.off("exit", endWithUs);
      resolve();
    }),
  );
  let output = "";
  const ready = new Promise<void>((resolve) => {
    const hear = (piece: Buffer) => {
      output += piece;
      if (output.includes("Ready:")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
  });
  const problem = await Promise.race([
    ready.then(() => undefined),
    // Wait until all output was read.
    once(child, "close").then(() => output),
  ]);
  return { child, ended, output: () => output, problem };
}
