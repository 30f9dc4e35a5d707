import { join } from "node:path";
import type pg from "pg";
import {
  queryOnce,
  urlOf,
  within,
} from "#server/testing/database/connections.ts";
import { copyTemplate } from "#server/testing/database/test-server.ts";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";

type SharedDatabase = { target: pg.ClientConfig; template: string };

const variable = "E2E_DATABASE";

/** Workers inherit the environment. */
export function shareDatabase(database: SharedDatabase) {
  process.env[variable] = JSON.stringify(database);
}

/** Compile cache: compiling takes half of a start. */
const compiled = join(import.meta.dirname, "../../node_modules/.cache/node");

/** Starts a server with a database of its own: the default content and one admin. */
export async function startSite(
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const shared = process.env[variable];
  if (shared === undefined) throw new Error("the global set-up did not run");
  const { target, template } = JSON.parse(shared) as SharedDatabase;
  const name = await copyTemplate(target, template);
  const server = await startServer({
    NODE_COMPILE_CACHE: compiled,
    DATABASE_URL: urlOf(within(target, name)),
    ...env,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await queryOnce(target, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
