import { expect, test, vi } from "vitest";
import { inBatches, namesOf } from "./batches.ts";

test("sends every item exactly once, in batches", async () => {
  const send = vi.fn((_some: number[]) => Promise.resolve(true));
  const onDone = vi.fn();
  expect(await inBatches([1, 2, 3, 4, 5], 2, send, onDone)).toBe(true);
  expect(send.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
  expect(onDone.mock.calls).toEqual([[2], [4], [5]]);
});

test("sends nothing for an empty list", async () => {
  const send = vi.fn((_some: number[]) => Promise.resolve(true));
  expect(await inBatches([], 2, send)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test("stops after a failed batch, and reports the items sent before it", async () => {
  const send = vi.fn((batch: number[]) => Promise.resolve(!batch.includes(3)));
  const onDone = vi.fn();
  expect(await inBatches([1, 2, 3, 4, 5], 2, send, onDone)).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
  expect(onDone.mock.calls).toEqual([[2]]);
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test("namesOf lists full names", () => {
  expect(
    namesOf(named("María Elena Ruiz", " Ana ", "Nguyen, Thi"), 12),
  ).toEqual({
    names: ["María Elena Ruiz", "Ana", "Nguyen, Thi"],
    others: 0,
  });
});

test("namesOf counts the names beyond the limit", () => {
  expect(namesOf(named("A", "B", "C", "D"), 3)).toEqual({
    names: ["A", "B", "C"],
    others: 1,
  });
});
