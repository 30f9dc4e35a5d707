import type { Concern } from "#shared/contract/concerns.ts";
import { newKey } from "#web/core/calls/new-key.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import {
  isTicked,
  type Suggestion,
  suggestionsOf,
  withoutSuggestion,
  withSuggestion,
  wordsOf,
} from "#web/visitor/results/visit/visit-questions.ts";
import { OwnQuestion } from "#web/visitor/results/visit/own-question.tsx";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import styles from "./panel.module.css";

interface QuestionsToAskProps {
  concern: Concern;
  visit: Visit;
}

/** What staff suggest to ask, to be ticked for the visit; and room for one's own. */
export function QuestionsToAsk({ concern, visit }: QuestionsToAskProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const suggestions = suggestionsOf(concern, language);

  const tick = (suggestion: Suggestion) => (isNow: boolean) =>
    visit.change((questions) =>
      isNow
        ? withSuggestion(questions, suggestion, newKey())
        : withoutSuggestion(questions, suggestion),
    );
  return (
    <fieldset className={styles.questions}>
      <legend>
        <h3>{words.toAsk}</h3>
      </legend>
      {suggestions.length > 0 && (
        <p className={styles.helper}>{words.toAskHelper}</p>
      )}
      {suggestions.map((suggestion) => (
        <Checkbox
          key={suggestion.key}
          label={wordsOf(suggestion, language)}
          checked={isTicked(visit.questions, suggestion)}
          onChange={tick(suggestion)}
        />
      ))}
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

/** The same for reading only. */
export function SuggestedQuestions({ concern }: { concern: Concern }) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const suggestions = suggestionsOf(concern, language);
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.questions}>
      <h3>{words.toAsk}</h3>
      <ul className={styles.suggested}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.key}>{wordsOf(suggestion, language)}</li>
        ))}
      </ul>
    </section>
  );
}
