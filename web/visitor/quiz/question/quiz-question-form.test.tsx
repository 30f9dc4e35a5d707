import { act } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import * as events from "#web/core/events.ts";
import { ScreenGuard } from "#web/core/runtime/screen-guard.tsx";
import { write } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { question } from "#web/testing/question.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { changeQuiz, readQuiz } from "#web/visitor/quiz/store.ts";
import { QuizQuestionForm } from "./quiz-question-form.tsx";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  write("user", { parentName: "Ana" });
  changeQuiz(() => ({
    ...newQuiz,
    asked: { 1: question },
    answers: { q: "A" },
  }));
});

test("stays on the last question if the visitor tried to leave while the answers waited for a connection", async () => {
  Object.assign(window, {
    __reactRouterManifest: {
      routes: {
        concerns: { id: "concerns", path: "concerns", module: "/c.js" },
      },
    },
  });
  const calls = pendingCalls();
  const { screen, user, router } = await mount(
    <>
      <ScreenGuard label="Loading" />
      <QuizQuestionForm question={question} />
    </>,
    "/question/1",
  );
  const getResults = screen.getByRole("button", { name: /^Get results/ });
  await user.click(getResults);
  await calls.last().breakOff();
  await act(async () => void router.navigate("/concerns"));
  await calls.last().breakOff();
  expect(router.state.location.pathname).toBe("/question/1");
  await act(async () => dispatchEvent(new Event("online")));
  await calls.last().answer("a draft");
  expect(router.state.location.pathname).toBe("/question/1");
  expect(screen.getByText(/Your answers were sent/)).toBeDefined();
  await user.click(getResults);
  expect(router.state.location.pathname).toBe("/rank/a%20draft");
});

test("focuses a new question before it is painted, because an answer may be chosen at once", async () => {
  let focused: string | null | undefined;
  function Screen() {
    useLayoutEffect(() => {
      focused = document.activeElement?.textContent;
    }, []);
    return <QuizQuestionForm question={{ ...question, text: "Ready?" }} />;
  }
  await mount(<Screen />, "/question/1");
  expect(focused).toBe("Ready?");
});

const place = "/question/{number}";
/** The second of three questions. */
const second = { ...question, number: 2, amount: 3 };

test("asks for an answer before the next question, once, until one is chosen", async () => {
  changeQuiz((quiz) => ({ ...quiz, asked: { 2: second }, answers: {} }));
  const counted = vi.spyOn(events, "track").mockReturnValue();
  const shown = vi.spyOn(toasts, "show");
  const closed = vi.spyOn(toasts, "close");
  const { screen, user, router } = await mount(
    <QuizQuestionForm question={second} />,
    "/question/2",
  );
  const next = screen.getAllByRole("button", { name: /^Next/ }).pop()!;
  await user.click(next);
  const text = "Choose an option before proceeding!";
  expect(shown.mock.calls).toEqual([[{ kind: "warning", text }]]);
  expect(router.state.location.pathname).toBe("/question/2");
  expect(closed).not.toHaveBeenCalled();

  await user.click(screen.getAllByRole("radio")[2]!);
  expect(closed).toHaveBeenCalledWith(shown.mock.results[0]?.value);
  expect(counted).not.toHaveBeenCalled();
  await user.click(next);
  expect(router.state.location.pathname).toBe("/question/3");
  expect(counted.mock.calls).toEqual([
    ["question_answered", { place, number: 2, seconds: expect.any(Number) }],
  ]);
  expect(shown).toHaveBeenCalledOnce();
});

test.each([
  ["Previous", second, "/question/1"],
  ["Edit", question, "/quiz"],
])("%s leads back, and the answer stays", async (name, shown, path) => {
  changeQuiz((quiz) => ({ ...quiz, asked: { [shown.number]: shown } }));
  const { screen, user, router } = await mount(
    <QuizQuestionForm question={shown} />,
    "/question/1",
  );
  await user.click(screen.getByRole("button", { name }));
  expect(router.state.location.pathname).toBe(path);
  expect(readQuiz().answers).toEqual({ q: "A" });
});

test("counts a quiz as abandoned when the page is closed after few answers", async () => {
  const counted = vi.spyOn(events, "track").mockReturnValue();
  await mount(<QuizQuestionForm question={second} />, "/question/2");
  dispatchEvent(new Event("pagehide"));
  expect(counted.mock.calls).toEqual([
    ["quiz_abandoned", { place, number: 1 }],
  ]);
});
