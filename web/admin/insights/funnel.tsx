import { type Column, Table } from "#web/ui/content/table.tsx";
import { type Insights, shareOf, useFigures } from "./figures.ts";
import { Measured } from "./measured.tsx";
import { Part } from "./part.tsx";

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
  const { words, amount, share } = useFigures();
  const most = Math.max(...steps.map((step) => of[step]));
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
      cell: (step) => (
        <Measured shares={[shareOf(of[step], most)]}>
          {amount(of[step])}
        </Measured>
      ),
    },
    {
      key: "share",
      head: words.ofStarted,
      align: "end",
      cell: (step) => (step === "opened" ? "" : share(of[step], of.started)),
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
