import type { Concern } from "#shared/contract/content/concerns.ts";
import type { Language } from "#shared/rules/language.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  isFull,
  isTicked,
  type Suggestion,
  suggestionsOf,
  withoutSuggestion,
  withSuggestion,
  questionText,
} from "#web/visitor/results/visit/visit-questions.ts";
import { OwnQuestion } from "#web/visitor/results/visit/own-question.tsx";
import type { ResultsView } from "#web/visitor/results/view.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import styles from "./topic.module.css";

interface QuestionsToAskProps {
  concern: Concern;
  visit: VisitState;
  view: ResultsView;
}

/** The suggested questions, to tick for the visit, and a box for a question of one's own. */
export function QuestionsToAsk({ concern, visit, view }: QuestionsToAskProps) {
  const words = useWords(resultsWords);
  const suggestions = suggestionsOf(concern, useLanguage());
  return (
    <fieldset
      className={styles.questions}
      data-only={view.kind === "server" ? "family" : undefined}
    >
      <legend>
        <h3>{words.toAsk}</h3>
      </legend>
      {suggestions.length > 0 && (
        <Suggestions {...{ concern, visit, suggestions }} />
      )}
      <div className={styles.more}>
        <OwnQuestion visit={visit} />
        {visit.questions.length > 0 && (
          <a className={styles.toList} href="#my-questions">
            {words.toMyQuestions(visit.questions.length)}
          </a>
        )}
      </div>
    </fieldset>
  );
}

/** Marks English questions on a Spanish page. */
function languageOfSuggestions(concern: Concern, language: Language) {
  const { suggestedquestions: english, suggestedquestions_es: spanish } =
    concern;
  return inMarkedLanguage(language, english, spanish).lang;
}

interface SuggestionsProps extends Omit<QuestionsToAskProps, "view"> {
  suggestions: Suggestion[];
}

function Suggestions({ concern, visit, suggestions }: SuggestionsProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const ticked = suggestions.filter((each) => isTicked(visit.questions, each));

  function tick(suggestion: Suggestion, isNow: boolean) {
    if (isNow && isFull(visit.questions))
      toasts.show({
        text: words.full(visit.questions.length),
        kind: "warning",
      });
    visit.change((questions) =>
      isNow
        ? withSuggestion(questions, suggestion, newKey())
        : withoutSuggestion(questions, suggestion),
    );
  }
  return (
    <>
      <p className={styles.helper}>{words.toAskHelper}</p>
      <div lang={languageOfSuggestions(concern, language)}>
        {suggestions.map((suggestion) => (
          <Checkbox
            key={suggestion.key}
            label={questionText(suggestion, language)}
            name="tick"
            value={suggestion.text}
            checked={ticked.includes(suggestion)}
            onChange={(isNow) => tick(suggestion, isNow)}
          />
        ))}
      </div>
    </>
  );
}

interface SuggestedQuestionsProps {
  concern: Concern;
  only: "shared" | "family" | undefined;
}

/** The suggested questions, for reading only. */
export function SuggestedQuestions({ concern, only }: SuggestedQuestionsProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const suggestions = suggestionsOf(concern, language);
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.questions} data-only={only}>
      <h3>{words.toAsk}</h3>
      <ul
        className={styles.suggested}
        lang={languageOfSuggestions(concern, language)}
      >
        {suggestions.map((suggestion) => (
          <li key={suggestion.key}>{questionText(suggestion, language)}</li>
        ))}
      </ul>
    </section>
  );
}
