import { randomBytes } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { unfinished } from "#server/platform/db/embedded/new-cluster.ts";
import { queryOnce, within } from "./connections.ts";

/**
 * Starts one PostgreSQL for a test run, with a template database that `fill` prepares and tests copy. `stop` drops the
 * template and its copies.
 */
export async function startWithTemplate(
  fill: (database: pg.ClientConfig) => Promise<unknown>,
) {
  const server = await startTestServer();
  const { target } = server;
  const template = `hpv_quiz_test_${randomBytes(4).toString("hex")}`;
  const own = within(target, template);
  const stop = () => dropAll(target, template).finally(server.stop);
  try {
    await queryOnce(target, `CREATE DATABASE ${template}`);
    await fill(own);
  } catch (error) {
    await stop();
    throw error;
  }
  return { target, template, own, stop };
}

/** Copies the template, which must have no open connections. */
export async function copyTemplate(
  target: pg.ClientConfig,
  template: string,
): Promise<string> {
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await queryOnce(
    target,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`,
  );
  return name;
}

/** The PostgreSQL of `TEST_DATABASE_URL`, or a new one that is faster and not crash-safe. */
async function startTestServer() {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { target: { connectionString: url }, stop: async () => {} };
  const dataDir = await unfinished(join(tmpdir(), "hpv-quiz-test"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // If tests run as root, PostgreSQL runs as another user, who must be able to enter the folder.
    await chmod(dataDir, 0o711);
    const { env } = process;
    const say = () => {};
    const server = await startEmbedded({ dataDir, env, say, durable: false });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function dropAll(target: pg.ClientConfig, template: string) {
  const { rows } = await queryOnce<{ datname: string }>(
    target,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`,
  );
  for (const { datname } of rows)
    await queryOnce(target, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}
