import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useDebouncedCall } from "./use-debounced-call.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const pause = 300;

/** Each call stays pending until the test resolves or rejects it. */
async function start(first: string | undefined) {
  type Settle = {
    resolve: (reply: string) => void;
    reject: (e: Error) => void;
  };
  const pendingCalls = new Map<string, Settle>();
  const read = (key = "") =>
    new Promise<string>((resolve, reject) =>
      pendingCalls.set(key, { resolve, reject }),
    );
  const hook = await renderHook(
    ({ key }: { key: string | undefined }) =>
      useDebouncedCall(key, () => read(key), pause),
    { key: first },
  );
  return {
    now: hook.now,
    change: (key: string | undefined) => hook.change({ key }),
    rest: (ms = pause) => act(() => vi.advanceTimersByTimeAsync(ms)),
    keys: () => [...pendingCalls.keys()],
    answer: (key: string) =>
      act(async () => pendingCalls.get(key)?.resolve(`to ${key}`)),
    refuse: (key: string) =>
      act(async () => pendingCalls.get(key)?.reject(new Error("busy"))),
  };
}

test("calls the server after a pause in typing, and never without a key", async () => {
  const { change, rest, keys } = await start("A");
  await rest(pause - 1);
  await change("An");
  await rest(pause - 1);
  expect(keys()).toEqual([]);
  await rest(1);
  expect(keys()).toEqual(["An"]);
  await change(undefined);
  await rest();
  expect(keys()).toEqual(["An"]);
});

test("drops outdated answers, even if they arrive after a newer one", async () => {
  const { now, change, rest, answer, refuse } = await start("A");
  await rest();
  await change("B");
  await rest();
  await answer("A");
  expect(now()).toBeUndefined();
  await change("C");
  await rest();
  await answer("C");
  await refuse("B");
  expect(now()).toEqual({ key: "C", reply: "to C" });
});

test("keeps the last answer until the next one; a failed call has no reply", async () => {
  const { now, change, rest, answer, refuse } = await start("A");
  await rest();
  await answer("A");
  await change("B");
  await rest();
  expect(now()).toEqual({ key: "A", reply: "to A" });
  await refuse("B");
  expect(now()).toEqual({ key: "B" });
});
