import { join } from "node:path";
import type pg from "pg";
import type { Config } from "#server/platform/config.ts";
import { placeIn } from "#server/platform/database-url.ts";
import { checkReachable, connect } from "./connect.ts";
import {
  type Embedded,
  findRunningDatabase,
  startEmbedded,
} from "./embedded/embedded.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { migrate } from "./migrate.ts";
import { createLog } from "#server/platform/log.ts";
import { isUnfinished } from "./unfinished-queries.ts";

type Opening = {
  root: string;
  config: Config;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  checkoutTimeout?: number;
  /** Uses the database of a server that already runs on this DATA_DIR, for tools. */
  isBeside?: boolean;
  /** The last migration to apply, for a backup of an older release; all by default. */
  until?: string | undefined;
  /** Allows a database in which a restore was interrupted. */
  mayBeUnfinished?: boolean | undefined;
  /** The embedded database in `DATA_DIR`, if it is already starting. */
  own?: Promise<Embedded> | undefined;
};

/**
 * Opens and migrates the database: that of `DATABASE_URL` or else the embedded one in `DATA_DIR`. `target` bypasses
 * a pooler, so that all statements use the same connection.
 */
export async function openDatabase(opening: Opening) {
  const { root, config, env, say, checkoutTimeout, until } = opening;
  const configured = await findConfigured(opening);
  const embedded = configured
    ? undefined
    : await (opening.own ??
        startEmbedded({ dataDir: config.dataDir, env, say }));
  const main = configured ?? embedded!.target;
  const target = directOf(config) ?? main;
  try {
    await checkReachable(main, placeOf("DATABASE_URL", config.databaseUrl));
    if (target !== main) {
      const place = placeOf("DATABASE_DIRECT_URL", config.databaseDirectUrl);
      await checkReachable(target, place);
    }
    const folder = join(root, "migrations");
    const last = (await migrate(target, folder, { say, until })).at(-1);
    if (last !== undefined) say(`Migrated the database to ${last}.`);
    const log = createLog(config.logLevel);
    const size = config.databasePoolSize;
    const { db, pool } = connect(main, { size, log, checkoutTimeout });
    const close = async () => {
      await db.destroy();
      // Kysely ends a pool only if it has run a query.
      if (!pool.ended) await pool.end();
      await embedded?.stop();
    };
    if (!opening.mayBeUnfinished) await refuseUnfinished(pool);
    return { db, pool, target, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function refuseUnfinished(pool: pg.Pool) {
  if (!(await isUnfinished(pool))) return;
  await pool.end();
  throw new StartupProblem(
    "A restore into this database was interrupted, and families who were erased may be in it again. Run npm run restore with the same backup once more, or choose an empty DATA_DIR or database.",
  );
}

async function findConfigured({ config, isBeside }: Opening) {
  if (config.databaseUrl !== undefined)
    return { connectionString: config.databaseUrl };
  return isBeside ? findRunningDatabase(config.dataDir) : undefined;
}

/** Bypasses a pooler, which may give each transaction another connection. */
function directOf({ databaseUrl, databaseDirectUrl }: Config) {
  if (databaseUrl === undefined || databaseDirectUrl === undefined)
    return undefined;
  return { connectionString: databaseDirectUrl };
}

function placeOf(setting: string, url: string | undefined): string {
  return url === undefined ? "DATA_DIR" : `${placeIn(url)} (${setting})`;
}
