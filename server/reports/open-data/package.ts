import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { to } from "pg-copy-streams";
import { type OpenDataReason } from "#shared/rules/reports/open-data.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Snapshot } from "#server/platform/db/snapshot.ts";
import { resultReader } from "#server/reports/exports/finished-result.ts";
import {
  type ExportColumns,
  findColumns,
  guardCells,
  prepareCopy,
} from "#server/reports/exports/queries.ts";
import {
  type AnswerColumn,
  answerColumns,
  describingColumn,
} from "./columns.ts";
import type { DescribedFamily } from "./families.ts";
import { codebookTexts, packageFiles, zipPackage } from "./files.ts";
import { describeRow, type PackagePlan, planPackage } from "./plan.ts";
import {
  countAnswers,
  countFamilies,
  findFormerPackage,
  findLastMoment,
  openDataRows,
} from "./queries.ts";

export type Prepared = Awaited<ReturnType<typeof preparePackage>>;

/** Plans a package of the results before today, or says why there is none. */
export async function preparePackage(db: Database) {
  const before = await findLastMoment(db);
  const former = await findFormerPackage(db);
  const columns = await findColumns(db, false);
  const counted = await countFamilies(db, columns, {
    before,
    since: former?.before,
  });
  const amountOf = await answerCounter(db, before);
  const all = answerColumns(columns);
  const rows = counted.reduce((sum, { early, late }) => sum + early + late, 0);
  const published = all.filter((column) => {
    if (former) return former.answers.includes(column.name);
    const amount = amountOf(column);
    // A few blank cells would show who came before the question was added.
    const isBlankForFew = amount < rows && rows - amount < smallestGroup;
    return amount >= smallestGroup && !isBlankForFew;
  });
  const outcome = planPackage(counted, former?.plan);
  const missing = former ? former.answers.length - published.length : 0;
  return {
    before,
    former,
    columns,
    answers: published,
    leftOut: all.filter(
      (column) => !published.includes(column) && amountOf(column) > 0,
    ).length,
    rows,
    outcome:
      missing > 0
        ? { refused: "columns" as OpenDataReason, amount: missing }
        : outcome,
  };
}

/** How many results have a value in a column. A question that few families answered would tell when they did. */
async function answerCounter(db: Database, before: string) {
  const amounts = await countAnswers(db, before);
  return ({ answeredAs }: AnswerColumn) =>
    answeredAs.reduce((sum, each) => sum + (amounts.get(each) ?? 0), 0);
}

/** The ZIP file. */
export async function buildPackage(
  snapshot: Snapshot,
  { columns, before, answers, rows }: Omit<Prepared, "outcome">,
  plan: PackagePlan,
): Promise<Uint8Array> {
  const table = openDataRows(columns, before);
  const statement = await prepareCopy(snapshot.db, table);
  const toLine = lineWriter(columns, plan, answers);
  const lines: string[] = [];
  for await (const rows of rowsOf(snapshot, statement))
    for (const row of rows) lines.push(toLine(row));
  const content = {
    columns: [...plan.columns.map(describingColumn), ...answers],
    lines,
    lengths: lengthsIn(plan),
    about: {
      rows,
      blank: plan.blank,
      columns: plan.columns,
      before: before.slice(0, 10),
    },
  };
  const cells = await guardCells(snapshot.db, codebookTexts(content.columns));
  return zipPackage(packageFiles(content, (text) => cells.get(text) ?? text));
}

async function* rowsOf({ client }: Snapshot, statement: string) {
  let rest = "";
  const pieces = client.query(to(statement)) as AsyncIterable<Buffer>;
  for await (const piece of pieces) {
    const rows = (rest + piece.toString("latin1")).split("\n");
    rest = rows.pop() ?? "";
    yield rows;
  }
}

/** Converts a row of `openDataRows` to a line without the number. Families with the same description share its text. */
function lineWriter(
  columns: ExportColumns,
  plan: PackagePlan,
  answers: AnswerColumn[],
) {
  const read = resultReader(columns);
  const descriptions = new Map<string, string>();
  return (row: string): string => {
    // No cell contains a quotation mark or a line break.
    const end = row.indexOf('"', 1);
    const family = row.slice(end + 3, -1);
    const description =
      descriptions.get(family) ??
      describeRow(plan, familyIn(family))
        .map((cell) => `,${cell}`)
        .join("");
    descriptions.set(family, description);
    const result = read(row.slice(1, end));
    // Joining needs less memory than adding to a text.
    return [description, ...answers.map(({ value }) => value(result))].join(
      ",",
    );
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
function lengthsIn({ columns, groups }: PackagePlan): Map<string, number> {
  const rows = Object.keys(groups).map((description) => description.split(","));
  return new Map(
    columns.map((column, at) => [
      column,
      Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)),
    ]),
  );
}
