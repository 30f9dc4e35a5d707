import { expect, test, vi } from "vitest";
import { fakeCaches } from "#web/testing/fake-caches.ts";
import { forgetKept } from "./forget-kept.ts";

test("the family's pages of all releases go, and the site stays", async () => {
  const { named } = fakeCaches(() => null);
  for (const name of ["site 1", "visit 1", "visit 2"]) await caches.open(name);
  await forgetKept();
  expect([...named.keys()]).toEqual(["site 1"]);
});

test("a browser that keeps nothing has nothing to forget", async () => {
  vi.stubGlobal("caches", undefined);
  await expect(forgetKept()).resolves.toBeUndefined();
});
