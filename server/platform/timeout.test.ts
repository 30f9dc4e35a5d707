import { beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./timeout.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const never = () => new Promise<string>(() => {});
const late = () => "late";

test("work that is done in time answers for itself, and no timer is left", async () => {
  const work = Promise.resolve("done");
  await expect(withTimeout(work, 1000, late)).resolves.toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

test("work that fails in time fails as it does, and no timer is left", async () => {
  const work = Promise.reject(new Error("broken"));
  await expect(withTimeout(work, 1000, late)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("work that takes longer is answered for, to the millisecond", async () => {
  const answered = vi.fn();
  void withTimeout(never(), 1000, late).then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith("late");
});

test("what is late may be a refusal, and work that fails afterwards troubles nobody", async () => {
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

test("late work may be ended, and how it ends is the answer", async () => {
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
