import type { VisitGroup } from "#shared/contract/reports/insights.ts";
import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { FigureTable } from "#web/ui/figures/figure-table.tsx";
import styles from "./insights.module.css";
import { type Insights, ratioOf, useFigures } from "./figures.ts";
import { FigureWithBar, Numbers, FigureSection } from "./figure-section.tsx";

type Visit = Insights["visit"];
type Row = Pick<Visit, "total" | "en" | "es"> & { key: string; name: string };

const groups = ["total", "en", "es"] as const;

/** What families said after the visit: whether their questions were answered, by topic and by language. */
export function VisitAnswers({ of: visit }: { of: Visit }) {
  const { words } = useFigures();
  const rows = useRows(visit);
  const title = words.visit;
  const headings = [
    words.concern,
    words.visitGroup,
    words.families,
    ...Object.values(words.visitAnswers),
  ];
  const cells = rows.flatMap((row) =>
    groups.map((group) => [
      row.name,
      words.visitGroups[group],
      ...cellsOf(row[group], words.notShown),
    ]),
  );
  return (
    <FigureSection
      id="visit"
      title={title}
      text={words.visitText(smallestGroup)}
      rows={[headings, ...cells]}
    >
      {visit.total === null ? (
        <p>{words.fewFamilies(smallestGroup)}</p>
      ) : (
        <>
          <Totals rows={rows.filter(({ total }) => total !== null)} />
          <Hidden rows={rows.filter(({ total }) => total === null)} />
          <Numbers summary={words.byLanguage}>
            <ByLanguage rows={rows.filter(({ total }) => total !== null)} />
          </Numbers>
        </>
      )}
    </FigureSection>
  );
}

function useRows(visit: Visit): Row[] {
  const { words } = useFigures();
  const language = useLanguage();
  return [
    { ...visit, key: "", name: words.allQuestions },
    ...visit.concerns.map(({ _id, name, name_es, ...shown }) => ({
      ...shown,
      key: _id,
      name: inLanguage(language, name, name_es),
    })),
  ];
}

function cellsOf(group: VisitGroup, notShown: string) {
  if (group === null) return [notShown, "", "", ""];
  return [group.families, group.all, group.some, group.none];
}

type Rows = { rows: Row[] };

function Totals({ rows }: Rows) {
  const { words, amount, share } = useFigures();
  return (
    <FigureTable
      caption={words.visit}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: "topic", head: words.concern, cell: ({ name }) => name },
        {
          key: "families",
          head: words.families,
          align: "end",
          cell: ({ total }) => total && amount(total.families),
        },
        {
          key: "all",
          head: words.visitAnswers.all,
          cell: ({ total }) =>
            total && (
              <FigureWithBar shares={[ratioOf(total.all, total.families)]}>
                {[amount(total.all), share(total.all, total.families)]
                  .filter(Boolean)
                  .join(" · ")}
              </FigureWithBar>
            ),
        },
        {
          key: "some",
          head: words.visitAnswers.some,
          align: "end",
          isExtra: true,
          cell: ({ total }) => total && amount(total.some),
        },
        {
          key: "none",
          head: words.visitAnswers.none,
          align: "end",
          isExtra: true,
          cell: ({ total }) => total && amount(total.none),
        },
      ]}
    />
  );
}

/** The topics that too few families asked about. */
function Hidden({ rows }: Rows) {
  const { words } = useFigures();
  if (rows.length === 0) return null;
  const names = rows.map(({ name }) => name);
  return (
    <p className={styles.method}>{words.fewFamiliesOn(smallestGroup, names)}</p>
  );
}

/** How many families in each language had all their questions answered. */
function ByLanguage({ rows }: Rows) {
  const { words } = useFigures();
  const column = (language: "en" | "es") => ({
    key: language,
    head: words.visitGroups[language],
    align: "end" as const,
    cell: (row: Row) => {
      const group = row[language];
      return group ? words.allOf(group.all, group.families) : words.notShown;
    },
  });
  return (
    <FigureTable
      caption={words.byLanguage}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: "topic", head: words.concern, cell: ({ name }) => name },
        column("en"),
        column("es"),
      ]}
    />
  );
}
