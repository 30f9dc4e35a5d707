import { expect, test } from "vitest";
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
