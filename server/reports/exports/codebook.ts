import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { pointsOf } from "#shared/rules/quiz/scores.ts";
import { shownTexts } from "#shared/rules/quiz/wordings.ts";
import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import type { Language } from "#shared/rules/language.ts";
import { type ColumnMeaning, first, last } from "./column-meanings.ts";
import { linesTable } from "./lines-table.ts";
import type {
  Coded,
  ExportColumns,
  Information,
  ExportTable,
  WordingRow,
} from "./queries.ts";

/** Describes every column of the results in both languages, with one line per wording. */
export function codebook(
  { questions, concerns, information }: ExportColumns,
  isNamed: boolean,
): ExportTable {
  const codeOf = new Map(concerns.map(({ id, code }) => [id, code]));
  const lines = [
    ...first
      .map((each) => (isNamed ? each : { ...each, ...each.withoutNames }))
      .map(fixedLine),
    ...questions.flatMap((question) => questionLines(question, codeOf)),
    ...concerns.flatMap(concernLines),
    ...last.map(fixedLine),
    ...information.map(informationLine),
  ];
  const names =
    "columns id wording concern text text_es values values_es".split(" ");
  return linesTable(names, lines);
}

function fixedLine({
  column,
  meaning,
  meaning_es = "",
  values = "",
  values_es = "",
}: ColumnMeaning) {
  return [column, "", "", "", meaning, meaning_es, values, values_es];
}

function informationLine({ version, date, content }: Information) {
  const textsIn = (language: Language) =>
    [...promises, ...informationParts]
      .map((name) => content[`${name}_${language}`])
      .filter((text) => text)
      .join(" | ");
  const since = date.slice(0, 10);
  return [
    "information_version",
    "",
    String(version),
    "",
    textsIn("en"),
    textsIn("es"),
    `since ${since}`,
    `desde ${since}`,
  ];
}

function questionLines(
  { code, id, wordings }: Coded,
  codeOf: Map<string, string>,
) {
  const columns = `${code}_code | ${code}_text | ${code}_points`;
  return wordings.map((wording, place) => [
    columns,
    id,
    String(place + 1),
    codeOf.get(wording.concern ?? "") ?? "",
    shownTexts(wording).text,
    shownTexts(wording).text_es,
    optionsOf(wording, wording.labels),
    optionsOf(wording, wording.labels_es),
  ]);
}

/** `A (5) = …`: the option, its points if it counts for a concern, and its label. */
function optionsOf({ concern }: WordingRow, labels: string[]): string {
  return answerOptions
    .map((option, place) => {
      const points = concern === null ? "" : ` (${pointsOf(option)})`;
      return `${option}${points} = ${labels[place] ?? ""}`;
    })
    .join(" | ");
}

function concernLines({ code, id, wordings }: Coded) {
  const columns = `${code}_score | ${code}_proposed_rank | ${code}_chosen_rank`;
  const names = new Map(
    wordings.map((each) => [
      `${each.concern_name}|${each.concern_name_es}`,
      each,
    ]),
  );
  return [...names.values()].map((wording, place) => [
    columns,
    id,
    String(place + 1),
    "",
    wording.concern_name ?? "",
    wording.concern_name_es ?? "",
    "",
    "",
  ]);
}
