import { useEffect } from "react";
import { isOwnFinal } from "#web/visitor/quiz/store.ts";

/** From a family's own results the browser's Back leads past the finished quiz, through inline-script.ts. */
export function useBackPastQuiz(result: string) {
  useEffect(() => {
    if (!isOwnFinal(result)) return;
    const { dataset } = document.documentElement;
    dataset["finished"] = "";
    return () => {
      delete dataset["finished"];
    };
  }, [result]);
}
