// npm run restore -- FILE: restores a backup into an empty DATA_DIR or database.
import { parseArgs } from "node:util";
import { pino } from "pino";
import { readManifest } from "#server/ops/backup/archive.ts";
import { readErasures, readOptOuts } from "#server/ops/backup/erasures.ts";
import {
  eraseAgain,
  insertOptOuts,
} from "#server/ops/backup/erasures-queries.ts";
import { restoreBackup } from "#server/ops/backup/restore.ts";
import { readConfig } from "#server/platform/config.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrationNames } from "#server/platform/db/migration-files.ts";
import { markFinished } from "#server/platform/db/unfinished-queries.ts";
import { createGateways } from "#server/platform/gateways/gateways.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { cleanAgain } from "./clean-again.ts";
import { migrations, runTool, say } from "./tool.ts";

async function readArchive() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new StartupProblem("Name one backup: npm run restore -- FILE");
  const { passphrase } = readConfig(process.env).backup;
  const archive = { file, passphrase };
  const manifest = await readManifest(archive);
  const ownMigrations = new Set(migrationNames(migrations));
  const newer = manifest.migrations.find(
    ({ name }) => !ownMigrations.has(name),
  );
  if (newer)
    throw new StartupProblem(
      `This backup was made by a newer release (it has ${newer.name}): restore it with that release.`,
    );
  const last = manifest.migrations.at(-1)?.name;
  return { archive, last, made: manifest.made };
}

await runTool(
  readArchive,
  async ({ db, pool, target, config }, { archive, made }) => {
    const { images } = await createGateways(config, pino({ level: "silent" }));
    const optOuts = await readOptOuts(archive.file, archive.passphrase, made);
    const { summary, stopped } = await restoreBackup({ pool, images }, archive);
    await migrate(target, migrations, { say });
    const hashes = await readErasures(archive.file);
    const { erased, optedOut, cleaned } = await db
      .transaction()
      .execute(async (trx) => {
        const counts = {
          erased: await eraseAgain(trx, hashes),
          optedOut: await insertOptOuts(trx, optOuts),
          cleaned: await cleanAgain(trx),
        };
        await markFinished(trx);
        return counts;
      });
    const tables = Object.values(summary.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Restored the backup of ${made}: ${rows} rows and ${Object.keys(summary.images).length} pictures, all verified.`,
    );
    if (erased > 0)
      say(
        `Erased ${erased} families again, because they were erased after the backup.`,
      );
    if (optedOut > 0)
      say(
        `${optedOut} phones were stopped since the backup, by STOP or by staff. They get no texts.`,
      );
    if (cleaned > 0)
      say(
        `Removed forbidden formatting from ${cleaned} questions and concerns.`,
      );
    if (stopped > 0)
      say(
        `${stopped} messages were waiting or being sent when the backup was made. They are not sent again. Staff see them under Messages.`,
      );
  },
  { until: ({ last }) => last, mayBeUnfinished: true },
);
