import { readdir } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { removeFolders } from "#server/testing/folders.ts";
import { createUploadApp } from "#server/testing/files/uploads.ts";
import { multipartForm, pngOf } from "#server/testing/files/pictures.ts";

afterAll(removeFolders);

const words = Buffer.from("a name");
const file = { name: "a.png", bytes: pngOf(8) };
const broken = { name: "a\nb.png", bytes: Buffer.alloc(500_000) };
const label = (field: string) => ({ field, bytes: words });

test.each([
  ["without a file", [label("name")], 400, "required"],
  ["with text instead of a file", [label("file")], 400, "required"],
  ["with nothing", [], 400, "required"],
  ["with a line break in the file name", [broken], 400, "required"],
  ["with two files", [file, file], 400, "too_many"],
  ["with six fields", [...Array(6).fill(label("name")), file], 400, "too_many"],
  [
    "with the file in another field",
    [{ ...file, field: "picture" }],
    400,
    "unknown_field",
  ],
  ["with an unknown field", [label("folder"), file], 400, "unknown_field"],
  [
    "with a field named __proto__",
    [label("__proto__"), file],
    400,
    "malformed",
  ],
])("refuses a form %s", async (_what, parts, status, code) => {
  const { send, folder } = await createUploadApp();
  const reply = await send(parts);
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
    status,
    code,
  ]);
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test.each([
  ["multipart/form-data", 400, "malformed"],
  ["multipart/form-data; boundary=another", 400, "malformed"],
  ["application/json", 415, "unsupported_request"],
  ["image/png", 415, "unsupported_request"],
  ["application/x-www-form-urlencoded", 415, "unsupported_request"],
])("refuses the content type %s", async (type, status, code) => {
  const { send } = await createUploadApp();
  const reply = await send([file], { "content-type": type });
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
    status,
    code,
  ]);
});

test("refuses a truncated form", async () => {
  const { ask, token } = await createUploadApp();
  const { headers, body } = multipartForm([file]);
  const cut = body.subarray(0, body.length - 60);
  const reply = await ask("POST /api/s3/upload", { token, headers, body: cut });
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
    400,
    "malformed",
  ]);
});
