import { href, useNavigate } from "react-router";
import type { Language } from "#shared/contract/fields.ts";
import { track } from "#web/core/events.ts";
import { useWords } from "#web/core/language.tsx";
import { isStorageWorking, writeText } from "#web/core/storage/storage.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { preloadQuestions } from "#web/visitor/quiz/questions.ts";
import { readQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { nextToAnswer } from "#web/visitor/quiz/saved-quiz.ts";
import { restart, saveVisitor } from "#web/visitor/quiz/visitor.ts";

type Names = { parentName: string; childName: string };

/** Whether that could be saved; a browser that keeps nothing at all was known before. */
export function saveStart(names: Names, language: Language): boolean {
  const wasWorking = isStorageWorking();
  saveVisitor(names);
  writeText("quizlang", language);
  return isStorageWorking() || !wasWorking;
}

/** Into the quiz, or back to its very beginning. */
export function useStart() {
  const words = useWords(quizWords);
  const navigate = useNavigate();

  function start(names: Names, language: Language) {
    if (!saveStart(names, language))
      toasts.show({ text: words.cannotSave, kind: "warning" });
    track("quiz_started", { place: "/quiz" });
    void navigate(
      href("/question/:number", { number: String(nextToAnswer(readQuiz())) }),
    );
  }

  function startOver() {
    restart();
    void preloadQuestions(1);
  }

  return { start, startOver };
}
