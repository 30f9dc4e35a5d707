import { type ReactNode, useEffect } from "react";
import type { Result } from "#shared/contract/quiz/results.ts";
import { withoutPlaceholder } from "#shared/rules/content/placeholders.ts";
import { hasFewWorries, topCount } from "#shared/rules/quiz/ordering.ts";
import { replaceNames } from "#shared/rules/quiz/visit/replace-names.ts";
import { longDate } from "#web/core/long-date.ts";
import { track } from "#web/core/events.ts";
import { useSite, useSiteName, useTexts } from "#web/core/frame/site.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { clinicWords } from "#web/i18n/visitor/clinic.words.ts";
import { calmWords } from "#web/i18n/visitor/results/calm.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { finder, useClinic } from "#web/visitor/clinic/clinic-card.tsx";
import { hostOf } from "#web/visitor/host-of.ts";
import { useNames } from "#web/visitor/quiz/store.ts";
import { useChildFacts, useChildNotes } from "#web/visitor/results/child.tsx";
import type { TopicText } from "#web/visitor/results/topic-texts.ts";
import type { ResultsTexts, ResultsView } from "#web/visitor/results/view.ts";
import { ClinicReads } from "#web/visitor/results/visit/clinic-reads.tsx";
import { questionText } from "#web/visitor/results/visit/visit-questions.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import styles from "./print-sheet.module.css";
import { PrintedConcern } from "./printed-concern.tsx";

type PrintedView = Exclude<ResultsView, { kind: "server" }>;

interface PrintSheetProps {
  view: PrintedView;
  result: Result;
  topicTexts: Record<string, TopicText>;
  visit: VisitState;
  doctorPage: ReactNode;
}

/** The printed sheet for the visit to the doctor. Without names on a clinic tablet, where a saved PDF would stay. */
export function PrintSheet({
  view,
  result,
  topicTexts,
  visit,
  doctorPage,
}: PrintSheetProps) {
  useEffect(() => {
    const count = () => track("printed", { place: "/results/{id}" });
    addEventListener("afterprint", count);
    return () => removeEventListener("afterprint", count);
  }, []);
  return (
    <div className={styles.sheet}>
      <Head result={result} view={view} />
      <Questions
        result={result}
        visit={visit}
        texts={view.kind === "family" ? view.texts : undefined}
      />
      {view.kind === "family" && <Clinic />}
      <div className={styles.columns}>
        {result.orderedConcerns.slice(0, topCount).map((ranked, at) => (
          <PrintedConcern
            key={ranked._id}
            ranked={ranked}
            place={at + 1}
            text={topicTexts[ranked._id] ?? "loading"}
            visit={visit}
          />
        ))}
        <Safety texts={view.texts} />
        <SmallPrint />
      </div>
      {doctorPage}
    </div>
  );
}

interface HeadProps {
  result: Result;
  view: PrintedView;
}

const today = () => new Date().toISOString();
const unknownChild = { age: null, doses: null };

/** Names (only on the family's own phone), the date and the top concerns. */
function Head({ result, view }: HeadProps) {
  const words = useWords(resultsWords);
  const calm = useWords(calmWords);
  const isCalm = hasFewWorries(result.orderedConcerns);
  const language = useLanguage();
  const names = useNames(result._id);
  const isFamily = view.kind === "family";
  const { parentName, childName } = isFamily && !isKiosk() ? names : {};
  const child = isFamily ? result.child : unknownChild;
  const notes = useChildNotes(child, view.texts);
  const facts = [
    [words.sheetParent, parentName],
    [words.sheetChild, childName],
    ...useChildFacts(child),
    [words.sheetDate, longDate(today(), language)],
  ].filter(([, fact]) => fact);
  return (
    <header className={styles.head}>
      <p className={styles.site}>{useSiteName()}</p>
      <h1>{words.sheetTitle}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className={styles.note}>{notes.join(" ")}</p>}
      <h2>{isCalm ? calm.sheetTop : words.sheetTop}</h2>
      <ol className={styles.top}>
        {result.orderedConcerns
          .slice(0, topCount)
          .map(({ _id, name, name_es }, at) => (
            <li key={_id}>
              <span className={styles.number}>{at + 1}</span>
              {inLanguage(language, name, name_es)}
            </li>
          ))}
      </ol>
    </header>
  );
}

// With more questions than this, there is no space to write between them on one page.
const roomFor = 7;

type QuestionsProps = {
  result: Result;
  visit: VisitState;
  /** Undefined on a shared page, whose reader may not go to this clinic. */
  texts: ResultsTexts | undefined;
};

/** Questions with a box to tick and a line to write on. Only lines if there are no questions. */
function Questions({ result, visit, texts }: QuestionsProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const names = useNames(result._id);
  const hiddenNames = isKiosk() ? names : {};
  const { questions } = visit;
  return (
    <section className={styles.mine}>
      {questions.length > 0 && <h2>{words.sheetQuestions}</h2>}
      {texts && <ClinicReads {...{ texts, result, visit }} />}
      <ul className={styles.boxes}>
        {questions.map((question) => (
          <li key={question._id} data-asked={question.isAsked}>
            {replaceNames(
              questionText(question, language),
              hiddenNames,
              language,
            )}
            {questions.length <= roomFor && <div className={styles.line} />}
          </li>
        ))}
      </ul>
      <h3>{words.sheetNotes}</h3>
      {(questions.length > 3 ? [1] : [1, 2, 3]).map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </section>
  );
}

/** The clinic in a few lines. */
function Clinic() {
  const words = useWords(clinicWords);
  const clinic = useClinic();
  return (
    <section className={styles.clinic}>
      {clinic && (
        <p>
          <strong>
            {words.title}: {clinic.name}
          </strong>
          {clinic.facts.map(({ label, text, lang }) => (
            <span key={label} lang={lang}>
              {" "}
              · {label}: {text}
            </span>
          ))}
        </p>
      )}
      <p>
        {words.finder}: {hostOf(finder)}. {words.finderText} {words.call}:{" "}
        {words.callText}
      </p>
    </section>
  );
}

/** The vaccination schedule, and what to do about problems after a dose. */
function Safety({ texts }: { texts: ResultsTexts }) {
  const words = useWords(resultsWords);
  const say = useTexts(texts);
  const schedule = say("schedule");
  const safety = say("safety");
  return (
    <section className={styles.safety}>
      {schedule && <p>{schedule}</p>}
      {safety && (
        <p>
          <strong>{words.afterTheShot}:</strong> {safety}
        </p>
      )}
    </section>
  );
}

function SmallPrint() {
  const words = useWords(coreWords);
  const language = useLanguage();
  const main = useSite()?.main;
  if (!main) return null;
  const { reviewedon } = main;
  return (
    <p className={styles.small}>
      {inLanguage(language, main.disclaimer_en, main.disclaimer_es)}{" "}
      {withoutPlaceholder(
        inLanguage(language, main.funding_en, main.funding_es),
      )}{" "}
      {reviewedon && words.reviewedOn(longDate(reviewedon, language))}
    </p>
  );
}
