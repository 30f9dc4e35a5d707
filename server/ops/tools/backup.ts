// npm run backup: writes everything into one file while the site is running.
import { parseArgs } from "node:util";
import { pino } from "pino";
import { makeBackup } from "#server/ops/backup/folder.ts";
import { createGateways } from "#server/platform/gateways/gateways.ts";
import { runTool, say } from "./tool.ts";

function readOptions() {
  return parseArgs({ options: { to: { type: "string" } } }).values;
}

await runTool(readOptions, async ({ db, pool, config }, { to }) => {
  const folder = to ?? config.backup.folder ?? "./backups";
  const { images } = await createGateways(config, pino({ level: "silent" }));
  const { file, summary, record } = await makeBackup(
    { db, pool, images },
    { ...config.backup, folder },
  );
  const rows = Object.values(summary.tables).reduce((n, t) => n + t.rows, 0);
  say(
    `Wrote ${file}: ${rows} rows, ${Object.keys(summary.images).length} pictures.`,
  );
  if (record) say(`Its activity log ends at ${record}.`);
  if (config.backup.passphrase === undefined)
    say(
      "It is not encrypted and contains names and phone numbers. Set BACKUP_PASSPHRASE before you copy backups to another machine.",
    );
});
