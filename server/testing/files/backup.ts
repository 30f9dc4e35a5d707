import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readManifest } from "#server/ops/backup/archive.ts";
import { restoreBackup } from "#server/ops/backup/restore.ts";
import { sumUp } from "#server/ops/backup/tables-queries.ts";
import { writeBackup } from "#server/ops/backup/write-backup.ts";
import { markFinished } from "#server/platform/db/unfinished-queries.ts";
import { imageFolder } from "#server/platform/gateways/image-store/image-folder.ts";
import { newId } from "#server/platform/ids.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { makeFolder } from "#server/testing/folders.ts";
import {
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";

const type = "image/webp";

/** A site with an invited family, its result, and a picture. */
export async function createSite() {
  const site = await withStaff(await createQuizApp());
  const images = imageFolder(await makeFolder());
  const image = { name: `${newId()}.webp`, bytes: randomBytes(70_000) };
  await images.put(image.name, image.bytes, type);
  const { _id: contact } = await insertInvitedContact(site);
  const result = await finishQuiz(site, { contact });
  const folder = await makeFolder();
  const file = join(folder, "backup");
  const write = (secret?: string) =>
    writeBackup({ pool: site.pool, images }, { file, passphrase: secret }).then(
      ({ summary }) => summary,
    );
  return { ...site, image, images, contact, result, folder, file, write };
}

/** A migrated database and an empty picture folder. */
export async function createPlace() {
  const { db, pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  const images = imageFolder(await makeFolder());
  // Restores like `npm run restore`.
  const restore = async (file: string, secret?: string) => {
    const archive = { file, passphrase: secret };
    await readManifest(archive);
    const restored = await restoreBackup({ pool, images }, archive);
    await markFinished(db);
    return restored;
  };
  const count = async (table: string) => (await sumUp(pool, table)).rows;
  return { db, pool, images, restore, count };
}
