import { useEffect } from "react";
import { isOwnFinal } from "#web/visitor/quiz/store.ts";

/** Makes Back from a family's own results skip the finished quiz, through inline-script.ts. */
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
