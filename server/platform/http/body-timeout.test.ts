import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished, expect, test } from "vitest";
import { startBodyTimeout, hasBody } from "./bodies.ts";

/** Starts a server that answers once the whole body has arrived, and connects to it. */
async function createLine(...seconds: number[]) {
  const server = createServer(async (raw, response) => {
    if (hasBody({ headers: raw.headers }))
      for (const each of seconds) startBodyTimeout({ raw }, each);
    raw.on("error", () => {});
    raw.on("end", () => response.end("whole"));
    raw.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const line = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const send = (length: number, body: string) =>
    line.write(
      `POST / HTTP/1.1\r\nHost: quiz.example\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
  return { send, heard: text(line) };
}

test("closes the connection when the rest of the body never arrives", async () => {
  const { send, heard } = await createLine(0.05);
  send(100, "half");
  expect(await heard).toBe("");
});

test("answers a complete request", async () => {
  const { send, heard } = await createLine(10);
  send(5, "whole");
  expect(await heard).toMatch(/^HTTP\/1\.1 200 OK/);
});

test("a second call replaces the timeout", async () => {
  const { send, heard } = await createLine(3600, 0.05);
  send(100, "half");
  expect(await heard).toBe("");
});

test("sets no timeout without a body", async () => {
  expect(hasBody({ headers: {} })).toBe(false);
  expect(hasBody({ headers: { "content-length": "0" } })).toBe(false);
  expect(hasBody({ headers: { "content-length": "1" } })).toBe(true);
  expect(hasBody({ headers: { "transfer-encoding": "chunked" } })).toBe(true);
});
