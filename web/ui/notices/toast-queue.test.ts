import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function textsOf(queue: ReturnType<typeof createToastQueue>) {
  return queue.shown().map((toast) => toast.text);
}

test("closes a toast after five seconds", () => {
  const queue = createToastQueue();
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(textsOf(queue)).toEqual([]);
});

test("stops the countdown while paused, then continues it", () => {
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

test("starts the countdown of a toast that was added during a pause when the pause ends", () => {
  const queue = createToastQueue();
  queue.pause();
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(60_000);
  queue.resume();
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Saved"]);
});

test("queues toasts that do not fit, and starts their countdown once they are visible", () => {
  const queue = createToastQueue(1);
  queue.show({ text: "First" });
  queue.show({ text: "Second" });
  expect(textsOf(queue)).toEqual(["First"]);
  vi.advanceTimersByTime(5000);
  expect(textsOf(queue)).toEqual(["Second"]);
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Second"]);
});

test("replaces a toast with the same text by a new one", () => {
  const queue = createToastQueue();
  const first = queue.show({ text: "Choose one", kind: "warning" });
  vi.advanceTimersByTime(4000);
  const second = queue.show({ text: "Choose one", kind: "warning" });
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(4999);
  expect(textsOf(queue)).toEqual(["Choose one"]);
});

test("calls onEnd when a toast times out or is replaced, not after its action", () => {
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

test("notifies listeners of every change until they unsubscribe", () => {
  const queue = createToastQueue();
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.show({ text: "Saved" });
  vi.advanceTimersByTime(5000);
  leave();
  queue.show({ text: "Saved again" });
  expect(heard).toHaveBeenCalledTimes(2);
});

test("returns the same array while nothing changes", () => {
  const queue = createToastQueue();
  queue.show({ text: "Saved" });
  expect(queue.shown()).toBe(queue.shown());
});
