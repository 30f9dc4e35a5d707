import { type ReactNode, useEffect } from "react";
import { topCount } from "#shared/rules/ordering.ts";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useIsFilledIn } from "#web/core/first-page/from-server.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Schedule } from "#web/visitor/concerns/schedule.tsx";
import { useArrival } from "./arrival.ts";
import { ChildCard } from "./child/child-card.tsx";
import type { ResultsTexts } from "./child/child-facts.ts";
import { lacksText, useConcernReadings } from "./concern-readings.ts";
import { countReading } from "./count-reading.ts";
import { Introduction } from "./introduction.tsx";
import { ClinicCard } from "#web/visitor/clinic/clinic-card.tsx";
import { ResultPanel } from "./panel/result-panel.tsx";
import { PlainTexting } from "./plain/plain-texting.tsx";
import { PrintSheet } from "./print/print-sheet.tsx";
import { RestartButton } from "./restart-button.tsx";
import styles from "./results.module.css";
import { SafetyNet } from "./safety-net.tsx";
import { ShareButton } from "./share/share-button.tsx";
import type { Brought, ShownResult } from "./sent-result.ts";
import { SharedNote } from "./shared-note.tsx";
import { NextVisit } from "./visit/next-visit.tsx";
import { VisitCard } from "./visit/visit-card.tsx";
import { useVisit, type Visit } from "./visit/visit-store.ts";

interface ResultsProps {
  shown: ShownResult;
  /** The whole could not be read: what was sent stays, and it can be tried again. */
  hasFailed: boolean;
  /** What the page brought along of this family. */
  brought: Brought | undefined;
}

/** The results; behind `#share` only what may be seen by others: three concerns, no forms, no names. */
export function Results({ shown, hasFailed, brought }: ResultsProps) {
  const { result, texts, isCalm } = shown;
  const { isShared: isAmongOthers, place: here } = useArrival();
  const isShared = isAmongOthers || !texts;
  // The server knows neither whether others look on, nor whether scripts will run.
  const isSent = !useIsFilledIn() || !texts;
  const mayChoose = isSent ? here === "/results/{id}" : !isAmongOthers;
  const visit = useVisit(result._id, brought?.questions);
  const { readings, want } = useTopics(shown);
  const top = result.orderedConcerns.slice(0, topCount);
  const others = isShared ? [] : result.orderedConcerns.slice(topCount);

  useEffect(() => countReading(result._id, here), [result, here]);

  const choice = { visit, isShared, mayChoose, isSent };
  const common = { shown, readings, want, ...choice };
  return (
    <>
      <div className={styles.results} data-print={texts && "hide"}>
        <Introduction {...{ result, texts, isShared, isCalm }} />
        {hasFailed && <CannotLoad />}
        <div className={styles.columns}>
          <div className={styles.top}>
            <Topics concerns={top} from={1} {...common} />
            {/* Below what stands in the page from the start: the phone brings it later, and nothing moves. */}
            {texts && !isShared && (
              <ChildCard child={result.child} texts={texts} />
            )}
          </div>
          <div className={styles.visit}>
            <VisitCard
              visit={visit}
              isShared={!mayChoose}
              isSent={isSent}
              isRefused={brought?.isRefused ?? false}
            />
          </div>
          <div className={styles.rest}>
            {!isShared && <ClinicCard />}
            {others.length > 0 && (
              <Others>
                <Topics concerns={others} from={topCount + 1} {...common} />
              </Others>
            )}
            {texts && !isShared ? (
              <Ending texts={texts} isSent={isSent} />
            ) : (
              <SharedNote result={result._id} isAmongOthers={isAmongOthers} />
            )}
          </div>
        </div>
        {!isShared && <ShareButton result={result} visit={visit} />}
      </div>
      {texts && (
        <PrintSheet {...{ result, texts, readings, visit, isShared }} />
      )}
    </>
  );
}

interface TopicsProps extends ReturnType<typeof useTopics> {
  concerns: ShownResult["result"]["orderedConcerns"];
  /** The place of the first of them. */
  from: number;
  shown: ShownResult;
  visit: Visit;
  isShared: boolean;
  mayChoose: boolean;
  isSent: boolean;
}

function Topics(props: TopicsProps) {
  const { concerns, from, shown, readings, want } = props;
  const { visit, isShared, mayChoose, isSent } = props;
  return concerns.map((concern, at) => (
    <ResultPanel
      key={concern._id}
      ranked={concern}
      place={from + at}
      answers={shown.result.answers}
      reading={readings[concern._id]}
      texts={shown.texts}
      onWanted={() => want(concern._id)}
      visit={visit}
      isShared={isShared}
      mayChoose={mayChoose}
      isSent={isSent}
      isCalm={shown.isCalm}
    />
  ));
}

/** The texts of the topics; those at the top are read at once, where the page did not bring them whole. */
function useTopics({ result, readings: known }: ShownResult) {
  const language = useLanguage();
  const { readings, want } = useConcernReadings(known);
  useEffect(() => {
    for (const { _id } of result.orderedConcerns.slice(0, topCount))
      if (!readings[_id]) want(_id);
    for (const [id, reading] of Object.entries(readings))
      if (lacksText(language, reading)) want(id);
  }, [result, readings, want, language]);
  return { readings, want };
}

function CannotLoad() {
  const words = useWords(resultsWords);
  return (
    <div className={styles.failed}>
      <Alert kind="danger">{words.cannotLoad}</Alert>
      <TryAgain label={words.tryAgain} />
    </div>
  );
}

interface EndingProps {
  texts: ResultsTexts;
  /** As it comes from the server, for browsers that may run no scripts. */
  isSent: boolean;
}

/** What every parent is told, whatever worries them. */
function Ending({ texts, isSent }: EndingProps) {
  return (
    <>
      <NextVisit />
      {isSent && <PlainTexting />}
      <Schedule texts={texts} />
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
