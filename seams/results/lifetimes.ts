import { join } from "node:path";
import { sweep } from "#server/ops/periodic-work/periodic-work.ts";
import { restoreBackup } from "#server/ops/backup/restore.ts";
import { writeBackup } from "#server/ops/backup/write-backup.ts";
import { imageFolder } from "#server/platform/gateways/image-store/image-folder.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { makeFolder } from "#server/testing/folders.ts";
import { tablesContaining } from "#server/testing/privacy/in-database.ts";
import { never } from "#seams/support/walk.ts";
import type { Site } from "./site.ts";
import type { Arrival } from "./quiz.ts";

/** Restores a backup of the site in another database. */
async function copyOf({ pool, closing }: Site) {
  const images = imageFolder(await makeFolder());
  const archive = {
    file: join(await makeFolder(), "backup"),
    passphrase: undefined,
  };
  await writeBackup({ pool, images }, archive);
  const copy = await createTestDatabase();
  closing.push(copy.drop);
  await restoreBackup({ pool: copy.pool, images }, archive);
  return copy;
}

const rowOf = (db: Database, { result = "" }: Arrival) =>
  db
    .selectFrom("results")
    .selectAll()
    .where("_id", "=", result)
    .executeTakeFirst();

/** Whether a restored site has the same result. */
export async function restore(site: Site) {
  const copy = await copyOf(site);
  return async (arrival: Arrival) => {
    const before = await rowOf(site.db, arrival);
    const after = await rowOf(copy.db, arrival);
    if (!before && !after) return never;
    return JSON.stringify(before) === JSON.stringify(after) ? "same" : "other";
  };
}

/** What is left of a result in a restored site after it was stored for 25 months. */
export async function growOld(site: Site) {
  const { db, pool } = await copyOf(site);
  await pool.query("UPDATE results SET date = now() - interval '25 months'");
  await sweep(db);
  return async (arrival: Arrival) => {
    const row = await rowOf(db, arrival);
    if (!row) return never;
    const { parent, child } = arrival.known;
    const isNamed = row.parentname === parent || row.childname === child;
    return isNamed ? "named" : "nameless";
  };
}

/** Erases a family. Returns the tables in which something of it is left. */
export async function erase({ call, pool }: Site, arrival: Arrival) {
  if (arrival.result !== undefined)
    await call(`DELETE /api/results/${arrival.result}/family`);
  else if (arrival.contact !== undefined)
    await call("POST /api/contacts/delete", { conts: [arrival.contact] });
  const { parent, child, redcapid, phone } = arrival.known;
  const ids = [arrival.result, arrival.contact].flatMap((id) => id ?? []);
  const left = await tablesContaining(pool, [
    parent,
    child,
    redcapid,
    phone,
    ...ids,
  ]);
  return left.join(", ") || never;
}
