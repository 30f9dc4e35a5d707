import type { Generated } from "kysely";
import type { DescribingColumn } from "#shared/rules/reports/open-data.ts";
import type { Moment } from "./staff-schema.ts";

export interface ReportSchema {
  open_data_packages: {
    number: number;
    date: Generated<Moment>;
    before: Moment;
    user: string | null;
    who: string;
    rows: number;
    plan: {
      columns: DescribingColumn[];
      groups: Record<string, number>;
      withheld: string[];
      blank: number;
    };
    answers: string[];
  };
}
