import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { forget, read, write } from "#web/core/storage/storage.ts";
import { useStored, useStoredText } from "#web/core/storage/stored.ts";
import {
  type QuizQuestion,
  hasAllQuestions,
  newQuiz,
  questionAt,
  savedQuiz,
  type SavedQuiz,
  type Visitor,
  visitor,
  withoutNames,
  withQuestion,
  withQuestions,
} from "./model.ts";
import { forgetCachedPages } from "#web/core/offline/use-offline.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";

export function readQuiz(): SavedQuiz {
  return read("quiz", savedQuiz) ?? newQuiz;
}

export function useQuiz(): SavedQuiz {
  return useStored("quiz", savedQuiz) ?? newQuiz;
}

/** Changes the stored value. Reads it first, because another tab may have changed it. */
export function changeQuiz(change: (quiz: SavedQuiz) => SavedQuiz): SavedQuiz {
  const changed = change(readQuiz());
  write("quiz", changed);
  return changed;
}

export function readVisitor(): Visitor {
  return read("user", visitor) ?? {};
}

export function useVisitor(): Visitor | undefined {
  return useStored("user", visitor);
}

/** The names on this phone. None if the result is known to belong to another family. */
export function useNames(result: string): Visitor {
  const own = useStoredText("userResultsId");
  const visitor = useVisitor();
  return own === undefined || own === result ? (visitor ?? {}) : {};
}

export function saveVisitor(changes: Visitor) {
  const saved = { ...readVisitor(), ...changes };
  write("user", saved);
  if (saved.contactId) document.documentElement.dataset["invited"] = "";
}

const keptForOneQuiz = [
  "quiz",
  "visit",
  "visitVersions",
  "visitAnswers",
  "userResultsId",
  "readResults",
  "quizlang",
] as const;

/**
 * Deletes the questions for the visit on the server as well. With `keepalive`, because the page may be left in the
 * meantime.
 */
function deleteMyQuestions() {
  fetch("/api/results/questions", { method: "DELETE", keepalive: true }).catch(
    () => undefined,
  );
}

/** Forgets the quiz, the names and the questions for the visit; keeps the invitation. */
export async function restart(areQuestionsDeleted = true) {
  const before = readVisitor();
  for (const key of keptForOneQuiz) forget(key);
  if (areQuestionsDeleted) deleteMyQuestions();
  write("user", withoutNames(before));
  await forgetCachedPages();
}

/** Forgets a deleted invitation but keeps the names and the quiz. */
export function forgetContact() {
  write("user", { ...readVisitor(), contactId: undefined });
  delete document.documentElement.dataset["invited"];
}

/** The question at a position: the one that was already shown to this visitor, or else the server's. */
export async function loadQuestion(position: number): Promise<QuizQuestion> {
  const met = questionAt(readQuiz(), position);
  if (met) return met;
  const params = { number: String(position) };
  const question = await call("GET /api/questions/pos/:number", {
    params,
    query: withPlaceholder,
  });
  changeQuiz((quiz) => withQuestion(quiz, position, question));
  return question;
}

let preloading: Promise<void> | undefined;

async function preload() {
  try {
    const all = await call("GET /api/questions", { query: withPlaceholder });
    changeQuiz((quiz) => withQuestions(quiz, all));
  } catch {
    // Ignore the failure: each question is loaded when it is shown.
  } finally {
    preloading = undefined;
  }
}

/** Loads all questions before they are needed; those already shown stay as they were. */
export async function preloadQuestions(): Promise<void> {
  if (!hasAllQuestions(readQuiz())) await (preloading ??= preload());
}

/** Whether this server answered that the item is unknown. A proxy may also answer 404. */
export function isUnknown(error: unknown): boolean {
  return isRefusedFor("not_found", error);
}

/** Whether these are the finished results of this phone. Answers that were never ranked do not count. */
export function isOwnFinal(result: string | undefined): boolean {
  return result !== undefined && readQuiz().final === result;
}
