import { beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./timeout.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const never = () => new Promise<string>(() => {});
const late = () => "late";

test("returns the result of work that finishes in time and clears the timer", async () => {
  const work = Promise.resolve("done");
  await expect(withTimeout(work, 1000, late)).resolves.toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

test("rethrows the error of work that fails in time and clears the timer", async () => {
  const work = Promise.reject(new Error("broken"));
  await expect(withTimeout(work, 1000, late)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("returns late() exactly when the time is over", async () => {
  const answered = vi.fn();
  void withTimeout(never(), 1000, late).then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith("late");
});

test("late() may throw, and a later failure of the work is ignored", async () => {
  const { promise: work, reject } = Promise.withResolvers<string>();
  const refused = expect(
    withTimeout(work, 1000, () => {
      throw new Error("too long");
    }),
  ).rejects.toThrow("too long");
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  reject(new Error("broken, too"));
  await vi.advanceTimersByTimeAsync(1);
});

test("late() may abort the work and return its outcome", async () => {
  const end = new AbortController();
  const work = new Promise<string>((resolve) => {
    end.signal.addEventListener("abort", () => resolve("ended"));
  });
  const answer = withTimeout(work, 1000, () => {
    end.abort();
    return work;
  });
  await vi.advanceTimersByTimeAsync(1000);
  await expect(answer).resolves.toBe("ended");
});
