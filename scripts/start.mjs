// npm start: installs and builds what is missing, then runs the server until it is stopped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { install, projectNode, root } from "./installed.mjs";
import { serverCommand } from "./server-command.mjs";
import { supervise } from "./supervise.mjs";

const isDevelopment = process.argv.includes("--dev");

install();
const node = projectNode();
if (!isDevelopment) {
  const { buildPages } = await import("./built.mjs");
  buildPages(node);
}

// In its own process group, so that Ctrl-C reaches it only once, through this process.
const startServer = () =>
  spawn(node, serverCommand, {
    cwd: root,
    detached: process.platform !== "win32",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: isDevelopment ? "development" : "production",
      // Caches compiled code, including TypeScript, for the next start.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
    },
  });
const stop = supervise(startServer, {
  say: (line) => console.error(line),
  exit: (code) => process.exit(code),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => stop(signal === "SIGHUP" ? "SIGTERM" : signal));
}
// The shell of npm does not forward signals when it dies, so watch for its end.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  stop("SIGTERM");
}, 250).unref();
