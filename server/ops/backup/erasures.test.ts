import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  insertOptOut,
  insertOptOutByStaff,
} from "#server/outreach/messages/queries.ts";
import { createPlace } from "#server/testing/files/backup.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { readOptOuts, writeOptOuts } from "./erasures.ts";
import { findOptOuts, insertOptOuts } from "./erasures-queries.ts";

afterAll(removeFolders);

const passphrase = "four plain quiet words";
const early = {
  phone: "+12015550123",
  date: "2026-11-20T10:00:00.000Z",
  bystaff: false,
};
const late = {
  phone: "+12015550124",
  date: "2026-11-22T10:00:00.000Z",
  bystaff: false,
};
const made = "2026-11-21T00:00:00.000Z";

test("restores opt-outs made after the backup, and sends those phones no texts", async () => {
  const folder = await makeFolder();
  await writeOptOuts(folder, [early, late], undefined);
  const found = await readOptOuts(join(folder, "backup"), undefined, made);
  expect(found).toEqual([late]);
  const { db } = await createPlace();
  expect(await insertOptOuts(db, found)).toBe(1);
  expect(await insertOptOuts(db, found)).toBe(0);
  expect(await findOptOuts(db)).toEqual([late]);
});

test("restores whether staff or the family stopped a phone", async () => {
  const folder = await makeFolder();
  const byStaff = { ...late, bystaff: true };
  await writeOptOuts(folder, [byStaff], undefined);
  const found = await readOptOuts(join(folder, "backup"), undefined, made);
  expect(found).toEqual([byStaff]);
  const { db } = await createPlace();
  await insertOptOuts(db, found);
  expect(await findOptOuts(db)).toEqual([byStaff]);
});

test("a family's STOP after the backup replaces an opt-out by staff before it", async () => {
  const folder = await makeFolder();
  const { db } = await createPlace();
  await insertOptOutByStaff(db, early.phone);
  const [before] = await findOptOuts(db);
  await insertOptOut(db, early.phone);
  await writeOptOuts(folder, await findOptOuts(db), undefined);
  const backup = join(folder, "backup");
  const found = await readOptOuts(backup, undefined, before!.date);
  const restored = await createPlace();
  await insertOptOutByStaff(restored.db, early.phone);
  expect(await insertOptOuts(restored.db, found)).toBe(1);
  expect(await findOptOuts(restored.db)).toEqual(found);
  expect(found).toMatchObject([{ phone: early.phone, bystaff: false }]);
});

test("keeps the list when an empty database replaces a lost one", async () => {
  const folder = await makeFolder();
  await writeOptOuts(folder, [late], undefined);
  await writeOptOuts(folder, [], undefined);
  await writeOptOuts(folder, [{ ...early, date: late.date }], undefined);
  const found = await readOptOuts(join(folder, "backup"), undefined, made);
  expect(found.map(({ phone }) => phone).toSorted()).toEqual([
    early.phone,
    late.phone,
  ]);
});

test("encrypts the list with the backup's passphrase", async () => {
  const folder = await makeFolder();
  await writeOptOuts(folder, [late], passphrase);
  const [name = ""] = await readdir(folder);
  expect(name).toBe("opt-outs.txt.gz.age");
  const bytes = await readFile(join(folder, name));
  expect(bytes.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n/);
  await expect(
    readOptOuts(join(folder, "backup"), undefined, made),
  ).rejects.toThrow("is encrypted");
});

test("writes no list without opt-outs", async () => {
  const folder = await makeFolder();
  await writeOptOuts(folder, [], undefined);
  expect(await readdir(folder)).toEqual([]);
  expect(await readOptOuts(join(folder, "backup"), undefined, made)).toEqual(
    [],
  );
});

test("decrypts a list of an earlier release", async () => {
  const folder = await makeFolder();
  const sealed = Buffer.from(
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAxOTRQQWgyS3ZKbVMrbU1VT01xZmNBIDE4CkNvdE5wOG5xUFpvcWFoSVJ5VkxtWnNFNXJrbGJWRTdjUWlVVFdLbGVjdWMKLS0tIDBBeGNPQmx6bjRpcXk1OXY5QjdWZk1HVHM1ZlJaZ08xVlNPNllsTkpicGsKdcPq0MtHNkap4DFLF+A2PvVHIhw0IRu6GOQre5TVNVvCx+w+m3kv5SUrNlnYAJZiBBl+Ex8+ifvfOwHj9HN1eDNbCJGSoVGcbAxNZW4sJbDFDAXiW80i",
    "base64",
  );
  await writeFile(join(folder, "opt-outs.txt.gz.age"), sealed);
  expect(await readOptOuts(join(folder, "backup"), passphrase, made)).toEqual([
    late,
  ]);
});
