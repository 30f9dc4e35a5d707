import { read, write } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import { newQuiz, type SavedQuiz, savedQuiz } from "./saved-quiz.ts";

export function readQuiz(): SavedQuiz {
  return read("quiz", savedQuiz) ?? newQuiz;
}

export function useQuiz(): SavedQuiz {
  return useStored("quiz", savedQuiz) ?? newQuiz;
}

/** Changes what is stored, starting from what another tab may have stored a moment ago. */
export function changeQuiz(change: (quiz: SavedQuiz) => SavedQuiz): SavedQuiz {
  const changed = change(readQuiz());
  write("quiz", changed);
  return changed;
}
