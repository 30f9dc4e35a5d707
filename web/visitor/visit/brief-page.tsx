import type {
  VisitConcern,
  WordsForDoctors,
} from "#shared/contract/content/visit.ts";
import { isSignatureCurrent } from "#shared/rules/content/signature.ts";
import { stageOf } from "#shared/rules/quiz/visit/child-notes.ts";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { dateFormat, longDate } from "#web/core/long-date.ts";
import { dayOf } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Brief, BriefQuestion } from "./brief.ts";
import { sourceName } from "./source-name.ts";
import { suggestedQuestion, type VisitTexts } from "./visit-texts.ts";
import styles from "./brief-page.module.css";

const mediumDate = dateFormat({ dateStyle: "medium" });

type Props = {
  brief: Brief;
  texts: VisitTexts;
  isSample?: boolean;
  onPrint?: () => void;
};

type Shown = Pick<Props, "brief" | "texts">;

/** The family's questions and worries, with what the doctor can say, on one printed page. */
export function BriefPage({
  brief,
  texts,
  isSample = false,
  onPrint = () => print(),
}: Props) {
  const words = useWords(visitWords);
  const language = useLanguage();
  const stage = stageOf(brief);
  const mayGiveDose = stage === "open" || stage === "started";
  const announce =
    stage === "open"
      ? inMarkedLanguage(language, texts.announce_en, texts.announce_es)
      : { words: words.announcements[stage], lang: undefined };
  const notToday = inMarkedLanguage(
    language,
    texts.nottoday_en,
    texts.nottoday_es,
  );
  return (
    <>
      {isSample && <p className={styles.small}>{words.sample}</p>}
      <Facts brief={brief} />
      {announce.words && (
        <Part title={words.announce}>
          <p lang={announce.lang}>{announce.words}</p>
        </Part>
      )}
      <Part title={words.questions}>
        <Questions brief={brief} texts={texts} />
      </Part>
      <Part title={words.hesitate}>
        <p>{words.ask}</p>
        <Worries brief={brief} texts={texts} />
        {mayGiveDose && <p>{words.recommend}</p>}
      </Part>
      {mayGiveDose && notToday.words && (
        <Part title={words.notToday}>
          <p lang={notToday.lang}>{notToday.words}</p>
        </Part>
      )}
      <p className={styles.small}>
        {words.made(longDate(brief.day, language))}
      </p>
      <div data-print="hide">
        <Button kind="secondary" icon={Printer} onClick={onPrint}>
          {words.print}
        </Button>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The child's age and doses, if the family shows them. */
function Facts({ brief }: Pick<Props, "brief">) {
  const words = useWords(childWords);
  const { age, doses } = brief;
  const facts = [
    age && `${words.age}: ${words.ages[age]}`,
    doses && `${words.doses}: ${words.dosesSoFar[doses]}`,
  ].filter(Boolean);
  return facts.length > 0 && <p>{facts.join(" · ")}</p>;
}

function Questions({ brief, texts }: Shown) {
  const words = useWords(visitWords);
  if (brief.questions.length === 0) return <p>{words.noQuestions}</p>;
  return (
    <ul className={styles.questions}>
      {brief.questions.map((question) => (
        <li key={`${question.isOwn} ${question.text}`}>
          <Question question={question} brief={brief} texts={texts} />
        </li>
      ))}
    </ul>
  );
}

type QuestionProps = Shown & { question: BriefQuestion };

/**
 * A suggested question in the doctor's language, then in the family's. Any other is only quoted, because the site did
 * not suggest these words.
 */
function Question({ question, brief, texts }: QuestionProps) {
  const words = useWords(visitWords);
  const language = useLanguage();
  const suggested = suggestedQuestion(texts.concerns, question);
  if (!suggested)
    return (
      <>
        <span className={styles.own}>{words.own} </span>
        <q lang={question.isOwn ? brief.language : "en"} dir="auto">
          {question.text}
        </q>
      </>
    );
  const isTranslated = brief.language !== language;
  return (
    <>
      {suggested[language]}
      {isTranslated && suggested[brief.language] !== suggested[language] && (
        <span className={styles.original} lang={brief.language}>
          {suggested[brief.language]}
        </span>
      )}
    </>
  );
}

function Worries({ brief, texts }: Shown) {
  const words = useWords(visitWords);
  const found = brief.worries.flatMap(
    (id) => texts.concerns.find(({ _id }) => _id === id) ?? [],
  );
  const goneCount = brief.worries.length - found.length;
  if (brief.worries.length === 0) return null;
  return (
    <>
      <ol className={styles.worries}>
        {found.map((concern) => (
          <Worry key={concern._id} concern={concern} />
        ))}
      </ol>
      {goneCount > 0 && <p className={styles.small}>{words.gone(goneCount)}</p>}
      <Signatures concerns={found} />
    </>
  );
}

/** The words for this concern while their signature counts. */
function signedWordsOf({ words }: VisitConcern) {
  const today = dayOf(new Date().toISOString());
  return words && isSignatureCurrent(words.signedon, today) ? words : null;
}

/** The clinicians who signed the lines above, each once. */
function Signatures({ concerns }: { concerns: VisitConcern[] }) {
  const words = useWords(visitWords);
  const language = useLanguage();
  const signatures = concerns.flatMap((concern) => {
    const said = signedWordsOf(concern);
    return said
      ? words.signed(said.signedby, mediumDate(said.signedon, language))
      : [];
  });
  if (signatures.length === 0) return null;
  return <p className={styles.small}>{[...new Set(signatures)].join(" · ")}</p>;
}

/** A worry and, once a clinician has signed them, a line to connect and a line to counsel, with its source. */
function Worry({ concern }: { concern: VisitConcern }) {
  const language = useLanguage();
  const name = inMarkedLanguage(language, concern.name, concern.name_es);
  const said = signedWordsOf(concern);
  return (
    <li>
      <h3 lang={name.lang}>{name.words}</h3>
      {said && (
        <>
          <Line
            {...inMarkedLanguage(language, said.connect, said.connect_es)}
          />
          <Line
            {...inMarkedLanguage(language, said.counsel, said.counsel_es)}
          />
          <Source of={said} />
        </>
      )}
    </li>
  );
}

function Line({ words, lang }: { words: string; lang: "en" | undefined }) {
  return <p lang={lang}>{words}</p>;
}

/** What the source is called, then the small number or site under which doctors find it. */
function Source({ of: said }: { of: WordsForDoctors }) {
  const language = useLanguage();
  const { counselsource, counselsourcename, counselsourcename_es } = said;
  const number = sourceName(counselsource);
  const name = inMarkedLanguage(
    language,
    counselsourcename,
    counselsourcename_es,
  );
  return (
    <p className={styles.small} lang={name.lang}>
      {name.words || number}
      {name.words && <span className={styles.number}> {number}</span>}
    </p>
  );
}
