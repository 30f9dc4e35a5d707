import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import { languages } from "#shared/rules/language.ts";
import {
  ageGroups,
  answeredGroup,
  doseGroups,
} from "#shared/rules/quiz/visit/child-notes.ts";
import { hasWords, newestWords } from "#shared/rules/quiz/wordings.ts";
import { redcapPrefix } from "#shared/rules/reports/redcap-names.ts";
import type {
  Coded,
  ExportColumns,
  WordingRow,
} from "#server/reports/exports/queries.ts";
import {
  ageLabels,
  concernLabels,
  doseLabels,
  fieldLabels,
  fieldNotes,
  type Label,
  languageLabels,
  rewordedNote,
  sectionLabels,
} from "./field-words.ts";
import type { FinishedResult } from "#server/reports/exports/finished-result.ts";
import { plainLabel } from "./labels.ts";

type Choice = { code: string; label: Label };

/** One field of our form: its line in the data dictionary and its value in the file of results. */
export type RedcapField = {
  name: string;
  label: Label;
  /** The heading above the field. */
  section?: Label | undefined;
  note?: Label | undefined;
  /** Only one of these values; otherwise a line of text. */
  choices?: Choice[];
  validation?: "integer" | "datetime_seconds_ymd";
  value: (result: FinishedResult) => string;
};

/** All fields of the form. The data dictionary and the results are both written from this list, so they agree. */
export function redcapFields({
  questions,
  concerns,
}: Pick<ExportColumns, "questions" | "concerns">): RedcapField[] {
  return [
    ...quizFields(questions),
    ...questions.map(questionField),
    secondAnswerField(questions),
    ...concerns.flatMap(concernFields),
  ].map((field) => ({ ...field, name: redcapPrefix + field.name }));
}

function quizFields(questions: Coded[]): RedcapField[] {
  return [
    {
      name: "result",
      label: fieldLabels.result,
      section: sectionLabels.quiz,
      note: fieldNotes.result,
      value: ({ code }) => code,
    },
    {
      name: "date",
      label: fieldLabels.date,
      note: fieldNotes.date,
      validation: "datetime_seconds_ymd",
      value: ({ date }) => date,
    },
    {
      name: "language",
      label: fieldLabels.language,
      choices: languages.map((code) => ({ code, label: languageLabels[code] })),
      value: ({ language }) => language,
    },
    {
      name: "info",
      label: fieldLabels.information,
      note: fieldNotes.information,
      validation: "integer",
      value: ({ information }) => information,
    },
    {
      name: "wordings",
      label: fieldLabels.wordings,
      note: fieldNotes.wordings,
      value: ({ places }) => wordingsOf(questions, places),
    },
    {
      name: "age",
      label: fieldLabels.age,
      choices: groupChoices(ageGroups, ageLabels),
      value: ({ places: { age }, chosen }) =>
        groupCode(answeredGroup(ageGroups, answerAt(chosen, age))),
    },
    {
      name: "doses",
      label: fieldLabels.doses,
      choices: groupChoices(doseGroups, doseLabels),
      value: ({ places: { doses }, chosen }) =>
        groupCode(answeredGroup(doseGroups, answerAt(chosen, doses))),
    },
  ];
}

/** One field instead of one per question, so that a new wording does not need a new field in REDCap. */
function wordingsOf(
  questions: Coded[],
  { answers }: FinishedResult["places"],
): string {
  return questions
    .flatMap(({ code }, at) => {
      const answer = answers[at];
      return answer ? [`${code}:${answer.wordingNumber}`] : [];
    })
    .join(" ");
}

const answerAt = (chosen: string, place: number | undefined) =>
  place === undefined ? undefined : (chosen[place] as AnswerOption | undefined);

/** The group as in results.csv, with underscores because some versions of REDCap allow no blanks in codes. */
const groupCode = (group: string | null) => group?.replaceAll(" ", "_") ?? "";

function groupChoices<Group extends string>(
  groups: readonly Group[],
  labels: Record<Group, Label>,
): Choice[] {
  return groups.map((group) => ({
    code: groupCode(group),
    label: labels[group],
  }));
}

/** The letter of the answer, with the texts of the newest wording. */
function questionField({ code, wordings }: Coded, at: number): RedcapField {
  const newest = newestWords(wordings);
  const known = wordings.filter(hasWords).length;
  const text = { en: newest?.text ?? "", es: newest?.text_es ?? "" };
  return {
    name: code.toLowerCase(),
    label: withCode(code, text),
    section: at === 0 ? sectionLabels.answers : undefined,
    note: known > 1 ? rewordedNote(known) : undefined,
    choices: letterChoices(newest),
    value: ({ places: { answers }, chosen }) =>
      answerAt(chosen, answers[at]?.place) ?? "",
  };
}

/** The answer after reading. Its labels are from the newest wording that was marked for it. */
function secondAnswerField(questions: Coded[]): RedcapField {
  const marked = questions
    .flatMap(({ wordings }) => wordings)
    .filter(({ purpose }) => purpose === "intention")
    .toSorted((one, other) => one.number - other.number);
  return {
    name: "intent2",
    label: fieldLabels.secondAnswer,
    note: fieldNotes.secondAnswer,
    choices: letterChoices(marked.at(-1)),
    value: ({ secondAnswer }) => secondAnswer,
  };
}

function letterChoices(wording: WordingRow | undefined): Choice[] {
  return answerOptions.map((option, place) => ({
    code: option,
    label: optionLabel(option, wording, place),
  }));
}

/** A label must not be empty, so it falls back to English and then to the letter. */
function optionLabel(
  option: AnswerOption,
  wording: WordingRow | undefined,
  place: number,
): Label {
  const en = plainLabel(wording?.labels[place] ?? "") || option;
  return { en, es: plainLabel(wording?.labels_es[place] ?? "") || en };
}

function concernFields({ code, id, wordings }: Coded, at: number) {
  const key = Buffer.from(id).toString("latin1");
  const newest = wordings.at(-1);
  const name = newest?.concern_name ?? "";
  const named = { en: name, es: newest?.concern_name_es || name };
  const fieldOf = (
    part: keyof typeof concernLabels,
    value: RedcapField["value"],
  ): RedcapField => ({
    name: `${code.toLowerCase()}_${part}`,
    label: withCode(code, {
      en: `${named.en}: ${concernLabels[part].en}`,
      es: `${named.es}: ${concernLabels[part].es}`,
    }),
    section: at === 0 && part === "score" ? sectionLabels.concerns : undefined,
    validation: "integer",
    value,
  });
  return [
    fieldOf("score", ({ proposed }) => proposed.get(key)?.score ?? ""),
    fieldOf("prop", ({ proposed }) => String(proposed.get(key)?.place ?? "")),
    fieldOf("rank", ({ ranked }) => String(ranked.get(key) ?? "")),
  ];
}

/** The code of the codebook comes first, so that staff find the question there, and no label is a formula. */
const withCode = (code: string, { en, es }: Label): Label => ({
  en: `${code}. ${plainLabel(en)}`.trim(),
  es: `${code}. ${plainLabel(es || en)}`.trim(),
});
