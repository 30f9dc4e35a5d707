import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished, expect, test } from "vitest";
import { startBodyTimeout, hasBody } from "./bodies.ts";

/** A server that answers once the whole body is there, and a line to it. */
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

test("who never sends the rest is cut off without an answer", async () => {
  const { send, heard } = await createLine(0.05);
  send(100, "half");
  expect(await heard).toBe("");
});

test("who sends all of it is answered", async () => {
  const { send, heard } = await createLine(10);
  send(5, "whole");
  expect(await heard).toMatch(/^HTTP\/1\.1 200 OK/);
});

test("a new time takes the place of the old one", async () => {
  const { send, heard } = await createLine(3600, 0.05);
  send(100, "half");
  expect(await heard).toBe("");
});

test("without a body there is nothing to wait for", async () => {
  expect(hasBody({ headers: {} })).toBe(false);
  expect(hasBody({ headers: { "content-length": "0" } })).toBe(false);
  expect(hasBody({ headers: { "content-length": "1" } })).toBe(true);
  expect(hasBody({ headers: { "transfer-encoding": "chunked" } })).toBe(true);
});
