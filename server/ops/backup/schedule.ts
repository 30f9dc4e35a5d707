import type { FastifyInstance } from "fastify";
import { mkdir } from "node:fs/promises";
import type { BackupState } from "#shared/contract/reports/dashboard.ts";
import type { Config } from "#server/platform/config.ts";
import { listen } from "#server/platform/db/listen.ts";
import { every } from "#server/platform/every.ts";
import type { Services } from "#server/services.ts";
import { listBackups, madeAt, makeBackup, writeLists } from "./folder.ts";

const hour = 3_600_000;

/** Extra time that a backup may take before it is overdue. */
const grace = hour;

export type Backups = ReturnType<typeof createBackups>;

/** The state of this instance's backups, for the dashboard and metrics. */
export function createBackups({ folder, hours }: Config["backup"]) {
  let hasFailed = false;
  return {
    /** Stores the outcome of the last attempt. */
    note(outcome: { hasFailed: boolean }) {
      ({ hasFailed } = outcome);
    },
    async find(now = Date.now()): Promise<BackupState | null> {
      if (folder === undefined) return null;
      const names = await listBackups(folder).catch(() => undefined);
      const name = names?.at(-1);
      const newest = name === undefined ? null : madeAt(name).toISOString();
      const age = newest === null ? 0 : now - Date.parse(newest);
      if (hasFailed || names === undefined) return { state: "failing", newest };
      if (newest === null) return { state: "none", newest };
      const isLate = age > hours * hour + grace;
      return { state: isLate ? "late" : "fine", newest };
    },
  };
}

const everyTenMinutes = 600_000;

type Needed = Pick<Services, "config" | "db" | "pool" | "target" | "gateways">;

/** Makes a backup when the newest in BACKUP_DIR is too old; writes erasures beside the backups at once. */
export function mountBackups(
  app: FastifyInstance,
  services: Needed,
  backups: Pick<Backups, "note">,
) {
  const { folder } = services.config.backup;
  if (folder === undefined) return;
  const run = every(
    app,
    everyTenMinutes,
    async () => {
      await backUpIfDue(services, folder);
      backups.note({ hasFailed: false });
    },
    (error) => {
      // Another instance may be writing into the same folder.
      if (isBusy(error)) return;
      backups.note({ hasFailed: true });
      app.log.error({ err: error }, "the backup failed");
    },
  );
  let listener: ReturnType<typeof listen> | undefined;
  app.addHook("onListen", async () => {
    const hears = { onNotify: run, onListening: () => {} };
    listener = listen(services.target, "erased", hears, app.log);
  });
  app.addHook("onClose", async () => listener?.stop());
}

function isBusy(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code === "EEXIST";
}

async function backUpIfDue(services: Needed, folder: string) {
  const { config, db, pool, gateways } = services;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = (await listBackups(folder)).at(-1);
  const age = newest === undefined ? Infinity : Date.now() - +madeAt(newest);
  if (age < config.backup.hours * 3_600_000)
    await writeLists(db, { ...config.backup, folder });
  else
    await makeBackup(
      { db, pool, images: gateways.images },
      { ...config.backup, folder },
    );
}
