import { readFile, truncate, writeFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createPlace, createSite } from "#server/testing/files/backup.ts";
import { removeFolders, makeFolder } from "#server/testing/folders.ts";
import { imageFolder } from "#server/platform/gateways/image-store/image-folder.ts";
import { readEntries, readManifest, readString } from "./archive.ts";
import { restoreBackup } from "./restore.ts";
import { copyIn, copyOut, findTables, sumUp } from "./tables-queries.ts";

afterAll(removeFolders);

const passphrase = "four plain quiet words";

test("restores every row of every table and every picture", async () => {
  const { pool, image, file, write } = await createSite();
  const summary = await write();
  const place = await createPlace();
  await place.restore(file);
  const tables = await findTables(pool);
  expect(tables.map(({ name }) => name)).toContain("results");
  for (const { name } of tables)
    expect([name, await sumUp(place.pool, name)]).toEqual([
      name,
      await sumUp(pool, name),
    ]);
  expect(summary.tables["contacts"]?.rows).toBe(1);
  const restored = await place.images.read(image.name);
  expect(Buffer.concat(await restored!.content.toArray())).toEqual(image.bytes);
});

test("restores a table that is split into several parts", async () => {
  const { pool, file, write } = await createSite();
  await pool.query(
    `INSERT INTO audit (event, subject) SELECT 'signed_in', repeat(md5(n::text), 4000)
     FROM generate_series(1, 100) AS n`,
  );
  await write();
  const place = await createPlace();
  await place.restore(file);
  expect(await sumUp(place.pool, "audit")).toEqual(await sumUp(pool, "audit"));
});

test("continues sequences after a restore", async () => {
  const { pool, file, write } = await createSite();
  await write();
  const place = await createPlace();
  await place.restore(file);
  const next =
    "INSERT INTO audit (event) VALUES ('signed_in') RETURNING number";
  const [here, there] = [await pool.query(next), await place.pool.query(next)];
  expect(there.rows).toEqual(here.rows);
});

test("contains a consistent snapshot despite concurrent writes", async () => {
  const site = await createSite();
  let isOver = false;
  const comeIn = async () => {
    for (let n = 0; !isOver; n += 1)
      await site.pool.query("INSERT INTO audit (event) VALUES ('signed_in')");
  };
  const coming = comeIn();
  const summary = await site.write();
  isOver = true;
  await coming;
  const place = await createPlace();
  await place.restore(site.file);
  expect(await place.count("audit")).toBe(summary.tables["audit"]?.rows);
});

test("is unreadable without its passphrase", async () => {
  const { file, write } = await createSite();
  await write(passphrase);
  const bytes = await readFile(file);
  expect(bytes.toString("latin1")).toMatch(
    /^age-encryption\.org\/v1\n-> scrypt/,
  );
  await expect(readManifest({ file })).rejects.toThrow("is encrypted");
  const wrong = { file, passphrase: "four other quiet words" };
  await expect(readManifest(wrong)).rejects.toThrow("made with another one");
  const place = await createPlace();
  await place.restore(file, passphrase);
  expect(await place.count("contacts")).toBe(1);
});

test("contains no sessions", async () => {
  const { token, file, write } = await createSite();
  expect(token).not.toBe("");
  await write();
  const place = await createPlace();
  await place.restore(file);
  expect(await place.count("users")).toBe(1);
  expect(await place.count("sessions")).toBe(0);
});

test("refuses a database that is in use and leaves it unchanged", async () => {
  const { file, write } = await createSite();
  await write();
  const other = await createSite();
  const before = await sumUp(other.pool, "contacts");
  const images = imageFolder(await makeFolder());
  await expect(
    restoreBackup({ pool: other.pool, images }, { file }),
  ).rejects.toThrow("already a site");
  expect(await sumUp(other.pool, "contacts")).toEqual(before);
});

test.each([
  ["cut off", (file: string) => truncate(file, 20_000)],
  [
    "cut off at its end",
    async (file: string) => truncate(file, (await readFile(file)).length - 1),
  ],
  ["something else", (file: string) => writeFile(file, "a letter")],
  ["empty", (file: string) => writeFile(file, "")],
])(
  "refuses a backup that is %s and leaves nothing behind",
  async (_what, change) => {
    const { file, write } = await createSite();
    await write();
    await change(file);
    const place = await createPlace();
    await expect(place.restore(file)).rejects.toThrow("cannot be used");
    expect(await place.count("users")).toBe(0);
  },
);

/** Compares the content of two backups, because changing an unused bit between compressed blocks does not damage it. */
function saysTheSame(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(one).equals(gunzipSync(other));
  } catch {
    return false;
  }
}

test("refuses a backup with any single bit changed", async () => {
  const { file, write } = await createSite();
  await write();
  const bytes = await readFile(file);
  const place = await createPlace();
  // Skip the first ten bytes: gzip stores an unused timestamp there.
  for (let part = 1; part < 20; part += 1) {
    const changed = Buffer.from(bytes);
    changed[Math.floor((bytes.length * part) / 20)]! ^= 1;
    if (saysTheSame(changed, bytes)) continue;
    await writeFile(file, changed);
    await expect(place.restore(file)).rejects.toThrow("cannot be used");
  }
  expect(await place.count("users")).toBe(0);
});

test("refuses rows that do not match the summary", async () => {
  const { file, write, pool } = await createSite();
  await pool.query(
    `CREATE TABLE extra (_id text); INSERT INTO extra VALUES ('x');
     ALTER TABLE extra ADD made text GENERATED ALWAYS AS (_id || 'y') STORED`,
  );
  await write();
  const place = await createPlace();
  await place.pool.query(
    `CREATE TABLE extra (_id text, made text GENERATED ALWAYS AS (_id || 'z') STORED)`,
  );
  await expect(place.restore(file)).rejects.toThrow("extra has 1 rows");
});

test("refuses rows that the database cannot read, however many follow", async () => {
  const { file, write, pool } = await createSite();
  await pool.query(
    "CREATE TABLE extra AS SELECT repeat('x', 1000) AS _id FROM generate_series(1, 20000)",
  );
  await write();
  const place = await createPlace();
  await place.pool.query("CREATE TABLE extra (_id integer)");
  await expect(place.restore(file)).rejects.toThrow("cannot be used");
  expect(await place.count("users")).toBe(0);
});

test.each([
  [
    "that break a constraint",
    "CREATE TABLE extra (_id text CHECK (_id = 'y'))",
  ],
  ["with an unknown column", "CREATE TABLE extra (other text)"],
])("refuses rows %s", async (_what, here) => {
  const { file, write, pool } = await createSite();
  await pool.query("CREATE TABLE extra AS SELECT 'x' AS _id");
  await write();
  const place = await createPlace();
  await place.pool.query(here);
  await expect(place.restore(file)).rejects.toThrow("cannot be used");
  expect(await place.count("users")).toBe(0);
});

const eventTable = { name: "events", columns: ["date", "name"] };

test("uses the text format of COPY, unchanged since PostgreSQL 7.4", () => {
  expect(copyOut(eventTable)).toBe(
    'COPY (SELECT "date", "name" FROM "events") TO STDOUT',
  );
  expect(copyIn(eventTable)).toBe('COPY "events" ("date", "name") FROM STDIN');
});

test("a backup contains no PostgreSQL version, catalog or OID", async () => {
  const { file, write, pool } = await createSite();
  await write();
  const { rows } = await pool.query("SHOW server_version");
  const names: string[] = [];
  let columns: Record<string, number> = {};
  for await (const entry of readEntries({ file })) {
    const { name } = entry.header;
    names.push(name.split("/")[0] ?? "");
    if (name.startsWith("images/")) {
      for await (const piece of entry) void piece;
      continue;
    }
    const text = await readString(entry);
    if (name === "backup.json") {
      const manifest = JSON.parse(text);
      expect(Object.keys(manifest)).toEqual([
        "format",
        "made",
        "migrations",
        "tables",
        "record",
        "sequences",
      ]);
      expect(text).not.toContain(rows[0].server_version);
      columns = Object.fromEntries(
        manifest.tables.map((each: { name: string; columns: string[] }) => [
          each.name,
          each.columns.length,
        ]),
      );
    }
    const [, of = ""] = name.split("/");
    if (!name.startsWith("tables/")) continue;
    // Plain lines with tabs between cells, no header and no binary signature.
    const lines = text.split("\n").slice(0, -1);
    expect(new Set(lines.map((line) => line.split("\t").length))).toEqual(
      new Set([columns[of]]),
    );
  }
  expect(new Set(names)).toEqual(
    new Set(["backup.json", "tables", "images", "end.json"]),
  );
});
