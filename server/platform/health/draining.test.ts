import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { drain } from "./draining.ts";
import { createTestApp } from "#server/testing/test-app.ts";

/** Starts the app. Returns a function that sends requests over one open connection. */
async function listening(render?: () => Promise<Response>) {
  const testApp = await createTestApp({}, ...(render ? [{ render }] : []));
  await testApp.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = testApp.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function ask(path: string) {
    const request = get({ host: "127.0.0.1", port, path, agent });
    const [reply] = (await once(request, "response")) as [IncomingMessage];
    const { statusCode, headers } = reply;
    return { status: statusCode, headers, body: await text(reply) };
  }
  return { ...testApp, ask, port };
}

test("a draining instance is not ready, still answers and closes connections", async () => {
  const { app, ask } = await listening();
  const status = async () => (await ask("/readyz")).status;
  await expect.poll(status).toBe(200);
  expect((await ask("/")).headers.connection).toBe("keep-alive");

  await drain(app, 0);
  const ready = await ask("/readyz");
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body)).toEqual({ ok: false, draining: true });
  expect((await ask("/healthz")).status).toBe(200);
  const page = await ask("/");
  expect(page.status).toBe(200);
  expect(page.headers.connection).toBe("close");
});

test("a stop without draining closes open connections", async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const { app, ask } = await listening(async () => {
    await held;
    return new Response("a page");
  });
  const page = ask("/");
  await once(app.server, "request");
  await drain(app, 0);
  const closed = app.close();
  finish();
  await closed;
  expect((await page).headers.connection).toBe("close");
});

test("a stop does not wait for unused connections", async () => {
  const { app, port } = await listening();
  const unused = connect(port, "127.0.0.1");
  await once(app.server, "connection");
  const closed = once(unused.resume(), "close");
  await app.close();
  await closed;
}, 10_000);

test("answers requests on an open connection while the listener closes", async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const { app, port } = await listening(async () => {
    await held;
    return new Response("a page");
  });
  const line = connect(port, "127.0.0.1");
  const heard = text(line);
  line.write("GET / HTTP/1.1\r\nHost: quiz.example\r\n\r\n");
  await once(app.server, "request");
  const closed = app.close();
  line.write("GET /healthz HTTP/1.1\r\nHost: quiz.example\r\n\r\n");
  await once(app.server, "request");
  finish();
  await closed;
  expect((await heard).match(/HTTP\/1\.1 \d+/g)).toEqual([
    "HTTP/1.1 200",
    "HTTP/1.1 200",
  ]);
});
