import { href } from "react-router";
import { useEffect } from "react";
import { fetchScreen } from "#web/core/navigation/screen-files.ts";
import { changeQuiz, readQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { preloadQuestions } from "#web/visitor/quiz/questions.ts";
import { answeredCount, newQuiz } from "#web/visitor/quiz/saved-quiz.ts";

const screensAhead = [
  href("/question/:number", { number: "1" }),
  href("/rank/:id", { id: "1" }),
  href("/results/:id", { id: "1" }),
];

/** How long nothing else was fetched before the page counts as being at rest. */
const restAfter = 1500;

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  return connection?.saveData === true;
}

/** Questions are on the phone before the first tap, and the screens they need once the page rests. */
export function usePreload() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    if (answeredCount(readQuiz()) === 0) changeQuiz(() => newQuiz);
    async function fetchScreens() {
      for (const path of screensAhead) await fetchScreen(path, "low");
    }
    // Without a connection each screen is fetched when its turn comes.
    const tryFetching = () => void fetchScreens().catch(() => undefined);
    void preloadQuestions().then(() => {
      if (!isLeft && !savesData()) timer = setTimeout(tryFetching, restAfter);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
}
