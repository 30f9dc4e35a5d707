import { spawn } from "node:child_process";
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
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does; its folder stays until `stop`. */
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

/** Another way to start it, or another release of it. */
type Program = { program?: string; root?: string | undefined };

/** The product itself, as `npm start` runs it, on a new folder and a port of its own. */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  { program = "server/main.ts", root = ownRoot }: Program = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-"));
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      RATE_LIMIT_SCALE: "100000",
      ...env,
    },
  });
  let said = "";
  // Whoever asked for it may break off.
  const endWithUs = () => void child.kill("SIGTERM");
  process.once("exit", endWithUs);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      process.off("exit", endWithUs);
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece;
      if (said.includes("Ready:")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() =>
      reject(new Error(`The server did not start:\n${said}`)),
    );
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    dataDir,
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
}
