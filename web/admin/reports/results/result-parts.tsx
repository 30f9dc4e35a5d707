import type { ReactNode } from "react";
import type { Concern } from "#shared/contract/content/concerns.ts";
import type { FamilyResult } from "#shared/contract/quiz/results.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { pointsOf } from "#shared/rules/quiz/scores.ts";
import { shownTexts } from "#shared/rules/quiz/wordings.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultWords } from "#web/i18n/admin/reports/result.words.ts";
import { Bar } from "#web/ui/figures/bar.tsx";
import {
  type FigureColumn,
  FigureTable,
} from "#web/ui/figures/figure-table.tsx";
import styles from "./result.module.css";

type Ranked = FamilyResult["concerns"][number] & { place: number };

/** Concerns in the family's order, with scores and the proposed places. */
export function ConcernOrder({
  of: { concerns, ranked },
}: {
  of: Pick<FamilyResult, "concerns" | "ranked">;
}) {
  const words = useWords(resultWords);
  const language = useLanguage();
  const rows = concerns.map((concern, at) => ({ ...concern, place: at + 1 }));
  const most = Math.max(1, ...concerns.map(({ score }) => score));
  const columns: FigureColumn<Ranked>[] = [
    {
      key: "concern",
      head: words.concern,
      cell: ({ place, name, name_es }) => (
        <span className={styles.concern} data-top={place <= topCount}>
          <span className={styles.place}>{place}</span>
          {inLanguage(language, name, name_es)}
        </span>
      ),
    },
    {
      key: "score",
      head: words.score,
      align: "end",
      cell: ({ score }) => (
        <span className={styles.score}>
          <Bar shares={[score / most]} />
          <span>{score}</span>
        </span>
      ),
    },
    ...(ranked
      ? [
          {
            key: "proposed",
            head: words.proposed,
            align: "end" as const,
            cell: ({ proposed, place }: Ranked) =>
              words.moved(proposed, proposed - place),
          },
        ]
      : []),
  ];
  return (
    <Part id="order" title={words.order} text={ranked ? "" : words.notRanked}>
      <FigureTable
        caption={words.order}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={columns}
      />
    </Part>
  );
}

type Answer = FamilyResult["answers"][number];

/** The questions as worded at the time, with answers and points. */
export function AnswerTable({ of: answers }: { of: Answer[] }) {
  const words = useWords(resultWords);
  const language = useLanguage();
  const columns: FigureColumn<Answer>[] = [
    {
      key: "question",
      head: words.question,
      cell: ({ number, question, question_es }) => {
        const { text, text_es } = shownTexts({
          text: question,
          text_es: question_es,
        });
        return (
          <>
            {number}. {inLanguage(language, text, text_es)}
          </>
        );
      },
    },
    {
      key: "answer",
      head: words.answer,
      cell: ({ label, label_es, answer }) =>
        inLanguage(language, label, label_es) || answer,
    },
    {
      key: "points",
      head: words.points,
      align: "end",
      cell: ({ concern, answer }) => (concern ? pointsOf(answer) : "–"),
    },
    {
      key: "concern",
      head: words.concern,
      isExtra: true,
      cell: ({ concern }) =>
        concern
          ? inLanguage(language, concern.name, concern.name_es)
          : words.noConcern,
    },
  ];
  return (
    <Part id="answers" title={words.answers(answers.length)}>
      <FigureTable
        caption={words.answers(answers.length)}
        rows={answers}
        keyOf={({ number }) => String(number)}
        columns={columns}
      />
    </Part>
  );
}

type Topic = Pick<
  Concern,
  "_id" | "name" | "name_es" | "suggestedquestions" | "suggestedquestions_es"
>;

/** Suggested questions about the top concerns; nothing if there are none. */
export function VisitQuestions({
  topics,
  childname,
}: {
  topics: Topic[];
  childname: string;
}) {
  const words = useWords(resultWords);
  const language = useLanguage();
  const withQuestions = topics
    .map((topic) => withChildName(topic, childname))
    .map(
      ({ _id, name, name_es, suggestedquestions, suggestedquestions_es }) => ({
        _id,
        name: inLanguage(language, name, name_es),
        questions:
          language === "es" && suggestedquestions_es.length > 0
            ? suggestedquestions_es
            : suggestedquestions,
      }),
    )
    .filter(({ questions }) => questions.length > 0);
  if (withQuestions.length === 0) return null;
  return (
    <Part id="visit" title={words.visit} text={words.visitText}>
      <ul role="list" className={styles.topics}>
        {withQuestions.map(({ _id, name, questions }) => (
          <li key={_id} className={styles.card}>
            <h3>{name}</h3>
            <ul>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type PartProps = {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
};

function Part({ id, title, text, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
