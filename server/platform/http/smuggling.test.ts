import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { smuggleAll, smuggling } from "#server/testing/attacks/smuggling.ts";
import { createTestApp } from "#server/testing/test-app.ts";

test("refuses requests that could smuggle another one", async () => {
  const { app } = await createTestApp();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  expect(Object.keys(smuggling).length).toBeGreaterThan(40);
  expect(await smuggleAll(port)).toEqual([]);
});
