import { expect, test } from "vitest";
import { isSigned, signableText } from "./signature.ts";

const words = {
  connect: "You asked whether it is safe.",
  connect_es: "Me pregunta si es segura.",
  counsel: "I recommend it today.",
  counsel_es: "La recomiendo hoy.",
  counselsource: "https://www.cdc.gov/",
  counselread: "2026-11-20",
};
const signed = {
  ...words,
  signedby: "Dr. Example",
  signedon: "2026-11-28",
  signedtext: signableText(words),
};

test("a signature needs a name, a day and the signed words", () => {
  expect(isSigned(signed)).toBe(true);
  expect(isSigned({ ...signed, signedby: "" })).toBe(false);
  expect(isSigned({ ...signed, signedon: "" })).toBe(false);
  expect(isSigned({ ...signed, signedtext: "" })).toBe(false);
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

test("an empty text cannot be signed", () => {
  const empty = { ...words, connect: "", counsel: "" };
  expect(
    isSigned({ ...signed, ...empty, signedtext: signableText(empty) }),
  ).toBe(false);
});
