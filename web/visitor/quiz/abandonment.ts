import { useEffect } from "react";
import { isAbandoned } from "#shared/rules/quiz-progress.ts";
import { track } from "#web/core/events.ts";
import { readQuiz } from "./quiz-store.ts";
import { answeredCount } from "./saved-quiz.ts";

function report() {
  const count = answeredCount(readQuiz());
  if (isAbandoned(count))
    track("quiz_abandoned", { place: "/question/{number}", number: count });
}

/** Leaving the questions after fewer than ten answers counts as not finishing. */
export function useAbandonment() {
  useEffect(() => {
    addEventListener("pagehide", report);
    return () => {
      removeEventListener("pagehide", report);
      if (!/^\/(question|rank|quiz)/.test(location.pathname)) report();
    };
  }, []);
}
