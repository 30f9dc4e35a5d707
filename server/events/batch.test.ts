import { expect, test, vi } from "vitest";
import { batch } from "./batch.ts";

test("what comes at once is written at once, and the next by itself", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  const keep = batch(write);
  await Promise.all([keep([1, 2]), keep([3])]);
  await keep([4]);
  expect(write.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

test("nobody is told that it is kept before it is", async () => {
  const written = Promise.withResolvers<void>();
  const keep = batch(() => written.promise);
  let isKept = false;
  const keeping = keep([1]).then(() => (isKept = true));
  await batch(async () => {})([2]);
  expect(isKept).toBe(false);
  written.resolve();
  await keeping;
  expect(isKept).toBe(true);
});

test("a group that grows large is closed, and nothing is lost", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  const keep = batch(write);
  const many = Array.from({ length: 1500 }, (_, number) => number);
  await Promise.all([keep(many), keep(many), keep(many)]);
  expect(write.mock.calls.map(([rows]) => rows.length)).toEqual([3000, 1500]);
});

test("what cannot be written fails for all of its group and for no other", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  write.mockRejectedValueOnce(new Error("away"));
  const keep = batch(write);
  const group = await Promise.allSettled([keep([1]), keep([2])]);
  expect(group.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(keep([3])).resolves.toBeUndefined();
});
