import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "#server/backup/restore.ts";
import { writeBackup } from "#server/backup/write.ts";
import { connect } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { imageFolder } from "#server/gateways/image-store/image-folder.ts";
import { processorTime } from "#bench/processor-time.ts";
import { type Figure, short } from "#bench/figures.ts";
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
    const out = await onLargeStudy(async (_client, address, dataDir) => {
      const { pool } = connect(
        { connectionString: address },
        { size: 2, log, checkoutTimeout: 0 },
      );
      const images = imageFolder(join(folder, "uploads"));
      const plain = await timeOf(dataDir, () =>
        writeBackup({ pool, images }, { file }),
      );
      const sealed = await timeOf(dataDir, () =>
        writeBackup({ pool, images }, { file: `${file}.age`, passphrase }),
      );
      await pool.end();
      return { plain, sealed };
    });
    const back = await onNewDatabase(async (target, _address, dataDir) => {
      await migrate(target, migrations);
      const { pool } = connect(target, { size: 2, log, checkoutTimeout: 0 });
      const images = imageFolder(join(folder, "restored"));
      const taken = await timeOf(dataDir, () =>
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

/** Seconds by the clock, and of processor time: on a busy machine the latter says more. */
async function timeOf(dataDir: string, work: () => Promise<unknown>) {
  const { pid } = process;
  const computed = processorTime({ pid, dataDir });
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const began = performance.now();
  await work().finally(() => clearInterval(watch));
  const seconds = (performance.now() - began) / 1000;
  const grown = Math.round((peak - before) / 1e6);
  const { server, database } = processorTime({ pid, dataDir });
  const beside = {
    "memory MB": `+${grown}`,
    "processor s": short((server - computed.server) / 1000),
    "database s": short((database - computed.database) / 1000),
  };
  return { seconds, beside };
}
