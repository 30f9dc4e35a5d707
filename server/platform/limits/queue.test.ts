import { expect, test, vi } from "vitest";
import { createQueue } from "./queue.ts";

function createWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}

test("runs two tasks, queues three and refuses the sixth", async () => {
  const takeTurn = createQueue(2, 3);
  const { work, ends } = createWork();
  const all = Array.from({ length: 5 }, () => takeTurn(work));
  expect(ends).toHaveLength(2);
  await expect(takeTurn(work)).rejects.toMatchObject({
    status: 503,
    errors: [{ code: "busy" }],
    retryAfter: 5,
  });
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await all[ended];
    await Promise.resolve();
    expect(ends).toHaveLength(Math.min(5, ended + 3));
  }
});

test("a failing task lets the next one run", async () => {
  const takeTurn = createQueue(1, 5);
  const failed = takeTurn(() => Promise.reject(new Error("no")));
  const next = takeTurn(async () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
  expect(await takeTurn(async () => "later")).toBe("later");
});

test("refuses a task that waited too long, and the next ones keep their turns", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const refused = () => new Error("too long");
  const takeTurn = createQueue(1, 2, { longestWait: 1000, refused });
  const { work, ends } = createWork();
  const first = takeTurn(work);
  const late = expect(takeTurn(work)).rejects.toThrow("too long");
  await vi.advanceTimersByTimeAsync(500);
  const next = takeTurn(work);
  await expect(takeTurn(work)).rejects.toThrow("too long");
  await vi.advanceTimersByTimeAsync(500);
  await late;
  ends[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await next;
  vi.useRealTimers();
});
