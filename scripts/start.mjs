// npm start: installs and builds what is missing, then serves until it is told to stop.
import { spawn } from "node:child_process";
import { install, projectNode, root } from "./installed.mjs";

const isDevelopment = process.argv.includes("--dev");

install();
const node = projectNode();
if (!isDevelopment) {
  const { buildPages } = await import("./built.mjs");
  buildPages(node);
}

// In a group of its own, so that Ctrl-C reaches it once, through here.
const server = spawn(node, ["server/main.ts"], {
  cwd: root,
  detached: process.platform !== "win32",
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    NODE_ENV: isDevelopment ? "development" : "production",
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () =>
    server.kill(signal === "SIGHUP" ? "SIGTERM" : signal),
  );
}
// npm's shell does not pass a signal on, it only dies: then nobody is left to stop this.
const parent = process.ppid;
setInterval(
  () => process.ppid !== parent && server.kill("SIGTERM"),
  250,
).unref();
server.on("exit", (code) => process.exit(code ?? 1));
