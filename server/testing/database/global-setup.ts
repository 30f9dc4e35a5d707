import { randomBytes } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { unfinished } from "#server/platform/db/embedded/new-cluster.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { queryOnce, connected, readSchema, within } from "./postgres.ts";

const migrations = join(import.meta.dirname, "../../../migrations");

/** Starts one server for the whole run, with a migrated database that tests copy. */
export default async function setup(project: TestProject) {
  const { target, stop } = await findServer(process.env.TEST_DATABASE_URL);
  const template = `hpv_quiz_test_${randomBytes(4).toString("hex")}`;
  const takeAway = async () => {
    await dropAll(target, template).finally(stop);
  };
  const own = within(target, template);
  try {
    await queryOnce(target, `CREATE DATABASE ${template}`);
    await migrate(own, migrations);
    const schema = await connected(own, readSchema);
    project.provide("testDatabase", { target, template, schema });
  } catch (error) {
    await takeAway();
    throw error;
  }
  return takeAway;
}

async function findServer(url: string | undefined) {
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
  for (const { datname } of rows) {
    await queryOnce(target, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  }
}
