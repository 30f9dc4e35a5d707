import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { forget, readText } from "#web/core/storage/storage.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useSignIn } from "./use-sign-in.ts";

vi.mock("altcha/workers/pbkdf2?worker", () => {
  /** Solves the task of the human check at once. */
  class Solver extends EventTarget {
    postMessage() {
      const data = { counter: 7 };
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
    terminate() {}
  }
  return { default: Solver };
});

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  forget("token");
});

const credentials = { email: "ana@clinic.example", password: "by the sea" };
const by = { app: true, passkey: false, elsewhere: null };

async function openForm() {
  const calls = pendingCalls();
  const form = await renderHook(useSignIn, undefined);
  const isIn = vi.fn();
  const signIn = () =>
    act(async () => void form.now().signIn(credentials).then(isIn));
  return { ...form, calls, signIn, isIn };
}

test("the right password opens a session, which is kept", async () => {
  const { now, calls, signIn, isIn } = await openForm();
  await signIn();
  expect(calls.lines()).toEqual(["POST /api/auth"]);
  expect(calls.last().body).toEqual(credentials);
  expect(now().isPending).toBe(true);
  await calls.last().answer({ token: "opened" });
  expect(isIn).toHaveBeenCalledExactlyOnceWith(true);
  expect(readText("token")).toBe("opened");
  expect(now()).toMatchObject({ isPending: false, second: undefined });
});

test("where a second step follows nobody is in yet, and may start again", async () => {
  const { now, calls, signIn, isIn } = await openForm();
  await signIn();
  const halfway = { proof: "proof", next: "code", by };
  await calls.last().answer(halfway);
  expect(isIn).toHaveBeenCalledExactlyOnceWith(false);
  expect(readText("token")).toBeUndefined();
  expect(now().second).toMatchObject({ halfway });
  await act(async () => now().second?.onStartAgain());
  expect(now().second).toBeUndefined();
});

test("a wrong password says so until the next attempt", async () => {
  const { now, calls, signIn, isIn } = await openForm();
  await signIn();
  await calls.last().refuse(401, "wrong_credentials");
  expect(isIn).toHaveBeenCalledExactlyOnceWith(false);
  expect(now()).toMatchObject({
    isPending: false,
    messages: [refusalWords.en.wrong_credentials],
  });
  expect(readText("token")).toBeUndefined();
  await signIn();
  expect(now()).toMatchObject({ isPending: true, messages: [] });
  await calls.last().breakOff();
  expect(now().messages).toEqual([refusalWords.en.unreachable]);
});

test("where a human check is needed, the same is sent with one, which counts once", async () => {
  const { now, calls, signIn, isIn } = await openForm();
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  expect(calls.last().line).toBe("GET /api/auth/challenge");
  expect(now()).toMatchObject({ isPending: true, check: "running" });
  await calls.last().answer({ parameters: {}, signature: "s" });
  expect(calls.last().line).toBe("POST /api/auth");
  expect(calls.last().body).toMatchObject(credentials);
  expect(JSON.parse(atob(calls.last().body.altcha))).toMatchObject({
    challenge: { signature: "s" },
    solution: { counter: 7 },
  });
  await calls.last().refuse(401, "wrong_credentials");
  expect(isIn).toHaveBeenCalledExactlyOnceWith(false);
  expect(now()).toMatchObject({
    isPending: false,
    check: "waiting",
    messages: [refusalWords.en.wrong_credentials],
  });
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  expect(calls.last().line).toBe("GET /api/auth/challenge");
});

test("where the check cannot be made, that is why nobody is in", async () => {
  const { now, calls, signIn, isIn } = await openForm();
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  await calls.last().breakOff();
  expect(isIn).toHaveBeenCalledExactlyOnceWith(false);
  expect(now()).toMatchObject({
    isPending: false,
    check: "failed",
    messages: [refusalWords.en.human_check_needed],
  });
  expect(calls.all()).toHaveLength(2);
});
