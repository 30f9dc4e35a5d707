import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { languages } from "#shared/rules/language.ts";
import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";
import { newestWords } from "#shared/rules/quiz/wordings.ts";
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
  /**
   * What the cells reveal: which families have one of the wordings (their numbers) or concerns (their ids) in each
   * group. The cell is blank if they have none of the first group.
   */
  reveals: string[][];
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
  const points = hasPoints ? questions.flatMap(countedWordings) : undefined;
  // A missing place shows that there was another concern.
  const places = concerns.map(({ id }) => [id]);
  return [
    ...questions.flatMap((question, at) =>
      isAboutChild(question) ? [] : questionColumn(question, at),
    ),
    ...concerns.flatMap((concern) => concernColumns(concern, places, points)),
  ];
}

/** The wordings of a question that count for one concern. Points minus answers show who had one of them. */
type CountedWordings = { concern: string | null; numbers: string[] };

function countedWordings({ wordings }: Coded): CountedWordings[] {
  const counting = wordings.filter(({ concern }) => concern !== null);
  const groups = Map.groupBy(counting, ({ concern }) => concern);
  return [...groups].map(([concern, group]) => ({
    concern,
    numbers: group.map(({ number }) => String(number)),
  }));
}

function questionColumn({ code, wordings }: Coded, at: number): AnswerColumn {
  const newest = newestWords(wordings);
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
    reveals: [wordings.map(({ number }) => String(number))],
    value: ({ places, chosen }) => {
      const answer = places.answers[at];
      return answer ? (chosen[answer.place] ?? "") : "";
    },
  };
}

/** Without `points`, only the place in the family's order. */
function concernColumns(
  { code, id, wordings }: Coded,
  places: string[][],
  points: CountedWordings[] | undefined,
): AnswerColumn[] {
  const key = Buffer.from(id).toString("latin1");
  const newest = wordings.at(-1);
  const name = newest?.concern_name ?? "";
  const columnOf = (
    part: keyof typeof rankLabels,
    reveals: string[][],
    value: AnswerColumn["value"],
  ): AnswerColumn => ({
    name: `${code}_${part}`,
    label: withCode(code, {
      en: `${name}: ${rankLabels[part].en}`,
      es: `${newest?.concern_name_es || name}: ${rankLabels[part].es}`,
    }),
    isNumber: true,
    reveals: [[id], ...reveals],
    value,
  });
  const numbersOf = (counted: CountedWordings[]) =>
    counted.map(({ numbers }) => numbers);
  const pointColumns = points && [
    columnOf(
      "score",
      numbersOf(points.filter(({ concern }) => concern === id)),
      ({ proposed }) => proposed.get(key)?.score ?? "",
    ),
    columnOf(
      "proposed_rank",
      [...numbersOf(points), ...places],
      ({ proposed }) => String(proposed.get(key)?.place ?? ""),
    ),
  ];
  return [
    ...(pointColumns ?? []),
    columnOf("chosen_rank", places, ({ ranked }) =>
      String(ranked.get(key) ?? ""),
    ),
  ];
}

/** The code of the codebook comes first. */
const withCode = (code: string, { en, es }: Label): Label => ({
  en: `${code}. ${en}`,
  es: `${code}. ${es}`,
});
