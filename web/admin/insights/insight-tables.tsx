import type { ReactNode } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readInsights } from "#shared/contract/insights.ts";
import type { Question } from "#shared/contract/questions.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/insights.ts";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { Bar } from "#web/ui/figures/bar.tsx";
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

type ConcernsRow = Insights["concerns"][number];
type ConcernsProps = { of: ConcernsRow[]; results: number };

const total = ({ places }: ConcernsRow) =>
  places.reduce((sum, count) => sum + count, 0);

/** How often each concern was one of those at the top, which were read in full. */
export function Concerns({ of, results }: ConcernsProps) {
  const { words, amount, share } = useFigures();
  const language = useLanguage();
  const columns: Column<ConcernsRow>[] = [
    {
      key: "concern",
      head: words.concern,
      isName: true,
      cell: ({ name, name_es }) => inLanguage(language, name, name_es),
    },
    {
      key: "share",
      head: words.amongTop,
      align: "end",
      cell: (row) => (
        <Measured shares={row.places.map((count) => ratioOf(count, results))}>
          {share(total(row), results)}
        </Measured>
      ),
    },
    ...words.places.map((head, place) => ({
      key: head,
      head,
      align: "end" as const,
      cell: ({ places }: ConcernsRow) => amount(places[place] ?? 0),
    })),
  ];
  if (results === 0) return null;
  return (
    <Part title={words.concerns} text={words.concernsText(results)}>
      <Table
        caption={words.concerns}
        rows={of}
        keyOf={({ _id }) => _id}
        columns={columns}
      />
    </Part>
  );
}

const steps = [
  "opened",
  "started",
  "finished",
  "ranked",
  "read",
  "shared",
] as const;
type Step = (typeof steps)[number];

/** From the first page to the results, and how many came so far. */
export function Funnel({ of }: { of: Insights["funnel"] }) {
  const { words, per100 } = useFigures();
  const most = Math.max(...steps.map((step) => of[step] ?? 0));
  const columns: Column<Step>[] = [
    {
      key: "step",
      head: words.step,
      isName: true,
      cell: (step) => words.steps[step],
    },
    {
      key: "times",
      head: words.times,
      align: "end",
      cell: (step) => <Times count={of[step]} most={most} />,
    },
    {
      key: "share",
      head: words.per100,
      align: "end",
      cell: (step) =>
        step === "opened" ? "" : per100(of[step] ?? 0, of.started),
    },
  ];
  return (
    <Part title={words.funnel}>
      <Table
        caption={words.funnel}
        rows={[...steps]}
        keyOf={(step) => step}
        columns={columns}
      />
    </Part>
  );
}

function Times({ count, most }: { count: number | null; most: number }) {
  const { words, amount } = useFigures();
  if (count === null) return words.notCounted;
  return <Measured shares={[ratioOf(count, most)]}>{amount(count)}</Measured>;
}

type PartProps = { title: string; text?: string; children: ReactNode };

/** One question that is answered, with its figures. */
function Part({ title, text, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {text && <p className={styles.method}>{text}</p>}
      {children}
    </section>
  );
}

/** A figure, and the bar that draws it. */
function Measured({
  shares,
  children,
}: {
  shares: number[];
  children: string;
}) {
  return (
    <span className={styles.measured}>
      <Bar shares={shares} />
      <span className={styles.number}>{children}</span>
    </span>
  );
}

export type Insights = ReplyOf<typeof readInsights>;

/** Numbers and shares as they are written in the page's language; a share of nothing is left open. */
function useFigures() {
  const words = useWords(insightsWords);
  return {
    words,
    amount: words.amount,
    /** How many came of a hundred; steps that count again, or longer than others, may come to more. */
    per100: (part: number, whole: number) =>
      whole > 0 ? words.amount(Math.round((part / whole) * 100)) : "–",
    share: (part: number, whole: number) =>
      whole > 0 ? words.share(part / whole) : "–",
  };
}

const ratioOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
