import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import { call } from "#web/core/calls/call.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { takenWords } from "#web/i18n/visitor/results/taken.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  type QuestionChange,
  suggestionsOf,
  withNameIn,
  withOwn,
  withSuggestion,
} from "#web/visitor/results/visit/visit-questions.ts";
import { readTaken, type TakenQuestion } from "./take-address.ts";

/**
 * Adds the questions from the address to this phone's list, and then removes them from the address. Without a
 * connection they stay in it until the page is opened again.
 */
export async function takeAlong(
  { orderedConcerns }: Result,
  change: (change: QuestionChange) => void,
) {
  const taken = readTaken(location.hash);
  const topics = taken.flatMap((entry) =>
    typeof entry === "string" ? [] : entry[0],
  );
  const ids = [...new Set(topics)].flatMap(
    (topic) => orderedConcerns[topic]?._id ?? [],
  );
  const concerns = await Promise.all(
    ids.map((id) =>
      call("GET /api/concerns/:id", { params: { id }, query: withPlaceholder }),
    ),
  );
  const suggestions = concerns.flatMap((concern) =>
    suggestionsOf(withNameIn(concern, ""), "en"),
  );
  const { pathname, search } = location;
  history.replaceState(history.state, "", pathname + search);
  if (taken.length === 0) return;
  change((before) =>
    taken.reduce((list, entry) => {
      const text = wordsOf(entry);
      const key = `${concernOf(entry, orderedConcerns)}/${text}`;
      const suggestion = suggestions.find((each) => each.key === key);
      return suggestion
        ? withSuggestion(list, suggestion, newKey())
        : withOwn(list, text, newKey());
    }, before),
  );
  toasts.show({ kind: "success", text: takenWords[pageLanguage()].taken });
}

const wordsOf = (entry: TakenQuestion) =>
  typeof entry === "string" ? entry : entry[1];

function concernOf(
  entry: TakenQuestion,
  orderedConcerns: Result["orderedConcerns"],
): string {
  return typeof entry === "string"
    ? ""
    : (orderedConcerns[entry[0]]?._id ?? "");
}
