import { buffer } from "node:stream/consumers";
import { randomBytes } from "node:crypto";
import { readdir, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { imageFolder } from "./image-folder.ts";

afterAll(removeFolders);

const type = "image/webp";
const newName = () => `${newId()}.webp`;

async function createStore() {
  const folder = await makeFolder();
  const store = imageFolder(folder);
  const put = (bytes: Buffer, name = newName()) => store.put(name, bytes, type);
  return { folder, store, put };
}

test("reads back the stored bytes by name", async () => {
  const { store, folder } = await createStore();
  const bytes = randomBytes(300_000);
  const name = newName();
  expect(await store.put(name, bytes, type)).toBe(`/uploads/${name}`);
  const image = await store.read(name);
  expect(image?.size).toBe(bytes.length);
  expect(image && (await buffer(image.content))).toEqual(bytes);
  expect(await readdir(folder)).toEqual([name]);
});

test("creates a missing folder", async () => {
  const { folder } = await createStore();
  const store = imageFolder(join(folder, "data", "uploads"));
  expect(await store.read(newName())).toBeUndefined();
  const name = newName();
  await store.put(name, Buffer.from("1"), type);
  const image = await store.read(name);
  expect(image?.size).toBe(1);
  expect(image && String(await buffer(image.content))).toBe("1");
});

test("leaves no file when storing fails", async () => {
  const { put, folder } = await createStore();
  const bytes = Buffer.from("1");
  await expect(put(bytes, "no/such/folder.webp")).rejects.toThrow("ENOENT");
  expect(await readdir(folder)).toEqual([]);
});

test("refuses pictures beyond two gigabytes", async () => {
  const { put, folder } = await createStore();
  const large = join(folder, newName());
  await writeFile(large, "");
  await truncate(large, 2_000_000_000 - 5);
  await put(Buffer.from("12345"));
  await expect(put(Buffer.from("6"))).rejects.toMatchObject({
    status: 507,
    errors: [{ code: "storage_full" }],
  });
  expect(await readdir(folder)).toHaveLength(2);
});

test("deletes unfinished files of a crash after an hour", async () => {
  const { put, folder } = await createStore();
  const [old, young] = ["old.part", "young.part"];
  for (const name of [old, young]) await writeFile(join(folder, name), "half");
  const before = new Date(Date.now() - 3_700_000);
  await utimes(join(folder, old), before, before);
  await put(Buffer.from("1"));
  const names = await readdir(folder);
  expect(names).not.toContain(old);
  expect(names).toContain(young);
});

test("two instances store a hundred pictures in one folder concurrently", async () => {
  const { folder, store } = await createStore();
  const other = imageFolder(folder);
  const names = Array.from({ length: 100 }, newName);
  await Promise.all(
    names.map((name, place) =>
      (place % 2 ? store : other).put(name, Buffer.from(name), type),
    ),
  );
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const image = await store.read(name);
    expect(image && String(await buffer(image.content))).toBe(name);
  }
});
