import { type OpenDataReason } from "#shared/rules/reports/open-data.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { resultReader } from "#server/reports/exports/finished-result.ts";
import {
  type ExportColumns,
  type ExportTable,
  findColumns,
  guardCells,
} from "#server/reports/exports/queries.ts";
import {
  type AnswerColumn,
  answerColumns,
  describingColumn,
  rowColumn,
} from "./columns.ts";
import type { DescribedFamily } from "./families.ts";
import { codebookTexts, textFiles, zipFiles } from "./files.ts";
import {
  describeRow,
  mayShow,
  type PackagePlan,
  planPackage,
  sumOf,
} from "./plan.ts";
import {
  countAnswers,
  countFamilies,
  findLastMoment,
  findPackages,
  openDataRows,
} from "./queries.ts";

export type Prepared = Awaited<ReturnType<typeof preparePackage>>;

/**
 * Plans a package of the results before today, or says why there is none. While too few families came since the last
 * package, that one can be downloaded again, for example after a connection was lost.
 */
export async function preparePackage(db: Database) {
  const packages = await findPackages(db);
  const before = await findLastMoment(db);
  const prepared = await prepareUntil(db, packages, before);
  const last = packages.at(-1);
  const { outcome } = prepared;
  if (!last || !("refused" in outcome) || outcome.refused !== "fewNew")
    return { ...prepared, waiting: 0 };
  const again = await prepareUntil(db, packages, last.before);
  return { ...again, waiting: prepared.added };
}

async function prepareUntil(
  db: Database,
  packages: Awaited<ReturnType<typeof findPackages>>,
  before: string,
) {
  const moments = { before, former: packages.map((each) => each.before) };
  const columns = await findColumns(db, false);
  const counted = await countFamilies(db, columns, moments);
  const rowsOf = counted.map((each) => sumOf(each.map(({ amount }) => amount)));
  const added = rowsOf[packages.length] ?? 0;
  const amounts = await countAnswers(db, moments);
  const amountOf = (group: string[], which: "all" | "added") =>
    sumOf(group.map((each) => amounts.get(each)?.[which] ?? 0));

  const isSafe = ({ reveals }: AnswerColumn) =>
    mayShow(reveals, added, (group) => amountOf(group, "added"));
  const has = ({ reveals: [own = []] }: AnswerColumn, which: "all" | "added") =>
    amountOf(own, which) > 0;

  const [first] = packages;
  const all = answerColumns(columns);
  const answers = all.filter((column) =>
    first ? first.answers.includes(column.name) : isSafe(column),
  );
  const missing = first ? first.answers.length - answers.length : 0;
  return {
    moments,
    packages,
    columns,
    answers,
    /** The columns whose answers the added rows show. */
    shownColumns: answers.filter(isSafe),
    /** How many columns are blank in the added rows, although families have answers. */
    hiddenColumns: answers.filter((each) => has(each, "added") && !isSafe(each))
      .length,
    leftOut: all.filter((each) => has(each, "all") && !answers.includes(each))
      .length,
    rows: sumOf(rowsOf),
    added,
    outcome:
      missing > 0
        ? { refused: "columns" as OpenDataReason, amount: missing }
        : planPackage(
            counted,
            packages.map(({ plan }) => plan),
          ),
  };
}

/** The rows of data.csv, which go into a ZIP file with the codebook and the scripts. */
export async function packageTable(
  db: Database,
  { moments, packages, columns, answers, shownColumns, rows }: Prepared,
  plan: PackagePlan,
): Promise<ExportTable> {
  const published = [...plan.columns.map(describingColumn), ...answers];
  const plans = [...packages.map((each) => each.plan), plan];
  const cells = await guardCells(db, codebookTexts(published));
  const texts = textFiles({
    columns: published,
    lengths: lengthsIn(plans),
    about: {
      rows,
      blank: blankIn(plans),
      columns: plan.columns,
      before: moments.before.slice(0, 10),
    },
    guard: (text) => cells.get(text) ?? text,
  });
  const toLine = lineWriter(columns, answers, [
    ...packages.map((each) => ({
      plan: each.plan,
      shownColumns: each.answers,
    })),
    { plan, shownColumns: shownColumns.map(({ name }) => name) },
  ]);
  return {
    ...openDataRows(columns, moments),
    names: [rowColumn, ...published].map(({ name }) => name),
    line: toLine,
    isWithoutMark: true,
    wrap: (csv) => zipFiles(csv, texts),
  };
}

export const blankIn = (plans: PackagePlan[]): number =>
  sumOf(plans.map(({ blank }) => blank));

/** How the rows that came with a package are published. */
type Part = { plan: PackagePlan; shownColumns: string[] };

/** Converts a row of `openDataRows` to a line of data.csv. Families with the same description share its text. */
function lineWriter(
  columns: ExportColumns,
  answers: AnswerColumn[],
  parts: Part[],
) {
  const read = resultReader(columns);
  const values = parts.map(({ shownColumns }) =>
    answers.map(({ name, value }) =>
      shownColumns.includes(name) ? value : () => "",
    ),
  );
  const descriptions = new Map<string, string>();
  let number = 0;
  return (row: string): string => {
    // No cell contains a quotation mark or a line break.
    const end = row.indexOf('"', 1);
    const cells = row.slice(end + 3, -1);
    const at = Number(cells.slice(cells.lastIndexOf('"') + 1));
    const description =
      descriptions.get(cells) ??
      describeRow(parts[at]!.plan, familyIn(cells))
        .map((cell) => `,${cell}`)
        .join("");
    descriptions.set(cells, description);
    const result = read(row.slice(1, end));
    number += 1;
    return `${number}${description}${values[at]!.map((value) => `,${value(result)}`).join("")}`;
  };
}

function familyIn(cells: string): DescribedFamily {
  const [quarter = "", language, arrived, age, doses, information] =
    cells.split('","');
  return {
    quarter,
    language: language as DescribedFamily["language"],
    arrived: arrived as DescribedFamily["arrived"],
    age: (age || null) as DescribedFamily["age"],
    doses: (doses || null) as DescribedFamily["doses"],
    information: information ? Number(information) : null,
  };
}

/** The longest value in each describing column. */
function lengthsIn(plans: PackagePlan[]): Map<string, number> {
  const rows = plans
    .flatMap(({ groups }) => Object.keys(groups))
    .map((description) => description.split(","));
  return new Map(
    plans[0]?.columns.map((column, at) => [
      column,
      Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)),
    ]),
  );
}
