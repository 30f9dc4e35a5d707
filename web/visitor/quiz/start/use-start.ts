import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { track } from "#web/core/events.ts";
import { useSite } from "#web/core/frame/site.ts";
import { writeText } from "#web/core/storage/storage.ts";
import {
  preloadQuestions,
  readQuiz,
  restart,
  saveVisitor,
} from "#web/visitor/quiz/store.ts";
import { answeredCount, nextToAnswer } from "#web/visitor/quiz/model.ts";

type Names = { parentName: string; childName: string };

/** Into the quiz, or back to its very beginning. */
export function useStart() {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const information = useSite()?.information.version;

  async function start(names: Names, language: Language) {
    saveVisitor({ ...names, information });
    writeText("quizlang", language);
    // On a shared device the next family may come back to this entry.
    history.replaceState({ ...history.state, usr: null }, "");
    track("quiz_started", { place: "/quiz" });
    // Answers from plain forms come without their questions.
    if (answeredCount(readQuiz()) > 0) {
      setStarting(true);
      await preloadQuestions();
      setStarting(false);
    }
    void navigate(
      href("/question/:number", { number: String(nextToAnswer(readQuiz())) }),
    );
  }

  async function startOver() {
    await restart();
    void navigate(".", { replace: true, preventScrollReset: true });
    void preloadQuestions();
  }

  return { start, startOver, isStarting };
}
