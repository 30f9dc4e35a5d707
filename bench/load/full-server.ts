// The product as it is while more wait than it has room for.
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { startServing } from "#server/serve.ts";

const { stop } = await startServing({
  root: join(import.meta.dirname, "../.."),
  config: readConfig(process.env),
  env: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  waiting: () => 1000,
});
process.on("SIGTERM", () => void stop());
