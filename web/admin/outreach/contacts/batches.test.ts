import { expect, test, vi } from "vitest";
import { inBatches, namesOf } from "./batches.ts";

test("nobody is left out and nobody comes twice, however many fit into a call", async () => {
  const send = vi.fn((_some: number[]) => Promise.resolve(true));
  const onDone = vi.fn();
  expect(await inBatches([1, 2, 3, 4, 5], 2, send, onDone)).toBe(true);
  expect(send.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
  expect(onDone.mock.calls).toEqual([[2], [4], [5]]);
});

test("nobody is nothing to send", async () => {
  const send = vi.fn((_some: number[]) => Promise.resolve(true));
  expect(await inBatches([], 2, send)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test("after a call that fails none follows, and what went through is known", async () => {
  const send = vi.fn((some: number[]) => Promise.resolve(!some.includes(3)));
  const onDone = vi.fn();
  expect(await inBatches([1, 2, 3, 4, 5], 2, send, onDone)).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
  expect(onDone.mock.calls).toEqual([[2]]);
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test("whole names are said", () => {
  expect(
    namesOf(named("María Elena Ruiz", " Ana ", "Nguyen, Thi"), 12),
  ).toEqual({
    names: ["María Elena Ruiz", "Ana", "Nguyen, Thi"],
    others: 0,
  });
});

test("where there are many, the rest is counted", () => {
  expect(namesOf(named("A", "B", "C", "D"), 3)).toEqual({
    names: ["A", "B", "C"],
    others: 1,
  });
});
