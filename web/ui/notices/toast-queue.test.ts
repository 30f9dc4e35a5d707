import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function textsOf(queue: ReturnType<typeof createToastQueue>) {
  return queue.shown().map((toast) => toast.text);
}

test("A toast stays for five seconds and goes by itself", () => {
  const queue = createToastQueue();
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(textsOf(queue)).toEqual([]);
});

test("While paused no time passes, and afterwards only the rest of it", () => {
  const queue = createToastQueue();
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(3000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(textsOf(queue)).toEqual(["Saved"]);
  queue.resume();
  vi.advanceTimersByTime(1999);
  expect(textsOf(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(textsOf(queue)).toEqual([]);
});

test("A toast that comes during a pause starts its time when the pause ends", () => {
  const queue = createToastQueue();
  queue.pause();
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(60_000);
  queue.resume();
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Saved"]);
});

test("More toasts than fit wait their turn, and their time starts when they are seen", () => {
  const queue = createToastQueue(1);
  queue.show({ text: "First" });
  queue.show({ text: "Second" });
  expect(textsOf(queue)).toEqual(["First"]);
  vi.advanceTimersByTime(5000);
  expect(textsOf(queue)).toEqual(["Second"]);
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Second"]);
});

test("The same words do not pile up: they start again as a new toast", () => {
  const queue = createToastQueue();
  const first = queue.show({ text: "Choose one", kind: "warning" });
  vi.advanceTimersByTime(4000);
  const second = queue.show({ text: "Choose one", kind: "warning" });
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Choose one"]);
});

test("A toast with an action says how it ended: by its time, its button, or the same words again", () => {
  const queue = createToastQueue();
  const undo = vi.fn();
  const onEnd = vi.fn();
  const show = () =>
    queue.show({
      text: "1 contact will be deleted",
      action: { label: "Undo", act: undo },
      duration: 10_000,
      onEnd,
    });
  show();
  vi.advanceTimersByTime(9999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
  queue.close(show());
  expect(onEnd).toHaveBeenCalledTimes(2);
  show();
  const last = show();
  expect(onEnd).toHaveBeenCalledTimes(3);
  queue.close(last, true);
  vi.advanceTimersByTime(60_000);
  expect(undo).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledTimes(3);
  expect(textsOf(queue)).toEqual([]);
});

test("Listeners hear of every change until they leave", () => {
  const queue = createToastQueue();
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(5000);
  leave();
  queue.show({ text: "Saved again" });
  expect(heard).toHaveBeenCalledTimes(2);
});

test("What is shown keeps its identity while nothing changes", () => {
  const queue = createToastQueue();
  queue.show({ text: "Saved" });
  expect(queue.shown()).toBe(queue.shown());
});
