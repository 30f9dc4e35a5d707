import { type RawBuilder, sql } from "kysely";
import { answerOptions, pointsOf } from "#shared/rules/answers.ts";
import { ageGroups, doseGroups } from "#shared/rules/visit/child-notes.ts";
import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Coded, Columns, Information, Wording } from "./columns.ts";

type Line = {
  column: string;
  meaning: string;
  meaning_es?: string;
  values?: string;
  values_es?: string;
};

const fixed: Line[] = [
  {
    column: "result_id",
    meaning: "The result, as in the address of its page",
    meaning_es: "El resultado, como en la dirección de su página",
  },
  {
    column: "date",
    meaning: "When it was saved, in UTC (ISO 8601)",
    meaning_es: "Cuándo se guardó, en UTC (ISO 8601)",
  },
  {
    column: "language",
    meaning: "Language of the quiz",
    meaning_es: "Idioma del cuestionario",
    values: "en | es",
    values_es: "en | es",
  },
  {
    column: "arrived",
    meaning: "By a personal link, or without one",
    meaning_es: "Con un enlace personal o sin él",
    values: "invited | walk-in",
    values_es: "invited (con enlace) | walk-in (sin enlace)",
  },
  {
    column: "contact_id",
    meaning: "The contact that was invited",
    meaning_es: "El contacto invitado",
  },
  {
    column: "redcap_id",
    meaning: "The contact's REDCap ID",
    meaning_es: "El ID de REDCap del contacto",
  },
  {
    column: "parent_name",
    meaning: "Name given by the parent",
    meaning_es: "Nombre que dio el padre o la madre",
  },
  {
    column: "child_name",
    meaning: "Name given for the child",
    meaning_es: "Nombre que se dio del niño o la niña",
  },
  {
    column: "problem",
    meaning: "Why a result is in problem_results.csv",
    meaning_es: "Por qué un resultado está en problem_results.csv",
    values: "unranked | contact deleted | question deleted",
    values_es:
      "unranked (sin ordenar) | contact deleted (contacto borrado) | question deleted (pregunta borrada)",
  },
];

/** Behind all others, so that no column changes its place. */
const last: Line[] = [
  {
    column: "child_age",
    meaning: "The child's age, from the question that is marked for it",
    meaning_es: "La edad, según la pregunta marcada para eso",
    values: ageGroups.join(" | "),
    values_es:
      "under 9 (menos de 9 años) | 9 to 10 (9 o 10) | 11 to 12 (11 o 12) | 13 to 14 (13 o 14) | 15 or older (15 o más)",
  },
  {
    column: "child_doses",
    meaning: "HPV doses so far, from the question that is marked for it",
    meaning_es:
      "Dosis contra el VPH hasta entonces, según la pregunta marcada para eso",
    values: doseGroups.join(" | "),
    values_es:
      "none (ninguna) | one (una) | two or more (dos o más) | some (algunas, no se sabe cuántas) | unknown (no se sabe)",
  },
  {
    column: "information_version",
    meaning: "What the parent could read before starting; texts below",
    meaning_es: "Lo que se podía leer antes de empezar; textos abajo",
  },
];

/** What every column of the results means: its words in both languages, once for each wording. */
export function codebook({
  questions,
  concerns,
  information,
}: Columns): RawBuilder<unknown> {
  const codeOf = new Map(concerns.map(({ id, code }) => [id, code]));
  const lines = [
    ...fixed.map(fixedLine),
    ...questions.flatMap((question) => questionLines(question, codeOf)),
    ...concerns.flatMap(concernLines),
    ...last.map(fixedLine),
    ...information.map(informationLine),
  ];
  const names =
    "columns id wording concern text text_es values values_es".split(" ");
  const cells = names.map(
    (name) => sql`spreadsheet_cell(${sql.ref(name)}) AS ${sql.ref(name)}`,
  );
  return sql`
    SELECT ${sql.join(cells)}
    FROM (VALUES ${sql.join(lines)}) AS lines (${sql.join(names.map((name) => sql.ref(name)))})`;
}

function line(cells: string[]): RawBuilder<unknown> {
  return sql`(${sql.join(cells.map((cell) => sql.lit(cell)))})`;
}

function fixedLine({
  column,
  meaning,
  meaning_es = "",
  values = "",
  values_es = "",
}: Line) {
  return line([column, "", "", "", meaning, meaning_es, values, values_es]);
}

function informationLine({ version, date, content }: Information) {
  const told = (language: Language) =>
    [...promises, ...informationParts]
      .map((name) => content[`${name}_${language}`])
      .filter((text) => text)
      .join(" | ");
  const since = date.slice(0, 10);
  return line([
    "information_version",
    "",
    String(version),
    "",
    told("en"),
    told("es"),
    `since ${since}`,
    `desde ${since}`,
  ]);
}

function questionLines(
  { code, id, wordings }: Coded,
  codeOf: Map<string, string>,
) {
  const columns = `${code}_code | ${code}_text | ${code}_points`;
  return wordings.map((wording, place) =>
    line([
      columns,
      id,
      String(place + 1),
      codeOf.get(wording.concern ?? "") ?? "",
      wording.text,
      wording.text_es,
      optionsOf(wording, wording.labels),
      optionsOf(wording, wording.labels_es),
    ]),
  );
}

/** `A (5) = …`: the option, its points where they count for a concern, and its words. */
function optionsOf({ concern }: Wording, labels: string[]): string {
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
  return [...names.values()].map((wording, place) =>
    line([
      columns,
      id,
      String(place + 1),
      "",
      wording.concern_name ?? "",
      wording.concern_name_es ?? "",
      "",
      "",
    ]),
  );
}
