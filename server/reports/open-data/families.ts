import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import type { Language } from "#shared/rules/language.ts";
import {
  type AgeGroup,
  ageGroups,
  answeredGroup,
  type DoseGroup,
  doseGroups,
} from "#shared/rules/quiz/visit/child-notes.ts";
import type { DescribingColumn } from "#shared/rules/reports/open-data.ts";

/** What a result says about the family, besides its answers. */
export type DescribedFamily = {
  /** `2026 Q4` */
  quarter: string;
  language: Language;
  arrived: "invited" | "walk-in";
  /** Null if the question was not asked. */
  age: AnswerOption | null;
  doses: AnswerOption | null;
  /** Null if it is not known what the family could read before the quiz. */
  information: number | null;
};

/** The codes instead of null. Blank cells are those that the package withholds. */
export const notAsked = "not asked";
const notRecorded = "not recorded";

export const twoAgeGroups = ["12 or younger", "13 or older"] as const;

/** The age groups that are the first of the two groups. */
const younger = new Set<AgeGroup>(["under 9", "9 to 10", "11 to 12"]);

const ageOf = ({ age }: DescribedFamily) =>
  answeredGroup(ageGroups, age ?? undefined);
const dosesOf = ({ doses }: DescribedFamily): DoseGroup | null =>
  answeredGroup(doseGroups, doses ?? undefined);

/** The code in this column of the package. */
export function codeAt(
  column: DescribingColumn,
  family: DescribedFamily,
): string {
  switch (column) {
    case "quarter":
      return family.quarter;
    case "year":
      return family.quarter.slice(0, 4);
    case "language":
      return family.language;
    case "arrived":
      return family.arrived;
    case "child_age":
      return ageOf(family) ?? notAsked;
    case "child_age_group": {
      const age = ageOf(family);
      return age === null ? notAsked : twoAgeGroups[younger.has(age) ? 0 : 1];
    }
    case "child_doses":
      return dosesOf(family) ?? notAsked;
    case "information_version":
      return family.information === null
        ? notRecorded
        : String(family.information);
  }
}
