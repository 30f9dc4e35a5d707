// A Fastify server with one durable insert per request: the baseline for saving a quiz.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import pg from "pg";
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";

const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-bare-"));
const say = () => {};
const { target, stop } = await startEmbedded({
  dataDir,
  env: process.env,
  say,
});
const pool = new pg.Pool({ ...target, max: 10 });
pool.on("error", () => {});
await pool.query(
  "CREATE TABLE rows (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body jsonb)",
);

const app = fastify();
app.post("/", async (request) => {
  await pool.query("INSERT INTO rows (body) VALUES ($1)", [request.body]);
  return "1234567890123456789012";
});
const url = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${JSON.stringify({ url, dataDir })}\n`);

process.on("SIGTERM", () => {
  void (async () => {
    await app.close();
    await pool.end();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  })();
});
