import { href } from "react-router";
import { useEffect, useState } from "react";
import { usePrefetchScreens } from "#web/core/runtime/route-modules.ts";
import {
  changeQuiz,
  preloadQuestions,
  readQuiz,
} from "#web/visitor/quiz/store.ts";
import { answeredCount, newQuiz } from "#web/visitor/quiz/model.ts";

const screensAhead = [
  href("/question/:number", { number: "1" }),
  href("/rank/:id", { id: "1" }),
  href("/results/:id", { id: "1" }),
];

/** Questions are on the phone before the first tap, and the screens they need once the page rests. */
export function usePreload() {
  const [isHere, setHere] = useState(false);
  usePrefetchScreens(screensAhead, isHere);
  useEffect(() => {
    if (answeredCount(readQuiz()) === 0) changeQuiz(() => newQuiz);
    void preloadQuestions().then(() => setHere(true));
  }, []);
}
