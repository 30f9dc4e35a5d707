import type { Result } from "#shared/contract/quiz/results.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { answersBehind } from "./answers-behind.ts";
import styles from "./topic.module.css";

interface WhyProps {
  ranked: Result["orderedConcerns"][number];
  place: number;
  answers: Result["answers"];
}

/** One sentence with the answers that explain this concern's rank. */
export function Why({ ranked, place, answers }: WhyProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const why = answersBehind(ranked, answers);
  const reasons = why.answers.map((answer) => ({
    label: inLanguage(language, answer.label, answer.label_es),
    question: inLanguage(language, answer.question, answer.question_es),
  }));
  // A Spanish voice cannot read English words inside the sentence.
  const isMixed =
    language === "es" &&
    why.answers.some((each) => !each.label_es || !each.question_es);
  const say = why.isByAnswers ? words.because : words.yourOrderAnd;
  return (
    <section className={styles.why} data-aloud={isMixed ? "skip" : undefined}>
      <h3>{words.why(place)}</h3>
      <p>{reasons.length > 0 ? say(reasons) : words.yourOrder}</p>
    </section>
  );
}
