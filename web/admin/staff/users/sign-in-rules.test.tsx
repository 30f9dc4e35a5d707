import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { SignInRules } from "./sign-in-rules.tsx";

const words = usersWords.en;

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

async function openRules(secondStepFrom: string | null) {
  const calls = pendingCalls();
  await mount(<SignInRules rules={{ secondStepFrom }} />);
  const type = (day: string) =>
    fireEvent.change(screen.getByLabelText(/^Starting on/), {
      target: { value: day },
    });
  const save = () =>
    userEvent.click(screen.getByRole("button", { name: words.rulesSave }));
  return { calls, type, save };
}

test("marks a missing date, and sends nothing until it is filled in", async () => {
  const { calls, type, save } = await openRules("2030-01-31");
  type("");
  await save();
  expect(screen.getByText(refusalWords.en.required)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Starting on/));
  expect(calls.all()).toEqual([]);

  type("2030-02-28");
  await save();
  expect(screen.queryByText(refusalWords.en.required)).toBeNull();
  expect(calls.last().body).toEqual({ secondStepFrom: "2030-02-28" });
  await calls.last().answer({ secondStepFrom: "2030-02-28" });
  expect(toasts.show).toHaveBeenCalledExactlyOnceWith({
    text: words.rulesSaved,
    kind: "success",
  });
});

test("the rule for two-step verification is saved without a date when it is off", async () => {
  const { calls, type, save } = await openRules("2030-01-31");
  type("");
  await userEvent.click(screen.getByRole("switch"));
  await save();
  expect(calls.last().body).toEqual({ secondStepFrom: null });
  await calls.last().answer({ secondStepFrom: null });
});
