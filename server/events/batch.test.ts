import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { batch } from "./batch.ts";

test("what comes at once is written at once, and the next by itself", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  const add = batch(write);
  await Promise.all([add([1, 2]), add([3])]);
  await add([4]);
  expect(write.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

test("what comes while a group is written waits for it however long, and goes together", async () => {
  const first = Promise.withResolvers<void>();
  const write = vi.fn(async (_rows: number[]) => {});
  write.mockReturnValueOnce(first.promise);
  const add = batch(write, 60_000);
  const adding = [add([1])];
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), 20_000);
  for (const row of [2, 3]) {
    adding.push(add([row]));
    await wait(10);
  }
  expect(write.mock.calls).toEqual([[[1]]]);
  first.resolve();
  await Promise.all(adding);
  expect(write.mock.calls).toEqual([[[1]], [[2, 3]]]);
});

test("a statement that never ends holds up nobody but its own group", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  write.mockReturnValueOnce(new Promise(() => {}));
  const add = batch(write, 10);
  const hears = vi.fn();
  add([1]).then(hears, hears);
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), 20_000);
  await add([2]);
  expect(write.mock.calls).toEqual([[[1]], [[2]]]);
  expect(hears).not.toHaveBeenCalled();
});

test("nobody is told that it is written before it is", async () => {
  const written = Promise.withResolvers<void>();
  const add = batch(() => written.promise);
  let isWritten = false;
  const adding = add([1]).then(() => (isWritten = true));
  await batch(async () => {})([2]);
  expect(isWritten).toBe(false);
  written.resolve();
  await adding;
  expect(isWritten).toBe(true);
});

test("a group that grows large is closed, and nothing is lost", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  const add = batch(write);
  const many = Array.from({ length: 1500 }, (_, number) => number);
  await Promise.all([add(many), add(many), add(many)]);
  expect(write.mock.calls.map(([rows]) => rows.length)).toEqual([3000, 1500]);
});

test("what cannot be written fails for all of its group and for no other", async () => {
  const write = vi.fn(async (_rows: number[]) => {});
  write.mockRejectedValueOnce(new Error("away"));
  const add = batch(write);
  const group = await Promise.allSettled([add([1]), add([2])]);
  expect(group.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(add([3])).resolves.toBeUndefined();
});
