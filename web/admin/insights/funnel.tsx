import { type Column, Table } from "#web/ui/content/table.tsx";
import { type Insights, ratioOf, useFigures } from "./figures.ts";
import { Measured, Part } from "./part.tsx";

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
