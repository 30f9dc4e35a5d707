import { expect, test, vi } from "vitest";
import { fakeCaches } from "#web/testing/fake-caches.ts";
import { forgetCachedPages } from "./use-offline.ts";

test("deletes the family's pages of all releases and keeps the site", async () => {
  const { named } = fakeCaches(() => null);
  for (const name of ["site 1", "visit 1", "visit 2"]) await caches.open(name);
  await forgetCachedPages();
  expect([...named.keys()]).toEqual(["site 1"]);
});

test("resolves when the pages are deleted, or after the timeout", async () => {
  vi.useFakeTimers();
  const { named } = fakeCaches(() => null);
  for (const name of ["visit 1", "visit 2"]) await caches.open(name);
  const wait = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const remove = caches.delete.bind(caches);
  const deleting = vi
    .spyOn(caches, "delete")
    .mockImplementation(async (name) => {
      await wait(500);
      return remove(name);
    });
  const forgetting = forgetCachedPages().then(() => [...named.keys()]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await forgetting).toEqual([]);

  await caches.open("visit 3");
  deleting.mockReturnValue(new Promise(() => {}));
  const tooLate = forgetCachedPages();
  await vi.advanceTimersByTimeAsync(2000);
  await tooLate;
  vi.useRealTimers();
});

test("resolves in a browser without caches", async () => {
  vi.stubGlobal("caches", undefined);
  await expect(forgetCachedPages()).resolves.toBeUndefined();
});
