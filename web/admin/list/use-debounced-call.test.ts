import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useDebouncedCall } from "./use-debounced-call.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const pause = 300;

/** What is asked waits until the test answers it, in any order. */
async function ask(first: string | undefined) {
  type Ends = { resolve: (reply: string) => void; reject: (e: Error) => void };
  const waiting = new Map<string, Ends>();
  const read = (asked = "") =>
    new Promise<string>((resolve, reject) =>
      waiting.set(asked, { resolve, reject }),
    );
  const hook = await renderHook(
    ({ asked }: { asked: string | undefined }) =>
      useDebouncedCall(asked, () => read(asked), pause),
    { asked: first },
  );
  return {
    now: hook.now,
    change: (asked: string | undefined) => hook.change({ asked }),
    rest: (ms = pause) => act(() => vi.advanceTimersByTimeAsync(ms)),
    asked: () => [...waiting.keys()],
    answer: (asked: string) =>
      act(async () => waiting.get(asked)?.resolve(`to ${asked}`)),
    refuse: (asked: string) =>
      act(async () => waiting.get(asked)?.reject(new Error("busy"))),
  };
}

test("only what rests is asked, and nothing where there is nothing to ask", async () => {
  const { change, rest, asked } = await ask("A");
  await rest(pause - 1);
  await change("An");
  await rest(pause - 1);
  expect(asked()).toEqual([]);
  await rest(1);
  expect(asked()).toEqual(["An"]);
  await change(undefined);
  await rest();
  expect(asked()).toEqual(["An"]);
});

test("an answer that was overtaken is dropped, before the next one and after it", async () => {
  const { now, change, rest, answer, refuse } = await ask("A");
  await rest();
  await change("B");
  await rest();
  await answer("A");
  expect(now()).toBeUndefined();
  await change("C");
  await rest();
  await answer("C");
  await refuse("B");
  expect(now()).toEqual({ asked: "C", reply: "to C" });
});

test("an answer stays until the next one; what cannot be read has no reply", async () => {
  const { now, change, rest, answer, refuse } = await ask("A");
  await rest();
  await answer("A");
  await change("B");
  await rest();
  expect(now()).toEqual({ asked: "A", reply: "to A" });
  await refuse("B");
  expect(now()).toEqual({ asked: "B" });
});
