import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#shared/rules/language.ts";
import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import {
  ageGroups,
  answeredGroup,
  doseGroups,
  type QuestionPurpose,
} from "#shared/rules/quiz/visit/child-notes.ts";
import {
  exportColumnsOf,
  type WordingRow,
} from "#server/reports/exports/queries.ts";
import {
  readDictionary,
  readImport,
  readInstrument,
} from "#server/testing/redcap/redcap-files.ts";
import { rounds } from "#server/testing/rounds.ts";
import { dictionaryCsv, dictionaryRows, instrumentZip } from "./dictionary.ts";
import { redcapFields } from "./fields.ts";
import { redcapLines } from "./results-table.ts";

const hostile = fc.constantFrom(
  ..."| , ; [x] [hpvq_q1] {hpvq_q1} {child} <b> </script> &lt; &amp; & \" ' “ =1+1 +1 -1 @SUM % # \\ 👩‍👧 🏳️‍🌈 ñ".split(
    " ",
  ),
  "\r\n",
  "\n",
  "\t",
  "\u2028",
  "\u200b",
  "\u202e",
  "\ufeff",
  " ",
  "A, yes | B, no",
  "long ".repeat(100),
);

const text = fc
  .oneof(
    fc.array(fc.oneof(hostile, fc.string({ maxLength: 5 })), { maxLength: 6 }),
    fc.array(fc.string({ unit: "binary", maxLength: 20 }), { maxLength: 1 }),
  )
  .map((parts) => parts.join("").replaceAll("\0", "").toWellFormed());

const labels = fc.array(text, { minLength: 5, maxLength: 5 });

const nullable = <T>(values: fc.Arbitrary<T>) =>
  fc.option(values, { nil: null });

/** Wordings of a few questions and concerns in any order, reworded and moved to other concerns over time. */
const wordings: fc.Arbitrary<WordingRow[]> = fc
  .array(
    fc.record({
      question: fc.nat(7).map((n) => `question${n}`),
      concern: nullable(fc.nat(4).map((n) => `concern${n}`)),
      text,
      text_es: text,
      concern_name: text,
      concern_name_es: text,
      labels,
      labels_es: labels,
      purpose: nullable(
        fc.constantFrom<QuestionPurpose>("age", "doses", "intention"),
      ),
    }),
    { maxLength: 14 },
  )
  .map((rows) =>
    rows.map((row, at) => ({
      ...row,
      concern_name: row.concern && row.concern_name,
      concern_name_es: row.concern && row.concern_name_es,
      number: at * 3 + 1,
      hash: Buffer.of(at),
      preview: false,
    })),
  );

type Result = {
  id: string;
  asked: { wording: WordingRow; answer: AnswerOption }[];
  proposed: { concern: string; score: number }[];
  ranked: string[];
  information: number | null;
  language: (typeof languages)[number];
  date: string;
  code: string;
  secondAnswer: AnswerOption | "";
};

/** A result with one wording of some of the questions. */
function resultOf(all: WordingRow[]): fc.Arbitrary<Result> {
  const concerns = [...new Set(all.flatMap(({ concern }) => concern ?? []))];
  return fc
    .record({
      id: text.filter((id) => !/\p{Cc}|\u2028|\u2029|^$/u.test(id)),
      asked: fc.shuffledSubarray(all),
      letters: fc.infiniteStream(fc.constantFrom(...answerOptions)),
      proposed: fc.shuffledSubarray(concerns),
      scores: fc.infiniteStream(fc.integer({ min: 1, max: 25 })),
      order: fc.infiniteStream(fc.nat()),
      information: nullable(fc.integer({ min: 1, max: 99 })),
      language: fc.constantFrom(...languages),
      date: fc.date({
        min: new Date("2020-01-01T00:00:00Z"),
        max: new Date("2039-12-31T00:00:00Z"),
        noInvalidDate: true,
      }),
      code: fc.stringMatching(/^[1-9A-G]{22}$/),
      secondAnswer: fc.constantFrom<AnswerOption | "">("", ...answerOptions),
    })
    .map(({ asked, letters, proposed, scores, order, date, ...rest }) => ({
      ...rest,
      asked: [...Map.groupBy(asked, ({ question }) => question).values()].map(
        ([wording]) => ({
          wording: wording!,
          answer: letters.next().value!,
        }),
      ),
      proposed: proposed.map((concern) => ({
        concern,
        score: scores.next().value!,
      })),
      ranked: proposed
        .map((concern) => ({ concern, key: order.next().value! }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ concern }) => concern),
      date: date.toISOString().slice(0, 19).replace("T", " "),
    }));
}

const study = wordings.chain((all) =>
  fc.record({
    all: fc.constant(all),
    results: fc.array(resultOf(all), { maxLength: 3 }),
  }),
);

/** The row as COPY writes it. */
function rowOf(result: Result): string {
  const parts = [
    result.asked.map(({ wording }) => wording.number).join(),
    result.asked.map(({ answer }) => answer).join(""),
    result.proposed.map(({ concern }) => concern).join(),
    result.proposed.map(({ score }) => score).join(),
    result.ranked.join(),
    result.information ?? "",
    result.language,
    result.date,
    result.code,
    result.secondAnswer,
  ].join(";");
  const line = stringify([[parts, result.id]], { quoted: true, eof: false });
  return Buffer.from(line).toString("latin1");
}

/** The result that somebody with the columns of the codebook reads from a record of REDCap. */
function readBack(
  record: Record<string, string>,
  { questions, concerns }: ReturnType<typeof exportColumnsOf>,
): Result {
  const valueOf = (name: string) => record[`hpvq_${name}`] ?? "";
  const wordingOf = new Map(
    valueOf("wordings")
      .split(" ")
      .map((each) => each.split(":") as [string, string]),
  );
  const placesIn = (part: string) =>
    concerns
      .map(({ id, code }) => ({
        concern: id,
        score: Number(valueOf(`${code.toLowerCase()}_score`)),
        place: Number(valueOf(`${code.toLowerCase()}_${part}`)),
      }))
      .filter(({ place }) => place > 0)
      .toSorted((a, b) => a.place - b.place);
  return {
    id: record["study_id"] ?? "",
    asked: questions.flatMap(({ code, wordings: each }) => {
      const answer = valueOf(code.toLowerCase()) as AnswerOption;
      const wording = each[Number(wordingOf.get(code)) - 1];
      return wording ? [{ wording, answer }] : [];
    }),
    proposed: placesIn("prop").map(({ concern, score }) => ({
      concern,
      score,
    })),
    ranked: placesIn("rank").map(({ concern }) => concern),
    information: Number(valueOf("info")) || null,
    language: valueOf("language") as Result["language"],
    date: valueOf("date"),
    code: valueOf("result"),
    secondAnswer: valueOf("intent2") as Result["secondAnswer"],
  };
}

const byQuestion = (asked: Result["asked"]) =>
  asked.toSorted((a, b) =>
    a.wording.question.localeCompare(b.wording.question),
  );

function expectedGroup(
  { asked }: Result,
  purpose: QuestionPurpose,
  { questions }: ReturnType<typeof exportColumnsOf>,
) {
  const inOrder = questions.flatMap(({ wordings: each }) => each);
  const marked = inOrder.find(
    (wording) =>
      wording.purpose === purpose &&
      asked.some((each) => each.wording === wording),
  );
  const answer = asked.find(({ wording }) => wording === marked)?.answer;
  const groups = purpose === "age" ? ageGroups : doseGroups;
  return answeredGroup<string>(groups, answer)?.replaceAll(" ", "_") ?? "";
}

function checkFiles(
  { all, results }: { all: WordingRow[]; results: Result[] },
  isLongitudinal: boolean,
) {
  const columns = exportColumnsOf(all, []);
  const fields = redcapFields(columns);
  const [english, spanish] = languages.map((language) => {
    const rows = dictionaryRows(fields, language, "study_id");
    const [, ...form] = readDictionary(dictionaryCsv(rows));
    expect(readInstrument(instrumentZip(fields, language))).toEqual(form);
    return form;
  });
  const bones = (form = english) =>
    form?.map(({ name, type, validation, choices }) => [
      name,
      type,
      validation,
      [...choices.keys()],
    ]);
  expect(bones(spanish)).toEqual(bones(english));

  const { names, line } = redcapLines(columns, {
    record: "study_id",
    event: isLongitudinal ? "visit_arm_1" : undefined,
  });
  const lines = results.map((result) => line(rowOf(result)));
  const file = [stringify([names], { eof: false }), ...lines]
    .map((each) => `${each}\r\n`)
    .join("");
  const records = readImport(Buffer.from(file, "latin1"), {
    record: "study_id",
    isLongitudinal,
    fields: english ?? [],
  });
  expect(records).toHaveLength(results.length);
  for (const [at, result] of results.entries()) {
    const record = records[at] ?? {};
    const read = readBack(record, columns);
    expect({ ...read, asked: byQuestion(read.asked) }).toEqual({
      ...result,
      asked: byQuestion(result.asked),
    });
    for (const purpose of ["age", "doses"] as const)
      expect(record[`hpvq_${purpose}`]).toBe(
        expectedGroup(result, purpose, columns),
      );
    expect(record["hpvq_quiz_complete"]).toBe("2");
    expect(record["redcap_event_name"]).toBe(
      isLongitudinal ? "visit_arm_1" : undefined,
    );
  }
}

test("REDCap takes the files of random quizzes, and its records hold our results", () => {
  fc.assert(fc.property(study, fc.boolean(), checkFiles), {
    numRuns: rounds(100),
  });
});
