import type { Result } from "#shared/contract/results.ts";
import { topCount } from "#shared/rules/ordering.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { useReadingTime } from "#web/visitor/concerns/reading-time.ts";
import { useReturnedPanel } from "#web/visitor/concerns/returned-panel.ts";
import type { ResultsTexts } from "#web/visitor/results/child/child-facts.ts";
import type { Reading } from "#web/visitor/results/concern-readings.ts";
import { useFeedbackSent } from "#web/visitor/results/plain/answered.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { PanelContent } from "./panel-content.tsx";
import styles from "./panel.module.css";
import { Why } from "./why.tsx";

type RankedConcern = Result["orderedConcerns"][number];

interface ResultPanelProps {
  ranked: RankedConcern;
  /** Counted from 1; those at the top have a number and are read at once. */
  place: number;
  answers: Result["answers"];
  reading: Reading | undefined;
  texts: ResultsTexts | undefined;
  onWanted: () => void;
  visit: Visit;
  isShared: boolean;
  /** Whether questions can be chosen for the visit here. */
  mayChoose: boolean;
  isSent: boolean;
  /** Nothing worries this parent much, so that no answer brought the concern to its place. */
  isCalm: boolean;
}

export function ResultPanel({
  ranked,
  place,
  answers,
  reading,
  texts,
  onWanted,
  visit,
  isShared,
  mayChoose,
  isSent,
  isCalm,
}: ResultPanelProps) {
  const language = useLanguage();
  const countTime = useReadingTime("/results/{id}", place);
  const isTop = place <= topCount;
  const isReturned = useReturnedPanel() === ranked._id;
  const isBusy = useFeedbackSent(ranked._id).isLatest;

  function toggle(isOpen: boolean) {
    countTime(isOpen);
    if (isOpen && reading === undefined) onWanted();
  }
  return (
    <Disclosure
      title={inLanguage(language, ranked.name, ranked.name_es)}
      number={isTop ? place : undefined}
      heading={isTop ? "h2" : "h3"}
      id={ranked._id}
      defaultOpen={place === 1 || isReturned || isBusy}
      onToggle={toggle}
    >
      <div className={styles.panel}>
        {!isShared && !isCalm && <Why {...{ ranked, place, answers }} />}
        {!texts && !isCalm && (
          <div className={styles.roomForWhy} data-only="family" />
        )}
        <PanelContent
          reading={reading ?? "loading"}
          texts={texts}
          onRetry={onWanted}
          visit={visit}
          isShared={isShared}
          mayChoose={mayChoose}
          isSent={isSent}
        />
      </div>
    </Disclosure>
  );
}
