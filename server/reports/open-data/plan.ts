import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import {
  type DescribingColumn,
  fewestOpenRows,
  finestColumns,
  ladder,
  type OpenDataReason,
} from "#shared/rules/reports/open-data.ts";
import { codeAt, type DescribedFamily } from "./families.ts";

/** How many results describe the family like this: those of the former package's time, and later ones. */
export type Counted = { family: DescribedFamily; early: number; late: number };

/** Which rows of a package have which description. */
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
  { plan: PackagePlan } | { refused: OpenDataReason; amount: number };

/** The largest share of rows with a blank description. */
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

/** Plans a package. A later package describes families like the former one, or is refused. */
export function planPackage(
  counted: Counted[],
  former?: PackagePlan,
): PlanOutcome {
  const rows = sumOf(counted.map(({ early, late }) => early + late));
  if (rows < fewestOpenRows) return { refused: "tooFew", amount: rows };
  return former
    ? planNext(counted, former)
    : { plan: planFirst(counted, rows) };
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
 * The answers link the rows of two packages. So every row of the former one must be here with the same description,
 * and each group must have no new rows or enough of them.
 */
function planNext(counted: Counted[], former: PackagePlan): PlanOutcome {
  const { columns } = former;
  const withheld = findWithheld(counted, former);
  // The rows with a blank description are one group, with the name null.
  const groups = new Map<string | null, Omit<Counted, "family">>(
    [null, ...Object.keys(former.groups)].map((each) => [
      each,
      { early: 0, late: 0 },
    ]),
  );
  for (const { family, early, late } of counted) {
    const description = descriptionOf(columns, family);
    const name = withheld.has(description) ? null : description;
    const group = groups.get(name);
    groups.set(name, {
      early: early + (group?.early ?? 0),
      late: late + (group?.late ?? 0),
    });
  }
  const formerly = new Map<string | null, number>([
    [null, former.blank],
    ...Object.entries(former.groups),
  ]);
  const changes = [...groups].map(([name, { early }]) =>
    Math.abs(early - (formerly.get(name) ?? 0)),
  );
  if (sumOf(changes) > 0) return { refused: "changed", amount: sumOf(changes) };
  const grown = [...groups.values()].filter(({ late }) => isTooFew(late));
  if (grown.length > 0) return { refused: "grown", amount: grown.length };
  const rowsOf = (name: string | null) => {
    const { early, late } = groups.get(name) ?? { early: 0, late: 0 };
    return early + late;
  };
  const open = [...groups.keys()].filter((name) => name !== null).toSorted();
  return {
    plan: {
      columns,
      groups: Object.fromEntries(open.map((each) => [each, rowsOf(each)])),
      withheld: [...withheld].toSorted(),
      blank: rowsOf(null),
    },
  };
}

/** A description that was blank remains blank, and so is a new one that is rare. */
function findWithheld(counted: Counted[], { columns, ...former }: PackagePlan) {
  const fresh = [...sumsOf(counted, columns)].flatMap(
    ([description, amount]) =>
      !Object.hasOwn(former.groups, description) && amount < smallestGroup
        ? description
        : [],
  );
  return new Set([...former.withheld, ...fresh]);
}

const isTooFew = (amount: number) => amount > 0 && amount < smallestGroup;

/** The rows with each description. */
function sumsOf(counted: Counted[], columns: DescribingColumn[]) {
  const sums = new Map<string, number>();
  for (const { family, early, late } of counted) {
    const description = descriptionOf(columns, family);
    sums.set(description, (sums.get(description) ?? 0) + early + late);
  }
  return sums;
}

const sumOf = (amounts: number[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0);
