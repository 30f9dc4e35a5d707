import type { Question } from "#shared/contract/content/questions.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { FigureTable } from "#web/ui/figures/figure-table.tsx";
import {
  PartMark,
  PartsBar,
  PartsFigures,
} from "#web/ui/figures/parts-bar.tsx";
import { type Insights, lossesOf, ratioOf, useFigures } from "./figures.ts";
import styles from "./insights.module.css";
import { FigureWithBar, Numbers, FigureSection } from "./figure-section.tsx";

type Props = {
  of: Insights["questions"];
  started: number;
  asked: Pick<Question, "text" | "text_es" | "active">[];
};

/** Visitors lost and time spent at each question; texts are those of the current questions. */
export function DropOff({ of, started, asked }: Props) {
  const { words, amount, share } = useFigures();
  const language = useLanguage();
  const active = asked.filter((question) => question.active);
  const most = Math.max(1, started, ...of.map(({ answered }) => answered));
  if (of.length === 0) return null;
  const textOf = (number: number) => {
    const { text, text_es } = withChildName(
      active[number - 1] ?? { text: "", text_es: "" },
    );
    return `${number}. ${inLanguage(language, text, text_es)}`;
  };
  const rows = lossesOf(of, started);
  return (
    <FigureSection
      id="questions"
      title={words.questions}
      text={words.questionsText}
      rows={[
        [words.question, words.answered, words.lost, words.seconds],
        ...rows.map(({ number, answered, lost, seconds }) => [
          textOf(number),
          answered,
          lost,
          seconds ?? "",
        ]),
      ]}
    >
      <FigureTable
        caption={words.questions}
        rows={rows}
        keyOf={({ number }) => String(number)}
        columns={[
          {
            key: "question",
            head: words.question,
            cell: ({ number }) => textOf(number),
          },
          {
            key: "answered",
            head: words.answered,
            cell: ({ answered }) => (
              <FigureWithBar shares={[ratioOf(answered, most)]}>
                {amount(answered)}
              </FigureWithBar>
            ),
          },
          {
            key: "lost",
            head: words.lost,
            align: "end",
            cell: ({ lost, before }) =>
              lost === 0
                ? "–"
                : [amount(lost), share(lost, before)]
                    .filter(Boolean)
                    .join(" · "),
          },
          {
            key: "seconds",
            head: words.seconds,
            align: "end",
            isExtra: true,
            cell: ({ seconds }) =>
              seconds === null ? "–" : words.inSeconds(seconds),
          },
        ]}
      />
    </FigureSection>
  );
}

type Answered = Insights["answers"][number];

/** The answers to each question; questions with the same answer labels share a legend. */
export function AnswerFigures({ of }: { of: Answered[] }) {
  const { words, amount, share } = useFigures();
  const language = useLanguage();
  const answered = of.filter(
    ({ options, withoutWords }) =>
      withoutWords > 0 || options.some(({ count }) => count > 0),
  );
  if (answered.length === 0) return null;
  const labelsOf = ({ options }: Answered) =>
    options.map(({ label, label_es }) => inLanguage(language, label, label_es));
  const textOf = ({ number, text, text_es }: Answered) =>
    `${number}. ${inLanguage(language, text, text_es)}`;
  const figureOf = ({ options }: Answered, part: number) => {
    const count = options[part]?.count ?? 0;
    const all = options.reduce((sum, option) => sum + option.count, 0);
    return share(count, all) || amount(count);
  };
  return (
    <FigureSection
      id="answers"
      title={words.answers}
      text={words.answersText}
      rows={[
        [words.question, words.answer, words.times],
        ...answered.flatMap((each) => [
          ...each.options.map(({ count }, part) => [
            textOf(each),
            labelsOf(each)[part] ?? "",
            count,
          ]),
          ...(each.withoutWords > 0
            ? [[textOf(each), words.withoutWords, each.withoutWords]]
            : []),
        ]),
      ]}
    >
      {scalesOf(answered, labelsOf).map((questions) => {
        const labels = questions.slice(0, 1).flatMap(labelsOf);
        return (
          <div key={labels.join()} className={styles.scale}>
            <ul role="list" className={styles.options}>
              {labels.map((label, part) => (
                <li key={part}>
                  <PartMark part={part} />
                  {label}
                </li>
              ))}
            </ul>
            <ol role="list" className={styles.answers}>
              {questions.map((each) => {
                const counts = each.options.map(({ count }) => count);
                return (
                  <li key={each._id}>
                    <h3>{textOf(each)}</h3>
                    <PartsBar counts={counts} />
                    <PartsFigures
                      counts={counts}
                      figureOf={(part) => ({
                        name: labels[part] ?? "",
                        figure: figureOf(each, part),
                      })}
                    />
                    <WithoutWords of={each} />
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </FigureSection>
  );
}

/** The questions, grouped by their answer labels. */
function scalesOf(
  answered: Answered[],
  labelsOf: (question: Answered) => string[],
): Answered[][] {
  const scales = new Map<string, Answered[]>();
  for (const each of answered) {
    const labels = labelsOf(each).join();
    scales.set(labels, [...(scales.get(labels) ?? []), each]);
  }
  return [...scales.values()];
}

function WithoutWords({ of: { withoutWords } }: { of: Answered }) {
  const { words, amount } = useFigures();
  if (withoutWords === 0) return null;
  return (
    <p>
      {words.withoutWords}: {amount(withoutWords)}
    </p>
  );
}

type Concern = Insights["concerns"][number];
type ConcernsProps = { of: Concern[]; results: number };

const total = ({ places }: Concern) =>
  places.reduce((sum, count) => sum + count, 0);

/** How often each concern was among the top ones, whose texts visitors read in full. */
export function Concerns({ of, results }: ConcernsProps) {
  const { words, amount, share } = useFigures();
  const language = useLanguage();
  if (results === 0) return null;
  const nameOf = ({ name, name_es }: Concern) =>
    inLanguage(language, name, name_es);
  const most = Math.max(1, ...of.map(total));
  return (
    <FigureSection
      id="concerns"
      title={words.concerns}
      text={words.concernsText(results)}
      rows={[
        [words.concern, ...words.places],
        ...of.map((concern) => [nameOf(concern), ...concern.places]),
      ]}
    >
      <ul role="list" className={styles.options}>
        {words.places.map((place, part) => (
          <li key={place}>
            <PartMark part={2 * part} />
            {place}
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.concerns}>
        {of.map((concern) => (
          <li key={concern._id}>
            <span>{nameOf(concern)}</span>
            <span
              className={styles.stack}
              style={{ inlineSize: `${(total(concern) / most) * 100}%` }}
            >
              <PartsBar
                counts={concern.places.flatMap((count) => [count, 0])}
              />
            </span>
            <strong>
              {share(total(concern), results) || amount(total(concern))}
            </strong>
          </li>
        ))}
      </ul>
      <Numbers>
        <FigureTable
          caption={words.concerns}
          rows={of}
          keyOf={({ _id }) => _id}
          columns={[
            { key: "concern", head: words.concern, cell: nameOf },
            ...words.places.map((head, place) => ({
              key: head,
              head,
              align: "end" as const,
              cell: ({ places }: Concern) => amount(places[place] ?? 0),
            })),
            {
              key: "share",
              head: words.amongTop,
              align: "end",
              cell: (concern) => share(total(concern), results),
            },
          ]}
        />
      </Numbers>
    </FigureSection>
  );
}
