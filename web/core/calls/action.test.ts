import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { type ActionOptions, useAction, useMutation } from "./action.ts";

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const said = () => vi.mocked(toasts.show).mock.calls.map(([toast]) => toast);

/** Renders `useAction` with the call that deletes a passkey. */
async function openAction(options: ActionOptions) {
  const calls = pendingCalls();
  const action = await renderHook(
    (given: ActionOptions) =>
      useAction("DELETE /api/account/passkeys/:id", given),
    options,
  );
  const revalidate = vi.spyOn(action.router, "revalidate");
  const run = () =>
    act(async () => void action.now().run({ params: { id: "a" } }));
  return { ...action, calls, run, revalidate };
}

test("shows a toast and reloads the data after a write, and is pending until then", async () => {
  const { now, calls, run, revalidate } = await openAction({
    success: "Removed.",
    failure: "server-messages",
  });
  await run();
  expect(calls.lines()).toEqual(["DELETE /api/account/passkeys/a"]);
  expect(now().isPending).toBe(true);
  let end: () => void = () => undefined;
  revalidate.mockReturnValue(new Promise((resolve) => (end = resolve)));
  await calls.last().answer({});
  expect(said()).toEqual([{ text: "Removed.", kind: "success" }]);
  expect(revalidate).toHaveBeenCalledOnce();
  expect(now().isPending).toBe(true);
  await act(async () => end());
  expect(now().isPending).toBe(false);
});

test("does not reload when revalidate is false", async () => {
  const { now, calls, run, revalidate } = await openAction({
    failure: "silent",
    revalidate: false,
  });
  await run();
  await calls.last().answer({});
  expect(now().isPending).toBe(false);
  expect(revalidate).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

test("keeps a refusal on the screen until the next try", async () => {
  const { now, calls, run, revalidate } = await openAction({
    success: "Removed.",
    failure: "server-messages",
  });
  await run();
  await calls.last().refuse(409, "conflict");
  expect(now()).toMatchObject({
    isPending: false,
    messages: [refusalWords.en.conflict],
  });
  expect(said()).toEqual([]);
  expect(revalidate).not.toHaveBeenCalled();
  await run();
  expect(now().messages).toEqual([]);
  await calls.last().breakOff();
  expect(now().messages).toEqual([refusalWords.en.unreachable]);
  await act(async () => now().forgetMessages());
  expect(now().messages).toEqual([]);
});

test("shows a toast and reloads when the item was already deleted", async () => {
  const failure = "server-messages";
  const { now, calls, run, revalidate, change } = await openAction({ failure });
  await run();
  await calls.last().refuse(404, "not_found");
  expect(revalidate).toHaveBeenCalledOnce();
  expect(now().messages).toEqual([refusalWords.en.not_found]);
  await change({ failure, revalidate: false });
  await run();
  await calls.last().refuse(404, "not_found");
  expect(revalidate).toHaveBeenCalledOnce();
});

test("shows a failure as a toast in the server's or the screen's words, or not at all", async () => {
  const danger = (text: string) => ({ text, kind: "danger" });
  const words: [ActionOptions["failure"], object[]][] = [
    ["server-toasts", [danger(refusalWords.en.not_found)]],
    [{ say: "It did not work." }, [danger("It did not work.")]],
    [{ say: "It did not work.", except: "not_found" }, []],
    ["silent", []],
  ];
  const { now, calls, run, change } = await openAction({ failure: "silent" });
  for (const [failure, toasted] of words) {
    vi.mocked(toasts.show).mockClear();
    await change({ failure });
    await run();
    await calls.last().refuse(404, "not_found");
    expect(said()).toEqual(toasted);
    expect(now().messages).toEqual([]);
  }
});

test("stops at the first step that fails and shows its reason", async () => {
  const steps = vi.fn<(name: string) => Promise<string>>();
  const messagesOf = (error: unknown) => [`Not this: ${String(error)}`];
  const { now } = await renderHook(
    () => useMutation(steps, { failure: { messagesOf }, revalidate: false }),
    undefined,
  );
  const run = () => act(() => now().run("key"));
  steps.mockRejectedValueOnce("no device");
  expect(await run()).toEqual({ ok: false, error: "no device" });
  expect(now()).toMatchObject({
    isPending: false,
    messages: ["Not this: no device"],
  });
  steps.mockResolvedValueOnce("made");
  expect(await run()).toEqual({ ok: true, reply: "made" });
  expect(now().messages).toEqual([]);
  expect(steps.mock.calls).toEqual([["key"], ["key"]]);
  expect(said()).toEqual([]);
});
