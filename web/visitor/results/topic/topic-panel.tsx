import type { Result } from "#shared/contract/results.ts";
import { topCount } from "#shared/rules/ordering.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { useReadingTime } from "#web/visitor/concerns/reading-time.ts";
import { useReturnedPanel } from "#web/visitor/concerns/child/child-page-link.tsx";
import { useRating } from "#web/visitor/results/action-data.ts";
import type { ResultsView } from "#web/visitor/results/view.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { raisedBy } from "./raised-by.ts";
import { TopicContent } from "./topic-content.tsx";
import type { TopicText } from "#web/visitor/results/topic-texts.ts";
import styles from "./topic.module.css";

type RankedConcern = Result["orderedConcerns"][number];

interface TopicPanelProps {
  view: ResultsView;
  ranked: RankedConcern;
  /** Counted from 1; those at the top have a number. */
  place: number;
  answers: Result["answers"];
  text: TopicText | undefined;
  onLoad: () => void;
  visit: Visit;
  /** Nothing worries this parent much, so no answer explains the place of a concern. */
  isCalm: boolean;
}

export function TopicPanel({
  view,
  ranked,
  place,
  answers,
  text,
  onLoad,
  visit,
  isCalm,
}: TopicPanelProps) {
  const language = useLanguage();
  const countTime = useReadingTime("/results/{id}", place);
  const isTop = place <= topCount;
  const isReturned = useReturnedPanel() === ranked._id;
  const { isLatest } = useRating(ranked._id);

  function toggle(isOpen: boolean) {
    countTime(isOpen);
    if (isOpen && text === undefined) onLoad();
  }
  return (
    <Disclosure
      title={inLanguage(language, ranked.name, ranked.name_es)}
      number={isTop ? place : undefined}
      heading={isTop ? "h2" : "h3"}
      id={ranked._id}
      defaultOpen={place === 1 || isReturned || isLatest}
      onToggle={toggle}
    >
      <div className={styles.panel}>
        {view.kind === "family" && !isCalm && (
          <Why {...{ ranked, place, answers }} />
        )}
        {view.kind === "server" && !isCalm && (
          <div className={styles.roomForWhy} data-only="family" />
        )}
        <TopicContent
          view={view}
          text={text ?? "loading"}
          onRetry={onLoad}
          visit={visit}
        />
      </div>
    </Disclosure>
  );
}

type WhyProps = Pick<TopicPanelProps, "ranked" | "place" | "answers">;

/** Says in one sentence which answers brought this concern to its place. */
function Why({ ranked, place, answers }: WhyProps) {
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
