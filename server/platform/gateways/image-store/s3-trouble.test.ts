import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { removeFolders } from "#server/testing/folders.ts";
import { createUploadApp } from "#server/testing/files/uploads.ts";
import { dots } from "#server/testing/files/pictures.ts";

afterAll(removeFolders);

/** Creates an app whose image store behaves like this. */
async function createTroubled(store: RequestListener) {
  const server = createServer(store);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return createUploadApp({
    S3_BUCKET: "pictures",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
}

const failing = (status: number, code: string): RequestListener => {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  return (_request, response) =>
    response.writeHead(status, { "content-type": "application/xml" }).end(body);
};

test.each<[string, RequestListener]>([
  ["fails", failing(500, "InternalError")],
  ["is overloaded", failing(503, "SlowDown")],
  ["rejects our access key", failing(403, "InvalidAccessKeyId")],
  ["no longer has the bucket", failing(404, "NoSuchBucket")],
  ["answers nonsense", (_, response) => response.writeHead(502).end("<html>")],
  ["hangs up", (request) => request.socket.destroy()],
  ["never answers", () => {}],
])("answers 503 with Retry-After while the store %s", async (_what, store) => {
  const { sendFile, ask } = await createTroubled(store);
  const picture = await dots(300, 200).png().toBuffer();
  const replies = await Promise.all([
    sendFile(picture),
    ask(`GET /uploads/${newId()}.webp`),
  ]);
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("30");
    expect(reply.json().errors[0].code).toBe("busy");
  }
});

test("answers 503 when the store's host name does not resolve", async () => {
  const { sendFile } = await createUploadApp({
    S3_BUCKET: "pictures",
    S3_ENDPOINT: "https://nowhere.invalid",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  const picture = await dots(300, 200).png().toBuffer();
  expect((await sendFile(picture)).statusCode).toBe(503);
});
