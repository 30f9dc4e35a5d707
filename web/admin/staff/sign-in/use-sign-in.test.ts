import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { forget, readText } from "#web/core/storage/storage.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useSignIn } from "./use-sign-in.ts";

vi.mock(
  "altcha/workers/pbkdf2?worker",
  () => import("#web/testing/fake-solver.ts"),
);

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  forget("token");
});

const credentials = { email: "ana@clinic.example", password: "by the sea" };
const by = { app: true, passkey: false, elsewhere: null };

async function openForm() {
  const calls = pendingCalls();
  const form = await renderHook(useSignIn, undefined);
  const onResult = vi.fn();
  const signIn = () =>
    act(async () => void form.now().signIn(credentials).then(onResult));
  return { ...form, calls, signIn, onResult };
}

test("stores the token after the right password", async () => {
  const { now, calls, signIn, onResult } = await openForm();
  await signIn();
  expect(calls.lines()).toEqual(["POST /api/auth"]);
  expect(calls.last().body).toEqual(credentials);
  expect(now().isPending).toBe(true);
  await calls.last().answer({ token: "opened" });
  expect(onResult).toHaveBeenCalledExactlyOnceWith(true);
  expect(readText("token")).toBe("opened");
  expect(now()).toMatchObject({ isPending: false, second: undefined });
});

test("waits for the second step, and can start over", async () => {
  const { now, calls, signIn, onResult } = await openForm();
  await signIn();
  const pendingTwoStep = { proof: "proof", next: "code", by };
  await calls.last().answer(pendingTwoStep);
  expect(onResult).toHaveBeenCalledExactlyOnceWith(false);
  expect(readText("token")).toBeUndefined();
  expect(now().second).toMatchObject({ pendingTwoStep });
  await act(async () => now().second?.onStartAgain());
  expect(now().second).toBeUndefined();
});

test("shows a wrong password until the next attempt", async () => {
  const { now, calls, signIn, onResult } = await openForm();
  await signIn();
  await calls.last().refuse(401, "wrong_credentials");
  expect(onResult).toHaveBeenCalledExactlyOnceWith(false);
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

test("passes a human check and repeats the sign-in with it, once", async () => {
  const { now, calls, signIn, onResult } = await openForm();
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
  expect(onResult).toHaveBeenCalledExactlyOnceWith(false);
  expect(now()).toMatchObject({
    isPending: false,
    check: "waiting",
    messages: [refusalWords.en.wrong_credentials],
  });
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  expect(calls.last().line).toBe("GET /api/auth/challenge");
});

test("fails when the human check cannot be loaded", async () => {
  const { now, calls, signIn, onResult } = await openForm();
  await signIn();
  await calls.last().refuse(403, "human_check_needed");
  await calls.last().breakOff();
  expect(onResult).toHaveBeenCalledExactlyOnceWith(false);
  expect(now()).toMatchObject({
    isPending: false,
    check: "failed",
    messages: [refusalWords.en.human_check_needed],
  });
  expect(calls.all()).toHaveLength(2);
});
