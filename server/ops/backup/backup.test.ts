import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createPlace, createSite } from "#server/testing/files/backup.ts";
import { queryOnce as askDatabase } from "#server/testing/database/connections.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createImports, rosa } from "#server/testing/files/imports.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import {
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";
import { readManifest } from "./archive.ts";
import { listBackups, makeBackup } from "./folder.ts";
import { readErasures } from "./erasures.ts";
import { eraseAgain, findErasures } from "./erasures-queries.ts";
import { sumUp } from "./tables-queries.ts";
import { writeBackup } from "./write-backup.ts";

afterAll(removeFolders);

test("does not resend a text that was being sent at the time of the backup", async () => {
  const { file, write, pool, contact } = await createSite();
  await pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact)
     SELECT repeat(left(state, 1), 22), 'sms', '+12015550123', 'Hello', state, $1
     FROM unnest(ARRAY['queued', 'sending', 'delivered']) AS state`,
    [contact],
  );
  await write();
  const place = await createPlace();
  expect(await place.restore(file)).toMatchObject({ stopped: 2 });
  const { rows } = await place.pool.query(
    "SELECT state, problem FROM messages ORDER BY _id",
  );
  expect(rows).toEqual([
    { state: "delivered", problem: null },
    { state: "failed", problem: "restored" },
    { state: "unknown", problem: null },
  ]);
});

test("erases again a family that was erased after the backup", async () => {
  const site = await createSite();
  const { call, contact, result, images, folder, db, pool } = site;
  const gone = await insertInvitedContact(site, { phone: "+12015550124" });
  const { file } = await makeBackup(
    { pool, db, images },
    { ...site.config.backup, folder },
  );
  await call(`DELETE /api/results/${result}/family`);
  await call("DELETE /api/contacts", { conts: [gone._id] });
  const hashes = await findErasures(db);
  expect(hashes).toHaveLength(3);
  expect(hashes.join()).not.toContain(contact);
  const place = await createPlace();
  await place.restore(file);
  expect(await place.count("contacts")).toBe(2);
  expect(await eraseAgain(place.db, hashes)).toBe(2);
  expect([await place.count("contacts"), await place.count("results")]).toEqual(
    [0, 0],
  );
  expect(await findErasures(place.db)).toEqual(expect.arrayContaining(hashes));
});

test("a running server makes backups on schedule and keeps the newest ones", async () => {
  const folder = await makeFolder();
  const old = ["2026-01-01", "2026-01-02"].map(
    (day) => `hpv-quiz-${day}-000000.tar.gz`,
  );
  for (const name of old) await writeFile(join(folder, name), "");
  const { app, call, config } = await withStaff(
    await createQuizApp({ BACKUP_DIR: folder, BACKUP_KEEP: "2" }),
  );
  expect(config.backup.keep).toBe(2);
  await app.listen({ host: "127.0.0.1", port: 0 });
  await expect.poll(() => listBackups(folder)).not.toContain(old[0]);
  const [first, newest = ""] = await listBackups(folder);
  expect(first).toBe(old[1]);
  expect(await readManifest({ file: join(folder, newest) })).toMatchObject({
    format: 1,
  });
  expect((await call("GET /api/contacts")).statusCode).toBe(200);
});

type Site = Awaited<ReturnType<typeof createImports>>;

test.each<[string, (site: Site) => Promise<unknown>]>([
  [
    "DELETE /api/contacts",
    async (site) =>
      site.call("DELETE /api/contacts", {
        conts: [(await insertInvitedContact(site))._id],
      }),
  ],
  [
    "POST /api/contacts/delete",
    async (site) =>
      site.call("POST /api/contacts/delete", {
        conts: [(await insertInvitedContact(site))._id],
      }),
  ],
  [
    "DELETE /api/contacts/imports/:id",
    async (site) => site.undo((await site.importList([rosa]))._id),
  ],
  [
    "DELETE /api/results/:id/family",
    async (site) => {
      const contact = (await insertInvitedContact(site))._id;
      const result = await finishQuiz(site, { contact });
      return site.call(`DELETE /api/results/${result}/family`);
    },
  ],
])("%s writes what it erases beside the backups at once", async (_, erase) => {
  const folder = await makeFolder();
  const site = await createImports({ BACKUP_DIR: folder });
  await site.app.listen({ host: "127.0.0.1", port: 0 });
  await expect.poll(() => listBackups(folder)).toHaveLength(1);
  await erase(site);
  const erasures = await findErasures(site.db);
  expect(erasures).not.toEqual([]);
  await expect
    .poll(() => readErasures(join(folder, "any")))
    .toEqual(expect.arrayContaining(erasures));
});

test("refuses a second concurrent backup and deletes unfinished files of a crash", async () => {
  const { file, folder, write } = await createSite();
  const part = join(folder, "unfinished.part");
  await writeFile(part, "half");
  await expect(write()).rejects.toThrow(
    "being written into this folder right now",
  );
  const long = new Date(Date.now() - 3_600_000);
  await utimes(part, long, long);
  await write();
  expect(await readdir(folder)).toEqual(["backup"]);
  expect((await readFile(file)).length).toBeGreaterThan(1000);
});

test("reports a folder that is not writable and leaves no partial backup", async () => {
  const { pool, images } = await createSite();
  await expect(
    writeBackup({ pool, images }, { file: "/nowhere/backup" }),
  ).rejects.toThrow("cannot be written");
  expect(await sumUp(pool, "contacts")).toMatchObject({ rows: 1 });
});

test("writes the end of the activity log beside each backup", async () => {
  const { pool, db, images, folder, config, call } = await createSite();
  await call("GET /api/contacts");
  const { file, record } = await makeBackup(
    { pool, db, images },
    { ...config.backup, folder },
  );
  expect(record).toMatch(/^\d+:[0-9a-f]{64}$/);
  expect(await readFile(join(folder, "record.txt"), "utf8")).toBe(
    `${basename(file)} ${record}\n`,
  );
});

test("never removes entries from the list of erasures", async () => {
  const site = await createSite();
  const { pool, db, images, folder, call, result } = site;
  const source = { pool, db, images };
  const settings = { ...site.config.backup, folder };
  await call(`DELETE /api/results/${result}/family`);
  const { file } = await makeBackup(source, settings);
  const first = await readErasures(file);
  expect(first).toEqual(await findErasures(db));
  await askDatabase(site.database.target, "TRUNCATE erasures");
  await makeBackup(source, settings);
  expect(await readErasures(file)).toEqual(first);
});
