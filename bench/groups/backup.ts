import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "#server/backup/restore.ts";
import { writeBackup } from "#server/backup/write.ts";
import { connect } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { imageFolder } from "#server/gateways/image-store/image-folder.ts";
import type { Figure } from "#bench/figures.ts";
import { onLargeStudy } from "#bench/large-study.ts";
import { onNewDatabase } from "#bench/new-database.ts";

const log = { warn: () => {} };
const migrations = join(import.meta.dirname, "../../migrations");
const passphrase = "four plain quiet words";

/** A study of a million results into one file and back, as an operator does it. */
export async function measureBackup(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-backup-"));
  try {
    const file = join(folder, "backup");
    const out = await onLargeStudy(async (_client, address) => {
      const { pool } = connect(
        { connectionString: address },
        { size: 2, log, checkoutTimeout: 0 },
      );
      const images = imageFolder(join(folder, "uploads"));
      const plain = await timeOf(() => writeBackup({ pool, images }, { file }));
      const sealed = await timeOf(() =>
        writeBackup({ pool, images }, { file: `${file}.age`, passphrase }),
      );
      await pool.end();
      return { plain, sealed };
    });
    const back = await onNewDatabase(async (target) => {
      await migrate(target, migrations);
      const { pool } = connect(target, { size: 2, log, checkoutTimeout: 0 });
      const images = imageFolder(join(folder, "restored"));
      const taken = await timeOf(() =>
        restoreBackup({ pool, images }, { file }),
      );
      await pool.end();
      return taken;
    });
    const megabytes = Math.round((await stat(file)).size / 1e6);
    const beside = { MB: String(megabytes) };
    const unit = "s";
    const most = 120;
    return [
      {
        what: "backup of a million results",
        today: out.plain.seconds,
        unit,
        most,
        beside: { ...beside, ...out.plain.beside },
      },
      {
        what: "the same, encrypted",
        today: out.sealed.seconds,
        unit,
        most,
        beside: out.sealed.beside,
      },
      {
        what: "restore of a million results",
        today: back.seconds,
        unit,
        most,
        beside: back.beside,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeOf(work: () => Promise<unknown>) {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const began = performance.now();
  await work().finally(() => clearInterval(watch));
  const seconds = (performance.now() - began) / 1000;
  const grown = Math.round((peak - before) / 1e6);
  return { seconds, beside: { "memory MB": `+${grown}` } };
}
