import { execFile, spawn, type ChildProcess } from "node:child_process";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Address,
  ensureAddress,
} from "#server/platform/db/embedded/address.ts";
import { type Owner, pathFor } from "#server/platform/db/embedded/owner.ts";
import { postgresEnvironment } from "#server/platform/db/embedded/settings.ts";
import { readPidFile, signal } from "./holder.ts";

export type PostgresStart = {
  bin: string;
  folder: string;
  log: string;
  owner: Owner;
  address: Address;
  settings: string[];
  onWaiting?: (() => void) | undefined;
};

export type Server = { ended: Promise<unknown>; stop: () => Promise<void> };

/** Starts the server. Resolves when it accepts connections. If it fails, resolves with its output. */
export async function launch(
  start: PostgresStart,
): Promise<{ server: Server } | { output: string }> {
  await ensureAddress(start.address, start.owner);
  const log = await open(start.log, "a+", 0o600);
  try {
    const before = (await log.stat()).size;
    const child = await begin(start, log.fd);
    start.onWaiting?.();
    let end: string | undefined;
    const ended = new Promise<void>((resolve) => {
      child.once("error", (error) => resolve(void (end = error.message)));
      child.once("exit", () => resolve(void (end ??= "")));
    });
    const pid = await readPid(child);
    while (end === undefined) {
      const file = await readPidFile(start.folder);
      if (file?.isReady && file.pid === pid) {
        const stop = () => stopServer(start, child, pid, ended);
        return { server: { ended, stop } };
      }
      await pause(10);
    }
    const { size } = await log.stat();
    const text = Buffer.alloc(Math.min(size - before, 20_000));
    await log.read(text, 0, text.length, size - text.length);
    return { output: end || text.toString() };
  } finally {
    await log.close();
  }
}

async function begin(start: PostgresStart, log: number): Promise<ChildProcess> {
  const { bin, folder, owner, address } = start;
  const path = await pathFor(folder, owner);
  const program = join(bin, "postgres");
  const args = ["-D", path, ...start.settings];
  const options = { ...owner, cwd: folder, env: postgresEnvironment() };
  if (process.platform === "win32") {
    // Windows ends a child with its parent, so no watchdog is needed.
    const hidden = { ...options, windowsHide: true };
    return spawn(program, args, { ...hidden, stdio: ["ignore", log, log] });
  }
  // The server runs in its own session, so that Ctrl-C reaches only this process, which then stops the server cleanly.
  const watchdog = ["-c", script, "hpv-quiz-watchdog", String(process.pid)];
  const command = [address.folder, program, ...args];
  return spawn("/bin/sh", [...watchdog, ...command], {
    ...options,
    detached: true,
    stdio: ["pipe", "pipe", log],
  });
}

async function readPid({ pid = 0, stdin, stdout }: ChildProcess) {
  stdin?.on("error", () => {});
  try {
    for await (const line of stdout ?? [pid]) return Number(line);
  } catch {
    // The process did not start. The code that waits for its end reports why.
  }
  return 0;
}

async function stopServer(
  { bin, folder }: PostgresStart,
  child: ChildProcess,
  pid: number,
  ended: Promise<unknown>,
) {
  if (child.stdin) child.stdin.end();
  else
    execFile(
      join(bin, "pg_ctl"),
      ["stop", "-m", "fast", "-D", folder],
      () => {},
    );
  const hurry = setTimeout(() => signal(pid, "SIGQUIT"), 30_000);
  await ended;
  clearTimeout(hurry);
}

// Standard input is a pipe from this process: when the process ends, the pipe closes and the shell stops the server.
// If the server ends first, the shell ends too.
const script = `
trap '' HUP INT TERM
socket=$2; shift 2
exec 3<&0 </dev/null
"$@" >&2 3<&- & server=$!
echo $server
exec >&2
{ read -r line <&3; kill -INT $server; } & watch=$!
exec 3<&-
wait $server; code=$?
kill -KILL $watch 2>/dev/null
[ $code = 0 ] && [ -n "$socket" ] && rmdir "$socket" 2>/dev/null
exit $code`;
