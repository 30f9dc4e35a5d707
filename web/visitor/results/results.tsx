import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import * as v from "valibot";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Place } from "#shared/rules/quiz/places.ts";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { track } from "#web/core/events.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { kioskParts } from "#web/core/kiosk.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { read, write } from "#web/core/storage/storage.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ClinicCard } from "#web/visitor/clinic/clinic-card.tsx";
import { useReturnedPanel } from "#web/visitor/concerns/child/child-page-link.tsx";
import { useBackPastQuiz } from "./back-past-quiz.ts";
import { ChildCard } from "./child.tsx";
import { ClosingSections } from "./closing-sections.tsx";
import { ForDoctorButton } from "./doctor/for-doctor-button.tsx";
import { Introduction, TopText } from "./introduction.tsx";
import { PrintSheet } from "./print/print-sheet.tsx";
import { usePrintedPage } from "./print/use-printed-page.ts";
import styles from "./results.module.css";
import { ResultsBar, SharedBar } from "./results-bar.tsx";
import { TopicPanel, topicsId } from "./topic/topic-panel.tsx";
import { type TopicTexts, useTopicTexts } from "./topic-texts.ts";
import {
  canChooseQuestions,
  type LoadedResult,
  printedViewOf,
  type ResultsView,
  useResultsPlace,
  useResultsView,
} from "./view.ts";
import { AskAgain } from "./ask-again.tsx";
import { ClinicReads } from "./visit/clinic-reads.tsx";
import { VisitCard } from "./visit/visit-card.tsx";
import {
  type Suggestion,
  suggestionsOf,
  withNameIn,
} from "./visit/visit-questions.ts";
import { useVisit, type VisitState } from "./visit/visit-store.ts";

interface ResultsProps {
  loaded: LoadedResult;
  /** Whether the full result could not be loaded. The server's page then stays, with a button to try again. */
  hasFailed: boolean;
  /** The questions for the visit that the server read for this page. */
  savedQuestions: SavedQuestions | undefined;
}

export function Results({ loaded, hasFailed, savedQuestions }: ResultsProps) {
  const { result, texts, isCalm } = loaded;
  const view = useResultsView(loaded);
  const words = useWords(resultsWords);
  const place = useResultsPlace();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const visit = useVisit(result._id, savedQuestions);
  const { printedTexts, ...topics } = useTopics(loaded, view);
  const [doctorPage, setDoctorPage] = usePrintedPage();
  const isFamily = view.kind === "family";
  const top = result.orderedConcerns.slice(0, topCount);
  const others = isFamily ? result.orderedConcerns.slice(topCount) : [];

  useBackPastQuiz(result._id);
  useEffect(() => countReading(result._id, place), [result, place]);

  const common = { view, loaded, visit, ...topics };
  return (
    <>
      <div className={styles.results} data-print={texts && "hide"}>
        <div className={styles.head}>
          <Introduction {...{ view, result, isCalm }} />
          {hasFailed && <CannotLoad />}
        </div>
        <div className={styles.columns}>
          <div className={styles.top}>
            <section
              id={topicsId}
              className={styles.topics}
              tabIndex={-1}
              aria-label={words.topics}
            >
              <TopicList concerns={top} from={1} {...common} />
            </section>
            <TopText view={view} isCalm={isCalm} />
          </div>
          <div className={styles.visit}>
            <VisitCard
              visit={visit}
              starters={startersOf(top, topics.topicTexts, language)}
              isShared={!canChooseQuestions(view)}
              isSent={view.kind === "server" || !isHydrated}
            />
            {isFamily && (
              <ClinicReads texts={view.texts} {...{ result, visit }} />
            )}
            {isFamily && (
              <AfterQuestions {...{ result, visit }} onPrint={setDoctorPage} />
            )}
          </div>
          <div className={styles.rest}>
            {/* Rendered only on the client, below server-rendered content, so that nothing moves. */}
            {isFamily && <ChildCard child={result.child} texts={view.texts} />}
            {others.length > 0 && (
              <OtherTopics concerns={others}>
                <TopicList concerns={others} from={topCount + 1} {...common} />
              </OtherTopics>
            )}
            {isFamily && (
              <AskAgain result={result} isOn={view.texts.askagain === "on"} />
            )}
            <ClosingSections view={view} result={result._id} />
          </div>
        </div>
        {isFamily ? (
          <FamilyBar result={result} visit={visit} />
        ) : (
          <SharedBar isHidden={view.kind === "server"} />
        )}
      </div>
      <Printed {...{ view, loaded, visit, printedTexts, doctorPage }} />
    </>
  );
}

/** The texts of the topics, with the child's name on the family's own phone. A clinic tablet prints them without it. */
function useTopics(loaded: LoadedResult, view: ResultsView) {
  const { topicTexts, loadText } = useTopicTexts(loaded.topicTexts);
  const childName = view.kind === "family" ? view.childName : "";
  const withName = useMemo(
    () => withNames(topicTexts, childName),
    [topicTexts, childName],
  );
  const printedTexts = isKiosk() ? withNames(topicTexts, "") : withName;
  return { topicTexts: withName, printedTexts, loadText };
}

type PrintedProps = Pick<TopicListProps, "view" | "loaded" | "visit"> & {
  printedTexts: TopicTexts;
  doctorPage: ReactNode;
};

function Printed({ loaded, printedTexts, ...props }: PrintedProps) {
  const view = printedViewOf(props.view, loaded.texts);
  if (view.kind === "server") return null;
  return (
    <PrintSheet
      {...props}
      view={view}
      result={loaded.result}
      topicTexts={printedTexts}
    />
  );
}

type FamilyProps = { result: LoadedResult["result"]; visit: VisitState };

function FamilyBar(props: FamilyProps) {
  const { DoneBar } = kioskParts;
  if (!DoneBar) return <ResultsBar {...props} />;
  return (
    <Suspense>
      <DoneBar />
    </Suspense>
  );
}

interface AfterQuestionsProps extends FamilyProps {
  onPrint: (doctorPage: ReactNode) => void;
}

/** The page to show the doctor, and how to reach the clinic. On a clinic tablet, first the code for the family's phone. */
function AfterQuestions(props: AfterQuestionsProps) {
  const { result, visit } = props;
  const { TakeAlong } = kioskParts;
  useTaken(result, visit);
  if (TakeAlong)
    return (
      <Suspense>
        <TakeAlong result={result} questions={visit.questions}>
          <ForDoctorButton {...props} />
        </TakeAlong>
      </Suspense>
    );
  return (
    <>
      <ForDoctorButton {...props} />
      <ClinicCard />
    </>
  );
}

/** Adds questions that the family brings from a clinic tablet in the address. */
function useTaken(result: LoadedResult["result"], { change }: VisitState) {
  useEffect(() => {
    if (!location.hash.startsWith("#take=")) return;
    void import("./take/take-along.ts")
      .then(({ takeAlong }) => takeAlong(result, change))
      .catch(() => undefined);
  }, [result, change]);
}

function withNames(texts: TopicTexts, childName: string): TopicTexts {
  const entries = Object.entries(texts).map(([id, topic]) => [
    id,
    typeof topic === "object" ? withNameIn(topic, childName) : topic,
  ]);
  return Object.fromEntries(entries) as TopicTexts;
}

/** The first suggested question of each topic. */
function startersOf(
  topics: LoadedResult["result"]["orderedConcerns"],
  texts: TopicTexts,
  language: Language,
): Suggestion[] {
  return topics.flatMap(({ _id }) => {
    const topic = texts[_id];
    return typeof topic === "object"
      ? suggestionsOf(topic, language).slice(0, 1)
      : [];
  });
}

interface TopicListProps {
  topicTexts: TopicTexts;
  loadText: (id: string) => void;
  view: ResultsView;
  loaded: LoadedResult;
  visit: VisitState;
  concerns: LoadedResult["result"]["orderedConcerns"];
  /** The rank of the first of these concerns. */
  from: number;
}

function TopicList(props: TopicListProps) {
  const { view, loaded, visit, concerns, from, topicTexts, loadText } = props;
  return concerns.map((concern, at) => (
    <TopicPanel
      key={concern._id}
      view={view}
      ranked={concern}
      place={from + at}
      answers={loaded.result.answers}
      text={topicTexts[concern._id]}
      onLoad={() => loadText(concern._id)}
      visit={visit}
      isCalm={loaded.isCalm}
      next={concerns[at + 1]}
    />
  ));
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

interface OtherTopicsProps {
  concerns: LoadedResult["result"]["orderedConcerns"];
  children: ReactNode;
}

/** The other topics. The panel is open at first if the visitor returns to one of them. */
function OtherTopics({ concerns, children }: OtherTopicsProps) {
  const words = useWords(resultsWords);
  const returned = useReturnedPanel();
  return (
    <Disclosure
      heading="h2"
      title={words.others(concerns.length)}
      defaultOpen={concerns.some(({ _id }) => _id === returned)}
    >
      {children}
    </Disclosure>
  );
}

const mostRemembered = 20;
const ids = v.array(v.string());

/** Counts the reading of a result, once on each device. */
function countReading(result: string, place: Place) {
  const readIds = read("readResults", ids) ?? [];
  if (readIds.includes(result)) return;
  write("readResults", [...readIds, result].slice(-mostRemembered));
  track("results_read", { place });
}
