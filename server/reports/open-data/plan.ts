import { isTooFew, smallestGroup } from "#shared/rules/reports/small-groups.ts";
import {
  type DescribingColumn,
  fewestOpenRows,
  finestColumns,
  ladder,
  type OpenDataReason,
} from "#shared/rules/reports/open-data.ts";
import { codeAt, type DescribedFamily } from "./families.ts";

/** How many results describe the family like this. */
export type Counted = { family: DescribedFamily; amount: number };

/** How the rows that a package adds to the former one are described. The first package adds all of its rows. */
export type PackagePlan = {
  columns: DescribingColumn[];
  /** The rows with each published description. */
  groups: Record<string, number>;
  /** The descriptions that are left blank, because they are rare. */
  withheld: string[];
  /** The rows with a blank description. */
  blank: number;
};

export type PlanOutcome =
  | { plan: PackagePlan }
  | { refused: OpenDataReason | "fewNew"; amount: number };

/** The largest share of rows with a blank description in the first package. */
const mostBlank = 0.05;

/** The description as one text. No code contains a comma. */
const descriptionOf = (columns: DescribingColumn[], family: DescribedFamily) =>
  columns.map((column) => codeAt(column, family)).join(",");

/** The published cells that describe a family. */
export function describeRow(
  { columns, withheld }: Pick<PackagePlan, "columns" | "withheld">,
  family: DescribedFamily,
): string[] {
  const isBlank = withheld.includes(descriptionOf(columns, family));
  return columns.map((column) => (isBlank ? "" : codeAt(column, family)));
}

/**
 * Plans the rows that a package adds, which are the last ones in `counted`; the others came with the former packages.
 * Answers link the rows of two packages, so former rows stay as they are, and the new rows are safe on their own. So
 * too few new rows are refused.
 */
export function planPackage(
  counted: Counted[][],
  former: PackagePlan[],
): PlanOutcome {
  const added = counted[former.length] ?? [];
  const rows = sumOf(added.map(({ amount }) => amount));
  const [first] = former;
  if (!first)
    return rows < fewestOpenRows
      ? { refused: "tooFew", amount: rows }
      : { plan: planFirst(added, rows) };
  const changes = former.map((plan, at) => changesIn(counted[at] ?? [], plan));
  if (sumOf(changes) > 0) return { refused: "changed", amount: sumOf(changes) };
  if (isTooFew(rows)) return { refused: "fewNew", amount: rows };
  return { plan: planWith(first.columns, added) };
}

function planFirst(counted: Counted[], rows: number): PackagePlan {
  let columns = finestColumns;
  for (const { from, to } of ladder) {
    const plan = planWith(columns, counted);
    if (plan.blank <= mostBlank * rows) return plan;
    columns = columns.flatMap((column) => {
      if (!from.includes(column) || isConstant(column, counted)) return column;
      return to ?? [];
    });
  }
  return planWith(columns, counted);
}

/** A column with the same value in all rows makes no description rarer. */
function isConstant(column: DescribingColumn, counted: Counted[]): boolean {
  return (
    new Set(counted.map(({ family }) => codeAt(column, family))).size === 1
  );
}

/** Leaves all rare descriptions blank, and the next rarest ones while too few rows are blank. */
function planWith(
  columns: DescribingColumn[],
  counted: Counted[],
): PackagePlan {
  const rarestFirst = [...sumsOf(counted, columns)].toSorted(
    ([a, inA], [b, inB]) => inA - inB || (a < b ? -1 : 1),
  );
  const withheld: string[] = [];
  let blank = 0;
  for (const [description, amount] of rarestFirst) {
    if (!isTooFew(amount) && !isTooFew(blank)) break;
    withheld.push(description);
    blank += amount;
  }
  const groups = Object.fromEntries(rarestFirst.slice(withheld.length));
  return { columns, groups, withheld: withheld.toSorted(), blank };
}

/**
 * Whether a column may be shown in the rows that a package adds. Each group lists answers that its cells reveal; the
 * first group are its own answers. Hides the column if 1 to 10 of these rows have, or lack, the answers of a group.
 */
export function mayShow(
  reveals: string[][],
  rows: number,
  amountOf: (answers: string[]) => number,
): boolean {
  const amounts = reveals.map(amountOf);
  return (
    (amounts[0] ?? 0) >= smallestGroup &&
    amounts.every((amount) => !isTooFew(amount) && !isTooFew(rows - amount))
  );
}

/** How many rows of a former package are missing, additional or described differently. */
function changesIn(
  counted: Counted[],
  { columns, groups, withheld, blank }: PackagePlan,
): number {
  const sums = sumsOf(counted, columns);
  const blankNow = sumOf(withheld.map((each) => sums.get(each) ?? 0));
  for (const each of withheld) sums.delete(each);
  const open = new Set([...sums.keys(), ...Object.keys(groups)]);
  const changes = [...open].map((each) =>
    Math.abs((sums.get(each) ?? 0) - (groups[each] ?? 0)),
  );
  return sumOf([...changes, Math.abs(blankNow - blank)]);
}

/** The rows with each description. */
function sumsOf(counted: Counted[], columns: DescribingColumn[]) {
  const sums = new Map<string, number>();
  for (const { family, amount } of counted) {
    const description = descriptionOf(columns, family);
    sums.set(description, (sums.get(description) ?? 0) + amount);
  }
  return sums;
}

export const sumOf = (amounts: number[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0);
