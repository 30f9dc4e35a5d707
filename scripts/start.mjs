// npm start: installs and builds what is missing, then serves until it is told to stop.
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

// In a group of its own, so that Ctrl-C reaches it once, through here.
const startServer = () =>
  spawn(node, serverCommand, {
    cwd: root,
    detached: process.platform !== "win32",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: isDevelopment ? "development" : "production",
      // What Node compiled at one start, TypeScript among it, is there at the next.
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
// npm's shell does not pass a signal on, it only dies: then nobody is left to stop this.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  stop("SIGTERM");
}, 250).unref();
