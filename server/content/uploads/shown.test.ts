import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { createUploadApp } from "#server/testing/files/uploads.ts";
import { pngOf } from "#server/testing/files/pictures.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";

afterAll(removeFolders);

test("serves a stored picture as an immutable picture only", async () => {
  const { sendFile, ask } = await createUploadApp();
  const { Location } = (await sendFile(pngOf(64))).json().Data[0];
  const { statusCode, headers, rawPayload } = await ask(`GET ${Location}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(rawPayload.length),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const head = await ask(`HEAD ${Location}`);
  expect(head.statusCode).toBe(200);
  expect(head.headers["content-length"]).toBe(String(rawPayload.length));
  expect(head.rawPayload.length).toBe(0);
});

test("serves nothing else for any address", async () => {
  const { ask, folder } = await createUploadApp();
  await mkdir(folder, { recursive: true });
  for (const path of ["../secret", "secret", "a.webp", `${newId()}.part`])
    await writeFile(join(folder, path), "KEPT");
  const name = newId();
  await writeFile(join(folder, `${name}.svg`), "KEPT");
  const asked = [
    "secret",
    "a.webp",
    `${name}.svg`,
    `${newId()}.webp`,
    name,
    "",
    ".",
    "..",
    "../secret",
    "..%2fsecret",
    "..%2Fsecret",
    "%2e%2e%2fsecret",
    "..%5csecret",
    "..\\secret",
    "....//secret",
    "..%252fsecret",
    "%2fetc%2fpasswd",
    "/etc/passwd",
    "..;/secret",
    `${name}.webp%00.svg`,
    `${name}.svg%00.webp`,
    `..%2fuploads%2f${name}.svg`,
    `${"1".repeat(22)}.webp/../secret`,
    "x".repeat(100),
  ];
  for (const path of asked) {
    for (const method of ["GET", "HEAD"]) {
      const reply = await ask(`${method} /uploads/${path}`);
      const isPage = String(reply.headers["content-type"]).startsWith(
        "text/html",
      );
      expect(reply.body, path).not.toContain("KEPT");
      if (!isPage) expect([400, 404], path).toContain(reply.statusCode);
    }
  }
});

test("does not allow writing, replacing or deleting a picture at its address", async () => {
  const { sendFile, ask, token } = await createUploadApp();
  const { Location } = (await sendFile(pngOf(64))).json().Data[0];
  for (const method of ["PUT", "POST", "DELETE"])
    expect((await ask(`${method} ${Location}`, { token })).statusCode).toBe(
      404,
    );
  expect((await ask(`GET ${Location}`)).statusCode).toBe(200);
});

test("serves a picture stored by another instance", async () => {
  const shared = await createTestDatabase();
  onTestFinished(shared.drop);
  const DATA_DIR = await makeFolder();
  const one = await createUploadApp({ DATA_DIR }, shared);
  const two = await createUploadApp({ DATA_DIR }, shared);
  const { Location } = (await one.sendFile(pngOf(64))).json().Data[0];
  const [here, there] = [
    await one.ask(`GET ${Location}`),
    await two.ask(`GET ${Location}`),
  ];
  expect(there.statusCode).toBe(200);
  expect(there.rawPayload).toEqual(here.rawPayload);
});
