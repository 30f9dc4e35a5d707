import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { languages } from "#shared/rules/language.ts";
import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";
import type { DescribingColumn } from "#shared/rules/reports/open-data.ts";
import type { FinishedResult } from "#server/reports/exports/finished-result.ts";
import type {
  Coded,
  ExportColumns,
  WordingRow,
} from "#server/reports/exports/queries.ts";
import {
  ageLabels,
  doseLabels,
  type Label,
  languageLabels,
} from "#server/reports/redcap/field-words.ts";
import { notAsked, twoAgeGroups } from "./families.ts";
import {
  rankLabels,
  arrivedLabels,
  describingLabels,
  notAskedLabel,
  rowLabel,
  twoAgeLabels,
} from "./column-words.ts";

export type CodedLabel = { code: string; label: Label };

/** A column of the package. */
export type OpenColumn = {
  name: string;
  label: Label;
  /** Only one of these codes. */
  choices?: CodedLabel[];
  /** A whole number; without choices or this, a text. */
  isNumber?: true;
  /** The wordings of a question, oldest first. */
  wordings?: WordingRow[];
};

/** A column with what a family answered. */
export type AnswerColumn = OpenColumn & {
  value: (result: FinishedResult) => string;
  /** The numbers of its wordings, or the id of its concern. */
  answeredAs: string[];
};

export const rowColumn: OpenColumn = {
  name: "row",
  label: rowLabel,
  isNumber: true,
};

const choicesFor: { [Column in DescribingColumn]?: CodedLabel[] } = {
  language: languages.map((code) => ({ code, label: languageLabels[code] })),
  arrived: (["invited", "walk-in"] as const).map((code) => ({
    code,
    label: arrivedLabels[code],
  })),
  child_age: [
    ...ageGroups.map((code) => ({ code, label: ageLabels[code] })),
    { code: notAsked, label: notAskedLabel },
  ],
  child_age_group: [
    ...twoAgeGroups.map((code) => ({ code, label: twoAgeLabels[code] })),
    { code: notAsked, label: notAskedLabel },
  ],
  child_doses: [
    ...doseGroups.map((code) => ({ code, label: doseLabels[code] })),
    { code: notAsked, label: notAskedLabel },
  ],
};

export function describingColumn(name: DescribingColumn): OpenColumn {
  const choices = choicesFor[name];
  return {
    name,
    label: describingLabels[name],
    ...(choices && { choices }),
  };
}

const describesChild = ({ purpose }: WordingRow) =>
  purpose === "age" || purpose === "doses";

/**
 * The columns with answers, named as in results.csv. Leaves out the questions about age and doses, which the
 * description replaces. If such a question counts for a concern, all points would reveal its answer.
 */
export function answerColumns({
  questions,
  concerns,
}: Pick<ExportColumns, "questions" | "concerns">): AnswerColumn[] {
  const isAboutChild = ({ wordings }: Coded) => wordings.some(describesChild);
  const hasPoints = !questions.some(({ wordings }) =>
    wordings.some((wording) => describesChild(wording) && wording.concern),
  );
  return [
    ...questions.flatMap((question, at) =>
      isAboutChild(question) ? [] : questionColumn(question, at),
    ),
    ...concerns.flatMap((concern) => concernColumns(concern, hasPoints)),
  ];
}

function questionColumn({ code, wordings }: Coded, at: number): AnswerColumn {
  const newest = wordings.at(-1);
  const text = newest?.text ?? "";
  return {
    name: `${code}_code`,
    label: withCode(code, { en: text, es: newest?.text_es || text }),
    choices: answerOptions.map((option, place) => {
      const en = newest?.labels[place] || option;
      return {
        code: option,
        label: { en, es: newest?.labels_es[place] || en },
      };
    }),
    wordings,
    answeredAs: wordings.map(({ number }) => String(number)),
    value: ({ places, chosen }) => {
      const answer = places.answers[at];
      return answer ? (chosen[answer.place] ?? "") : "";
    },
  };
}

function concernColumns(
  { code, id, wordings }: Coded,
  hasPoints: boolean,
): AnswerColumn[] {
  const key = Buffer.from(id).toString("latin1");
  const newest = wordings.at(-1);
  const name = newest?.concern_name ?? "";
  const columnOf = (
    part: keyof typeof rankLabels,
    value: AnswerColumn["value"],
  ): AnswerColumn => ({
    name: `${code}_${part}`,
    label: withCode(code, {
      en: `${name}: ${rankLabels[part].en}`,
      es: `${newest?.concern_name_es || name}: ${rankLabels[part].es}`,
    }),
    isNumber: true,
    answeredAs: [id],
    value,
  });
  const points = [
    columnOf("score", ({ proposed }) => proposed.get(key)?.score ?? ""),
    columnOf("proposed_rank", ({ proposed }) =>
      String(proposed.get(key)?.place ?? ""),
    ),
  ];
  return [
    ...(hasPoints ? points : []),
    columnOf("chosen_rank", ({ ranked }) => String(ranked.get(key) ?? "")),
  ];
}

/** The code of the codebook comes first. */
const withCode = (code: string, { en, es }: Label): Label => ({
  en: `${code}. ${en}`,
  es: `${code}. ${es}`,
});
