import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { telling } from "#server/testing/pages/telling-pages.ts";
import { createTestApp } from "#server/testing/test-app.ts";

afterEach(removeFolders);

async function withFiles() {
  const outside = await makeFolder();
  const folder = join(outside, "client");
  for (const name of ["assets", "images"])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, "assets/a-1.js"), "plain");
  await writeFile(join(folder, "assets/a-1.js.br"), "small");
  await writeFile(join(folder, "images/home.svg"), "<svg/>");
  await writeFile(join(outside, "secret.js"), "secret");
  const { render } = telling();
  return createTestApp({}, { render, folder });
}

test.each([
  ["/assets/a-1.js", "public, max-age=31536000, immutable"],
  ["/images/home.svg", "public, max-age=86400"],
])("%s has the longest suitable cache lifetime", async (path, wanted) => {
  const { ask } = await withFiles();
  const reply = await ask(`GET ${path}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toBe(wanted);
});

test("serves the precompressed copy of a file", async () => {
  const { ask } = await withFiles();
  const headers = { "accept-encoding": "br" };
  const reply = await ask("GET /assets/a-1.js", { headers });
  expect(reply.headers["content-encoding"]).toBe("br");
  expect(reply.body).toBe("small");
});

test.each(["/assets/b-2.js", "/assets/", "/assets/..%2f..%2fsecret.js"])(
  "returns 404 for %s",
  async (path) => {
    const { ask } = await withFiles();
    const reply = await ask(`GET ${path}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("secret");
    expect(reply.headers["content-type"]).toContain("application/json");
  },
);

test.each([
  "/assets/../secret.js",
  "/assets/../../../../etc/passwd",
  "/images/..",
  "/assets/%00",
  "/assets/./../assets/a-2.js",
])("returns 404 for %s when sent unnormalized", async (path) => {
  const { app } = await withFiles();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // Use http.get, because fetch would normalize the path.
  const asking = get({ host: "127.0.0.1", port, path });
  const [reply] = (await once(asking, "response")) as [IncomingMessage];
  expect(reply.statusCode).toBe(404);
  expect(JSON.parse(await text(reply)).errors[0].code).toBe("not_found");
});
