import { act, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { visitAnswerWords } from "#web/i18n/visitor/results/visit-answer.words.ts";
import { openResults } from "#web/testing/open-results.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const words = resultsWords.en;

/** Opens the results with these questions on the list. */
async function open(questions: string[] = [], at = "") {
  const opened = await openResults();
  const { screen, user, writeQuestion } = opened;
  const list = () =>
    within(document.getElementById("my-questions") ?? expect.fail("no list"));
  const box = (name: string, within = list()) =>
    within.getByRole<HTMLInputElement>("checkbox", { name });
  const press = (name: string) =>
    user.click(list().getByRole("button", { name }));
  for (const question of questions) await writeQuestion(question);
  if (at) {
    const { pathname } = opened.router.state.location;
    await act(async () => opened.router.navigate(pathname + at));
    await screen.findByText(words.sharedTitle);
  }
  return { ...opened, list, box, press };
}

describe("the list of questions", () => {
  test("has the suggestions ticked in the topics, with the child's name", async () => {
    const { panel, user, box, list } = await open();
    const suggestion = box("Cost, Leo?", within(panel(1)));
    await user.click(suggestion);
    expect(box("Cost, Leo?").checked).toBe(false);
    await user.click(suggestion);
    expect(list().queryByRole("checkbox")).toBeNull();
    expect(list().getByText(words.visitEmpty)).toBeDefined();
  });

  test("has the family's own questions, which can be reworded", async () => {
    const { press, user, box, list } = await open(["Can he play soccer?"]);
    expect(toasts.shown()).toMatchObject([{ text: words.added }]);
    await press(words.change("Can he play soccer?"));
    await user.clear(list().getByRole("textbox", { name: words.question }));
    await user.keyboard("Soccer that day?");
    await press(words.save);
    await user.click(box("Soccer that day?"));
    expect(list().getByText(/^1 of 1 asked/)).toBeDefined();
  });

  test("restores a removed question, with its tick in the topic", async () => {
    const { panel, user, box, press, list } = await open();
    const suggestion = box("Cost, Leo?", within(panel(1)));
    await user.click(suggestion);
    await press(words.change("Cost, Leo?"));
    await press(words.remove);
    expect(suggestion.checked).toBe(false);
    await press(words.undo);
    expect(suggestion.checked).toBe(true);
    expect(list().queryByText(words.removed)).toBeNull();
  });

  test("keeps the focus on a question that is ticked after another was removed", async () => {
    const { press, user, box, list } = await open(["Soccer?", "Hurts?"]);
    await press(words.change("Hurts?"));
    await press(words.remove);
    expect(document.activeElement?.textContent).toBe(words.undo);
    box("Soccer?").focus();
    await user.keyboard(" ");
    expect(list().getByText(/^1 of 1 asked/)).toBeDefined();
    expect(document.activeElement).toBe(box("Soccer?"));
  });
});

describe("whether the questions were answered", () => {
  const { one, several, helper, thanks } = visitAnswerWords.en;

  test("is asked after the first one was asked, and the answer can be changed", async () => {
    const { list, box, press, user } = await open(["Soccer?", "Hurts?"]);
    expect(list().queryByText(one.question)).toBeNull();
    await user.click(box("Soccer?"));
    expect(list().getByText(one.question)).toBeDefined();
    expect(list().getByText(helper)).toBeDefined();
    await press(one.answers.some);
    expect(list().getByText(thanks)).toBeDefined();
    await user.click(box("Hurts?"));
    expect(list().getByText(several.question)).toBeDefined();
    await press(several.answers.all);
    expect(
      list().getByRole("button", { name: several.answers.all, pressed: true }),
    ).toBeDefined();
  });

  test("is not asked in a browser that asks not to be tracked", async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    onTestFinished(() => {
      Object.assign(navigator, { globalPrivacyControl: undefined });
    });
    const { list, box, user } = await open(["Soccer?"]);
    await user.click(box("Soccer?"));
    expect(list().getByText(/^1 of 1 asked/)).toBeDefined();
    expect(list().queryByText(one.question)).toBeNull();
  });

  test("is not asked on a shared page, where this phone's questions can be ticked off", async () => {
    const { list, box, user } = await open(["Soccer?"], "#share");
    await user.click(box("Soccer?"));
    expect(list().getByText(/^1 of 1 asked/)).toBeDefined();
    expect(list().queryByText(one.question)).toBeNull();
    expect(list().queryByRole("button")).toBeNull();
  });
});
