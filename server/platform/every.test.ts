import fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { every } from "./every.ts";

async function createSlow() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  const ends: (() => void)[] = [];
  const work = vi.fn(
    () => new Promise<void>((resolve) => void ends.push(resolve)),
  );
  const run = every(app, 1000, work, () => {});
  await app.listen({ host: "127.0.0.1", port: 0 });
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { app, work, run, end };
}

test("skips ticks during a slow run", async () => {
  const { app, work, end } = await createSlow();
  vi.advanceTimersByTime(10_000);
  await end();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  const closing = app.close();
  await end();
  await closing;
  expect(work).toHaveBeenCalledTimes(2);
});

test("runs once more when called during a run", async () => {
  const { app, work, run, end } = await createSlow();
  for (let time = 0; time < 3; time += 1) run();
  await end();
  expect(work).toHaveBeenCalledTimes(2);
  await end();
  expect(work).toHaveBeenCalledTimes(2);
  await app.close();
});
