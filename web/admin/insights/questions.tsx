import type { Question } from "#shared/contract/questions.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { type Column, Table } from "#web/ui/content/table.tsx";
import { type Insights, ratioOf, useFigures } from "./figures.ts";
import { Measured, Part } from "./part.tsx";
import styles from "./insights.module.css";

type Row = Insights["questions"][number] & { before: number | undefined };
type Props = {
  of: Insights["questions"];
  asked: Pick<Question, "text" | "text_es" | "active">[];
};

/** Where visitors stop, and where they think; beside each place the question that stands there now. */
export function Questions({ of, asked }: Props) {
  const { words } = useFigures();
  const columns = useColumns(of, asked);
  const rows = of.map((row, place) => ({
    ...row,
    before: of[place - 1]?.answered,
  }));
  if (rows.length === 0) return null;
  return (
    <Part title={words.questions}>
      <Table
        caption={words.questions}
        rows={rows}
        keyOf={({ number }) => String(number)}
        columns={columns}
      />
    </Part>
  );
}

function useColumns(of: Props["of"], asked: Props["asked"]): Column<Row>[] {
  const { words, amount, share } = useFigures();
  const language = useLanguage();
  const active = asked.filter((question) => question.active);
  const most = Math.max(0, ...of.map(({ answered }) => answered));
  const textOf = (number: number) => {
    const { text = "", text_es = "" } = active[number - 1] ?? {};
    return inLanguage(language, text, text_es);
  };
  return [
    {
      key: "question",
      head: words.question,
      isName: true,
      cell: ({ number }) => (
        <span className={styles.question}>
          {words.number(number)} {textOf(number)}
        </span>
      ),
    },
    {
      key: "answered",
      head: words.answered,
      align: "end",
      cell: ({ answered }) => (
        <Measured shares={[ratioOf(answered, most)]}>
          {amount(answered)}
        </Measured>
      ),
    },
    {
      key: "lost",
      head: words.lost,
      align: "end",
      cell: ({ answered, before = 0 }) =>
        before === 0 ? "" : share(Math.max(0, before - answered), before),
    },
    {
      key: "seconds",
      head: words.seconds,
      align: "end",
      cell: ({ seconds }) =>
        seconds === null ? "–" : words.inSeconds(seconds),
    },
  ];
}
