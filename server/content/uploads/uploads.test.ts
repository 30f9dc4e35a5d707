import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { pictureAddress } from "#shared/contract/fields.ts";
import { removeFolders } from "#server/testing/folders.ts";
import { createUploadApp } from "#server/testing/files/uploads.ts";
import { dots, multipartForm, pngOf } from "#server/testing/files/pictures.ts";

afterAll(removeFolders);

const picture = () => dots(300, 200).png().toBuffer();

describe("a picture", () => {
  test("is stored, returned by address, and logged without its file name", async () => {
    const { sendFile, ask, pool, user, folder } = await createUploadApp();
    const reply = await sendFile(await picture(), "the smiths at home.png");
    expect(reply.statusCode).toBe(200);
    const { Location } = reply.json().Data[0];
    expect(pictureAddress.parse(Location)).toMatch(/^\/uploads\/\w{22}\.webp$/);
    const shown = await ask(`GET ${Location}`);
    const { format, width, height } = await sharp(shown.rawPayload).metadata();
    expect({ format, width, height }).toEqual({
      format: "webp",
      width: 300,
      height: 200,
    });
    const name = Location.slice("/uploads/".length);
    expect(await readdir(folder)).toEqual([name]);
    const { rows } = await pool.query(
      `SELECT event, "user", subject FROM audit`,
    );
    expect(rows).toEqual([{ event: "image_uploaded", user, subject: name }]);
  });

  test("may be a WebP", async () => {
    const { sendFile } = await createUploadApp();
    const reply = await sendFile(await dots(50).webp().toBuffer());
    expect(reply.statusCode).toBe(200);
  });

  test("may be a JPEG of exactly five megabytes", async () => {
    const { sendFile } = await createUploadApp();
    const jpeg = await dots(200).jpeg().toBuffer();
    const bytes = Buffer.concat([jpeg, Buffer.alloc(5_000_000 - jpeg.length)]);
    expect((await sendFile(bytes)).statusCode).toBe(200);
  });
});

const file = { name: "a.png", bytes: pngOf(8) };

test("an upload without a session is refused before its body is read", async () => {
  const { app } = await createUploadApp();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { ...multipartForm([]).headers, "content-length": 5_000_000 };
  const sent = request({
    port,
    method: "POST",
    path: "/api/s3/upload",
    headers,
  });
  sent.flushHeaders();
  const [reply] = await once(sent, "response");
  expect(reply.statusCode).toBe(401);
  sent.on("error", () => {}).destroy();
});

test("of thirty concurrent uploads, 22 are accepted and the others get a retry", async () => {
  const { ask, token } = await createUploadApp();
  const { headers, body } = multipartForm([file]);
  const lines = Array.from({ length: 30 }, () => new PassThrough());
  const codes: number[] = [];
  const all = lines.map(async (line) => {
    const given = { token, headers, body: line };
    codes.push((await ask("POST /api/s3/upload", given)).statusCode);
  });
  await vi.waitFor(() => expect(codes).toEqual(Array(8).fill(503)), 30_000);
  for (const line of lines) line.end(body);
  await Promise.all(all);
  expect(codes.slice(8)).toEqual(Array(22).fill(200));
});

test("uploads, even of refused files, are limited per admin and hour", async () => {
  const { sendFile } = await createUploadApp({ RATE_LIMIT_SCALE: "0.1" });
  const codes: number[] = [];
  for (let count = 0; count < 4; count += 1)
    codes.push((await sendFile(Buffer.from("text"))).statusCode);
  expect(codes).toEqual([415, 415, 415, 429]);
});

test("an upload repeated with the same key is stored twice", async () => {
  const { send } = await createUploadApp();
  const key = { "idempotency-key": "the same" };
  const [one, two] = [await send([file], key), await send([file], key)];
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect(one.body).not.toBe(two.body);
});

test("the API page describes a file upload", async () => {
  const { ask } = await createUploadApp();
  const { paths } = (await ask("GET /api/openapi.json")).json();
  const { content } = paths["/api/s3/upload"].post.requestBody;
  expect(content["multipart/form-data"].schema.properties.file.format).toBe(
    "binary",
  );
});
