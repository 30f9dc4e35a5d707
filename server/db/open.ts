import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import type { Config } from "#server/config.ts";
import { checkReachable, connect } from "./connect.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { migrate } from "./migrate.ts";

type Opening = {
  root: string;
  config: Config;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  checkoutTimeout?: number;
};

/** The database of `DATABASE_URL`, else our own under `DATA_DIR`; brought up to this release. */
export async function openDatabase(opening: Opening) {
  const { root, config, env, say, checkoutTimeout } = opening;
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded({ dataDir: config.dataDir, env, say })
      : undefined;
  const target: pg.ClientConfig = embedded?.target ?? {
    connectionString: config.databaseUrl,
  };
  try {
    await checkReachable(target, placeOf(config.databaseUrl));
    const applied = await migrate(target, join(root, "migrations"), {
      say,
    });
    if (applied.length > 0)
      say(`Brought the database up to ${applied.at(-1)}.`);
    const log = pino({ level: config.logLevel });
    const { db, pool } = connect(target, {
      size: config.databasePoolSize,
      log,
      ...(checkoutTimeout !== undefined && { checkoutTimeout }),
    });
    const close = async () => {
      await db.destroy();
      // Kysely ends a pool only if it was ever asked something.
      if (!pool.ended) await pool.end();
      await embedded?.stop();
    };
    return { db, pool, target, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function placeOf(url: string | undefined): string {
  if (url === undefined) return "DATA_DIR";
  const { host, pathname } = new URL(url);
  return `${host}${pathname} (DATABASE_URL)`;
}
