import { describe, expect, test } from "vitest";
import { isSigned, signableText, signatureProblems } from "./signature.ts";

const words = {
  name: "Is it safe?",
  name_es: "¿Es segura?",
  summary: "Serious problems are rare.",
  summary_es: "Los problemas graves son raros.",
  content: "<p>A sore arm is <strong>very</strong> common.</p>",
  content_es: "<p>El dolor en el brazo es muy común.</p>",
  connect: "Many parents ask whether it is safe.",
  connect_es: "Muchos padres preguntan si es segura.",
  counsel: "Serious problems are rare.",
  counsel_es: "Los problemas graves son raros.",
  counselsource: "https://www.cdc.gov/",
  counselsourcename: "CDC",
  counselsourcename_es: "CDC",
  counselread: "2026-11-20",
};
const signed = {
  ...words,
  signedby: "Dr. Example",
  signedon: "2026-11-28",
  signedtext: signableText(words),
};

const signedAgain = (changes: object) => ({
  ...signed,
  ...changes,
  signedtext: signableText({ ...words, ...changes }),
});

test("a signature needs a name, a day, the signed words and a source that was read", () => {
  expect(isSigned(signed)).toBe(true);
  expect(isSigned({ ...signed, signedby: "" })).toBe(false);
  expect(isSigned({ ...signed, signedon: "" })).toBe(false);
  expect(isSigned({ ...signed, signedtext: "" })).toBe(false);
  expect(isSigned(signedAgain({ counselread: "" }))).toBe(false);
  expect(isSigned(signedAgain({ counselsource: "" }))).toBe(false);
});

test.each(Object.keys(words))(
  "a signature is void when %s changes",
  (field) => {
    expect(isSigned({ ...signed, [field]: "2026-11-21" })).toBe(false);
  },
);

test("a signature applies again when the signed words return", () => {
  const changed = { ...signed, counsel: "Other words." };
  expect(isSigned({ ...changed, counsel: words.counsel })).toBe(true);
});

test("new formatting of the same words leaves the signature", () => {
  const content = "<p>A sore arm is very common.</p>\n";
  expect(isSigned({ ...signed, content })).toBe(true);
});

test("an empty text cannot be signed", () => {
  expect(isSigned(signedAgain({ connect: "", counsel: "" }))).toBe(false);
});

describe("the problems of a signature", () => {
  const today = "2026-11-29";
  const problems = (changes: object) =>
    signatureProblems(signedAgain(changes), today);

  test.each([
    [{}, {}],
    [{ signedon: "2026-11-29" }, {}],
    // Already today in Guam.
    [{ signedon: "2026-11-30" }, {}],
    [{ signedon: "2026-12-01" }, { signedon: "day_in_future" }],
    [{ signedon: "2099-12-31" }, { signedon: "day_in_future" }],
    [{ signedon: "2025-11-29" }, {}],
    [{ signedon: "2025-11-28" }, { signedon: "signature_expired" }],
    [
      { signedon: "", signedby: " " },
      { signedby: "required", signedon: "required" },
    ],
    [{ counselread: "" }, { counselread: "required" }],
    [{ counselread: "2026-12-01" }, { counselread: "day_in_future" }],
    [{ counselsource: "" }, { counselsource: "required" }],
  ])("%j: %j", (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  test("words that are not signed have none", () => {
    const unsigned = { ...signed, signedtext: "", signedon: "2099-12-31" };
    expect(signatureProblems(unsigned, today)).toEqual({});
  });
});
