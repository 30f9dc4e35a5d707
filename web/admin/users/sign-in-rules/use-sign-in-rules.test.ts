import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useSignInRules } from "./use-sign-in-rules.ts";

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

async function openRules(secondStepFrom: string | null) {
  const calls = pendingCalls();
  const { now } = await renderHook(useSignInRules, { secondStepFrom });
  const save = () => act(async () => void now().save());
  return { now, calls, save };
}

test("without a day, the field says so and nothing is sent until there is one", async () => {
  const { now, calls, save } = await openRules("2030-01-31");
  await act(async () => now().setDay(""));
  await save();
  expect(now().errors).toEqual({ day: refusalWords.en.required });
  expect(calls.all()).toEqual([]);

  await act(async () => now().setDay("2030-02-28"));
  await save();
  expect(now().errors).toEqual({});
  expect(calls.last().body).toEqual({ secondStepFrom: "2030-02-28" });
  await calls.last().answer({ secondStepFrom: "2030-02-28" });
  expect(toasts.show).toHaveBeenCalledExactlyOnceWith({
    text: usersWords.en.rulesSaved,
    kind: "success",
  });
});

test("switched off, no day is needed", async () => {
  const { now, calls, save } = await openRules("2030-01-31");
  await act(async () => now().setDay(""));
  await act(async () => now().setOn(false));
  await save();
  expect(now().errors).toEqual({});
  expect(calls.last().body).toEqual({ secondStepFrom: null });
  await calls.last().answer({ secondStepFrom: null });
});
