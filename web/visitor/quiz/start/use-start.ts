import { useState } from "react";
import { useNavigate } from "react-router";
import type { Language } from "#shared/contract/fields.ts";
import { track } from "#web/core/events.ts";
import { useWords } from "#web/core/language.tsx";
import { isStorageWorking, writeText } from "#web/core/storage/storage.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { preloadQuestions } from "#web/visitor/quiz/questions.ts";
import { readQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { nextToAnswer } from "#web/visitor/quiz/saved-quiz.ts";
import { restart, saveVisitor } from "#web/visitor/quiz/visitor.ts";

type Names = { parentName: string; childName: string };

/** Into the quiz, or back to its very beginning. */
export function useStart() {
  const words = useWords(quizWords);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  function start(names: Names, language: Language) {
    const wasKept = isStorageWorking();
    saveVisitor(names);
    writeText("quizlang", language);
    // Said once; whoever goes on nevertheless has what they type for as long as the page lives.
    if (wasKept && !isStorageWorking()) return setFailure(words.cannotSave);
    track("quiz_started", { place: "/quiz" });
    void navigate(`/question/${nextToAnswer(readQuiz())}`);
  }

  function startOver() {
    restart();
    void preloadQuestions(1);
  }

  return { start, startOver, failure };
}
