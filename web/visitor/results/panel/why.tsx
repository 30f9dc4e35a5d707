import type { Result } from "#shared/contract/results.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { raisedBy } from "./raised-by.ts";
import styles from "./panel.module.css";

interface WhyProps {
  ranked: { _id: string; count: number };
  place: number;
  answers: Result["answers"];
}

/** One plain sentence: which answers brought this concern to its place. */
export function Why({ ranked, place, answers }: WhyProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const why = raisedBy(ranked, answers);
  const given = why.answers.map((answer) => ({
    label: inLanguage(language, answer.label, answer.label_es),
    question: inLanguage(language, answer.question, answer.question_es),
  }));
  const say = why.isByAnswers ? words.because : words.yourOrderAnd;
  return (
    <section className={styles.why}>
      <h3>{place === 1 ? words.whyFirst : words.why(place)}</h3>
      <p>{given.length > 0 ? say(given) : words.yourOrder}</p>
    </section>
  );
}
