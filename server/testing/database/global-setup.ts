import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/db/migrate.ts";
import { connected } from "./connections.ts";
import { readSchema } from "./postgres.ts";
import { startWithTemplate } from "./test-server.ts";

const migrations = join(import.meta.dirname, "../../../migrations");

/** Starts one server for the whole run, with a migrated database that tests copy. */
export default async function setup(project: TestProject) {
  const { target, template, own, stop } = await startWithTemplate((database) =>
    migrate(database, migrations),
  );
  const schema = await connected(own, readSchema);
  project.provide("testDatabase", { target, template, schema });
  return stop;
}
