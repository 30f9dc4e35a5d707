import type { FastifyInstance } from "fastify";
import { mkdir } from "node:fs/promises";
import type { Services } from "#server/services.ts";
import { findErasures } from "./erasures-queries.ts";
import { listBackups, madeAt, writeErasures } from "./folder.ts";
import { makeBackup } from "./make.ts";

const everyTenMinutes = 600_000;

type Needed = Pick<Services, "config" | "db" | "pool" | "gateways">;

/** Makes a backup whenever the newest of BACKUP_DIR is older than it may be. */
export function mountBackups(app: FastifyInstance, services: Needed) {
  const { folder } = services.config.backup;
  if (folder === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() =>
      keepUp(services, folder).catch((error: unknown) =>
        app.log.error({ err: error }, "the backup failed"),
      ),
    );
  };
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, everyTenMinutes);
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}

async function keepUp(services: Needed, folder: string) {
  const { config, db, pool, gateways } = services;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = (await listBackups(folder)).at(-1);
  const age = newest === undefined ? Infinity : Date.now() - +madeAt(newest);
  if (age < config.backup.hours * 3_600_000)
    await writeErasures(folder, await findErasures(db));
  else
    await makeBackup(
      { db, pool, images: gateways.images },
      { ...config.backup, folder },
    );
}
