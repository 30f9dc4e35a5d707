import { act } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ScreenGuard } from "#web/core/runtime/screen-guard.tsx";
import { write } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { question } from "#web/testing/question.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { changeQuiz } from "#web/visitor/quiz/store.ts";
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
