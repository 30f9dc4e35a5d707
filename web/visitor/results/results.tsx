import { type ReactNode, useEffect } from "react";
import type { Result } from "#shared/contract/results.ts";
import { hasFewWorries, topCount } from "#shared/rules/ordering.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Schedule } from "#web/visitor/concerns/schedule.tsx";
import { useArrival } from "./arrival.ts";
import { ChildCard } from "./child/child-card.tsx";
import type { ResultsTexts } from "./child/child-facts.ts";
import { useConcernReadings } from "./concern-readings.ts";
import { countReading } from "./count-reading.ts";
import { Introduction } from "./introduction.tsx";
import { ClinicCard } from "#web/visitor/clinic/clinic-card.tsx";
import { ResultPanel } from "./panel/result-panel.tsx";
import { PrintSheet } from "./print/print-sheet.tsx";
import { RestartButton } from "./restart-button.tsx";
import styles from "./results.module.css";
import { SafetyNet } from "./safety-net.tsx";
import { ShareButton } from "./share/share-button.tsx";
import { SharedNote } from "./shared-note.tsx";
import { NextVisit } from "./visit/next-visit.tsx";
import { VisitCard } from "./visit/visit-card.tsx";
import { useVisit } from "./visit/visit-store.ts";

interface ResultsProps {
  result: Result;
  texts: ResultsTexts;
}

/** The results; behind `#share` only what may be seen by others: three concerns, no forms, no names. */
export function Results({ result, texts }: ResultsProps) {
  const { isShared, place: here } = useArrival();
  const visit = useVisit(result._id);
  const { readings, want } = useConcernReadings();
  const top = result.orderedConcerns.slice(0, topCount);
  const isCalm = hasFewWorries(result.orderedConcerns);
  const others = isShared ? [] : result.orderedConcerns.slice(topCount);

  useEffect(() => countReading(result._id, here), [result, here]);
  useEffect(() => {
    for (const { _id } of result.orderedConcerns.slice(0, topCount)) want(_id);
  }, [result, want]);

  const panelOf = (concern: (typeof top)[number], place: number) => (
    <ResultPanel
      key={concern._id}
      ranked={concern}
      place={place}
      answers={result.answers}
      reading={readings[concern._id]}
      texts={texts}
      onWanted={() => want(concern._id)}
      visit={visit}
      isShared={isShared}
      isCalm={isCalm}
    />
  );
  return (
    <>
      <div className={styles.results} data-print="hide">
        <Introduction {...{ result, texts, isShared }} />
        {!isShared && <ChildCard child={result.child} texts={texts} />}
        <div className={styles.columns}>
          <div className={styles.top}>
            {top.map((concern, at) => panelOf(concern, at + 1))}
          </div>
          <div className={styles.visit}>
            <VisitCard visit={visit} isShared={isShared} />
          </div>
          <div className={styles.rest}>
            {!isShared && <ClinicCard />}
            {others.length > 0 && (
              <Others>
                {others.map((concern, at) =>
                  panelOf(concern, topCount + at + 1),
                )}
              </Others>
            )}
            {isShared ? (
              <SharedNote result={result._id} />
            ) : (
              <Ending texts={texts} />
            )}
          </div>
        </div>
        {!isShared && <ShareButton result={result} visit={visit} />}
      </div>
      <PrintSheet {...{ result, texts, readings, visit, isShared }} />
    </>
  );
}

/** What every parent is told, whatever worries them. */
function Ending({ texts }: { texts: ResultsTexts }) {
  return (
    <>
      <NextVisit />
      <Schedule />
      <SafetyNet texts={texts} />
      <RestartButton />
    </>
  );
}

function Others({ children }: { children: ReactNode }) {
  return (
    <section className={styles.others}>
      <h2>{useWords(resultsWords).others}</h2>
      <div>{children}</div>
    </section>
  );
}
