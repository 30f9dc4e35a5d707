import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { createUploadApp } from "#server/testing/files/uploads.ts";
import { dots } from "#server/testing/files/pictures.ts";
import { startS3StandIn } from "#server/testing/stand-ins/s3.ts";

afterAll(removeFolders);

async function createBucketApp() {
  const folder = await makeFolder();
  const store = await startS3StandIn(folder);
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await store.stop();
    isOpen = false;
  };
  onTestFinished(stop);
  const app = await createUploadApp(store.env);
  return { ...app, pictures: join(folder, "pictures"), stop };
}

const picture = () => dots(300, 200).png().toBuffer();

test("stores a picture in the bucket and serves it publicly", async () => {
  const { sendFile, ask, pictures } = await createBucketApp();
  const reply = await sendFile(await picture());
  expect(reply.statusCode).toBe(200);
  const { Location } = reply.json().Data[0];
  expect(Location).toMatch(/^\/uploads\/\w{22}\.webp$/);
  const shown = await ask(`GET ${Location}`);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const { width, height } = await sharp(shown.rawPayload).metadata();
  expect({ width, height }).toEqual({ width: 300, height: 200 });
  const names = await readdir(join(pictures, "uploads"));
  expect(names.some((name) => Location.includes(name.slice(0, 22)))).toBe(true);
});

test("answers 404 for a picture that is not in the bucket", async () => {
  const { ask } = await createBucketApp();
  const reply = await ask(`GET /uploads/${newId()}.webp`);
  expect(reply.statusCode).toBe(404);
});

test("an upload answers 503 and stores nothing while the bucket is unreachable", async () => {
  const { sendFile, ask, stop } = await createBucketApp();
  const { Location } = (await sendFile(await picture())).json().Data[0];
  await stop();
  for (const reply of [
    await sendFile(await picture()),
    await ask(`GET ${Location}`),
  ]) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json().errors[0].code).toBe("busy");
  }
});
