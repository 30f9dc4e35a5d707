import { smallestGroup } from "./small-groups.ts";

/** The fewest rows of an open data package. */
export const fewestOpenRows = 5 * smallestGroup;

/** The columns that describe a family, in the order of the file. A package has some of them. */
export const describingColumns = [
  "quarter",
  "year",
  "language",
  "arrived",
  "child_age",
  "child_age_group",
  "child_doses",
  "information_version",
] as const;
export type DescribingColumn = (typeof describingColumns)[number];

type Step = { from: DescribingColumn[]; to?: DescribingColumn };

/** The steps by which the description becomes coarser, until few enough descriptions are rare. */
export const ladder: Step[] = [
  { from: ["quarter"], to: "year" },
  { from: ["child_age"], to: "child_age_group" },
  { from: ["information_version"] },
  { from: ["quarter", "year"] },
  { from: ["arrived"] },
  { from: ["child_age", "child_age_group"] },
  { from: ["child_doses"] },
  { from: ["language"] },
];

/** The description before the first step. */
export const finestColumns: DescribingColumn[] = describingColumns.filter(
  (column) => ladder.every(({ to }) => to !== column),
);

/** Why there is no package now. */
export const openDataReasons = [
  /** There are fewer than `fewestOpenRows` rows. */
  "tooFew",
  /** A column of the former package would be missing. */
  "columns",
  /** Results of the former package were erased or changed. */
  "changed",
] as const;
export type OpenDataReason = (typeof openDataReasons)[number];
