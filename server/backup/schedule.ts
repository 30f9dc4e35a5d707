import type { FastifyInstance } from "fastify";
import { mkdir } from "node:fs/promises";
import type { Services } from "#server/services.ts";
import { listBackups, madeAt } from "./folder.ts";
import { makeBackup, writeBeside } from "./make.ts";
import type { Backups } from "./state.ts";

const everyTenMinutes = 600_000;
const erasing = new Set<string | undefined>([
  "/api/contacts",
  "/api/results/:id/family",
]);

type Needed = Pick<Services, "config" | "db" | "pool" | "gateways">;

/** Makes a backup whenever the newest of BACKUP_DIR is older than it may be. */
export function mountBackups(
  app: FastifyInstance,
  services: Needed,
  backups: Pick<Backups, "note">,
) {
  const { folder } = services.config.backup;
  if (folder === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() =>
      backUpIfDue(services, folder).then(
        () => backups.note({ hasFailed: false }),
        (error: unknown) => {
          // Another instance may be writing into the same folder.
          if (isBusy(error)) return;
          backups.note({ hasFailed: true });
          app.log.error({ err: error }, "the backup failed");
        },
      ),
    );
  };
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, everyTenMinutes);
  });
  // Whoever is erased must not come back with a backup, not even when the disk is lost a minute later.
  app.addHook("onResponse", async ({ method, routeOptions: { url } }) => {
    if (method === "DELETE" && erasing.has(url)) run();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
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
    await writeBeside(db, { ...config.backup, folder });
  else
    await makeBackup(
      { db, pool, images: gateways.images },
      { ...config.backup, folder },
    );
}
