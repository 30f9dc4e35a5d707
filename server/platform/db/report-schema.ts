import type { Generated } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import type { DescribingColumn } from "#shared/rules/reports/open-data.ts";
import type { Moment } from "./staff-schema.ts";

export interface ReportSchema {
  open_data_packages: {
    number: number;
    date: Generated<Moment>;
    before: Moment;
    user: string | null;
    who: string;
    /** All rows, also those of the former packages. */
    rows: number;
    /** How the rows since the former package are described. */
    plan: {
      columns: DescribingColumn[];
      groups: Record<string, number>;
      withheld: string[];
      blank: number;
    };
    /** The columns in which these rows have answers. */
    answers: string[];
  };
  event_weeks: {
    week: string;
    language: Language;
    name: string;
    number: number;
    seconds: number;
    count: string;
  };
  result_weeks: {
    week: string;
    language: Language;
    concern: string;
    place: number;
    count: string;
  };
  answer_weeks: {
    week: string;
    language: Language;
    question: string;
    answer: string;
    count: string;
  };
}
