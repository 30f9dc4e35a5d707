import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { write } from "#web/core/storage/storage.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { question } from "#web/testing/question.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { changeQuiz } from "#web/visitor/quiz/store.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { useSteps } from "./use-steps.ts";

beforeEach(() => {
  write("user", { parentName: "Ana" });
  changeQuiz(() => ({
    ...newQuiz,
    asked: { 1: question },
    answers: { q: "A" },
  }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

test("does not navigate when the visitor left while the answers waited for a connection", async () => {
  const calls = pendingCalls();
  const { now, leave, router } = await renderHook(
    useSteps,
    question,
    "/question/1",
  );
  await act(async () => now().next());
  await calls.last().breakOff();
  await leave();
  await router.navigate("/concerns");
  dispatchEvent(new Event("online"));
  await expect.poll(() => calls.lines().length).toBe(2);
  await calls.last().answer("a draft");
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.location.pathname).toBe("/concerns");
});
