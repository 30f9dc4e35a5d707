import { expect, test } from "vitest";
import { answerColumns } from "./columns.ts";

const wording = {
  number: 1,
  hash: Buffer.alloc(0),
  question: "a",
  text: "How likely is a shot?",
  text_es: "",
  concern: null,
  concern_name: null,
  concern_name_es: null,
  labels: ["A", "B", "C", "D", "E"],
  labels_es: [],
  preview: false,
};

test.each([
  [null, ["Q1_code"]],
  ["intention", ["Q1_code"]],
  ["age", []],
  ["doses", []],
] as const)(
  "a question with the purpose %s has columns %j",
  (purpose, names) => {
    const question = {
      code: "Q1",
      id: "a",
      wordings: [{ ...wording, purpose }],
    };
    const columns = answerColumns({ questions: [question], concerns: [] });
    expect(columns.map(({ name }) => name)).toEqual(names);
  },
);
