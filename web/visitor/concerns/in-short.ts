import { firstSentence } from "#shared/rules/content/first-sentence.ts";
import type { Concern } from "#shared/contract/content/concerns.ts";
import type { Language } from "#shared/rules/language.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";

/** Adds a summary in each language, by default the first sentence of the text. */
export function withSummaries<C extends Concern>(concern: C): C {
  const { summary, summary_es, content, content_es } = concern;
  return {
    ...concern,
    summary: summary || firstSentence(content),
    summary_es: summary_es || firstSentence(content_es),
  };
}

/** The answer in one sentence, with its language if it differs from the page's. */
export function inShort(language: Language, concern: Concern) {
  const { summary, summary_es } = withSummaries(concern);
  return inMarkedLanguage(language, summary, summary_es);
}
